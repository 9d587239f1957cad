import { beforeEach, describe, expect, it } from "vitest";
import type { ExampleWithdrawal, ExampleWithdrawalTerms } from "#contracts/api.ts";
import { createLedger } from "#server/features/ledger/createLedger.ts";
import { aPlatform, goodPassword } from "#tests/support/aPlatform.ts";

const platform = await aPlatform({ config: { isDemo: true } });
const { call, login, owner, register, clock } = platform;
const { currency } = platform.liveSite.current().site.brand;
const ledger = createLedger(clock);
const pin = "246810";
let token = "";
let account = "";
let count = 0;

/** A new member each time, with an amount in the wallet. */
beforeEach(async () => {
  count += 1;
  account = `drawer${String(count).padStart(2, "0")}`;
  await register(account);
  ({ token } = await login(account, goodPassword));
  await fund(account, 1_000_000);
});

/** A day later, when a session is over. */
async function nextDay() {
  clock.advance(86_400);
  ({ token } = await login(account, goodPassword));
}

async function fund(of: string, amount: number) {
  const { db } = platform.deps;
  const [member] = await owner.query<{ id: string }>("SELECT id FROM member WHERE account = $1", [of]);
  const legs = [
    { account: await ledger.ownAccount(db, "bank", currency), amount: -amount },
    { account: await ledger.walletOf(db, member!.id, currency), amount },
  ];
  const cause = { type: "system", ref: "test" } as const;
  await ledger.post(db, { kind: "deposit", currency, legs, key: `fund-${of}`, cause, at: clock.now() });
}

const read = async <Value>(path: string) =>
  ((await call("GET", `/wps/example/withdrawal${path}`, { token })).json() as { value: Value }).value;
const terms = () => read<ExampleWithdrawalTerms>("/terms");
const list = () => read<ExampleWithdrawal[]>("");
const send = async (path: string, body: object, key: string) => {
  const answer = await call("POST", path, { token, body, headers: { "idempotency-key": key } });
  const said = answer.json() as {
    success: boolean;
    code?: string;
    value: ExampleWithdrawal & { fieldErrors?: object };
  };
  return { status: answer.statusCode, ...said };
};
const withdraw = (over: object = {}, key: string = crypto.randomUUID()) =>
  send("/wps/example/withdrawal", { amount: 5_000, card: "otter", pin, ...over }, key);
const cancel = (id: string, key: string = crypto.randomUUID()) => send("/wps/example/withdrawal/cancel", { id }, key);
const isSound = async () => expect(await ledger.checkInvariants(platform.deps.db)).toEqual([]);

