import { createCanvas } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import type {
  AdjustmentRow,
  MoneyQueueRow,
  RuleChangeRow,
  ValueOf,
  WithdrawalDeskRow,
  WithdrawalDetails,
} from "#contracts/api.ts";
import { aWithdrawalPlatform } from "#tests/support/aWithdrawalPlatform.ts";

const platform = await aWithdrawalPlatform();
const { clock, db, owner, sound, taker } = platform;
const editor = await platform.operator("editor");
const publisher = await platform.operator("publisher");
const second = await platform.secondPublisher();
const picture = await createCanvas(40, 30).encode("png");

const post = async (who: typeof publisher, path: string, body: object = {}) => {
  const answer = await who.call("POST", path, body);
  return answer.success ? "done" : answer.code;
};
const on = (who: typeof publisher, id: string, verb: string, body: object = {}) =>
  post(who, `/withdrawals/${id}/${verb}`, body);
const detailsOf = async (id: string, who = editor) =>
  (await who.call("GET", `/withdrawals/${id}`)).value as unknown as WithdrawalDetails;
const rowsOf = async <Row>(path: string) =>
  (await editor.call("GET", path)).value as unknown as { rows: Row[]; total: number };
const actsOf = async (member: string) => {
  const rows = await db.query<{ act: string; operator: string }>(
    "SELECT act, operator FROM operator_act WHERE detail->>'member' = $1 AND act <> 'withdrawalSeen' ORDER BY id",
    [member],
  );
  return rows.map(({ act, operator }) => `${operator} ${act}`);
};
/** The second operator agrees to the change that waits. */
async function agree() {
  const { rows } = await rowsOf<RuleChangeRow>("/money/changes?state=asked");
  expect(await post(second, `/money/changes/${rows[0]?.id}/apply`)).toBe("done");
}
async function asked(account: string, amount = 10_000, money = 1_000_000) {
  const one = await taker(account, money);
  const { value } = await one.withdraw(amount, one.to);
  const receipts = async () => {
    const answer = await platform.call("GET", "/wps/member/counts", { token: one.token });
    return answer.json<{ value: ValueOf<"getCentreCounts"> }>().value.receipts;
  };
  return { ...one, id: value.id, receipts, now: async () => (await one.ask("GET", `/${value.id}`)).value };
}

