import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState, type ComponentType } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Renderer } from "#engine/index.ts";
import { captchaField } from "#renderers/fields/CaptchaField.tsx";
import { checkboxField } from "#renderers/fields/CheckboxField.tsx";
import { codeField } from "#renderers/fields/CodeField.tsx";
import { countryCodeField } from "#renderers/fields/CountryCodeField.tsx";
import { colourField } from "#renderers/fields/ColourField.tsx";
import { dateField } from "#renderers/fields/DateField.tsx";
import { dateRangeField } from "#renderers/fields/DateRangeField.tsx";
import { fileField } from "#renderers/fields/FileField.tsx";
import { choiceGroupField } from "#renderers/fields/ChoiceGroupField.tsx";
import { moneyField } from "#renderers/fields/MoneyField.tsx";
import { numberField } from "#renderers/fields/NumberField.tsx";
import { passwordField } from "#renderers/fields/PasswordField.tsx";
import { pinField } from "#renderers/fields/PinField.tsx";
import { rowsField } from "#renderers/fields/RowsField.tsx";
import { searchField } from "#renderers/fields/SearchField.tsx";
import { selectField } from "#renderers/fields/SelectField.tsx";
import { sliderField } from "#renderers/fields/SliderField.tsx";
import { contractChoiceField } from "#renderers/fields/ContractChoiceField.tsx";
import { starsField } from "#renderers/fields/StarsField.tsx";
import { textareaField } from "#renderers/fields/TextareaField.tsx";
import { textField } from "#renderers/fields/TextField.tsx";
import { uploadField } from "#renderers/fields/UploadField.tsx";
import type { FieldProps } from "#rendering/FieldProps.ts";
import { fieldContract } from "#tests/contracts/fieldContract.tsx";
import { aField } from "#tests/support/aField.ts";

const countries = [
  { code: "KH", dialingCode: "855", name: "Cambodia" },
  { code: "CA", dialingCode: "1", name: "Canada" },
  { code: "TH", dialingCode: "66", name: "Thailand" },
  { code: "US", dialingCode: "1", name: "United States" },
];
const image = {
  mode: "image" as const,
  src: "data:image/png;base64,x",
  answer: null,
  isBusy: false,
  refresh: vi.fn(),
  switchMode: vi.fn(),
};
const send = { label: "Get code", countdown: null, isBusy: false, onSend: vi.fn() };

for (const field of [
  textField,
  numberField,
  textareaField,
  searchField,
  dateField,
  dateRangeField,
  colourField,
  passwordField,
  selectField,
  checkboxField,
  fileField,
]) {
  fieldContract(field);
}
fieldContract(moneyField, { settings: { currency: "USD", digits: 2 } });
fieldContract(numberField, { settings: { number: "integer" } });
fieldContract(rowsField, {
  rows: {
    rows: [{ key: "1", title: "Row 1", fields: null, firstId: undefined }],
    addLabel: "Add",
    onAdd: vi.fn(),
    onRemove: vi.fn(),
  },
});
for (const look of ["chips", "cards", "radio"]) fieldContract(choiceGroupField, { settings: { look } });
fieldContract(dateRangeField, { settings: { presets: [0, -7, 30] } });
fieldContract(pinField);
for (const state of ["waiting", "sending", "there", "failed"] as const)
  fieldContract(uploadField, {
    upload: {
      files: [{ id: "1", name: "a.png", file: new File(["x"], "a.png"), state, share: 0.5, size: "1 MB", message: "" }],
      types: ["image/png"],
      most: 3,
      limits: "PNG",
      refusal: "",
      onAdd: vi.fn(),
      onRemove: vi.fn(),
      onRetry: vi.fn(),
    },
  });
fieldContract(sliderField, { settings: { number: "number", min: 0, max: 10 } });
fieldContract(contractChoiceField, {
  settings: { optionsOf: { call: "listTransactions", parameter: "type", labels: "records.type" } },
});
fieldContract(starsField, { settings: { max: 5 } });
fieldContract(codeField, { send });
fieldContract(captchaField, { image });
fieldContract(captchaField, { image: { ...image, mode: "work", src: null, answer: "A3F09" } });
fieldContract(countryCodeField, { countries });

