import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { drawConsolePage as draw } from "#tests/support/drawConsolePage.tsx";
import { choose, fill, listOf, press, user } from "#tests/support/user.ts";

describe("the money desk's rules", () => {
  const change = {
    id: "c1",
    kind: "withdrawalRule",
    of: "USD",
    state: "asked",
    askedBy: "dara",
    askedAt: "2026-03-01T10:00:00Z",
    decidedBy: "",
    isOwn: false,
    isNew: false,
    count: 1,
  };
  const way = {
    id: "otter-bank",
    kind: "bank",
    name: "Otter Bank",
    isOpen: true,
    currencies: "USD",
    changedBy: "",
    words: [{ language: "EN", name: "Otter Bank" }],
    fees: [{ currency: "USD", feeFixed: 100, feePoints: 25 }],
    alphabet: "digits",
    prefix: "",
    min: 8,
    max: 18,
    place: 0,
  };
  const parts = [{ name: "twoFrom", before: "USD 5,000.00", after: "USD 7,000.00" }];
  const answersOf = (over: object = {}) => ({
    listRuleChanges: listOf([{ ...change, ...over }]),
    getRuleChange: { ...change, ...over, changes: parts },
    listWithdrawalDeskWays: listOf([way]),
    listWithdrawalRules: listOf([]),
  });
  const open = async (over?: object, role?: string) => {
    const drawn = await draw("deposits", answersOf(over), role);
    await choose("Rules");
    await press("Look");
    return { ...drawn, dialog: within(await screen.findByRole("dialog", { name: "Change of a rule" })) };
  };

  it("show a change before and after, which another operator agrees to", async () => {
    const { dialog, sent } = await open();
    for (const text of ["USD 5,000.00", "USD 7,000.00", "dara"]) expect(dialog.getByText(text)).toBeTruthy();
    await press("Agree", dialog);
    await vi.waitFor(() => expect(sent).toEqual([{ call: "applyRuleChange", params: { id: "c1" } }]));
  });

  it("are agreed to by nobody who asked, and by no editor", async () => {
    const own = await open({ isOwn: true });
    expect(own.dialog.queryByRole("button", { name: "Agree" })).toBeNull();
    await press("Take it back", own.dialog);
    await vi.waitFor(() => expect(own.sent).toEqual([{ call: "refuseRuleChange", params: { id: "c1" } }]));
    document.body.replaceChildren();
    const editor = await open({}, "editor");
    expect(editor.dialog.queryByRole("button", { name: /Agree|Refuse/ })).toBeNull();
  });

  it("ask for other terms of a way, and for a new one", async () => {
    const { sent } = await draw("deposits", answersOf());
    await choose("Rules");
    await press("Change terms");
    const dialog = within(await screen.findByRole("dialog", { name: "Way to be paid Otter Bank" }));
    await fill(dialog, /^Most characters/, "20");
    await press("Ask for it", dialog);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      call: "changeWithdrawalWay",
      params: { id: "otter-bank", max: 20, fees: [{ currency: "USD", feeFixed: 100, feePoints: 25 }], prefix: "" },
    });
    await press("Add a way to be paid");
    const fresh = within(await screen.findByRole("dialog", { name: /^Way to be paid/ }));
    await fill(fresh, "Name in addresses", "river-bank");
    await user.selectOptions(fresh.getByRole("combobox", { name: /^Kind/ }), "Bank");
    await fill(fresh, /^Code/, "EN");
    await fill(fresh, /^Name$/, "River Bank");
    await fill(fresh, /^Currency/, "USD");
    await press("Ask for it", fresh);
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({
      call: "addWithdrawalWay",
      params: { id: "river-bank", kind: "bank", fees: [{ currency: "USD", feeFixed: 0, feePoints: 0 }] },
    });
  });
});
