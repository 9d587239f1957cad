import { createHmac, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, describe, expect, it } from "vitest";
import { buildApp } from "#server/app.ts";
import { expireDeposits } from "#server/features/deposit/expireDeposits.ts";
import { aDepositPlatform, paymentSecret } from "#tests/support/aDepositPlatform.ts";
import { aKiller } from "#tests/support/aKiller.ts";
import { drillSize } from "#tests/support/drillSize.ts";

const platform = await aDepositPlatform();
const { clock, db, owner, payer, sound } = platform;
const second = await buildApp(platform.deps);
await second.ready();
afterAll(() => second.close());

interface Said {
  id: string;
  type: string;
  order: string;
  payment: string;
  amount: number;
  currency: string;
}

/** Tells one of two nodes, as a provider would: again until it is answered, whoever dies meanwhile. */
async function tell(event: Said, node: number, secret = paymentSecret): Promise<number> {
  const text = JSON.stringify(event);
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const timestamp = String(Math.floor(clock.now().getTime() / 1000));
    const signature = createHmac("sha256", secret).update(`${timestamp}.${text}`).digest("hex");
    const answer = await [platform.app, second][(node + attempt) % 2]!.inject({
      method: "POST",
      url: "/wps/deposit/callback/sandbox",
      headers: {
        host: "localhost",
        "content-type": "application/json",
        "croupier-timestamp": timestamp,
        "croupier-signature": `v1=${signature}`,
      },
      payload: text,
    });
    if (answer.statusCode < 500) return answer.statusCode;
    await pause(20 + 10 * attempt);
  }
  return 0;
}

describe("a storm of payment events", () => {
  it("books each payment once and loses none, while events come twice, out of order and forged, orders run out, and work is killed", async () => {
    const count = drillSize(40, 400);
    const orders: { id: string; memberId: string; amount: number }[] = [];
    for (let place = 0; orders.length < count; place += 1) {
      const one = await payer(`storm${String(place).padStart(4, "0")}`);
      for (const channel of ["qr", "card"]) {
        const { value } = await one.order(channel, 2_000 + orders.length);
        orders.push({ id: value.id, memberId: one.memberId, amount: value.amount });
      }
    }
    // Half of them have run out by the time that they are paid; the sweep goes on while they are.
    clock.advance(16 * 60);
    const told = orders.flatMap(({ id: order, amount }, place) => {
      const base = { order, amount, currency: "USD", payment: `pay-${order}` };
      const paid = { ...base, id: `paid-${order}`, type: "paid" };
      const own = [paid, paid, { ...paid, id: `paid-again-${order}` }];
      if (place % 3 === 0) own.unshift({ ...base, id: `seen-${order}`, type: "seen" });
      // Declined after it was paid, in the order of telling.
      if (place % 4 === 0) own.push({ ...base, id: `failed-${order}`, type: "failed" });
      if (place % 5 === 0) own.push({ ...paid, id: `second-${order}`, payment: `second-${order}` });
      return own;
    });
    const mixed = told.toSorted((one, other) =>
      (one.id + one.order).slice(-5).localeCompare((other.id + other.order).slice(-5)),
    );
    const forged = orders.map(({ id: order }) => ({
      id: randomUUID(),
      type: "paid",
      order,
      payment: randomUUID(),
      amount: 1,
      currency: "USD",
    }));
    let isOver = false;
    const killer = aKiller(owner);
    const sweeper = (async () => {
      while (!isOver) {
        await expireDeposits(db, clock.now()).catch(() => undefined);
        await pause(10);
      }
    })();
    const codes = await Promise.all(mixed.map((event, place) => pause(place * 3).then(() => tell(event, place))));
    const refused = await Promise.all(
      forged.map((event, place) => tell(event, place, "another secret of thirty-two letters!")),
    );
    isOver = true;
    await sweeper;
    const kills = await killer.stop();
    expect(kills).toBeGreaterThan(0);
    expect(new Set(codes)).toEqual(new Set([200]));
    expect(new Set(refused)).toEqual(new Set([401]));
    await sound();

    const paid = await db.query<{ order_id: string; credited: number; held: number; booked: number }>(
      `SELECT o.id AS order_id, count(*) FILTER (WHERE p.state = 'credited') AS credited, count(*) FILTER (WHERE p.state = 'held') AS held,
         count(t.id) AS booked
       FROM deposit_order o LEFT JOIN deposit_payment p ON p.order_id = o.id LEFT JOIN ledger_transfer t ON t.id = p.transfer_id
       GROUP BY o.id`,
    );
    const wanted = orders.map(({ id }, place) => [id, 1, place % 5 === 0 ? 1 : 0, 1]);
    expect(paid.map((row) => [row.order_id, row.credited, row.held, row.booked]).toSorted()).toEqual(wanted.toSorted());
    const [money] = await db.query<{ wallets: number; credited: number }>(
      `SELECT (SELECT sum(balance)::bigint FROM ledger_account WHERE kind = 'player') AS wallets,
         (SELECT sum(credited)::bigint FROM deposit_payment) AS credited`,
    );
    expect(money?.wallets).toBe(money?.credited);
    // Each order's history ends in what it is.
    const astray = await db.query(
      `SELECT o.id FROM deposit_order o WHERE o.state <> (SELECT c.state FROM deposit_change c WHERE c.order_id = o.id ORDER BY c.id DESC LIMIT 1)
         OR o.state <> 'credited'`,
    );
    expect(astray).toEqual([]);
  }, 240_000);
});
