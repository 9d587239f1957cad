import { expect, it } from "vitest";
import { aKiller } from "#tests/support/aKiller.ts";
import { aTeam, teamZone as zone } from "#tests/support/aTeam.ts";
import { aDatabase } from "#tests/support/database.ts";
import { drillSize } from "#tests/support/drillSize.ts";
import { wrongTeamSums } from "#tests/support/wrongTeamSums.ts";

const { db, owner } = await aDatabase();
await owner.query("INSERT INTO brand_zone VALUES ('-infinity', $1)", [zone]);
const team = aTeam(db, owner);

/** Folds some changes at a time until none is left, however often it is cut off. */
async function foldAll(): Promise<void> {
  for (let attempt = 0; attempt < 20_000; attempt += 1) {
    try {
      const [row] = await db.query<{ waits: boolean }>(
        "SELECT EXISTS (SELECT FROM team_change) AS waits, fold_team_changes(7) AS folded",
      );
      if (row?.waits === false) return;
    } catch (error) {
      // The connection, and nothing else: what the database refuses is no accident.
      expect((error as Error).constructor.name).toBe("DatabaseAwayError");
    }
  }
  throw new Error("Folding never got to its end");
}

it("folds what members did once and leaves nothing out, killed again and again on two nodes", async () => {
  const top = await team.member();
  const middle = await team.member(top);
  const players = await Promise.all([top, middle, middle].map((upline) => team.member(upline)));
  for (const player of players) await team.fund(player, 1_000_000);
  const wanted = drillSize(5, 100);
  let staked = 0;
  let kills = 0;
  for (let round = 0; kills < wanted; round += 1) {
    for (const player of players) {
      for (const stake of [100, 7, 30]) {
        const at = new Date(Date.UTC(2026, 2, 1 + (round % 20), 3, stake)).toISOString();
        const bet = await team.bet(player, { stake, payout: 5, at });
        if (stake === 7) await bet.void(at);
        else staked += stake;
      }
    }
    const killer = aKiller(owner, { everyMs: 3, slowing: drillSize(5, 1) });
    await Promise.all([foldAll(), foldAll()]);
    kills += await killer.stop();
  }
  const [sums] = await db.query<{ waiting: number; top: number; members: number; slots: number }>(
    `SELECT (SELECT count(*) FROM team_change) AS waiting, (SELECT sum(stake) FROM agent_day WHERE agent_id = $1)::bigint AS top,
       (SELECT sum(stake) FROM member_day)::bigint AS members, (SELECT sum(stake) FROM member_slot)::bigint AS slots`,
    [top],
  );
  expect(sums).toEqual({ waiting: 0, top: staked, members: staked, slots: staked });
  expect(await wrongTeamSums(owner)).toEqual([]);
}, 600_000);
