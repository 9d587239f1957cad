import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Jackpot } from "#contracts/api.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { createLedger } from "#server/features/ledger/createLedger.ts";
import { aSite } from "#tests/support/aSite.ts";
import { aPlatform, type TestPlatform } from "#tests/support/aPlatform.ts";
import { demoTemplate } from "#tests/support/database.ts";

const ask = async ({ call }: TestPlatform, headers: Record<string, string> = {}) =>
  call("GET", "/wps/board/jackpot", { headers });
const jackpotOf = async (platform: TestPlatform) => (await ask(platform)).json<{ value: Jackpot }>().value;
const heldAt = ({ amount, since, step, everyMs }: Jackpot, at: Date) =>
  amount + Math.floor((at.getTime() - Date.parse(since)) / everyMs) * step;

describe("[HOME-05] the jackpot", () => {
  it("grows by 165.11 every three seconds from the moment at which somebody first asks", async () => {
    const platform = await aPlatform();
    const first = await jackpotOf(platform);
    expect(first).toMatchObject({ currency: "USD", step: 165_11, everyMs: 3000 });
    expect(Date.parse(first.since)).toBe(platform.clock.now().getTime());
    expect(heldAt(first, platform.clock.now())).toBe(first.amount);
    platform.clock.advance(86_400);
    expect(await jackpotOf(platform)).toEqual(first);
  });

  it("is one answer until it is won: whoever has it gets 304", async () => {
    const platform = await aPlatform();
    const { headers } = await ask(platform);
    platform.clock.advance(3600);
    const again = await ask(platform, { "if-none-match": String(headers.etag) });
    expect([again.statusCode, again.headers["cache-control"]]).toEqual([304, "no-cache"]);
  });

  it("counts in the units of a currency without cents", async () => {
    const site = aSite();
    const platform = await aPlatform({ site: { ...site, brand: { ...site.brand, currency: "JPY" } } });
    expect(await jackpotOf(platform)).toMatchObject({ currency: "JPY", step: 165 });
  });

  it("falls back to its seed when the ledger books that somebody won it", async () => {
    const platform = await aPlatform({ from: await demoTemplate() });
    const { db, clock } = platform;
    const before = await jackpotOf(platform);
    clock.advance(60);
    const ledger = createLedger(clock);
    const [member] = await db.query<{ id: string }>("SELECT id FROM member WHERE account = 'player09'");
    const amount = heldAt(before, clock.now());
    await withTransaction(db, async (tx) => {
      const legs = [
        { account: await ledger.ownAccount(tx, "house", "USD"), amount: -amount },
        { account: await ledger.walletOf(tx, member?.id ?? "", "USD"), amount },
      ];
      const win = {
        kind: "win",
        category: "JACKPOT",
        detail: "Golden Naga",
        currency: "USD",
        at: clock.now(),
      } as const;
      await ledger.post(tx, { ...win, legs, key: randomUUID(), cause: { type: "provider", ref: "round-1" } });
    });
    clock.advance(6);
    const after = await jackpotOf(platform);
    expect(after).toEqual({ ...before, since: new Date(clock.now().getTime() - 6_000).toISOString() });
    expect(heldAt(after, clock.now())).toBe(before.amount + 2 * before.step);
  });

  it("of the demo is larger than whatever anybody has won there", async () => {
    const platform = await aPlatform({ from: await demoTemplate() });
    const [largest] = await platform.db.query<{ most: number }>(
      `SELECT max(e.amount) AS most FROM ledger_transfer t JOIN ledger_entry e ON e.transfer_id = t.id WHERE t.kind = 'win'`,
    );
    const jackpot = await jackpotOf(platform);
    const held = heldAt(jackpot, platform.clock.now());
    expect(largest?.most).toBeGreaterThan(0);
    expect(held).toBeGreaterThan(largest?.most ?? Infinity);
    expect(held).toBeLessThan(jackpot.most);
  });
});
