import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { observable, runInAction } from "mobx";
import { describe, expect, it } from "vitest";
import { createFormats } from "#i18n/createFormats.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { renderNode } from "#tests/support/renderNode.tsx";

const user = userEvent.setup();
const write = createFormats("en", "USD");

/** Draws a form whose rules read `/data`, which a test may change. */
function draw(fields: unknown[], begin: Record<string, unknown> = {}, checks = "submit") {
  const data = observable(begin, {}, { deep: false });
  const sent: unknown[] = [];
  const context = aRenderingContext({
    roots: { data: () => data, brand: () => ({ currency: "USD" }) },
    format: (value, format = "text", currency) => write(value, format, currency),
    dispatch: async (_, scope) => (sent.push(scope.read("/form")), { ok: true }),
  });
  const submit = { label: "Send", action: { do: "call", call: "x" } };
  renderNode({ kind: "form", label: "Withdraw", fields, checks, keepOnSuccess: true, submit }, context);
  const change = (next: Record<string, unknown>) => act(async () => runInAction(() => Object.assign(data, next)));
  return { sent, change };
}
const box = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const press = () => user.click(screen.getByRole("button", { name: "Send" }));
const amount = {
  name: "amount",
  widget: "money",
  label: "Amount",
  rule: { min: { bind: "/data/least" }, max: { bind: "/data/most" } },
};
const bank = {
  name: "bank",
  widget: "select",
  label: "Bank",
  required: true,
  optionRows: { rows: { bind: "/data/banks" }, value: { bind: "/row/id" }, label: { bind: "/row/name" } },
};
const banks = [
  { id: 1, name: "Otter Bank" },
  { id: 2, name: "Heron Bank" },
];

describe("limits that are bound", () => {
  it("are told and kept as they are now", async () => {
    const { sent, change } = draw([amount], { least: 1000, most: 5000 });
    await user.type(await box(/Amount/), "60");
    await press();
    expect(sent).toEqual([]);
    expect(screen.getAllByText("From $10.00 to $50.00.")).not.toHaveLength(0);
    await change({ most: 10_000 });
    expect((await box(/Amount/)).getAttribute("aria-invalid")).toBeNull();
    await press();
    expect(sent).toEqual([{ amount: 6000 }]);
  });

  it("judge anew what was typed and left, and keep it", async () => {
    const { change } = draw([amount], { most: 10_000 });
    const control = await box(/Amount/);
    await user.type(control, "60");
    await user.tab();
    expect(control.getAttribute("aria-invalid")).toBeNull();
    await change({ most: 5000 });
    expect(control.value).toBe("60.00");
    expect(control.getAttribute("aria-invalid")).toBe("true");
  });

  it("say nothing of a field that nobody has come to yet", async () => {
    const { change } = draw([amount], { least: 1000 });
    await change({ least: 2000 });
    expect((await box(/Amount/)).getAttribute("aria-invalid")).toBeNull();
  });

  it("limit nothing while they cannot be read", async () => {
    const { sent } = draw([amount]);
    await user.type(await box(/Amount/), "60");
    await press();
    expect(sent).toEqual([{ amount: 6000 }]);
  });

  it("may read another field of the form", async () => {
    const part = {
      name: "part",
      widget: "number",
      label: "Part",
      rule: { type: "integer", max: { bind: "/form/whole" } },
    };
    const { sent } = draw([{ name: "whole", widget: "number", label: "Whole", rule: { type: "integer" } }, part]);
    await user.type(await box(/Whole/), "3");
    await user.type(await box(/Part/), "4");
    await press();
    expect(sent).toEqual([]);
    await user.type(await box(/Whole/), "0");
    await press();
    expect(sent).toEqual([{ whole: 30, part: 4 }]);
  });
});