describe("the desk of withdrawals", () => {
  it("shows where the money goes, whole, and notes who looked", async () => {
    const { id } = await asked("wdesk001");
    expect(await detailsOf(id)).toMatchObject({
      account: "wdesk001",
      holder: "Dara Sok",
      number: expect.stringMatching(/^\d{8}$/),
      state: "requested",
      canApprove: true,
      canPay: false,
      balance: 990_000,
    });
    const rows = await db.query("SELECT FROM operator_act WHERE act = 'withdrawalSeen' AND operator = 'editor'");
    expect(rows).toHaveLength(1);
    expect(await on(editor, id, "approve")).toBe("not_allowed");
  });

  it("has one queue of deposits, withdrawals and entries by hand, the longest first", async () => {
    const { id } = await asked("wdesk002");
    const { value } = await editor.call("GET", "/withdrawals/figures");
    expect(value["requested"]).toBeGreaterThan(0);
    clock.advance(60);
    const figures = (await editor.call("GET", "/money/figures")).value as Record<string, number>;
    const queue = await rowsOf<MoneyQueueRow>("/money/queue?kind=withdrawal&pageSize=100");
    expect(figures).toMatchObject({ withdrawals: queue.total, proofs: 0, held: 0, entries: 0 });
    const oldest = Math.min(...queue.rows.map(({ since }) => Date.parse(since)));
    expect(figures["oldestMinutes"]).toBe(Math.floor((clock.now().getTime() - oldest) / 60_000));
    expect(figures["oldestMinutes"]).toBeGreaterThanOrEqual(1);
    expect(queue.rows.find((row) => row.id === id)).toMatchObject({ kind: "withdrawal", state: "requested" });
    expect(queue.rows.map(({ since }) => since)).toEqual(queue.rows.map(({ since }) => since).toSorted());
    const found = await rowsOf<WithdrawalDeskRow>("/withdrawals?waiting=yes&search=WDESK002");
    expect(found.rows).toMatchObject([{ id, to: expect.stringContaining("••••"), isWaiting: true }]);
    expect((await rowsOf("/withdrawals?search=wdesk%25")).total).toBe(0);
  });

  it("approves and pays once, however many press, and gives nothing back then", async () => {
    const { id, money, now } = await asked("wdesk003");
    const approvals = await Promise.all([1, 2, 3].map(() => on(publisher, id, "approve", { note: "Seen" })));
    expect(approvals.toSorted()).toEqual(["done", "withdrawal_gone", "withdrawal_gone"]);
    const pay = (reference: string) => on(publisher, id, "pay", { amount: 9_900, reference });
    const payments = await Promise.all([pay("BANK-1"), pay("BANK-1"), pay("BANK-2")]);
    expect(payments.filter((outcome) => outcome === "done")).toHaveLength(1);
    expect(await on(publisher, id, "reject", { reason: "Late" })).toBe("withdrawal_gone");
    expect(await money()).toEqual([990_000, 0]);
    expect((await now()).history.map(({ step, note }) => [step, note])).toEqual([
      ["requested", ""],
      ["approved", ""],
      ["paid", expect.stringMatching(/^BANK-/)],
    ]);
    expect(await actsOf("wdesk003")).toEqual(["publisher withdrawalApproved", "publisher withdrawalPaid"]);
    await sound();
  });

  it("rejects with a reason that the player reads, and the money comes back whole", async () => {
    const { id, money, now } = await asked("wdesk004");
    expect(await on(publisher, id, "reject", { reason: "Please add your own account." })).toBe("done");
    expect(await now()).toMatchObject({ state: "rejected", remark: "Please add your own account.", isOver: true });
    expect(await money()).toEqual([1_000_000, 0]);
    expect(await on(publisher, id, "reject", { reason: "Again" })).toBe("withdrawal_gone");
    expect(await on(publisher, id, "approve")).toBe("withdrawal_gone");
    await sound();
  });

  it("lets one of a cancellation and an approval win, and moves the money once", async () => {
    for (const round of [1, 2, 3, 4]) {
      const one = await asked(`wrace00${round}`);
      const [cancelled, approved] = await Promise.all([
        one.ask("POST", `/${one.id}/cancel`),
        on(publisher, one.id, "approve"),
      ]);
      expect([cancelled.success, approved === "done"].toSorted()).toEqual([false, true]);
      const paid = await on(publisher, one.id, "pay", { amount: 9_900, reference: `RACE-${round}` });
      expect(paid).toBe(cancelled.success ? "withdrawal_gone" : "done");
      expect(await one.money()).toEqual([cancelled.success ? 1_000_000 : 990_000, 0]);
    }
    await sound();
  });

  it("lets one of a pay-out and a return of the rest win", async () => {
    const one = await asked("wdesk005");
    await on(publisher, one.id, "approve");
    const outcomes = await Promise.all([
      on(publisher, one.id, "pay", { amount: 9_900, reference: "RACE-PAY" }),
      on(publisher, one.id, "reject", { reason: "Changed" }),
    ]);
    expect(outcomes.toSorted()).toEqual(["done", "withdrawal_gone"]);
    await sound();
  });

  it("takes two operators from an amount on", async () => {
    const { id } = await asked("wdesk006", 500_000);
    await on(publisher, id, "approve");
    expect(await detailsOf(id, publisher)).toMatchObject({ needsSecond: true, canPay: false, waitsForOther: true });
    expect(await detailsOf(id, second)).toMatchObject({ canPay: true, waitsForOther: false });
    const payment = { amount: 499_900, reference: "TWO-1" };
    expect(await on(publisher, id, "pay", payment)).toBe("second_operator");
    expect(await on(second, id, "pay", payment)).toBe("done");
    expect(await actsOf("wdesk006")).toEqual(["publisher withdrawalApproved", "second withdrawalPaid"]);
  });

  it("pays in parts, gives the rest back, and takes back what the bank returns, long after it counted as received", async () => {
    const one = await asked("wdesk007");
    await on(publisher, one.id, "approve");
    expect(await on(publisher, one.id, "pay", { amount: 10_000, reference: "PART-0" })).toBe("form_invalid");
    expect(await one.receipts()).toBe(0);
    await on(publisher, one.id, "pay", { amount: 4_000, reference: "PART-1" });
    // The rest waits for an operator, what was paid for its player.
    const queue = async () => (await rowsOf<MoneyQueueRow>("/money/queue?kind=withdrawal&pageSize=100")).rows;
    expect((await queue()).find(({ id }) => id === one.id)?.state).toBe("partial");
    expect(await one.receipts()).toBe(1);
    expect(await on(publisher, one.id, "pay", { amount: 1_000, reference: "PART-1" })).toBe("reference_used");
    expect(await on(publisher, one.id, "reject", { reason: "The rest is yours again." })).toBe("done");
    expect(await one.now()).toMatchObject({ state: "sent", paid: 4_000, returned: 5_900, remaining: 4_000 });
    expect((await queue()).find(({ id }) => id === one.id)).toBeUndefined();
    await one.ask("POST", `/${one.id}/receipt`, { answer: "received" });
    expect(await one.receipts()).toBe(0);
    expect(await one.now()).toMatchObject({ state: "received", received: 4_000, remaining: 0, isOver: true });
    expect(await on(publisher, one.id, "bounce", { amount: 4_001, reason: "Closed" })).toBe("form_invalid");
    expect(await on(publisher, one.id, "bounce", { amount: 4_000, reason: "Account closed" })).toBe("done");
    const held = { state: "approved", paid: 0, received: 0, remark: "Account closed", isOver: false };
    expect(await one.now()).toMatchObject(held);
    // The fee came back with it.
    expect(await one.money()).toEqual([995_900, 4_100]);
    expect(await on(publisher, one.id, "reject", { reason: "No way to pay it" })).toBe("done");
    expect(await one.money()).toEqual([1_000_000, 0]);
    await sound();
  });

  it("opens again what was closed as received where the bank gives it back, and tells no old reason", async () => {
    const one = await asked("wdesk020");
    await on(publisher, one.id, "approve");
    await on(publisher, one.id, "pay", { amount: 9_900, reference: "AGAIN-1" });
    expect(await on(publisher, one.id, "force", { reason: "The bank has confirmed it." })).toBe("done");
    expect(await one.now()).toMatchObject({ state: "received", isForced: true });
    expect(await on(publisher, one.id, "bounce", { amount: 9_900, reason: "Account closed" })).toBe("done");
    expect(await one.now()).toMatchObject({ state: "approved", isForced: false, remark: "Account closed" });
    await on(publisher, one.id, "pay", { amount: 9_900, reference: "AGAIN-2" });
    await one.ask("POST", `/${one.id}/receipt`, { answer: "received" });
    expect(await one.now()).toMatchObject({ state: "received", isForced: false });
    await sound();
  });

  it("shows the pictures of somebody to whom nothing arrived, and pays anew what came back", async () => {
    const one = await asked("wdesk008");
    await on(publisher, one.id, "approve");
    await on(publisher, one.id, "pay", { amount: 9_900, reference: "LOST-1" });
    const proof = [await one.upload(picture)];
    await one.ask("POST", `/${one.id}/receipt`, { answer: "notReceived", proof, note: "Nothing on my account." });
    const details = await detailsOf(one.id);
    expect(details.proofs[0]?.picture).toMatch(/^data:image\/jpeg;base64,/);
    expect(details.history.at(-1)).toMatchObject({ step: "notReceived", note: "Nothing on my account." });
    await on(publisher, one.id, "bounce", { amount: 9_900, reason: "Wrong branch" });
    expect(await on(publisher, one.id, "pay", { amount: 9_900, reference: "LOST-2" })).toBe("done");
    // It turned up after all.
    expect((await one.ask("POST", `/${one.id}/receipt`, { answer: "received" })).value.state).toBe("received");
    expect(await one.money()).toEqual([990_000, 0]);
    await sound();
  });

  it("changes rules and ways for everybody, says who did, and what was asked for keeps its own", async () => {
    const { value } = await editor.call("GET", "/withdrawals/rules");
    const {
      currency: _c,
      changedBy: _b,
      ...rule
    } = (value["rows"] as Record<string, unknown>[]).find((row) => row["currency"] === "USD") as Record<
      string,
      number | string
    >;
    const set = (over: object) => post(publisher, "/withdrawals/rules/USD", { ...rule, ...over });
    expect(await set({ most: 1 })).toBe("form_invalid");
    expect(await set({ least: 5_000 })).toBe("done");
    await agree();
    const one = await taker("wdesk009");
    expect((await one.withdraw(4_000, one.to)).code).toBe("form_invalid");
    expect(await set({})).toBe("done");
    await agree();
    // Closing waits for nobody.
    await post(publisher, "/withdrawals/ways/otter-bank", { isOpen: false });
    expect((await one.withdraw(4_000, one.to)).code).toBe("form_invalid");
    await post(publisher, "/withdrawals/ways/otter-bank", { isOpen: true });
    expect((await one.withdraw(4_000, one.to)).code).toBe("form_invalid");
    await agree();
    expect((await one.withdraw(4_000, one.to)).success).toBe(true);
    expect((await publisher.call("POST", "/withdrawals/ways/none", { isOpen: true })).status).toBe(404);
  });

  it("decides nothing without the password given in the last five minutes", async () => {
    const { id } = await asked("wdesk010");
    const late = await platform.operator("publisher");
    clock.advance(6 * 60);
    expect(await on(late, id, "approve")).toBe("password_needed");
    expect(await post(late, "/withdrawals/rules/USD", {})).not.toBe("done");
  });
});

