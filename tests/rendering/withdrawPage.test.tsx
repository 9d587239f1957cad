import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { PayoutAccount, Withdrawal, WithdrawalTerms } from "#contracts/api.ts";
import { drawPlayerPage } from "#tests/support/drawPlayerPage.tsx";
import { factsOf, fieldOf, fill, listOf, press, user } from "#tests/support/user.ts";

const account: PayoutAccount = {
  id: "acc1",
  way: "otter-bank",
  kind: "bank",
  name: "Otter Bank",
  holder: "D•• S••",
  number: "•••• 0001",
  label: "Otter Bank •••• 0001",
  isDefault: true,
  isUsable: true,
  usableAt: "2026-03-01T00:00:00Z",
  note: "D•• S••",
};
const asked: Withdrawal["history"][number] = {
  at: "2026-03-02T10:00:00Z",
  step: "requested",
  by: "player",
  amount: 10_000,
  note: "",
  currency: "USD",
};
const paid: Withdrawal = {
  id: "w1",
  reference: "W-0001",
  currency: "USD",
  amount: 10_000,
  fee: 100,
  arrives: 9_900,
  paid: 9_900,
  due: 9_900,
  received: 0,
  remaining: 9_900,
  returned: 0,
  state: "sent",
  who: "you",
  dueAt: "2026-03-05T10:00:00Z",
  receiveBy: "2026-03-05T10:00:00Z",
  next: "receipt",
  isForced: false,
  isKept: false,
  canCancel: false,
  canAnswer: true,
  isOver: false,
  to: account,
  remark: "",
  proofs: 0,
  createdAt: "2026-03-02T10:00:00Z",
  changedAt: "2026-03-03T10:00:00Z",
  history: [asked, { ...asked, step: "paid", by: "operator", amount: 9_900, note: "REF-1" }],
};
const over = { canAnswer: false, isOver: true, who: "nobody", next: "nothing", dueAt: null, receiveBy: null } as const;

/** The page of one withdrawal, by its address. */
const open = (now: Partial<Withdrawal> = {}) =>
  drawPlayerPage("/personal-centre/withdraw?centre.withdrawal=w1", {
    answers: { getWithdrawal: { ...paid, ...now }, answerReceipt: { ...paid, ...over, state: "received" } },
  });
const said = () => document.body.textContent?.replaceAll(/\s+/g, " ") ?? "";
const head = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0];
const png = () => new File([new Uint8Array(head)], "a.png", { type: "image/png" });
const proof = () => screen.getByRole("group", { name: "Picture of your account" });

/** Unfolds the form of whoever has not got it all. */
async function deny() {
  await user.click(screen.getByText("It has not all arrived", { selector: "summary *" }));
  return within(screen.getByRole("form", { name: "It has not all arrived" }));
}
async function show() {
  await user.upload(proof().querySelector("input") as HTMLInputElement, png());
  await waitFor(() => expect(proof().querySelector("[data-state=there]")?.textContent).toContain("a.png"));
}

