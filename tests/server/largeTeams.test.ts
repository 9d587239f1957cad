import { describe, expect, it } from "vitest";
import { foldTeams } from "#server/features/agent/foldTeams.ts";
import { listTeamMembers } from "#server/features/agent/listTeamMembers.ts";
import { listDownline } from "#server/features/agent/team/listDownline.ts";
import { listTeamBets } from "#server/features/agent/team/listTeamBets.ts";
import { listTeamTransactions } from "#server/features/agent/team/listTeamTransactions.ts";
import { aPlatform } from "#tests/support/aPlatform.ts";
import { demoTemplate } from "#tests/support/database.ts";

/** What answers say beside their days. */
const stamp = { asOf: "2026-03-01T00:00:00Z", timeZone: "UTC" };
const { db, owner } = await aPlatform({ from: await demoTemplate() });
await owner.query("ANALYZE");
const idOf = async (account: string) =>
  (await db.query<{ id: string }>("SELECT id FROM member WHERE account = $1", [account]))[0]?.id ?? "";
const [agentId, member] = [await idOf("agent01"), await idOf("agent02")];
const asked = { agentId, currency: "USD" };

interface Page {
  rows: unknown[];
  next: string | null;
  total: number;
}

/** Every page by its cursor, and one by its number: whether members are looked up one by one or days of everybody are read. */
async function expectSamePages(read: (place: { page?: number; cursor?: string }, most: number) => Promise<Page>) {
  let found = 0;
  for (let cursor: string | null = ""; cursor !== null;) {
    const place: { cursor?: string } = cursor === "" ? {} : { cursor };
    const page = await read(place, 4_000);
    expect(await read(place, 0)).toEqual(page);
    found += page.rows.length;
    cursor = page.next;
    if (cursor === null) expect(found).toBe(page.total);
  }
  expect(await read({ page: 2 }, 0)).toEqual(await read({ page: 2 }, 4_000));
}

describe("a large team, whose last days alone are read", () => {
  const some = [{ of: member }, { account: "player1" }, { of: member, account: "AGENT02" }] as const;

  it.each([{}, { category: "RNG" }, { state: "void" }, { state: "open" }, ...some] as const)(
    "has the same bets: %o",
    async (query) => {
      const span = { from: "2026-02-01", to: "2026-02-28", ...stamp };
      await expectSamePages((place, mostLookedUp) =>
        listTeamBets(db, { ...asked, span, query: { ...query, ...place, pageSize: 7 }, mostLookedUp }),
      );
    },
  );

  it.each([{}, { type: "bet" }, { type: "deposit" }, { type: "void" }, ...some] as const)(
    "has the same movements: %o",
    async (query) => {
      const [span, say] = [{ from: "2026-02-20", to: "2026-02-28", ...stamp }, (detail: string) => detail];
      await expectSamePages((place, mostLookedUp) =>
        listTeamTransactions(db, { ...asked, span, say, query: { ...query, ...place, pageSize: 30 }, mostLookedUp }),
      );
    },
  );
});

describe("a team that is a good part of everybody", () => {
  it.each([
    ["a day", "2026-02-10", "2026-02-10"],
    ["a month", "2026-02-01", "2026-02-28"],
    ["days of two months", "2026-01-20", "2026-02-11"],
    ["days of two years", "2025-12-05", "2026-03-03"],
    ["a year", "2025-03-15", "2026-03-14"],
    ["days of two thirds of a month", "2026-02-06", "2026-02-15"],
    ["days about the turn of a year", "2025-12-26", "2026-01-06"],
    ["a month's end and another's", "2026-01-30", "2026-02-26"],
  ])("is sorted by any figure of %s as any other", async (_, from, to) => {
    const span = { from, to, ...stamp };
    for (const figure of ["deposit", "withdrawal", "bet", "win", "bonus", "profit", "balance"] as const)
      for (const sort of [figure, `-${figure}`] as const) {
        const read = (isMost: boolean) =>
          listDownline(db, {
            ...asked,
            span,
            query: { reach: "whole", sort, pageSize: 100 },
            size: { members: 1_000, isMost },
          });
        const all = await read(true);
        expect(all).toEqual(await read(false));
        // By the figures that are shown, which are of the days themselves.
        const shown = all.rows.map((row) => row[figure]);
        expect(shown).toEqual(shown.toSorted((a, b) => (sort === figure ? a - b : b - a)));
        // A page that the first of everybody fill.
        for (const page of [1, 2, 3]) {
          const some = (isMost: boolean) =>
            listDownline(db, {
              ...asked,
              span,
              query: { reach: "whole", sort, pageSize: 3, page },
              size: { members: 1_000, isMost },
            });
          expect(await some(true)).toEqual(await some(false));
        }
      }
    for (const sort of ["-bet", "profit", "-balance", "deposit"] as const) {
      for (const pageSize of [4, 100]) {
        const read = (isMost: boolean) =>
          listTeamMembers(db, { ...asked, span, query: { sort, pageSize }, size: { members: 1_000, isMost } });
        expect(await read(true)).toEqual(await read(false));
        for (const part of [{ level: 1 }, { level: 2 }, { account: "player0" }]) {
          const narrow = (isMost: boolean) => {
            const query = { sort, pageSize, ...part };
            return listTeamMembers(db, { ...asked, span, query, size: { members: 1_000, isMost } });
          };
          const found = await narrow(true);
          expect(found).toEqual(await narrow(false));
          expect([found.total > 0, found.rows.length]).toEqual([true, Math.min(pageSize, found.total)]);
        }
      }
    }
  });

  it("has as many members as are below it, before they are folded and after", async () => {
    const [below] = await db.query<{ members: number }>(
      "SELECT count(*) AS members FROM member_tree WHERE ancestor_id = $1",
      [agentId],
    );
    const read = async () => {
      const query = { reach: "whole" } as const;
      const span = { from: "2026-02-01", to: "2026-02-28", ...stamp };
      return [
        (await listDownline(db, { ...asked, span, query })).total,
        (await listTeamMembers(db, { ...asked, span, query: {} })).total,
      ];
    };
    expect(await read()).toEqual([below?.members, below?.members]);
    await foldTeams(db);
    expect(await read()).toEqual([below?.members, below?.members]);
  });
});