describe("entries by hand", () => {
  const ask = async (body: object, key = crypto.randomUUID(), who = publisher) => {
    const answer = await who.call("POST", "/adjustments", body, { "idempotency-key": key });
    return answer as unknown as { success: boolean; code?: string; value: AdjustmentRow };
  };
  const wish = { direction: "in", amount: 5_000, reason: "Goodwill" };

  it("S-54 need a second operator: one asks, another one books, once", async () => {
    const fresh = await platform.operator("publisher");
    const other = await platform.secondPublisher();
    const one = await taker("adju0001", 1_000);
    const key = crypto.randomUUID();
    const { value } = await ask({ ...wish, account: "adju0001" }, key, fresh);
    expect((await ask({ ...wish, account: "adju0001" }, key, fresh)).value.id).toBe(value.id);
    expect(value).toMatchObject({ state: "asked", isOwn: true, amount: 5_000 });
    expect(await post(fresh, `/adjustments/${value.id}/book`)).toBe("second_operator");
    expect(await one.money()).toEqual([1_000, 0]);
    const both = await Promise.all([1, 2].map(() => post(other, `/adjustments/${value.id}/book`)));
    expect(both.toSorted()).toEqual(["adjustment_gone", "done"]);
    expect(await one.money()).toEqual([6_000, 0]);
    expect(await actsOf("adju0001")).toEqual(["publisher adjustmentAsked", "second adjustmentBooked"]);
    // Not even past the program.
    await expect(
      owner.query("UPDATE ledger_adjustment SET decided_by = asked_by WHERE id = $1", [value.id]),
    ).rejects.toThrow(/check/);
    await sound();
  });

  it("take out no more than there is, and can be refused by whoever asked", async () => {
    const fresh = await platform.operator("publisher");
    const other = await platform.secondPublisher();
    const one = await taker("adju0002", 1_000);
    const out = { account: "ADJU0002", direction: "out", reason: "Booked twice" };
    const { value: high } = await ask({ ...out, amount: 1_001 }, undefined, fresh);
    expect(await post(other, `/adjustments/${high.id}/book`)).toBe("not_enough_money");
    for (const wrong of [{}, { reason: "" }, { reason: "  " }])
      expect(await post(fresh, `/adjustments/${high.id}/refuse`, wrong)).not.toBe("done");
    expect(await post(fresh, `/adjustments/${high.id}/refuse`, { reason: " A cent too much " })).toBe("done");
    const refused = (await rowsOf<AdjustmentRow>("/adjustments?state=refused")).rows.find(({ id }) => id === high.id);
    expect(refused).toMatchObject({ reason: "Booked twice", refusal: "A cent too much", decidedBy: "publisher" });
    expect(await post(other, `/adjustments/${high.id}/book`)).toBe("adjustment_gone");
    const { value: right } = await ask({ ...out, amount: 1_000 }, undefined, fresh);
    expect(await post(other, `/adjustments/${right.id}/book`)).toBe("done");
    expect(await one.money()).toEqual([0, 0]);
    expect((await ask({ ...wish, account: "nobody00" }, undefined, fresh)).code).toBe("form_invalid");
    expect((await rowsOf<AdjustmentRow>("/adjustments?state=booked")).rows.map(({ id }) => id)).toContain(right.id);
    await sound();
  });
});
