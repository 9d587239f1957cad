import { createCanvas } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import type { PayoutAccount, WithdrawalTerms, WithdrawalWay } from "#contracts/api.ts";
import { settleReceipts } from "#server/features/withdrawal/settleReceipts.ts";
import { aWithdrawalPlatform, paymentPassword } from "#tests/support/aWithdrawalPlatform.ts";

const platform = await aWithdrawalPlatform();
const { clock, db, owner, sound, taker } = platform;
const publisher = () => platform.operator("publisher");
const picture = await createCanvas(40, 30).encode("png");

const fieldOf = ({ value }: { value: unknown }) =>
  Object.entries((value as { fieldErrors?: Record<string, { key: string }> }).fieldErrors ?? {}).map(
    ([name, { key }]) => `${name} ${key}`,
  )[0];

async function act(id: string, verb: string, body: object = {}) {
  const answer = await (await publisher()).call("POST", `/withdrawals/${id}/${verb}`, body);
  return answer.success ? "done" : answer.code;
}

/** A withdrawal that was paid out, all or a part of it. */
async function aPaid(account: string, amount = 10_000, part = amount - 100) {
  const one = await taker(account);
  const { value } = await one.withdraw(amount, one.to);
  expect(await act(value.id, "approve")).toBe("done");
  expect(await act(value.id, "pay", { amount: part, reference: `REF-${account}` })).toBe("done");
  const answer = (body: object, key?: string) => one.ask("POST", `/${value.id}/receipt`, body, key);
  const now = async () => (await one.ask("GET", `/${value.id}`)).value;
  return { ...one, id: value.id, answer, now };
}

describe("accounts to be paid to", () => {
  it("are added with the withdrawal password, masked everywhere, and all in one name", async () => {
    const one = await taker("wacc0001");
    const { value: ways } = await one.ask<WithdrawalWay[]>("GET", "/ways");
    expect(ways.map(({ kind }) => kind)).toEqual(["bank", "bank", "ewallet", "crypto", "crypto"]);
    const tron = { way: "usdt-trc20", number: "TQ5NMqJjhpQGK7YJbESKtNCo86PJ89ujio", holder: undefined };
    const { value } = await one.add(tron);
    expect(value).toMatchObject({ holder: "D•• S••", number: "•••• ujio", label: "USDT (TRC20) •••• ujio" });
    expect(fieldOf(await one.add({ ...tron, holder: "Somebody Else", way: "delta-bank", number: "AB12345678" }))).toBe(
      "holder error.payout_holder",
    );
    expect(fieldOf(await one.add(tron))).toBe("number error.payout_known");
    expect(fieldOf(await one.add({ number: "١٢٣٤٥٦٧٨٩٠" }))).toBe("number error.payout_number");
    expect(fieldOf(await one.add({ number: "12" }))).toBe("number error.payout_number");
    expect(fieldOf(await one.add({ way: "nothing" }))).toBe("way error.payout_closed");
    const wrong = await one.add({ number: "99887766", paymentPassword: "111111" });
    expect([wrong.code, fieldOf(wrong)]).toEqual([
      "wrong_payment_password",
      "paymentPassword error.wrong_payment_password",
    ]);
    const kept = JSON.stringify(await owner.query("SELECT * FROM payout_account WHERE member_id = $1", [one.memberId]));
    expect(kept).not.toContain("TQ5NMqJjhp");
  });

  it("has one default, which the next one becomes where it is removed; nobody else's can be touched", async () => {
    const [one, other] = [await taker("wacc0002"), await taker("wacc0003")];
    const { value: second } = await one.add({ way: "river-pay", number: "855 12-345 678" });
    await one.ask("POST", `/accounts/${second.id}/default`);
    const list = async () =>
      (await one.ask<PayoutAccount[]>("GET", "/accounts")).value.map(({ way, isDefault }) => [way, isDefault]);
    expect(await list()).toEqual([
      ["river-pay", true],
      ["otter-bank", false],
    ]);
    const remove = (who: typeof one, id: string) => who.seal(`/accounts/${id}/remove`, { paymentPassword });
    expect((await other.ask("POST", `/accounts/${second.id}/default`)).status).toBe(404);
    expect((await remove(other, second.id)).status).toBe(404);
    await remove(one, second.id);
    expect(await list()).toEqual([["otter-bank", true]]);
    await remove(one, one.to);
    // The name stays bound after the last one is gone.
    expect(fieldOf(await one.add({ holder: "Another Name" }))).toBe("holder error.payout_holder");
  });

  it("cannot be paid to before it has cooled off", async () => {
    await owner.query("UPDATE withdrawal_rule SET account_minutes = 1440 WHERE currency = 'USD'");
    const one = await taker("wacc0004");
    await owner.query("UPDATE withdrawal_rule SET account_minutes = 0 WHERE currency = 'USD'");
    expect(fieldOf(await one.withdraw(5_000, one.to))).toBe("account error.payout_cooling");
    expect((await one.ask<WithdrawalTerms>("GET", "/terms")).value).toMatchObject({ account: null, accounts: [] });
    await owner.query("UPDATE payout_account SET usable_at = $2 WHERE id = $1", [one.to, clock.now()]);
    expect((await one.withdraw(5_000, one.to)).success).toBe(true);
  });
});

