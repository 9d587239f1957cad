import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Queryable } from "#server/db/Database.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import type { Bet, BetWish } from "#server/features/bet/Bet.ts";
import { BetError } from "#server/features/bet/BetError.ts";
import { createBets } from "#server/features/bet/createBets.ts";
import { createLedger } from "#server/features/ledger/createLedger.ts";
import { localDay } from "#server/localDay.ts";
import { aDatabase } from "#tests/support/database.ts";
import { wrongBetSums } from "#tests/support/wrongBetSums.ts";
import { aClock } from "#tests/support/aClock.ts";
import { createRandom } from "#compile/createRandom.ts";

const { db, owner } = await aDatabase();
const clock = aClock();
const ledger = createLedger(clock);
const zone = "Asia/Phnom_Penh";
const aTable = (walletKind: Bet["wallet"] = "player") =>
  createBets({ ledger, dayOf: (at) => localDay(at, zone), walletKind: () => walletKind });
const bets = aTable();
const inOne = <T>(work: (tx: Queryable) => Promise<T>) => withTransaction(db, work);

/** A member with so much money. */
async function player(money = 100_000): Promise<string> {
  const [{ id } = { id: "" }] = await db.query<{ id: string }>(
    `INSERT INTO member (account, nickname, type, password_hash, password_changed_at, language, currency, referral_code, registered_at)
     VALUES ($1, $1, 0, 'x', now(), 'EN', 'USD', $1, now()) RETURNING id`,
    [`m${randomUUID().slice(0, 8)}`],
  );
  await inOne(async (tx) => {
    const [bank, wallet] = [await ledger.ownAccount(tx, "bank", "USD"), await ledger.walletOf(tx, id, "USD")];
    const legs = [
      { account: bank, amount: -money },
      { account: wallet, amount: money },
    ];
    const cause = { type: "system", ref: "test" } as const;
    await ledger.post(tx, { kind: "deposit", currency: "USD", legs, key: randomUUID(), cause, at: clock.now() });
  });
  return id;
}

const balance = async (memberId: string, kind = "player"): Promise<number> =>
  (
    await db.query<{ sum: number }>(
      "SELECT coalesce(sum(balance), 0)::bigint AS sum FROM ledger_account WHERE member_id = $1 AND kind = $2",
      [memberId, kind],
    )
  )[0]!.sum;

const wish = (memberId: string, over: Partial<BetWish> = {}): BetWish => ({
  memberId,
  vendor: "NAGA",
  round: randomUUID(),
  game: { code: "golden-naga", name: "Golden Naga" },
  category: "RNG",
  currency: "USD",
  stake: 500,
  at: clock.now(),
  ...over,
});

const reasonOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return "none";
  } catch (error) {
    return error instanceof BetError ? error.reason : ((error as { code?: string }).code ?? String(error));
  }
};

