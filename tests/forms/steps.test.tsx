import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import type { Outcome } from "#engine/index.ts";
import { createFormats } from "#i18n/createFormats.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { renderNode } from "#tests/support/renderNode.tsx";

const user = userEvent.setup();
const write = createFormats("en", "USD");
const fields = [
  { name: "amount", widget: "money", label: "Amount", required: true, rule: { min: 1000 } },
  { name: "bank", widget: "text", label: "Bank", required: true },
  { name: "pin", widget: "pin", label: "Pin", required: true, rule: { minLength: 4, maxLength: 4 } },
];
const steps = [
  { id: "amount", title: "How much", fields: ["amount"] },
  { id: "bank", title: "Where to", fields: ["bank", "pin"] },
  { id: "review", title: "Check", summary: true },
];

/** Draws the form; what it sends comes back, and `answer` is what it is told. */
function draw(answer: Outcome = { ok: true }, more: object = {}) {
  const sent: unknown[] = [];
  const context = aRenderingContext({
    roots: { brand: () => ({ currency: "USD" }) },
    format: (value, format = "text", currency) => write(value, format, currency),
    dispatch: async (_, scope) => (sent.push(scope.read("/form")), answer),
  });
  const submit = { label: "Withdraw", action: { do: "call", call: "x" } };
  renderNode({ kind: "form", label: "Withdrawal", fields, steps, submit, ...more }, context);
  return sent;
}
const press = (name: string) => user.click(screen.getByRole("button", { name }));
const box = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const step = (name: string) => screen.findByRole("group", { name });

/** Fills the first two steps and comes to the summary. */
async function fillAll() {
  await user.type(await box(/Amount/), "12.5");
  await press("Next");
  await user.type(await box(/Bank/), "Otter Bank");
  await user.type(await box(/Pin/), "1234");
  await press("Next");
  await step("Check");
}

describe("a form in steps", () => {
  it("shows one step at a time, says which, and sends everything at the end", async () => {
    const sent = draw();
    await step("How much");
    expect(screen.queryByLabelText(/Bank/)).toBeNull();
    expect(screen.getByRole("listitem", { current: "step" }).textContent).toContain("How much");
    await fillAll();
    await press("Withdraw");
    expect(sent).toEqual([{ amount: 1250, bank: "Otter Bank", pin: "1234" }]);
  });

  it("lets nobody on before the step is accepted, and moves to what is wrong", async () => {
    draw();
    const amount = await box(/Amount/);
    await user.type(amount, "1");
    await press("Next");
    expect(await step("How much")).toBeTruthy();
    expect(document.activeElement).toBe(amount);
    expect(amount.getAttribute("aria-invalid")).toBe("true");
    await user.clear(amount);
    await user.type(amount, "10");
    await press("Next");
    const next = await step("Where to");
    expect(document.activeElement).toBe(next);
    expect(within(next).queryByText("Please fill in this field.")).toBeNull();
  });

  it("asks for fields of a summary below it, and draws what stands between fields and buttons in every step", async () => {
    const beforeButtons = [{ kind: "text", text: { bind: "/form/amount" } }];
    const own = [steps[0], { id: "bank", title: "Where to", fields: ["bank"] }, { ...steps[2], fields: ["pin"] }];
    const sent = draw({ ok: true }, { steps: own, beforeButtons });
    await user.type(await box(/Amount/), "12.5");
    expect(screen.getByText("1250")).toBeTruthy();
    await press("Next");
    await user.type(await box(/Bank/), "Otter Bank");
    await press("Next");
    const check = await step("Check");
    expect(within(check).getByText("Otter Bank")).toBeTruthy();
    expect(screen.getByText("1250")).toBeTruthy();
    await press("Withdraw");
    expect(sent).toEqual([]);
    await user.type(await box(/Pin/), "1234");
    await press("Withdraw");
    expect(sent).toEqual([{ amount: 1250, bank: "Otter Bank", pin: "1234" }]);
  });

  it("goes on with the key that submits", async () => {
    const sent = draw();
    await user.type(await box(/Amount/), "12{Enter}");
    await step("Where to");
    expect(sent).toEqual([]);
  });

  it("keeps everything on the way back, and needs no accepted step for it", async () => {
    draw();
    await user.type(await box(/Amount/), "12.5");
    await press("Next");
    await user.type(await box(/Bank/), "Otter");
    await press("Back");
    expect((await box(/Amount/)).value).toBe("12.50");
    await press("Next");
    expect((await box(/Bank/)).value).toBe("Otter");
    expect(screen.queryByRole("button", { name: "Back" })).not.toBeNull();
  });

  it("reads back what was filled in before it is sent, never a secret, and leads back to it", async () => {
    draw();
    await fillAll();
    const review = await step("Check");
    expect(review.textContent).toContain("$12.50");
    expect(review.textContent).toContain("Otter Bank");
    expect(review.textContent).not.toContain("1234");
    await press("Change How much");
    expect((await box(/Amount/)).value).toBe("12.50");
  });

  it("leads back to the step of a field that the platform refuses", async () => {
    draw({ ok: false, fieldErrors: { amount: "More than you have" } });
    await fillAll();
    await press("Withdraw");
    const amount = await box(/Amount/);
    expect(document.activeElement).toBe(amount);
    expect(screen.getAllByText(/More than you have/)).not.toHaveLength(0);
  });

  it("begins anew once it was sent", async () => {
    draw();
    await fillAll();
    await press("Withdraw");
    expect((await box(/Amount/)).value).toBe("");
  });
});
