import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { endBonusesForWithdrawal } from "#server/features/bonus/endBonus.ts";
import { aBonusBook, type TestBet } from "#tests/support/aBonusBook.ts";
import { aKiller } from "#tests/support/aKiller.ts";
import { drillSize } from "#tests/support/drillSize.ts";

const book = await aBonusBook();
const { clock, db, inTransaction, ledger, member, owner, rewards } = book;
const daySeconds = 86_400;

/** Does it again until it is done or refused, whoever dies meanwhile; whether it was done. */
async function untilSaid(work: () => Promise<unknown>): Promise<boolean> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    try {
      await work();
      return true;
    } catch (error) {
      if ((error as { status?: number }).status === 200) return false;
      await pause(5 + attempt);
    }
  }
  throw new Error("It was never answered");
}

it("claims, stakes, settles, converts, ends and expires each bonus once while work is killed, and loses none", async () => {
  const count = drillSize(24, 200);
  const cause = { type: "session", ref: "drill" } as const;
  const people: { id: string; rewards: string[] }[] = [];
  for (let place = 0; place < count; place += 1) {
    const id = await member(5_000);
    const given: string[] = [];
    for (const [number, withdrawal] of (["wait", "forfeit"] as const).entries()) {
      const terms = { required: 1_000 + 500 * number, days: 1, weights: [], stakes: "realFirst", withdrawal } as const;
      const gift = {
        memberId: id,
        source: "offer",
        ref: `drill:${number}`,
        currency: "USD",
        amount: 300,
        title: { EN: "x" },
        terms,
      };
      given.push((await inTransaction((tx) => rewards.grant(tx, { ...gift, at: clock.now() }))) ?? "");
    }
    people.push({ id, rewards: given });
  }
  let isOver = false;
  // Rarer with each kill: on a busy machine no member's work would get to its end otherwise.
  const killer = aKiller(owner, { slowing: 0.1 });
  const sweeper = (async () => {
    while (!isOver) {
      await book.sweep().catch(() => undefined);
      await pause(10);
    }
  })();
  const claimedOnce = await Promise.all(
    people.map(async ({ id, rewards: given }, place) => {
      const claim = (reward: string) => () =>
        inTransaction((tx) => rewards.claim(tx, id, reward, { at: clock.now(), cause }));
      // Three tabs for each reward, and one that claims all.
      const tries = given.flatMap((reward) => [1, 2, 3].map(() => untilSaid(claim(reward))));
      await Promise.all([
        ...tries,
        untilSaid(() => inTransaction((tx) => rewards.claimAll(tx, id, { at: clock.now(), cause }))),
      ]);
      const bets: TestBet[] = [];
      for (const stake of [400, 700, 600]) {
        const bet = randomUUID();
        // A bet has a name of its own: told again after a kill, it is placed once.
        await untilSaid(async () => {
          const known = await db.query("SELECT FROM ledger_transfer WHERE idempotency_key = $1", [`bet:${bet}`]);
          if (known.length === 0) bets.push(await book.place(id, stake, { id: bet }));
        });
      }
      await Promise.all([
        ...bets.map((bet) => untilSaid(() => book.settle(bet, place % 2 === 0 ? 0 : bet.stake * 2))),
        ...(place % 3 === 0
          ? [
              untilSaid(() =>
                inTransaction((tx) => endBonusesForWithdrawal(tx, ledger, id, { at: clock.now(), cause })),
              ),
            ]
          : []),
      ]);
      return (await Promise.all(tries)).filter(Boolean).length;
    }),
  );
  clock.advance(daySeconds);
  for (let runs = 0; runs < 3; runs += 1) await untilSaid(() => book.sweep());
  isOver = true;
  await sweeper;
  const kills = await killer.stop();
  await book.sweep();
  expect(kills).toBeGreaterThan(0);
  for (const sum of claimedOnce) expect(sum).toBeLessThanOrEqual(2);
  expect(await ledger.checkInvariants(db)).toEqual([]);
  const [found] = await db.query<Record<string, number>>(
    `SELECT (SELECT count(*) FROM reward WHERE state <> 'claimed') AS unclaimed,
       (SELECT count(*) FROM bonus) AS bonuses,
       (SELECT count(*) FROM ledger_transfer WHERE idempotency_key LIKE 'reward:%') AS paid,
       (SELECT count(*) FROM bonus WHERE state = 'active') AS running,
       (SELECT count(*) FROM bonus WHERE paid > 0) AS ended,
       (SELECT count(*) FROM ledger_transfer WHERE idempotency_key LIKE 'bonus:%') AS moved,
       (SELECT coalesce(sum(balance), 0)::bigint FROM ledger_account WHERE kind = 'playerBonus') AS kept,
       (SELECT count(*) FROM bonus b WHERE done <> (SELECT coalesce(sum(t.amount), 0) FROM bonus_turnover t WHERE t.bonus_id = b.id)) AS astray`,
  );
  expect(found).toMatchObject({ unclaimed: 0, bonuses: 2 * count, paid: 2 * count, running: 0, kept: 0, astray: 0 });
  expect(found?.["moved"]).toBe(found?.["ended"]);
}, 240_000);