describe("the page of withdrawals", () => {
  it("[PC-06] takes an amount, an account and the withdrawal password, and leads to what was paid out, which waits for an answer", async () => {
    const terms: WithdrawalTerms = {
      currency: "USD",
      available: 100_000,
      held: 0,
      least: 2_000,
      most: 2_000_000,
      dayLeft: 5_000_000,
      dayCount: 5,
      countLeft: 5,
      highest: 100_000,
      turnoverLeft: 0,
      forfeits: 0,
      isKept: false,
      hasPassword: true,
      holder: "D•• S••",
      accountMinutes: 0,
      decideMinutes: 60,
      account: "acc1",
      accounts: [account],
      feeFixed: { acc1: 100 },
      feePoints: { acc1: 0 },
      open: 0,
      restUntil: null,
    };
    const { sent } = await drawPlayerPage("/personal-centre/withdraw", {
      answers: {
        getWithdrawalTerms: terms,
        listPayoutAccounts: [account],
        listWithdrawalWays: [],
        listWithdrawals: listOf([{ ...paid, account: account.label }]),
        getWithdrawal: paid,
        createWithdrawal: paid,
      },
    });
    const form = () => within(screen.getByRole("form", { name: "Withdraw" }));
    await fill(form(), /Amount/, "19.99");
    await press("Next", form());
    expect(fieldOf(form(), /Amount/).getAttribute("aria-invalid")).toBe("true");
    await fill(form(), /Amount/, "50");
    await press("Next", form());
    expect(await form().findByRole("radio", { name: /Otter Bank/ })).toHaveProperty("checked", true);
    await press("Next", form());
    await form().findByRole("button", { name: "Withdraw" });
    await fill(form(), /Withdrawal password/, "246810");
    await press("Withdraw", form());
    const params = { amount: 5_000, account: "acc1", paymentPassword: "246810" };
    await waitFor(() => expect(sent).toMatchObject([{ call: "createWithdrawal", params }]));
    await press("All withdrawals");
    const row = within(await screen.findByRole("table", { name: "Your withdrawals" }));
    expect(row.getByText("Paid out")).toBeTruthy();
    await user.click(row.getByRole("button", { name: "W-0001" }));
    expect(await screen.findByRole("heading", { name: "Has it arrived?" })).toBeTruthy();
  });

  it("[PC-06] says until when an answer counts, and takes that it was received once that was confirmed", async () => {
    const { sent, stores } = await open();
    expect(said()).toContain("$99.00 were paid out.");
    expect(said()).toContain("Without an answer it counts as received on Mar 5, 2026, 10:00 AM.");
    await press("It has arrived");
    await waitFor(() => expect(stores.ui.questions.open).toMatchObject({ title: "Has all of it arrived?" }));
    expect(sent).toEqual([]);
    stores.ui.questions.open?.answer(true);
    await waitFor(() =>
      expect(sent).toMatchObject([{ call: "answerReceipt", params: { id: "w1", answer: "received" } }]),
    );
  });

  it("[PC-06] takes that nothing was received with a proof alone", async () => {
    const { sent } = await open();
    const form = await deny();
    await press("Tell us", form);
    expect([sent, proof().getAttribute("data-invalid")]).toEqual([[], "true"]);
    await show();
    await press("Tell us", form);
    const params = { id: "w1", answer: "notReceived", proof: [expect.any(String)] };
    await waitFor(() => expect(sent).toMatchObject([{ call: "answerReceipt", params }]));
  });

  it("[PC-06] takes that a part was received, which is less than what was paid out", async () => {
    const { sent } = await open();
    const form = await deny();
    await user.click(form.getByRole("radio", { name: "A part of it" }));
    await show();
    await fill(form, /Amount that arrived/, "99");
    await press("Tell us", form);
    expect([sent, fieldOf(form, /Amount that arrived/).getAttribute("aria-invalid")]).toEqual([[], "true"]);
    await fill(form, /Amount that arrived/, "90");
    await press("Tell us", form);
    const params = { id: "w1", answer: "partly", amount: 9_000, proof: [expect.any(String)] };
    await waitFor(() => expect(sent).toMatchObject([{ call: "answerReceipt", params }]));
  });

  it("[PC-06] shows of one received in part what has arrived and what remains, and asks for nothing", async () => {
    const part = { paid: 4_000, due: 0, received: 4_000, remaining: 5_900 };
    await open({ ...part, state: "partial", who: "us", next: "rest", canAnswer: false, receiveBy: null });
    expect(said()).toContain("$40.00 have arrived, $59.00 are still to come.");
    expect(factsOf("Details")).toMatchObject({ "Paid out": "$40.00", Received: "$40.00", Remaining: "$59.00" });
    expect(screen.queryByRole("heading", { name: "Has it arrived?" })).toBeNull();
  });

  it("[PC-06] tells that the bank gave it back, and why, from what was approved and not paid yet", async () => {
    const approved = { ...paid, state: "approved", who: "us", next: "payout", paid: 0, received: 0 } as const;
    await open({ ...approved, canAnswer: false, remark: "" });
    expect(said()).toContain("It was approved. We pay it out next.");
    cleanup();
    await open({ ...approved, canAnswer: false, remark: "Account closed" });
    expect(said()).toContain("It came back from the bank, and we pay it out again. The reason: Account closed");
    expect(said()).not.toContain("It was approved. We pay it out next.");
  });

  it("[PC-06] tells a receipt that was forced, and one that nobody answered, from one that was given", async () => {
    const done = { ...over, state: "received", due: 0, received: 9_900, remaining: 0 } as const;
    await open({ ...done, isForced: true, remark: "The bank has confirmed it." });
    expect(said()).toContain("We closed it as received; the money is not given back.");
    expect(said()).toContain("Our reason: The bank has confirmed it.");
    cleanup();
    const history = [...paid.history, { ...asked, step: "counted", by: "system", amount: 9_900 } as const];
    await open({ ...done, history });
    expect(said()).toContain("$99.00 have arrived.");
    expect(within(screen.getByRole("list", { name: /What happened/ })).getByText("Counted as received")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "It has arrived" })).toBeNull();
  });
});