describe("a withdrawal behind an example page", () => {
  it("leaves the wallet once, however often it is sent, and costs what was quoted", async () => {
    const quote = await read<{ fee: number; arrives: number }>("/quote?amount=12345");
    expect(quote).toEqual({ amount: 12_345, fee: 186, arrives: 12_159, currency });
    const key = crypto.randomUUID();
    const sent = { amount: 12_345, pin };
    await Promise.all([withdraw(sent, key), withdraw(sent, key), withdraw(sent, key)]);
    expect(await withdraw(sent, key)).toMatchObject({ success: true, value: { fee: 186, arrives: 12_159 } });
    expect(await list()).toHaveLength(1);
    expect(await terms()).toMatchObject({ balance: 987_655, left: 487_655, highest: 200_000 });
    expect(await withdraw({ amount: 12_346, pin }, key)).toMatchObject({ status: 422 });
    await isSound();
  });

  it.each([
    ["less than the least", { amount: 99 }, { amount: { key: "error.example_withdrawal_limits" } }],
    ["more than the most at once", { amount: 200_001, pin }, { amount: { key: "error.example_withdrawal_limits" } }],
    ["a card that takes nothing", { card: "crane" }, { card: { key: "error.example_card_blocked" } }],
    ["a large amount without the PIN", { amount: 10_000, pin: undefined }, { pin: { key: "error.example_pin_wrong" } }],
    ["another PIN", { amount: 10_000, pin: "246811" }, { pin: { key: "error.example_pin_wrong" } }],
  ])("is refused at its field, and nothing is booked: %s", async (_what, over, fieldErrors) => {
    expect(await withdraw(over)).toMatchObject({ success: false, code: "form_invalid", value: { fieldErrors } });
    expect(await terms()).toMatchObject({ balance: 1_000_000, left: 500_000 });
    expect(await list()).toEqual([]);
  });

  it("asks for a PIN no longer once it was right, under the same key", async () => {
    const key = crypto.randomUUID();
    expect(await withdraw({ amount: 10_000, pin: "111111" }, key)).toMatchObject({ success: false });
    expect(await withdraw({ amount: 10_000, pin }, key)).toMatchObject({ success: true });
    expect(await withdraw({ amount: 10_000, pin: "111111" }, key)).toMatchObject({ status: 422 });
    expect((await terms()).balance).toBe(990_000);
  });

  it("takes no more out of a day than its limit, also where two are sent at once", async () => {
    await withdraw({ amount: 200_000, pin });
    await withdraw({ amount: 200_000, pin });
    const both = await Promise.all([withdraw({ amount: 80_000, pin }), withdraw({ amount: 80_000, pin })]);
    expect(both.filter(({ success }) => success)).toHaveLength(1);
    expect(await terms()).toMatchObject({ left: 20_000, highest: 20_000, balance: 520_000 });
    await nextDay();
    expect((await terms()).left).toBe(500_000);
    await isSound();
  });

  it("is never more than there is, and what was tried counts for nothing", async () => {
    for (const amount of [200_000, 200_000]) await withdraw({ amount, pin });
    await nextDay();
    for (const amount of [200_000, 200_000, 100_000]) await withdraw({ amount, pin });
    await nextDay();
    expect(await terms()).toMatchObject({ balance: 100_000, highest: 100_000 });
    const refused = await withdraw({ amount: 100_001, pin });
    expect(refused.value.fieldErrors).toEqual({ amount: { key: "error.not_enough_money" } });
    expect(await terms()).toMatchObject({ balance: 100_000, left: 500_000 });
    expect((await list()).filter(({ amount }) => amount === 100_001)).toEqual([]);
  });

  it("goes on by itself", async () => {
    const { value } = await withdraw();
    expect(value).toMatchObject({ state: "asked", isPending: true, checkedAt: null, paidAt: null });
    const states: string[] = [];
    for (const seconds of [10, 15, 10]) {
      clock.advance(seconds);
      states.push((await list())[0]!.state);
    }
    expect(states).toEqual(["checked", "sent", "paid"]);
    expect((await list())[0]).toMatchObject({ isPending: false });
  });

  it("comes back once when it is taken back, however often and from wherever", async () => {
    const { value } = await withdraw();
    const key = crypto.randomUUID();
    await Promise.all([cancel(value.id, key), cancel(value.id, key), cancel(value.id), cancel(value.id)]);
    expect(await cancel(value.id, key)).toMatchObject({ success: true, value: { state: "cancelled" } });
    expect(await cancel(value.id)).toMatchObject({ success: true, value: { state: "cancelled", isPending: false } });
    expect(await terms()).toMatchObject({ balance: 1_000_000, left: 500_000 });
    clock.advance(60);
    expect((await list())[0]).toMatchObject({ state: "cancelled", sentAt: null, paidAt: null });
    await isSound();
  });

  it("cannot be taken back once it is on its way, nor by anybody else", async () => {
    const { value } = await withdraw();
    clock.advance(25);
    expect(await cancel(value.id)).toMatchObject({ success: false, code: "example_withdrawal_gone" });
    expect((await terms()).balance).toBe(995_000);
    const other = (await withdraw()).value;
    await register("stranger");
    ({ token } = await login("stranger", goodPassword));
    expect(await cancel(other.id)).toMatchObject({ success: false });
    expect(await list()).toEqual([]);
  });

  it.each([["0"], ["-1"], ["1.5"], ["1e99"], ["x"], [""]])("quotes nothing for %j", async (amount) => {
    const answer = await call("GET", `/wps/example/withdrawal/quote?amount=${amount}`, { token });
    expect(answer.statusCode).toBe(400);
  });

  it("says nothing of a card but its last figures", async () => {
    for (const card of (await terms()).cards) expect(card.number).toMatch(/^\d{4}$/);
  });
});
