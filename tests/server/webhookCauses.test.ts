import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Database } from "#server/db/Database.ts";
import { aDepositPlatform } from "#tests/support/aDepositPlatform.ts";
import { freshAddress } from "#tests/support/aPlatform.ts";
import { aWithdrawalPlatform } from "#tests/support/aWithdrawalPlatform.ts";

// Made before the tests: a platform takes longer than one of them may.
const deposits = await aDepositPlatform();
const withdrawals = await aWithdrawalPlatform();

/** An address that is told all there is; nothing is sent, what waits is read. */
async function listen(db: Database) {
  const id = randomUUID();
  await db.query(
    `INSERT INTO webhook (id, url, events, secret, created_by, created_at)
     VALUES ($1, 'https://hooks.example/', $2, '\\x00', 'test', now())`,
    [id, ["deposit.waiting", "withdrawal.waiting", "problem.reported"]],
  );
  return async () => {
    const rows = await db.query<{ event: string; body: string }>(
      "DELETE FROM webhook_delivery WHERE webhook_id = $1 RETURNING event, body",
      [id],
    );
    return rows.map(
      ({ event, body }) => [event, (JSON.parse(body) as { data: Record<string, unknown> }).data] as const,
    );
  };
}

describe("a webhook is told, by what really happens,", () => {
  it("of a payment that waits for an operator, and of none that was credited by itself", async () => {
    const { db, payer, tell } = deposits;
    const told = await listen(db);
    const one = await payer("hookpayer1");
    const good = (await one.order("card", 5_000)).value;
    expect((await tell({ order: good.id, amount: 5_000, currency: "USD" })).value.outcome).toBe("credited");
    const before = await told();
    expect(before.map(([event]) => event)).not.toContain("problem.reported");
    const held = (await one.order("card", 5_000)).value;
    expect((await tell({ order: held.id, amount: 4_999, currency: "USD" })).value.outcome).toBe("held");
    expect(await told()).toEqual([
      ["deposit.waiting", { id: held.id, reference: held.reference, amount: 5_000, currency: "USD" }],
    ]);
  });

  it("of a withdrawal that was asked for, and of none that was refused; nobody is named", async () => {
    const { db, taker } = withdrawals;
    const told = await listen(db);
    const one = await taker("hooktaker1", 20_000);
    expect((await one.withdraw(1_000_000, one.to)).success).toBe(false);
    expect(await told()).toEqual([]);
    const { value } = await one.withdraw(5_000, one.to);
    const [[event, data] = []] = await told();
    expect(event).toBe("withdrawal.waiting");
    expect(data).toEqual({ id: value.id, reference: value.reference, amount: 5_000, currency: "USD" });
    expect(JSON.stringify(data)).not.toContain("hooktaker1");
  });

  it("of a problem that a visitor's page reports, once however often it comes", async () => {
    const { db, call } = deposits;
    const told = await listen(db);
    const body = {
      kind: "renderer",
      document: "layouts/pages/index",
      pointer: "/root",
      reason: "It cannot be drawn.",
    };
    const report = () => call("POST", "/wps/system/reports", { body, ip: freshAddress() });
    expect((await report()).statusCode).toBe(200);
    await report();
    const events = await told();
    expect(events.map(([event]) => event)).toEqual(["problem.reported"]);
    expect(events[0]?.[1]).toMatchObject({ kind: "renderer", document: "layouts/pages/index", pointer: "/root" });
  });
});
