import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentType } from "react";
import { describe, expect, it } from "vitest";
import { createFormats } from "#i18n/createFormats.ts";
import type { FieldProps } from "#rendering/FieldProps.ts";
import { contractChoiceField } from "#renderers/fields/ContractChoiceField.tsx";
import { aField } from "#tests/support/aField.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { renderNode } from "#tests/support/renderNode.tsx";

const user = userEvent.setup();
const write = createFormats("en", "USD");

/** Draws a form of these fields; what it sends comes back. */
function draw(fields: unknown[]) {
  const sent: unknown[] = [];
  const context = aRenderingContext({
    format: (value, format = "text", currency) => write(value, format, currency),
    dispatch: async (_, scope) => (sent.push(scope.read("/form")), { ok: true }),
  });
  const submit = { label: "Send", action: { do: "call", call: "x" } };
  renderNode({ kind: "form", label: "Pay", fields, keepOnSuccess: true, submit }, context);
  return sent;
}
const press = () => user.click(screen.getByRole("button", { name: "Send" }));
const options = [
  { value: 1, label: "Otter", note: "Same day" },
  { value: 2, label: "Heron" },
];
const bank = { name: "bank", widget: "select", label: "Bank", options };

describe.each(["chips", "cards", "radio"])("choices that are drawn as %s", (look) => {
  it("are all in sight in one group, and send what is chosen", async () => {
    const sent = draw([{ ...bank, look, required: true }]);
    const group = await screen.findByRole("radiogroup", { name: "Bank" });
    await press();
    expect(group.getAttribute("aria-invalid")).toBe("true");
    await user.click(within(group).getByRole("radio", { name: /Heron/ }));
    await press();
    expect(sent).toEqual([{ bank: 2 }]);
    expect(group.textContent).toContain("Same day");
  });

  it("are moved through by the keyboard, as one stop", async () => {
    const sent = draw([{ ...bank, look }]);
    await screen.findByRole("radiogroup", { name: "Bank" });
    await user.tab();
    await user.keyboard(" ");
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Send" }));
    await press();
    expect(sent).toEqual([{ bank: 1 }]);
  });

  it("are let go by a second press where none is needed, and only there", async () => {
    const sent = draw([
      { ...bank, look },
      { ...bank, name: "other", label: "Other", look, required: true },
    ]);
    for (const name of ["Bank", "Other"]) {
      const group = await screen.findByRole("radiogroup", { name });
      await user.click(within(group).getByRole("radio", { name: /Otter/ }));
      await user.click(within(group).getByRole("radio", { name: /Otter/ }));
    }
    await press();
    expect(sent).toEqual([{ other: 1 }]);
  });
});

describe("a list that opens", () => {
  it.each([undefined, "select"])("is drawn for the look %s", async (look) => {
    draw([{ ...bank, ...(look === undefined ? {} : { look }) }]);
    expect(await screen.findByRole("combobox", { name: "Bank" })).toBeTruthy();
  });
});

describe("a choice of the contract's", () => {
  it("is in the language of now, though the function that translates stays the same", () => {
    const spoken = { language: "EN" };
    const translate = (key: string) => `${spoken.language} ${key}`;
    const Field = contractChoiceField.component as ComponentType<FieldProps>;
    const settings = { optionsOf: { call: "listTransactions", parameter: "type", labels: "records.type" } };
    const { rerender } = render(<Field {...aField({ settings, translate })} />);
    expect(screen.getByRole("option", { name: "EN records.type.deposit" })).toBeTruthy();
    spoken.language = "KM";
    rerender(<Field {...aField({ settings, translate })} label="Kind" />);
    expect(screen.getByRole("option", { name: "KM records.type.deposit" })).toBeTruthy();
    expect(screen.queryByRole("option", { name: "EN records.type.deposit" })).toBeNull();
  });
});