/** Draws a field that keeps what it is given, and tells every value it gave out. */
function draw(renderer: Renderer, props: Partial<FieldProps> = {}): unknown[] {
  const Field = renderer.component as ComponentType<FieldProps>;
  const values: unknown[] = [];
  function Kept() {
    const [value, setValue] = useState(props.value);
    return <Field {...aField(props)} value={value} onChange={(next) => (values.push(next), setValue(next))} />;
  }
  render(<Kept />);
  return values;
}

const user = userEvent.setup();

describe("a text field", () => {
  it("runs from left to right, also while it is empty, where its values always do", () => {
    draw(textField, { settings: { direction: "ltr" } });
    expect(screen.getByLabelText("Label").getAttribute("dir")).toBe("ltr");
  });
});

describe("a password field", () => {
  it("shows what was typed when asked to, and hides it again", async () => {
    draw(passwordField, { value: "secret" });
    const control = screen.getByLabelText("Label");
    const reveal = screen.getByRole("button", { name: "Show Label" });
    expect([control.getAttribute("type"), reveal.getAttribute("aria-pressed")]).toEqual(["password", "false"]);
    await user.click(reveal);
    expect([control.getAttribute("type"), reveal.getAttribute("aria-pressed")]).toEqual(["text", "true"]);
  });
});

describe("a select", () => {
  it("gives out the value itself, also a number or a boolean", async () => {
    const options = [
      { value: 3, label: "Three" },
      { value: false, label: "Never" },
    ];
    const values = draw(selectField, { options });
    await user.selectOptions(screen.getByLabelText("Label"), "Three");
    await user.selectOptions(screen.getByLabelText("Label"), "Never");
    await user.selectOptions(screen.getByLabelText("Label"), "Please choose");
    expect(values).toEqual([3, false, undefined]);
  });
});

describe("a colour", () => {
  it("is written or picked, and keeps its transparency", async () => {
    const values = draw(colourField, { value: "#0A0c13c7" });
    const swatch = screen.getByLabelText<HTMLInputElement>("Pick the colour: Label");
    expect(swatch.value).toBe("#0a0c13");
    fireEvent.change(swatch, { target: { value: "#d4a94e" } });
    fireEvent.change(screen.getByLabelText("Label"), { target: { value: "#d4a9" } });
    expect(values).toEqual(["#d4a94ec7", "#d4a9"]);
  });
});

describe("a day", () => {
  it("stands in the words of the page, over the browser's own", () => {
    draw(dateField, { value: "2026-01-02" });
    expect(screen.getByText("2026-01-02 as date").getAttribute("aria-hidden")).toBe("true");
    expect(screen.getByLabelText<HTMLInputElement>("Label").value).toBe("2026-01-02");
  });

  it("says what to do while there is none", () => {
    draw(dateRangeField, { value: { to: "2026-02-03" } });
    expect(screen.getAllByText("Choose a day")).toHaveLength(1);
    expect(screen.getByText("2026-02-03 as date")).toBeTruthy();
  });
});

describe("a date range", () => {
  it("gives out both ends, one end, or nothing", () => {
    const values = draw(dateRangeField);
    const from = screen.getByLabelText("From");
    const to = screen.getByLabelText("To");
    fireEvent.change(from, { target: { value: "2026-01-02" } });
    fireEvent.change(to, { target: { value: "2026-02-03" } });
    fireEvent.change(from, { target: { value: "" } });
    fireEvent.change(to, { target: { value: "" } });
    expect(values).toEqual([
      { from: "2026-01-02" },
      { from: "2026-01-02", to: "2026-02-03" },
      { to: "2026-02-03" },
      undefined,
    ]);
  });
});

describe("a file field", () => {
  it("says its limits and takes nothing beyond them", () => {
    const values = draw(fileField, { settings: { types: ["image/png"], maxBytes: 1024 * 1024, maxFiles: 1 } });
    const control = screen.getByLabelText("Label");
    expect(screen.getByText("PNG, at most 1 MB, 1 file.")).toBeTruthy();
    const large = new File([new Uint8Array(1024 * 1024 + 1)], "large.png", { type: "image/png" });
    fireEvent.change(control, { target: { files: [large] } });
    expect(screen.getByText("large.png is larger than 1 MB.")).toBeTruthy();
    fireEvent.change(control, { target: { files: [new File(["x"], "x.svg", { type: "image/svg+xml" })] } });
    expect(screen.getByText("x.svg is of another kind. These can be sent: PNG.")).toBeTruthy();
    const good = new File(["x"], "good.png", { type: "image/png" });
    fireEvent.change(control, { target: { files: [good] } });
    expect(values).toEqual([undefined, undefined, [good]]);
    expect(control.getAttribute("aria-invalid")).toBeNull();
  });
});