describe("a withdrawal", () => {
  it("is held at once: available and held add up, and the fee is of the amount", async () => {
    const one = await taker("with0001");
    const { value: terms } = await one.ask<WithdrawalTerms>("GET", "/terms");
    expect(terms).toMatchObject({ available: 100_000, held: 0, least: 2_000, highest: 100_000, turnoverLeft: 0 });
    expect([terms.feeFixed[one.to], terms.feePoints[one.to]]).toEqual([100, 0]);
    const { value } = await one.withdraw(30_000, one.to);
    expect(value).toMatchObject({
      state: "requested",
      who: "us",
      next: "decision",
      fee: 100,
      arrives: 29_900,
      remaining: 29_900,
      canCancel: true,
      isOver: false,
      to: { holder: "D•• S••" },
    });
    expect(Date.parse(value.dueAt ?? "") - clock.now().getTime()).toBe(3_600_000);
    expect(await one.money()).toEqual([70_000, 30_000]);
    await sound();
  });

  it("is made once for an intent, and of two tabs each sees what the other has left", async () => {
    const one = await taker("with0002", 5_000);
    const key = crypto.randomUUID();
    const same = await Promise.all([one.withdraw(3_000, one.to, key), one.withdraw(3_000, one.to, key)]);
    const again = await one.withdraw(3_000, one.to, key);
    expect(same.filter(({ success }) => success).every(({ value }) => value.id === again.value.id)).toBe(true);
    expect(again.success).toBe(true);
    const other = await one.withdraw(2_000, one.to, key);
    expect(other.status).toBe(422);
    const tabs = await Promise.all([one.withdraw(2_000, one.to), one.withdraw(2_000, one.to)]);
    expect(tabs.map(({ code }) => code ?? "made").toSorted()).toEqual(["made", "not_enough_money"]);
    expect(await one.money()).toEqual([0, 5_000]);
    await sound();
  });

  it.each([["1e3"], ["5,000"], ["٥٠٠٠"], [-5_000], [50.5], [0], [null], [1e300]])(
    "is refused for the amount %s, which is no whole number of minor units",
    async (amount) => {
      const one = await aRefused;
      expect((await one.withdraw(amount, one.to)).status).toBe(400);
    },
  );

  it("is refused outside of its limits, above the balance, to others' accounts and without the password", async () => {
    const [one, other] = [await aRefused, await taker("with0004")];
    expect(fieldOf(await one.withdraw(1_999, one.to))).toBe("amount error.withdrawal_amount");
    expect(fieldOf(await one.withdraw(2_000_001, one.to))).toBe("amount error.withdrawal_amount");
    expect((await one.withdraw(100_001, one.to)).code).toBe("not_enough_money");
    expect(fieldOf(await one.withdraw(5_000, other.to))).toBe("account error.payout_missing");
    expect(fieldOf(await one.withdraw(5_000, "nothing"))).toBe("account error.payout_missing");
    const wrong = await one.seal("", { amount: 5_000, account: one.to, paymentPassword: "000000" });
    expect(wrong.code).toBe("wrong_payment_password");
    await owner.query("UPDATE member SET payment_password_hash = NULL WHERE id = $1", [other.memberId]);
    expect((await other.withdraw(5_000, other.to)).code).toBe("payment_password_missing");
    expect(await one.money()).toEqual([100_000, 0]);
  });

  it("is one of so many a day, and of so much", async () => {
    const one = await taker("with0005", 6_000_000);
    await owner.query("UPDATE withdrawal_rule SET day_count = 3 WHERE currency = 'USD'");
    const made = await one.withdraw(2_000_000, one.to);
    await one.withdraw(2_000_000, one.to);
    expect(fieldOf(await one.withdraw(1_500_000, one.to))).toBe("amount error.withdrawal_day");
    await one.withdraw(2_000, one.to);
    expect((await one.withdraw(2_000, one.to)).code).toBe("too_many_withdrawals");
    expect((await one.ask<WithdrawalTerms>("GET", "/terms")).value).toMatchObject({ countLeft: 0, highest: 0 });
    // What came back is not counted.
    await one.ask("POST", `/${made.value.id}/cancel`);
    expect((await one.withdraw(2_000, one.to)).success).toBe(true);
    await owner.query("UPDATE withdrawal_rule SET day_count = 5 WHERE currency = 'USD'");
  });

  it("is taken back before anybody has decided, once, and is nobody else's", async () => {
    const [one, other] = [await taker("with0006"), await taker("with0007")];
    const { value } = await one.withdraw(10_000, one.to);
    expect((await other.ask("GET", `/${value.id}`)).status).toBe(404);
    expect((await other.ask("POST", `/${value.id}/cancel`)).status).toBe(404);
    expect((await other.ask("POST", `/${value.id}/receipt`, { answer: "received" })).status).toBe(404);
    const both = await Promise.all([1, 2].map(() => one.ask("POST", `/${value.id}/cancel`)));
    expect(both.map(({ value: { state } }) => state)).toEqual(["cancelled", "cancelled"]);
    expect(await one.money()).toEqual([100_000, 0]);
    const { value: late } = await one.withdraw(10_000, one.to);
    await act(late.id, "approve");
    expect((await one.ask("POST", `/${late.id}/cancel`)).code).toBe("withdrawal_gone");
    await sound();
  });

  it("cannot be taken back where the rules of the place forbid it", async () => {
    const one = await taker("with0008");
    const before = platform.liveSite.current().site;
    const { flags, brand } = structuredClone(before);
    flags.childrenNodes.push({ modId: "RESPONSIBLEPLAY3", enabled: "1", childrenNodes: [] });
    const profiles = [{ name: "strict", realityCheckMinutes: 60, keepsWithdrawals: true }];
    brand.settings.play = { profile: "strict", profiles };
    platform.liveSite.change({ ...before, flags, brand });
    const { value } = await one.withdraw(10_000, one.to);
    platform.liveSite.change(before);
    expect(value).toMatchObject({ isKept: true, canCancel: false });
    // Also where the player has left the place since.
    expect((await one.ask("POST", `/${value.id}/cancel`)).code).toBe("withdrawal_kept");
    expect(await one.money()).toEqual([90_000, 10_000]);
  });
});

