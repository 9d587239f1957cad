import { describe, expect, it } from "vitest";
import type { ContractKind } from "#compile/contracts/ContractTerms.ts";
import { workOnBills } from "#server/features/agent/bills/workOnBills.ts";
import { aContract, aTier } from "#tests/support/aContract.ts";
import { aKiller } from "#tests/support/aKiller.ts";
import { aTeam, teamZone as zone } from "#tests/support/aTeam.ts";
import { aDatabase } from "#tests/support/database.ts";
import { drillSize } from "#tests/support/drillSize.ts";

const { db, owner } = await aDatabase();
await owner.query("INSERT INTO brand_zone VALUES ('-infinity', $1)", [zone]);
const team = aTeam(db, owner);
const offered: ContractKind[] = ["daily"];
const first = Date.parse("2026-03-01T17:00:00Z");
const dayMs = 86_400_000;
const at = (day: number, minutes: number) => new Date(first + day * dayMs + minutes * 60_000);

/** Works until it got to its end once, however often it is cut off. */
async function workThrough(now: Date): Promise<void> {
  for (let attempt = 0; attempt < 5_000; attempt += 1) {
    try {
      await workOnBills(db, { ledger: team.ledger, offered, zone, now });
      return;
    } catch (error) {
      // The connection, and nothing else: what the database refuses is no accident.
      expect((error as Error).constructor.name).toBe("DatabaseAwayError");
    }
  }
  throw new Error("The work never got to its end");
}

describe("a payout that is killed again and again", () => {
  it("pays each bill once and leaves none out, on two nodes, by the platform and by uplines", async () => {
    const count = drillSize(12, 60);
    const top = await team.member();
    await team.fund(top, 1_000_000_000);
    const agents: { id: string; player: string; isPaidByUpline: boolean; stake: number }[] = [];
    for (let place = 0; place < count; place += 1) {
      const id = await team.member(top);
      const player = await team.member(id);
      await team.fund(player, 1_000_000_000);
      const isPaidByUpline = place % 2 === 0;
      const terms = aContract({
        kind: "daily",
        cycle: "daily",
        payer: isPaidByUpline ? "upline" : "platform",
        tiers: [aTier([0, null, 0, 0, 100])],
      });
      await team.contract(id, terms, { uplineId: top, from: new Date(first).toISOString() });
      agents.push({ id, player, isPaidByUpline, stake: 1_000 + 100 * place });
    }
    const wanted = drillSize(8, 100);
    let kills = 0;
    let days = 0;
    while (kills < wanted) {
      for (const { player, stake } of agents)
        await team.bet(player, { stake: stake + days * 100, payout: 0, at: at(days, 60).toISOString() });
      days += 1;
      const killer = aKiller(owner, { everyMs: 10, slowing: drillSize(5, 1) });
      await Promise.all([workThrough(at(days, 10)), workThrough(at(days, 10))]);
      kills += await killer.stop();
    }
    await workThrough(at(days, 10));

    let byUpline = 0;
    for (const { id, stake, isPaidByUpline } of agents) {
      const due = Array.from({ length: days }, (_, day) => Math.floor((stake + day * 100) / 100));
      const bills = await db.query<{ payable: number; state: string; payments: number }>(
        "SELECT payable, state, payments FROM agent_bill WHERE agent_id = $1 ORDER BY period_from",
        [id],
      );
      expect(bills).toEqual(due.map((payable) => ({ payable, state: "issued", payments: 1 })));
      const sum = due.reduce((total, one) => total + one, 0);
      expect(await team.balance(id)).toBe(sum);
      if (isPaidByUpline) byUpline += sum;
    }
    expect(await team.balance(top)).toBe(1_000_000_000 - byUpline);
    // Each payment is one transfer, and there is no other.
    const [sums] = await db.query<{ bills: number; payments: number; transfers: number }>(
      `SELECT (SELECT count(*) FROM agent_bill) AS bills, (SELECT count(*) FROM bill_payment) AS payments,
         (SELECT count(*) FROM ledger_transfer WHERE kind = 'salary') AS transfers`,
    );
    expect(sums).toEqual({ bills: count * days, payments: count * days, transfers: count * days });
    expect(await db.query("SELECT FROM bill_correction")).toEqual([]);
    expect(await team.ledger.checkInvariants(db)).toEqual([]);
    expect(kills).toBeGreaterThanOrEqual(wanted);
  }, 600_000);
});