describe("a code field", () => {
  it("counts down and takes no press meanwhile", async () => {
    const onSend = vi.fn();
    draw(codeField, { send: { ...send, countdown: 42, onSend } });
    await user.click(screen.getByRole("button", { name: "Again in 42 s" }));
    expect(onSend).not.toHaveBeenCalled();
  });
});

describe("a captcha", () => {
  it("brings another picture on a press, and work of the device for who cannot see one", async () => {
    draw(captchaField, { image });
    await user.click(screen.getByRole("button", { name: "Another captcha" }));
    expect(image.refresh).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole("button", { name: "I cannot see the picture: let this device prove itself" }));
    expect(image.switchMode).toHaveBeenCalledTimes(1);
  });

  it("says how far the device is, ties that to the control, and lets nobody type", () => {
    const working = { ...image, mode: "work" as const, src: null, isBusy: true };
    draw(captchaField, { image: working });
    const box = screen.getByRole("textbox");
    expect(box).toHaveProperty("readOnly", true);
    const status = screen.getByRole("status");
    expect(status.textContent).toBe("This device is working on it. That can take half a minute.");
    expect(box.getAttribute("aria-describedby")).toContain(status.id);
    expect(screen.queryByRole("button", { name: "Another captcha" })).toBeNull();
  });

  it("says that nothing is to be typed once the device is done", () => {
    draw(captchaField, { image: { ...image, mode: "work", src: null, answer: "A3F09" } });
    expect(screen.getByRole("status").textContent).toBe("Done. There is nothing to type here.");
  });

  it("offers another try where the device did not manage", async () => {
    draw(captchaField, { image: { ...image, mode: "work", src: null, answer: null } });
    expect(screen.getByRole("status").textContent).toContain("That did not work.");
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(image.refresh).toHaveBeenCalled();
  });
});

describe("a country code", () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());
  const box = () => screen.getByRole("combobox", { name: "Label" });

  it("finds a country by its English name in any language", async () => {
    draw(countryCodeField, {
      countries: [
        { code: "KH", dialingCode: "855", name: "កម្ពុជា", englishName: "Cambodia" },
        { code: "TH", dialingCode: "66", name: "ថៃ", englishName: "Thailand" },
      ],
    });
    await user.type(box(), "camb");
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("កម្ពុជា"),
    ]);
  });

  it("finds a country by name and by number", async () => {
    const values = draw(countryCodeField, { countries });
    await user.type(box(), "thai");
    expect(screen.getAllByRole("option")).toHaveLength(1);
    expect(screen.getByRole("option").textContent).toContain("\u{1f1f9}\u{1f1ed}");
    await user.keyboard("{ArrowDown}{Enter}");
    expect([values, box().getAttribute("aria-expanded")]).toEqual([["66"], "false"]);
    expect(box()).toHaveProperty("value", "Thailand +66");
    await user.clear(box());
    await user.type(box(), "+855");
    await user.click(screen.getByRole("option", { name: /Cambodia/ }));
    expect(values.at(-1)).toBe("855");
  });

  it("shows the country that was chosen where two share a code", async () => {
    draw(countryCodeField, { countries });
    await user.click(box());
    await user.click(screen.getByRole("option", { name: /United States/ }));
    expect(box()).toHaveProperty("value", "United States +1");
  });

  it("[REG-09] [SHELL-09] closes 200 ms after it lost the focus, and on Escape at once", async () => {
    draw(countryCodeField, { countries, value: "855" });
    await user.click(box());
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("listbox")).toBeNull();
    await user.click(box());
    act(() => box().blur());
    act(() => void vi.advanceTimersByTime(199));
    expect(screen.getByRole("listbox")).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByRole("listbox")).toBeNull();
  });
});