describe("limits of the fields of a row", () => {
  const rate = {
    name: "rate",
    widget: "number",
    label: "Rate",
    rule: { type: "number", max: { pick: { bind: "/row/kind" }, from: { bind: "/data/most" } } },
  };
  const kinds = ["slots", "sports"].map((value) => ({ value, label: value }));
  const kind = { name: "kind", widget: "select", label: "Kind", options: kinds };
  const rows = { name: "tiers", widget: "rows", label: "Tiers", least: 1, fields: [kind, rate] };

  it("are worked out for each row, and judge anew what was left when they change", async () => {
    const { sent, change } = draw([rows], { most: { slots: 40, sports: 10 } });
    await user.selectOptions(await box(/Kind/), "sports");
    await user.type(await box(/Rate/), "20");
    await user.tab();
    await press();
    expect(sent).toEqual([]);
    expect(screen.getAllByText(/At most 10\./)).not.toHaveLength(0);
    await user.selectOptions(await box(/Kind/), "slots");
    expect((await box(/Rate/)).getAttribute("aria-invalid")).toBeNull();
    await change({ most: { slots: 15 } });
    expect((await box(/Rate/)).getAttribute("aria-invalid")).toBe("true");
    await change({ most: { slots: 25 } });
    await press();
    expect(sent).toEqual([{ tiers: [{ kind: "slots", rate: 20 }] }]);
  });

  it("are judged while somebody types where the form says so", async () => {
    draw([rows], { most: { sports: 10 } }, "typing");
    await user.selectOptions(await box(/Kind/), "sports");
    await user.type(await box(/Rate/), "20");
    expect((await box(/Rate/)).getAttribute("aria-invalid")).toBe("true");
    await user.clear(await box(/Rate/));
    await user.type(await box(/Rate/), "9");
    expect((await box(/Rate/)).getAttribute("aria-invalid")).toBeNull();
  });
});

describe("whether a field must be filled in", () => {
  it("may be bound, and is starred as it is now", async () => {
    const note = { name: "note", widget: "text", label: "Note", required: { bind: "/data/asks" } };
    const { sent, change } = draw([note], { asks: true });
    expect((await box(/Note/)).getAttribute("aria-required")).toBe("true");
    await press();
    expect(sent).toEqual([]);
    await change({ asks: false });
    expect((await box(/Note/)).getAttribute("aria-required")).toBeNull();
    await press();
    expect(sent).toEqual([{}]);
  });
});

describe("choices that are rows", () => {
  it("stand after those that are written, which can be chosen as well", async () => {
    const { sent } = draw([{ ...bank, options: [{ value: "any", label: "Any bank" }] }], { banks });
    const select = (await box(/Bank/)) as unknown as HTMLSelectElement;
    expect([...select.options].map(({ text }) => text).slice(1)).toEqual(["Any bank", "Otter Bank", "Heron Bank"]);
    await user.selectOptions(select, "Any bank");
    await press();
    await user.selectOptions(select, "Heron Bank");
    await press();
    expect(sent).toEqual([{ bank: "any" }, { bank: 2 }]);
  });

  it("are texts where they say so, as an address has them", async () => {
    const optionRows = { ...bank.optionRows, value: { bind: "/row/id", format: "text" } };
    const { sent } = draw([{ ...bank, optionRows, default: { bind: "/data/from" } }], { banks, from: "2" });
    await press();
    expect(sent).toEqual([{ bank: "2" }]);
  });

  it("come when they are loaded, and send what the row says", async () => {
    const { sent, change } = draw([bank]);
    const list = await box(/Bank/);
    expect(within(list).getAllByRole("option")).toHaveLength(1);
    await change({ banks });
    await user.selectOptions(list, "Heron Bank");
    await press();
    expect(sent).toEqual([{ bank: 2 }]);
  });

  it("refuse what was chosen and is no choice any more", async () => {
    const { sent, change } = draw([bank], { banks });
    await user.selectOptions(await box(/Bank/), "Heron Bank");
    await user.tab();
    await change({ banks: banks.slice(0, 1) });
    await press();
    expect(sent).toEqual([]);
    expect((await box(/Bank/)).getAttribute("aria-invalid")).toBe("true");
  });
});

describe("what a field begins with", () => {
  const nick = { name: "nick", widget: "text", label: "Nick", default: { bind: "/data/nick" } };

  it("comes when it is loaded, where nobody has typed", async () => {
    const { change } = draw([nick]);
    await change({ nick: "Otter" });
    expect((await box(/Nick/)).value).toBe("Otter");
  });

  it("never takes the place of what was typed", async () => {
    const { change } = draw([nick]);
    await user.type(await box(/Nick/), "Heron");
    await change({ nick: "Otter" });
    expect((await box(/Nick/)).value).toBe("Heron");
  });
});

describe("help that is bound", () => {
  it("says what is so now", async () => {
    const { change } = draw([{ name: "a", widget: "text", label: "A", help: { bind: "/data/hint" } }], {
      hint: "Slow",
    });
    expect(screen.getByText("Slow")).toBeTruthy();
    await change({ hint: "Fast" });
    expect(screen.getByText("Fast")).toBeTruthy();
  });
});
