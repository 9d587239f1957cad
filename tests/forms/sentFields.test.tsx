import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { compileFields } from "#compile/forms/compileFields.ts";
import { checkForm } from "#compile/forms/check.ts";
import { createScope, type Outcome } from "#engine/index.ts";
import { shownAmong } from "#engine/sentCondition.ts";
import { sentFields } from "#engine/sentFields.ts";
import { observableValue } from "#stores/observableValue.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { renderNode } from "#tests/support/renderNode.tsx";

const user = userEvent.setup();
const name = { name: "name", widget: "text", label: "Your name", required: true };
const bank = {
  name: "bank",
  widget: "select",
  label: "Your bank",
  required: true,
  options: [
    { value: "otter", label: "Otter Bank", note: "Same day" },
    { value: "heron", label: "Heron Bank" },
  ],
};
const proof = { name: "reference", widget: "text", label: "Reference", rule: { minLength: 4, maxLength: 6 } };

/** Draws a form of what a call sent; `send` is what it sends next, `sent` what the form did. */
function draw(first: unknown, own: unknown[] = [], answer: Outcome = { ok: true }) {
  const rows = observableValue(first);
  const sent: unknown[] = [];
  const problems: string[] = [];
  const context = aRenderingContext({
    scope: createScope({ data: () => ({ channel: { fields: rows.get() } }) }, () => false),
    dispatch: async (_, scope) => (sent.push(scope.read("/form")), answer),
    report: ({ pointer, reason }) => problems.push(`${pointer} ${reason}`),
  });
  const submit = { label: "Send", action: { do: "call", call: "x" } };
  const fields = own.length === 0 ? {} : { fields: own };
  const fieldRows = { bind: "/data/channel/fields" };
  renderNode({ kind: "form", label: "Pay", ...fields, fieldRows, keepOnSuccess: true, submit }, context);
  return { sent, problems, send: (next: unknown) => act(() => rows.set(next)) };
}
const press = () => user.click(screen.getByRole("button", { name: "Send" }));