describe("a pin", () => {
  const pin = { name: "pin", widget: "pin", label: "Pin", required: true, rule: { minLength: 4, maxLength: 4 } };

  it.each([
    ["1234", "1234"],
    ["12-34", "1234"],
    ["១២៣៤", "1234"],
    ["123456", "1234"],
  ])("takes %s as %s", async (text, kept) => {
    const sent = draw([pin]);
    const control = await screen.findByLabelText<HTMLInputElement>("Pin");
    expect(control.autocomplete).toBe("one-time-code");
    expect(control.inputMode).toBe("numeric");
    control.focus();
    await user.paste(text);
    await press();
    expect(sent).toEqual([{ pin: kept }]);
  });

  it("keeps its noughts, and asks for all of its digits", async () => {
    const sent = draw([pin]);
    await user.type(await screen.findByLabelText("Pin"), "007");
    await press();
    expect(sent).toEqual([]);
    await user.type(screen.getByLabelText("Pin"), "0");
    await press();
    expect(sent).toEqual([{ pin: "0070" }]);
  });
});

describe("choices of the contract", () => {
  const optionsOf = { call: "listTransactions", parameter: "type", labels: "records.type" };
  const type = { name: "type", widget: "select", label: "Type", optionsOf };

  it("are those that the contract lists for the parameter, each with its text", async () => {
    const sent = draw([type]);
    const list = await screen.findByRole("combobox", { name: "Type" });
    const named = within(list)
      .getAllByRole("option")
      .map(({ textContent }) => textContent);
    expect(named.slice(1, 4)).toEqual(["Deposit", "Withdrawal", "Bet"]);
    expect(named).toHaveLength(12);
    await user.selectOptions(list, "Bet");
    await press();
    expect(sent).toEqual([{ type: "bet" }]);
  });

  it("may all be in sight", async () => {
    const sent = draw([{ ...type, look: "chips" }]);
    const group = await screen.findByRole("radiogroup", { name: "Type" });
    expect(within(group).getAllByRole("radio")).toHaveLength(11);
    await user.click(within(group).getByRole("radio", { name: "Bonus" }));
    await press();
    expect(sent).toEqual([{ type: "bonus" }]);
  });
});

describe("stars", () => {
  const stars = { name: "stars", widget: "stars", label: "How was it?", rule: { max: 4 } };

  it("are sent as a number, by a press or by the keyboard", async () => {
    const sent = draw([stars]);
    const group = await screen.findByRole("radiogroup", { name: "How was it?" });
    const all = within(group).getAllByRole<HTMLInputElement>("radio");
    expect(all).toHaveLength(4);
    await user.click(all[2] as HTMLElement);
    expect(group.querySelectorAll("[data-on]")).toHaveLength(3);
    await press();
    expect(sent).toEqual([{ stars: 3 }]);
  });

  it("are let go by a second press where none need be given, and asked for where one must", async () => {
    const sent = draw([stars]);
    const [first] = within(await screen.findByRole("radiogroup")).getAllByRole("radio");
    await user.click(first as HTMLElement);
    await user.click(first as HTMLElement);
    await press();
    expect(sent).toEqual([{}]);
    cleanup();
    const asked = draw([{ ...stars, required: true }]);
    await screen.findByRole("radiogroup");
    await press();
    expect(asked).toEqual([]);
    expect(screen.getByRole("radiogroup").getAttribute("aria-invalid")).toBe("true");
  });
});

describe("a slider", () => {
  const share = {
    name: "share",
    widget: "slider",
    label: "Share",
    rule: { type: "integer", min: 0, max: 45, step: 5 },
  };

  it("and the box beside it hold one number", async () => {
    const sent = draw([share]);
    const track = await screen.findByRole<HTMLInputElement>("slider", { name: "Share" });
    const typed = screen.getByRole<HTMLInputElement>("textbox", { name: "Share" });
    expect([track.min, track.max, track.step]).toEqual(["0", "45", "5"]);
    await user.type(typed, "30");
    expect(track.value).toBe("30");
    await press();
    expect(sent).toEqual([{ share: 30 }]);
  });

  it("is left out until somebody touches it", async () => {
    const sent = draw([share]);
    await screen.findByRole("slider", { name: "Share" });
    await press();
    expect(sent).toEqual([{}]);
  });

  it("refuses what was typed between its steps", async () => {
    const sent = draw([share]);
    await screen.findByRole("slider", { name: "Share" });
    await user.type(screen.getByRole("textbox", { name: "Share" }), "7");
    await press();
    expect(sent).toEqual([]);
  });
});
