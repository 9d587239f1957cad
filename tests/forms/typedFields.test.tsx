import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { createFormats } from "#i18n/createFormats.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { renderNode } from "#tests/support/renderNode.tsx";

const user = userEvent.setup();
const form = (fields: unknown[]) => ({
  kind: "form",
  label: "Transfer",
  fields,
  keepOnSuccess: true,
  submit: { label: "Send", action: { do: "call", call: "x" } },
});

/** Draws a form of these fields in a language; what it sends comes back. */
function draw(fields: unknown[], language = "en", balance: unknown = { currency: "USD" }) {
  const sent: unknown[] = [];
  const write = createFormats(language, "KHR");
  const context = aRenderingContext({
    roots: { balance: () => balance, brand: () => ({ currency: "KHR" }) },
    format: (value, format = "text", currency) => write(value, format, currency),
    dispatch: async (_, scope) => (sent.push(scope.read("/form")), { ok: true }),
  });
  renderNode(form(fields), context);
  return sent;
}
const box = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const press = () => user.click(screen.getByRole("button", { name: "Send" }));
const described = (control: HTMLElement) =>
  (control.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" | ");
const amount = { name: "amount", widget: "money", label: "Amount", required: true };

describe("an amount of money", () => {
  it.each([
    ["en", "1250.5"],
    ["en", "1,250.50"],
    ["en", "១២៥០.៥"],
    ["en", "١٬٢٥٠٫٥"],
    ["de", "1.250,5"],
  ])("is typed in %s as %s, and sent in minor units", async (language, text) => {
    const sent = draw([amount], language);
    await user.type(await box("Amount"), text);
    await press();
    expect(sent).toEqual([{ amount: 125_050 }]);
  });

  it.each(["99999999999999999999", "9".repeat(59), "9".repeat(90)])(
    "says what is wrong with more than there is, and keeps it: %s",
    async (text) => {
      const sent = draw([{ ...amount, rule: { min: 1000, max: 50_000 } }]);
      const control = await box("Amount");
      await user.click(control);
      await user.paste(text);
      expect(control.value).toBe(text);
      await press();
      expect((await box("Amount")).getAttribute("aria-invalid")).toBe("true");
      expect(sent).toEqual([]);
    },
  );

  it("stays as it is typed until it is left, and then shows its groups and its currency", async () => {
    draw([amount]);
    const control = await box("Amount");
    expect(described(control)).toContain("USD");
    await user.type(control, "1250.5");
    expect(control.value).toBe("1250.5");
    await user.tab();
    expect(control.value).toBe("1,250.50");
  });

  it("takes the currency of the field, and its decimals", async () => {
    const sent = draw([{ ...amount, currency: "VND" }]);
    await user.type(await box("Amount"), "50.000");
    await press();
    expect(sent).toEqual([{ amount: 50_000 }]);
    expect(described(await box("Amount"))).toContain("VND");
  });

  it("falls back to the brand's currency while the account's is not known", async () => {
    draw([amount], "en", { currency: null });
    expect(described(await box("Amount"))).toContain("KHR");
  });

  it("says its limits before anybody gets them wrong, in words of the currency, and refuses what is beyond", async () => {
    const sent = draw([{ ...amount, rule: { min: 1000, max: 50_000 } }]);
    const control = await box("Amount");
    expect(described(control)).toContain("From $10.00 to $500.00.");
    await user.type(control, "9.99");
    await press();
    expect(sent).toEqual([]);
    expect(control.getAttribute("aria-invalid")).toBe("true");
    await user.clear(control);
    await user.type(control, "10");
    await press();
    expect(sent).toEqual([{ amount: 1000 }]);
  });

  it.each([
    ["USD", "1.234", "Decimal places: at most 2, such as $500.00."],
    ["USD", "១.២៣៤", "Decimal places: at most 2, such as $500.00."],
    ["USD", "٠٫٠٠١", "Decimal places: at most 2, such as $500.00."],
    ["KWD", "1.2345", "Decimal places: at most 3, such as KWD 50.000."],
    ["VND", "0.5", "Decimal places: at most 0, such as ₫50,000."],
    ["USD", "1e3", "Please write an amount, such as $500.00."],
    ["USD", "1.234 dollars", "Please write an amount, such as $500.00."],
    ["USD", "12,34,5", "Please write an amount, such as $500.00."],
    ["USD", "0.01", "From $10.00 to $500.00."],
  ])("in %s that is typed as %s is told why it is refused: %s", async (currency, text, words) => {
    const sent = draw([{ ...amount, currency, rule: { min: 1000, max: 50_000 } }]);
    const control = await box("Amount");
    await user.type(control, text);
    await press();
    expect(sent).toEqual([]);
    expect(described(control).replaceAll("\u00A0", " ")).toContain(words);
  });

  it.each(["12x", "1.255", "-5"])("keeps %s as it was typed, and refuses it", async (text) => {
    const sent = draw([amount]);
    const control = await box("Amount");
    await user.type(control, text);
    await press();
    expect(sent).toEqual([]);
    expect(control.getAttribute("aria-invalid")).toBe("true");
  });
});

describe("a number", () => {
  const count = { name: "count", widget: "number", label: "Count", rule: { type: "integer", min: 1, max: 6 } };

  it("is sent as a number where its rule says that it is one", async () => {
    const sent = draw([count, { name: "rate", widget: "number", label: "Rate", rule: { step: 0.1 } }]);
    await user.type(await box("Count"), "៤");
    await user.type(await box("Rate"), "0.3");
    await press();
    expect(sent).toEqual([{ count: 4, rate: 0.3 }]);
    expect((await box("Count")).inputMode).toBe("numeric");
  });

  it("is sent as a text of figures where its rule says nothing", async () => {
    const sent = draw([{ name: "count", widget: "number", label: "Count" }]);
    await user.type(await box("Count"), "36");
    await press();
    expect(sent).toEqual([{ count: "36" }]);
  });

  it("is left out while it is empty, and sent when it is nothing", async () => {
    const sent = draw([{ ...count, rule: { type: "integer" } }]);
    await press();
    await user.type(await box("Count"), "0");
    await press();
    expect(sent).toEqual([{}, { count: 0 }]);
  });

  it.each([
    ["7", "From 1 to 6."],
    ["2.5", "Please write a whole number."],
    ["two", "Please write a whole number."],
  ])("refuses %s: %s", async (text, words) => {
    const sent = draw([count]);
    await user.type(await box("Count"), text);
    await press();
    expect(sent).toEqual([]);
    expect(described(await box("Count"))).toContain(words);
  });
});