describe("fields that a call sends", () => {
  it("are drawn after the form's own, with the platform's words, and sent with them", async () => {
    const { sent } = draw([name, bank], [{ name: "amount", widget: "text", label: "Amount" }]);
    await user.type(await screen.findByLabelText(/Amount/), "5");
    await user.type(screen.getByLabelText(/Your name/), "Dara");
    await user.selectOptions(screen.getByLabelText(/Your bank/), "Heron Bank");
    await press();
    expect(sent).toEqual([{ amount: "5", name: "Dara", bank: "heron" }]);
    expect(screen.getAllByRole("textbox").map((box) => (box as HTMLInputElement).name)).toEqual(["amount", "name"]);
  });

  it("are judged before they are sent", async () => {
    const { sent } = draw([name, bank]);
    await screen.findByLabelText(/Your name/);
    await press();
    expect(sent).toEqual([]);
    expect(screen.getByLabelText(/Your name/).getAttribute("aria-invalid")).toBe("true");
  });

  it("keep what was typed where a field stays, and come and go", async () => {
    const { sent, send } = draw([name, proof]);
    await user.type(await screen.findByLabelText(/Your name/), "Dara");
    await user.type(screen.getByLabelText(/Reference/), "12345");
    send([name, bank]);
    expect(screen.queryByLabelText(/Reference/)).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>(/Your name/).value).toBe("Dara");
    await user.selectOptions(screen.getByLabelText(/Your bank/), "Otter Bank");
    await press();
    expect(sent).toEqual([{ name: "Dara", bank: "otter" }]);
  });

  it("stay refused when they are sent again as they were, until another value is typed", async () => {
    const { send } = draw([name], [], { ok: false, fieldErrors: { name: "The bank knows nobody of that name." } });
    await user.type(await screen.findByLabelText(/Your name/), "Dara");
    await press();
    const words = /The bank knows nobody/;
    expect(await screen.findAllByText(words)).not.toEqual([]);
    send([{ ...name }]);
    expect(screen.queryAllByText(words)).not.toEqual([]);
    await user.type(screen.getByLabelText(/Your name/), "h");
    expect(screen.queryAllByText(words)).toEqual([]);
  });

  it("begin anew where a field is of another kind", async () => {
    const { send } = draw([{ name: "bank", widget: "text", label: "Your bank" }]);
    await user.type(await screen.findByLabelText(/Your bank/), "Dara");
    send([bank]);
    expect(screen.getByLabelText<HTMLSelectElement>(/Your bank/).value).toBe("");
  });

  it("may be none: then there is nothing to fill in", async () => {
    const { sent, problems } = draw([]);
    await screen.findByRole("button", { name: "Send" });
    await press();
    expect([sent, problems]).toEqual([[{}], []]);
  });

  it.each([
    ["no list", { a: 1 }],
    ["a list of nothing that is a field", [1, null, { name: "x" }]],
    ["nothing", undefined],
  ])("are %s: a notice stands there, the page goes on, and the operator hears of it", async (_, sent) => {
    const { problems } = draw(sent);
    expect(await screen.findByText("This part is not available right now.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Send" })).toBeNull();
    expect(problems.join()).toContain("/fieldRows What the call sent is no list of fields");
  });

  it("lose what they may not say, and keep the rest", () => {
    const send = { do: "logout" };
    const hostile = {
      ...name,
      send,
      optionRows: { rows: { bind: "/session" }, value: { bind: "/row" }, label: "x" },
      default: { bind: "/session/token" },
      rule: { max: { bind: "/balance/sum" } },
      when: { loggedIn: false },
      label: "x".repeat(5000),
    };
    expect(sentFields([hostile, { ...name, name: "code", widget: "captcha" }])).toEqual([
      {
        name: "name",
        widget: "text",
        required: true,
        label: { text: "form.words", values: { words: "x".repeat(300) } },
      },
    ]);
    expect(sentFields(Array.from({ length: 500 }, (_, n) => ({ ...name, name: `n${n}` })))).toHaveLength(40);
  });

  it("come and go by their conditions on what was filled in, on the site and on the platform alike", async () => {
    const isOtter = { value: { bind: "/form/bank" }, is: "otter" };
    const when = { all: [isOtter, { not: { value: { bind: "/form/name" }, in: ["Nobody", ""] } }] };
    const guarded = { ...proof, required: true, when };
    const { sent } = draw([name, bank, guarded]);
    await user.type(await screen.findByLabelText(/Your name/), "Dara");
    await user.selectOptions(screen.getByLabelText(/Your bank/), "Heron Bank");
    expect(screen.queryByLabelText(/Reference/)).toBeNull();
    await press();
    expect(sent).toEqual([{ name: "Dara", bank: "heron" }]);
    await user.selectOptions(screen.getByLabelText(/Your bank/), "Otter Bank");
    expect(screen.getByLabelText(/Reference/)).toBeTruthy();
    await press();
    expect(sent).toHaveLength(1);

    const compiled = compileFields("deposit", sentFields([name, bank, guarded]) ?? [], { rules: {} });
    const judge = (values: Record<string, unknown>) => Object.keys(checkForm(compiled, values, shownAmong(values)));
    expect(judge({ name: "Dara", bank: "heron" })).toEqual([]);
    expect(judge({ name: "Dara", bank: "otter" })).toEqual(["reference"]);
    expect(judge({ name: "Nobody", bank: "otter" })).toEqual([]);
  });

  it.each([
    ["reads what the page knows", { value: { bind: "/session/account" }, exists: true }],
    ["compares with what the page knows", { value: { bind: "/form/name" }, is: { bind: "/balance/sum" } }],
    ["works something out", { value: { sum: { bind: "/form/name" } }, is: 1 }],
    ["compares twice", { value: { bind: "/form/name" }, is: 1, above: 2 }],
    ["compares in no way that there is", { value: { bind: "/form/name" }, like: 1 }],
    ["is nested without end", Array.from({ length: 9 }).reduce<object>((inner) => ({ not: inner }), { flag: "X" })],
  ])("lose a condition that %s", (_, when) => {
    expect(sentFields([{ ...name, when }])?.[0]).not.toHaveProperty("when");
  });

  it("are judged on the platform by the same functions", () => {
    const compiled = compileFields("deposit", sentFields([name, bank, proof]) ?? [], { rules: {} });
    expect(Object.keys(checkForm(compiled, { bank: "swan", reference: "1" }))).toEqual(["name", "bank", "reference"]);
    expect(checkForm(compiled, { name: "Dara", bank: "otter", reference: "1234" })).toEqual({});
  });
});
