import { describe, expect, it } from "vitest";
import { contract } from "#server/http/contract.ts";
import { aDepositPlatform, type Payer } from "#tests/support/aDepositPlatform.ts";
import { accepts, badValues } from "#tests/support/badValues.ts";
import { readTableState } from "#tests/support/readTableState.ts";

const platform = await aDepositPlatform();
const { clock, db, payer, sound, tell } = platform;

const eventSchema = contract.operations.get("takePaymentEvent")?.schemas.body ?? {};
const stateOf = async ({ ask }: Payer, id: string) => (await ask("GET", `/orders/${id}`)).value;
async function anOrder(account: string, channel = "qr", amount = 5_000) {
  const one = await payer(account);
  const { value } = await one.order(channel, amount, channel === "usdt" ? { network: "TRC20" } : {});
  return { ...one, one, id: value.id };
}

describe("what a provider tells", () => {
  it("books a payment less its fee, and the order says so", async () => {
    const { one, id, balance } = await anOrder("event001", "card", 10_000);
    expect((await tell({ order: id, amount: 10_000 })).value.outcome).toBe("credited");
    expect(await balance()).toBe(9_720);
    const order = await stateOf(one, id);
    expect(order).toMatchObject({ state: "credited", received: 10_000, credited: 9_720, isOver: true });
    expect(order.history.map(({ state, by, amount }) => [state, by, amount])).toEqual([
      ["created", "player", 10_000],
      ["credited", "provider", 9_720],
    ]);
    await sound();
  });

  it("is answered the same when it is told again, and books once", async () => {
    const { id, balance } = await anOrder("event002");
    const event = { id: "evt-2", payment: "pay-2", order: id };
    const answers = await Promise.all(Array.from({ length: 12 }, () => tell(event)));
    const again = await tell(event);
    expect(answers.filter(({ status }) => status === 200).every(({ value }) => value.outcome === "credited")).toBe(
      true,
    );
    expect(again.value).toEqual({ id: "evt-2", outcome: "credited" });
    // Under another name it is the same payment.
    expect((await tell({ ...event, id: "evt-2b" })).value.outcome).toBe("ignored");
    expect((await tell({ ...event, amount: 9_999 })).status).toBe(422);
    expect(await balance()).toBe(5_000);
    await sound();
  });

  it("is refused where nobody signed it, where it was signed long ago, or over other bytes; and counted", async () => {
    const { id, balance, one } = await anOrder("event003");
    const forged = [
      await tell({ order: id }, { "croupier-signature": `v1=${"0".repeat(64)}` }),
      await tell({ order: id }, { "croupier-signature": "" }),
      await tell({ order: id }, { "croupier-timestamp": String(Math.floor(clock.now().getTime() / 1000) - 301) }),
      await tell({ order: id }, { "croupier-timestamp": "now" }),
    ];
    expect(forged.map(({ status, code }) => [status, code])).toEqual(forged.map(() => [401, "bad_signature"]));
    const elsewhere = await platform.call("POST", "/wps/deposit/callback/nobody", {
      body: { id: "x", type: "paid", order: id, payment: "x", amount: 5_000, currency: "USD" },
    });
    expect(elsewhere.statusCode).toBe(401);
    expect([await balance(), (await stateOf(one, id)).state]).toEqual([0, "created"]);
  });

  it("is refused where it is signed and no event of the contract's, whatever is wrong in it, and books nothing", async () => {
    const { id, balance } = await anOrder("event013");
    const good = { id: "evt-13", type: "paid", order: id, payment: "pay-13", amount: 5_000, currency: "USD" } as const;
    const tries = Object.keys(good).flatMap((name) =>
      badValues
        .map(([what, value]) => ({ what, name, event: { ...good, [name]: value } }))
        .filter(({ event }) => !accepts(eventSchema, event) || JSON.stringify(event).includes("\\u0000")),
    );
    tries.push({ what: "one more member", name: "", event: { ...good, paid: true } as unknown as typeof good });
    expect(tries.length).toBeGreaterThan(80);
    const before = await readTableState(platform.owner);
    for (const { what, name, event } of tries) {
      const { status, success } = await tell(event as never);
      expect([what, name, success, [400, 413].includes(status)]).toEqual([what, name, false, true]);
    }
    expect([await readTableState(platform.owner), await balance()]).toEqual([before, 0]);
    expect((await tell(good)).value.outcome).toBe("credited");
  });

  it("is credited too when it comes after the order ran out", async () => {
    const { one, id, balance } = await anOrder("event004");
    clock.advance(16 * 60);
    expect((await stateOf(one, id)).state).toBe("expired");
    const next = await one.order("qr", 7_000);
    expect((await tell({ order: id })).value.outcome).toBe("credited");
    expect([await balance(), (await stateOf(one, id)).state]).toEqual([5_000, "credited"]);
    expect((await stateOf(one, next.value.id)).state).toBe("created");
  });

  it.each([
    ["too little", { amount: 4_999 }, "tooLittle"],
    ["too much", { amount: 5_001 }, "tooMuch"],
    ["another currency", { currency: "THB" }, "otherCurrency"],
  ])("is held with its figure where it is %s", async (_, over, reason) => {
    const { one, id, balance } = await anOrder(`heldback${reason.length}`);
    expect((await tell({ order: id, ...over })).value.outcome).toBe("held");
    const order = await stateOf(one, id);
    expect(order).toMatchObject({ state: "paid", reason, isOver: false, payAddress: null });
    expect(order.received).toBe("currency" in over ? null : over.amount);
    expect(await balance()).toBe(0);
  });

  it("is held where the order was cancelled, and where it was paid already", async () => {
    const { one, id, balance } = await anOrder("event005");
    await one.ask("POST", `/orders/${id}/cancel`);
    expect((await tell({ order: id })).value.outcome).toBe("held");
    expect(await stateOf(one, id)).toMatchObject({ state: "paid", reason: "ended" });
    const { value } = await one.order("card", 5_000);
    expect((await tell({ order: value.id })).value.outcome).toBe("credited");
    expect((await tell({ order: value.id })).value.outcome).toBe("held");
    expect(await stateOf(one, value.id)).toMatchObject({ state: "credited", received: 10_000, credited: 4_845 });
    expect(await balance()).toBe(4_845);
  });

  it("prolongs what was seen in time, ends what was declined, and lets money win over both orders of telling", async () => {
    const { one, id } = await anOrder("event006");
    clock.advance(14 * 60);
    expect((await tell({ order: id, type: "seen" })).value.outcome).toBe("noted");
    clock.advance(10 * 60);
    expect(await stateOf(one, id)).toMatchObject({ state: "paying", canCancel: false });
    expect((await tell({ order: id, type: "failed" })).value.outcome).toBe("noted");
    expect(await stateOf(one, id)).toMatchObject({ state: "rejected", reason: "declined" });
    expect((await tell({ order: id })).value.outcome).toBe("credited");
    expect((await tell({ order: id, type: "failed" })).value.outcome).toBe("ignored");
    expect((await tell({ order: id, type: "seen" })).value.outcome).toBe("ignored");
    expect((await stateOf(one, id)).state).toBe("credited");
  });

  it("is not taken for an order that does not exist, or is no provider's", async () => {
    expect((await tell({ order: crypto.randomUUID() })).status).toBe(404);
    const one = await payer("event007");
    const { value } = await one.order("bank", 5_000, { payer: "Dara Sok" });
    expect((await tell({ order: value.id })).status).toBe(404);
    expect(await db.query("SELECT FROM deposit_payment WHERE order_id = $1", [value.id])).toEqual([]);
  });
});