describe("a bet", () => {
  it("takes the stake, pays what was won, and tells the same twice", async () => {
    const id = await player();
    const one = wish(id);
    const first = await inOne((tx) => bets.place(tx, one));
    expect(first).toMatchObject({ replayed: false, bet: { state: "open", stake: 500, valid: 0 } });
    expect(await inOne((tx) => bets.place(tx, one))).toMatchObject({ replayed: true, bet: { id: first.bet.id } });
    expect(await balance(id)).toBe(99_500);
    const end = { vendor: one.vendor, round: one.round, payout: 1_200, at: clock.now() };
    expect(await inOne((tx) => bets.settle(tx, end))).toMatchObject({
      replayed: false,
      bet: { state: "settled", valid: 500, payout: 1_200 },
    });
    expect((await inOne((tx) => bets.settle(tx, end))).replayed).toBe(true);
    expect(await balance(id)).toBe(100_700);
  });

  it("keeps what was told of it with the stake, and what came of that once", async () => {
    const asked = wish(await player(), { details: ["Seat", "Pick"].map((name) => ({ name, value: "1" })) });
    await inOne((tx) => bets.place(tx, asked));
    const told = [
      { name: "Pick", value: "1, hit" },
      { name: "Drawn", value: "1 2 3" },
    ];
    const result = { vendor: asked.vendor, round: asked.round, payout: 0, details: told, at: clock.now() };
    const { bet } = await inOne((tx) => bets.settle(tx, result));
    expect(bet.details).toEqual([{ name: "Seat", value: "1" }, ...told]);
  });

  it("is no turnover where the stake comes back as it was", async () => {
    const one = wish(await player());
    await inOne((tx) => bets.place(tx, one));
    const { bet } = await inOne((tx) => bets.settle(tx, { ...one, payout: one.stake }));
    expect(bet.valid).toBe(0);
  });

  it("refuses a round that is told again with other figures, for another member, or of another vendor's bet", async () => {
    const [id, other] = [await player(), await player()];
    const one = wish(id);
    await inOne((tx) => bets.place(tx, one));
    expect(await reasonOf(inOne((tx) => bets.place(tx, { ...one, stake: 501 })))).toBe("changed");
    expect(await reasonOf(inOne((tx) => bets.place(tx, { ...one, memberId: other })))).toBe("changed");
    expect(await reasonOf(inOne((tx) => bets.settle(tx, { ...one, vendor: "KICK", payout: 1 })))).toBe("unknown");
    await inOne((tx) => bets.settle(tx, { ...one, payout: 10 }));
    expect(await reasonOf(inOne((tx) => bets.settle(tx, { ...one, payout: 11 })))).toBe("changed");
    expect([await balance(id), await balance(other)]).toEqual([99_510, 100_000]);
  });

  it("leaves nothing behind where the money does not reach", async () => {
    const id = await player(100);
    const one = wish(id);
    expect(await reasonOf(inOne((tx) => bets.place(tx, one)))).toBe("not_enough_money");
    expect(await db.query("SELECT FROM game_bet WHERE member_id = $1", [id])).toEqual([]);
    expect(await wrongBetSums(owner)).toEqual([]);
  });

  it("that is called off gives the stake back and takes the win back, once, and stays called off", async () => {
    const id = await player();
    const [open, won] = [wish(id), wish(id)];
    for (const one of [open, won]) await inOne((tx) => bets.place(tx, one));
    await inOne((tx) => bets.settle(tx, { ...won, payout: 900 }));
    for (const one of [open, won]) {
      expect((await inOne((tx) => bets.void(tx, one))).replayed).toBe(false);
      expect((await inOne((tx) => bets.void(tx, one))).replayed).toBe(true);
      expect(await reasonOf(inOne((tx) => bets.settle(tx, { ...one, payout: 900 })))).toBe("void");
      expect(await reasonOf(inOne((tx) => bets.place(tx, one)))).toBe("void");
    }
    expect(await balance(id)).toBe(100_000);
  });

  it("that was called off before it was told of is refused when it comes", async () => {
    const id = await player();
    const one = wish(id);
    expect(await inOne((tx) => bets.void(tx, one))).toEqual({ bet: undefined, replayed: false });
    expect((await inOne((tx) => bets.void(tx, one))).replayed).toBe(true);
    expect(await reasonOf(inOne((tx) => bets.place(tx, one)))).toBe("void");
    expect(await balance(id)).toBe(100_000);
  });

  it("counts on the day it was placed on, by the brand's clock, however late it is settled", async () => {
    const id = await player();
    // Eight in the evening in UTC is the next day in Phnom Penh.
    const one = wish(id, { at: new Date("2026-03-10T20:00:00Z") });
    await inOne((tx) => bets.place(tx, one));
    await inOne((tx) => bets.settle(tx, { ...one, payout: 700, at: new Date("2026-04-20T00:00:00Z") }));
    const days = await db.query("SELECT day::text, bets, payout, net FROM bet_day WHERE member_id = $1", [id]);
    expect(days).toEqual([{ day: "2026-03-11", bets: 1, payout: 700, net: 200 }]);
  });

  it("is paid from the vendor's wallet where there are several, and pays into it", async () => {
    const several = aTable("playerVendor");
    const id = await player();
    const one = wish(id);
    expect(await reasonOf(inOne((tx) => several.place(tx, one)))).toBe("not_enough_money");
    await inOne(async (tx) => {
      const wallet = await ledger.walletOf(tx, id, "USD");
      const owner = { memberId: id, kind: "playerVendor", currency: "USD", place: "NAGA" } as const;
      const legs = [
        { account: wallet, amount: -2_000 },
        { account: await ledger.memberAccount(tx, owner), amount: 2_000 },
      ];
      const cause = { type: "system", ref: "test" } as const;
      await ledger.post(tx, { kind: "transfer", currency: "USD", legs, key: "to", cause, at: clock.now() });
    });
    await inOne((tx) => several.place(tx, one));
    // The brand may have changed its mind meanwhile.
    await inOne((tx) => bets.settle(tx, { ...one, payout: 800 }));
    expect([await balance(id), await balance(id, "playerVendor")]).toEqual([98_000, 2_300]);
  });

  it("tells its listeners in the same transaction: what they throw undoes it", async () => {
    const own = aTable();
    const heard: string[] = [];
    own.onSettled(async (_tx, bet) => void heard.push(`${bet.state} ${bet.valid}`));
    own.onVoided(async (_tx, bet, before) => void heard.push(`${before.state} ${bet.state}`));
    const id = await player();
    const one = wish(id);
    await inOne((tx) => own.place(tx, one));
    for (let time = 0; time < 2; time += 1) await inOne((tx) => own.settle(tx, { ...one, payout: 0 }));
    for (let time = 0; time < 2; time += 1) await inOne((tx) => own.void(tx, one));
    expect(heard).toEqual(["settled 500", "settled void"]);
    own.onSettled(async () => {
      throw new Error("no");
    });
    const two = wish(id);
    await inOne((tx) => own.place(tx, two));
    await expect(inOne((tx) => own.settle(tx, { ...two, payout: 5_000 }))).rejects.toThrow("no");
    expect(await balance(id)).toBe(99_500);
  });

  it("shares stake and win between bonus money and the player's own", async () => {
    const own = aTable();
    const id = await player(1_000);
    await inOne(async (tx) => {
      const [house, wallet] = [
        await ledger.ownAccount(tx, "bonus", "USD"),
        await ledger.memberAccount(tx, { memberId: id, kind: "playerBonus", currency: "USD", place: "b1" }),
      ];
      const legs = [
        { account: house, amount: -300 },
        { account: wallet, amount: 300 },
      ];
      const cause = { type: "system", ref: "test" } as const;
      await ledger.post(tx, { kind: "bonus", currency: "USD", legs, key: id, cause, at: clock.now() });
    });
    own.fundWith({
      shareOf: async (_tx, { stake }) => ({ bonus: Math.min(300, stake), place: "b1" }),
      shareOfPayout: async (_tx, bet, payout) => Math.floor((payout * bet.bonusStake) / bet.stake),
    });
    const one = wish(id, { stake: 500 });
    await inOne((tx) => own.place(tx, one));
    expect([await balance(id), await balance(id, "playerBonus")]).toEqual([800, 0]);
    await inOne((tx) => own.settle(tx, { ...one, payout: 1_001 }));
    expect([await balance(id), await balance(id, "playerBonus")]).toEqual([1_201, 600]);
    await inOne((tx) => own.void(tx, one));
    expect([await balance(id), await balance(id, "playerBonus")]).toEqual([1_000, 300]);
  });
});