describe("the confirmation of receipt", () => {
  it("[PC-06] is shown once paid out: received, not received with proof, counted as received in time, forced, or partly with what remains", async () => {
    const received = await aPaid("rece0001");
    expect(await received.now()).toMatchObject({
      state: "sent",
      who: "bank",
      next: "arrival",
      canAnswer: true,
      due: 9_900,
    });
    expect((await received.answer({ answer: "received" })).value).toMatchObject({
      state: "received",
      received: 9_900,
      remaining: 0,
      isOver: true,
    });

    const denied = await aPaid("rece0002");
    expect(fieldOf(await denied.answer({ answer: "notReceived" }))).toBe("proof form.required");
    const proof = [await denied.upload(picture)];
    expect((await denied.answer({ answer: "notReceived", proof })).value).toMatchObject({
      state: "disputed",
      who: "us",
      proofs: 1,
      received: 0,
    });

    const silent = await aPaid("rece0003");
    const minutes =
      (await owner.query<{ m: number }>("SELECT receipt_minutes AS m FROM withdrawal WHERE id = $1", [silent.id]))[0]
        ?.m ?? 0;
    clock.advance(minutes * 60 - 60);
    await settleReceipts(db, clock.now());
    expect(await silent.now()).toMatchObject({ state: "sent", who: "you", next: "receipt" });
    clock.advance(61);
    await settleReceipts(db, clock.now());
    expect(await silent.now()).toMatchObject({ state: "received", received: 9_900, isForced: false });

    // Who said that it did not arrive is not counted as if it had.
    expect(await denied.now()).toMatchObject({ state: "disputed", received: 0 });
    expect(await act(denied.id, "force", { reason: "The bank has confirmed it." })).toBe("done");
    expect(await denied.now()).toMatchObject({ state: "received", isForced: true, received: 9_900, returned: 0 });
    // A forced receipt gives nothing back.
    expect(await denied.money()).toEqual([90_000, 0]);

    const part = await aPaid("rece0004");
    const [shown] = [await part.upload(picture)];
    expect(fieldOf(await part.answer({ answer: "partly", proof: [shown], amount: 9_900 }))).toBe(
      "amount error.receipt_amount",
    );
    expect((await part.answer({ answer: "partly", proof: [shown], amount: 9_000 })).value).toMatchObject({
      state: "disputed",
      received: 9_000,
      remaining: 900,
    });
    await sound();
  });

  it("takes pay-outs in parts: what has arrived and what remains is shown, and the rest follows", async () => {
    const one = await aPaid("rece0005", 10_000, 4_000);
    expect(await one.now()).toMatchObject({ state: "sent", paid: 4_000, due: 4_000, remaining: 9_900 });
    expect((await one.answer({ answer: "received" })).value).toMatchObject({
      state: "partial",
      received: 4_000,
      remaining: 5_900,
      next: "rest",
      isOver: false,
    });
    expect(await act(one.id, "pay", { amount: 5_900, reference: "REST-1" })).toBe("done");
    expect((await one.answer({ answer: "received" })).value).toMatchObject({ state: "received", received: 9_900 });
    expect(await one.money()).toEqual([90_000, 0]);
    await sound();
  });

  it("is given once, however often it is sent, and by pictures of one's own that are pictures", async () => {
    const [one, other] = [await aPaid("rece0006"), await taker("rece0007")];
    const foreign = await other.upload(picture);
    expect(fieldOf(await one.answer({ answer: "notReceived", proof: [foreign] }))).toBe(
      "/proof/0 error.picture_missing",
    );
    const broken = await one.upload(Buffer.concat([picture.subarray(0, 8), Buffer.alloc(90, 7)]));
    expect(fieldOf(await one.answer({ answer: "notReceived", proof: [broken] }))).toBe("/proof/0 error.picture_broken");
    expect((await one.now()).state).toBe("sent");
    const key = crypto.randomUUID();
    await one.answer({ answer: "received" }, key);
    expect((await one.answer({ answer: "received" }, key)).value.state).toBe("received");
    expect((await one.answer({ answer: "received" })).code).toBe("withdrawal_gone");
    expect((await one.now()).history.map(({ step }) => step)).toEqual(["requested", "approved", "paid", "received"]);
  });

  it("[PC-06] counts in time, after the minutes of the rules, on however many nodes look for it, and is written down once", async () => {
    await owner.query("UPDATE withdrawal_rule SET receipt_minutes = 15");
    const one = await aPaid("rece0008");
    clock.advance(15 * 60 - 1);
    await settleReceipts(db, clock.now());
    expect((await one.now()).state).toBe("sent");
    clock.advance(2);
    await Promise.all([1, 2, 3].map(() => settleReceipts(db, clock.now())));
    expect((await one.now()).history.filter(({ step }) => step === "counted")).toHaveLength(1);
  });
});

const aRefused = taker("with0003");
