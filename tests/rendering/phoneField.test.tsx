import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState, type ComponentType } from "react";
import { describe, expect, it, vi } from "vitest";
import { phoneField } from "#renderers/fields/PhoneField.tsx";
import type { FieldProps, PhoneCountry } from "#rendering/FieldProps.ts";
import { fieldContract } from "#tests/contracts/fieldContract.tsx";
import { aField } from "#tests/support/aField.ts";

const countries = [
  { code: "KH", dialingCode: "855", name: "កម្ពុជា", englishName: "Cambodia", isLikely: true },
  { code: "TH", dialingCode: "66", name: "ថៃ", englishName: "Thailand", isLikely: false },
  { code: "US", dialingCode: "1", name: "សហរដ្ឋអាមេរិក", englishName: "United States", isLikely: false },
  { code: "CA", dialingCode: "1", name: "កាណាដា", englishName: "Canada", isLikely: false },
];

const aCountry = (parts: Partial<PhoneCountry> = {}): PhoneCountry => ({
  id: "c",
  name: "code",
  label: "Country code",
  value: "855",
  error: null,
  isRequired: true,
  onChange: () => {},
  onBlur: () => {},
  countryOf: async () => undefined,
  ...parts,
});

fieldContract(phoneField, { countries });
fieldContract(phoneField, { countries, country: aCountry() });

const Field = phoneField.component as ComponentType<FieldProps>;
const user = userEvent.setup();
const number = () => screen.getByLabelText<HTMLInputElement>("Mobile");
const country = () => screen.getByRole<HTMLInputElement>("combobox", { name: /^Country code/ });
const flag = () => document.querySelector(".country__flag")?.textContent;

/** Draws the field over two values that it keeps, as a form does; gives what they are now. */
function draw(parts: Partial<PhoneCountry> = {}, props: Partial<FieldProps> = {}) {
  const now: { number: unknown; code: unknown } = { number: props.value, code: aCountry(parts).value };
  function Kept() {
    const [, redraw] = useState(0);
    const keep = (changed: Partial<typeof now>) => {
      Object.assign(now, changed);
      redraw((count) => count + 1);
    };
    return (
      <Field
        {...aField({ label: "Mobile", ...props })}
        countries={countries}
        value={now.number}
        onChange={(value) => keep({ number: value })}
        country={aCountry({ ...parts, value: now.code, onChange: (code) => keep({ code }) })}
      />
    );
  }
  render(<Kept />);
  return now;
}

describe("a phone field", () => {
  it("holds the digits, and shows what was typed between them", async () => {
    const now = draw();
    await user.type(number(), "012 345-678");
    expect([now, number().value]).toEqual([{ number: "012345678", code: "855" }, "012 345-678"]);
  });

  it.each(["+66 81 234 5678", "0066 (0)81 234 5678", "+٦٦ ٨١ ٢٣٤ ٥٦٧٨"])(
    "takes the country out of a whole number that is pasted: %s",
    async (pasted) => {
      const now = draw();
      await user.click(number());
      await user.paste(pasted);
      expect([now, number().value, country().value]).toEqual([{ number: "812345678", code: "66" }, "812345678", "+66"]);
    },
  );

  it("takes the country out of a whole number that is typed key by key", async () => {
    const now = draw();
    await user.type(number(), "+66812345678");
    expect(now).toEqual({ number: "812345678", code: "66" });
  });

  it("asks whose number it is only where several countries share the dialling code", async () => {
    const countryOf = vi.fn(async () => "CA");
    draw({ countryOf });
    await user.click(number());
    await user.paste("+66812345678");
    expect(countryOf).not.toHaveBeenCalled();
    await user.clear(number());
    await user.paste("+1 416 555 0100");
    expect(countryOf).toHaveBeenCalledWith("+14165550100");
    await waitFor(() => expect(flag()).toBe("\u{1f1e8}\u{1f1e6}"));
  });

  it("keeps working where nobody can be asked", async () => {
    const now = draw({ countryOf: async () => Promise.reject(new Error("network")) });
    await user.click(number());
    await user.paste("+14165550100");
    await act(async () => {});
    expect([now, flag()]).toEqual([{ number: "4165550100", code: "1" }, "\u{1f1fa}\u{1f1f8}"]);
  });

  it("is typed over, also where its country came after the focus", async () => {
    const at = (code: unknown) => (
      <Field {...aField({ label: "Mobile" })} countries={countries} country={aCountry({ value: code })} />
    );
    const { rerender } = render(at(undefined));
    act(() => country().focus());
    rerender(at("855"));
    await user.keyboard("thai");
    expect(country().value).toBe("thai");
    expect(screen.getByRole("option", { name: /Thailand|ថៃ/ })).toBeTruthy();
  });

  it("follows the value that comes from elsewhere", () => {
    const now = draw({}, { value: "12345678" });
    fireEvent.change(number(), { target: { value: "12 34" } });
    expect([now.number, number().value]).toEqual(["1234", "12 34"]);
  });

  it.each([
    ["its name", "ថៃ"],
    ["its English name", "thai"],
    ["its letters", "TH"],
    ["its dialling code", "+66"],
  ])("finds a country by %s, empty at the first touch so that a phone can type", async (_, search) => {
    const now = draw();
    await user.click(country());
    expect([country().value, screen.getAllByRole("option")]).toEqual(["", expect.objectContaining({ length: 4 })]);
    await user.keyboard(search);
    expect(screen.getAllByRole("option")).toHaveLength(1);
    await user.click(screen.getByRole("option"));
    expect([now.code, country().value, document.activeElement]).toEqual(["66", "+66", number()]);
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  it("is walked with the keyboard alone, and Escape leaves the country as it was", async () => {
    const now = draw();
    await user.tab();
    expect(document.activeElement).toBe(country());
    await user.keyboard("unit{Escape}");
    await user.tab();
    expect([document.activeElement, country().value]).toEqual([number(), "+855"]);
    await user.tab({ shift: true });
    await user.keyboard("th{ArrowDown}{Enter}");
    expect([now.code, document.activeElement]).toEqual(["66", number()]);
  });

  it("names the country to who cannot see the flag, and says in its own words what is wrong with it", () => {
    draw({ value: "", error: "Please fill in this field." });
    expect(country().getAttribute("aria-invalid")).toBe("true");
    const error = document.getElementById(country().getAttribute("aria-describedby") ?? "");
    expect(error?.textContent).toBe("Please fill in this field.");
    expect(number().getAttribute("aria-invalid")).toBeNull();
  });

  it("says the country's name with the control", () => {
    draw();
    expect(screen.getByRole("combobox", { name: "Country code: កម្ពុជា" })).toBeTruthy();
  });

  it("runs from left to right on every page, and its list as the page does", async () => {
    document.documentElement.dir = "rtl";
    draw();
    await user.click(country());
    expect([number().dir, screen.getByRole("listbox").closest("[dir]")?.getAttribute("dir")]).toEqual(["ltr", "rtl"]);
    document.documentElement.dir = "";
  });
});