describe("many at once", () => {
  it("place, settle and call off one round as often as they like: it happens once, and the sums are right", async () => {
    const id = await player();
    const rounds = Array.from({ length: 6 }, () => wish(id));
    const tries = rounds.flatMap((one) => [
      ...[1, 2, 3].map(() => () => inOne((tx) => bets.place(tx, one))),
      ...[1, 2, 3].map(() => () => inOne((tx) => bets.settle(tx, { ...one, payout: 900 }))),
      ...[1, 2].map(() => () => inOne((tx) => bets.void(tx, one))),
    ]);
    const random = createRandom(7);
    const mixed = tries.map((run) => ({ run, at: random.next() })).toSorted((a, b) => a.at - b.at);
    await Promise.allSettled(mixed.map(({ run }) => run()));
    const states = await db.query<{ state: string; n: number }>(
      "SELECT state, count(*) AS n FROM game_bet WHERE member_id = $1 GROUP BY state",
      [id],
    );
    const of = (state: string) => states.find((row) => row.state === state)?.n ?? 0;
    expect(await balance(id)).toBe(100_000 + 400 * of("settled") - 500 * of("open"));
    expect(await wrongBetSums(owner)).toEqual([]);
    expect(await owner.query("SELECT * FROM ledger_violations()")).toEqual([]);
  });

  it("keep the days equal to sums from scratch, in whatever order things happen", async () => {
    const random = createRandom(411);
    const people = await Promise.all([player(), player()]);
    const games = [
      { code: "golden-naga", name: "Golden Naga" },
      { code: "lucky-lotus", name: "Lucky Lotus" },
    ];
    const rounds: BetWish[] = [];
    for (let step = 0; step < 300; step += 1) {
      const known = rounds.length > 0 ? random.pick(rounds) : undefined;
      const at = new Date(Date.parse("2026-03-01T00:00:00Z") + random.integer(0, 5 * 86_400_000));
      if (!known || random.chance(0.4)) {
        const one = wish(random.pick(people), { game: random.pick(games), stake: random.integer(0, 900), at });
        rounds.push(one);
        await reasonOf(inOne((tx) => bets.place(tx, one)));
      } else if (random.chance(0.7)) {
        await reasonOf(inOne((tx) => bets.settle(tx, { ...known, payout: random.integer(0, 1_500), at })));
      } else await reasonOf(inOne((tx) => bets.void(tx, { ...known, at })));
    }
    expect(await wrongBetSums(owner)).toEqual([]);
    expect(await owner.query("SELECT * FROM ledger_violations()")).toEqual([]);
    const [agree] = await db.query<{ booked: number; told: number }>(
      `SELECT (SELECT sum(e.amount)::bigint FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id
         JOIN ledger_transfer t ON t.id = e.transfer_id WHERE t.kind IN ('bet', 'win') AND a.member_id = ANY ($1::uuid[])) AS booked,
         (SELECT sum(net - open_stake)::bigint FROM bet_day WHERE member_id = ANY ($1::uuid[])) AS told`,
      [people],
    );
    expect(agree?.booked).toBe(agree?.told);
  });
});
