import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { weightOf } from "#server/features/bonus/BonusTerms.ts";
import { endBonusesForWithdrawal } from "#server/features/bonus/endBonus.ts";
import { turnoverLeft } from "#server/features/bonus/turnoverLeft.ts";
import { aBonusBook } from "#tests/support/aBonusBook.ts";

const book = await aBonusBook();
const { clock, db, give, inTransaction, ledger, member, money, place, rewards, settle, sweep } = book;
const cause = { type: "system", ref: "test" } as const;
const isSound = async () => expect(await ledger.checkInvariants(db)).toEqual([]);
const daySeconds = 86_400;

describe("bonus money", () => {
  it("lies apart from real money, and stakes take real money first", async () => {
    const one = await member(500);
    await give(one, 1_000);
    expect(await money(one)).toEqual({ real: 500, bonus: 1_000 });
    const bet = await place(one, 800);
    expect(await money(one)).toEqual({ real: 0, bonus: 700 });
    await settle(bet, 1_600);
    // 500 of 800 were real, and so much of what was won.
    expect(await money(one)).toEqual({ real: 1_000, bonus: 1_300 });
    await isSound();
  });

  it("is staked first where its terms say so", async () => {
    const one = await member(500);
    await give(one, 300, { stakes: "bonusFirst" });
    await place(one, 400);
    expect(await money(one)).toEqual({ real: 400, bonus: 0 });
  });

  it("covers no stake that is more than all there is", async () => {
    const one = await member(500);
    await give(one, 300);
    await expect(place(one, 801)).rejects.toMatchObject({ code: "not_enough_money" });
    expect(await money(one)).toEqual({ real: 500, bonus: 300 });
    await place(one, 800);
    expect(await money(one)).toEqual({ real: 0, bonus: 0 });
    await isSound();
  });

  it("becomes real once, when the turnover is done, and the next bonus gets the rest of the stake", async () => {
    const one = await member(5_000);
    const first = await give(one, 100, { required: 1_000 });
    clock.advance(1);
    const second = await give(one, 200, { required: 2_000 });
    await settle(await place(one, 900), 0);
    expect(await book.bonus(first)).toMatchObject({ state: "active", done: 900 });
    await settle(await place(one, 300), 0);
    expect(await book.bonus(first)).toMatchObject({ state: "converted", reason: "turnover", done: 1_000, paid: 100 });
    expect(await book.bonus(second)).toMatchObject({ state: "active", done: 200 });
    expect(await money(one)).toEqual({ real: 3_900, bonus: 200 });
    await isSound();
  });

  it("counts stakes by the most particular weight of the game", async () => {
    const weights = [
      { category: "LIVE", percent: 10 },
      { vendor: "EVO", percent: 50 },
      { category: "LIVE", vendor: "EVO", percent: 0 },
    ] as const;
    const of = (category: string, vendor: string) => weightOf(weights, { category, vendor });
    expect([of("RNG", "PP"), of("LIVE", "PP"), of("RNG", "EVO"), of("LIVE", "EVO")]).toEqual([100, 10, 50, 0]);
    const one = await member(1_000);
    const id = await give(one, 100, { required: 1_000, weights });
    await settle(await place(one, 300, { category: "LIVE" }), 0);
    await settle(await place(one, 200, { category: "LIVE", vendor: "EVO" }), 0);
    expect((await book.bonus(id)).done).toBe(30);
  });

  it("counts a bet once, and none that was placed before the bonus or settled after its end", async () => {
    const one = await member(10_000);
    const before = await place(one, 500);
    clock.advance(1);
    const id = await give(one, 100, { required: 5_000, days: 1 });
    await settle(before, 0);
    const bet = await place(one, 500);
    await settle(bet, 0);
    await settle(bet, 0);
    expect((await book.bonus(id)).done).toBe(500);
    const late = await place(one, 5_000);
    clock.advance(daySeconds);
    await settle(late, 0);
    expect(await book.bonus(id)).toMatchObject({ state: "forfeited", reason: "expired", done: 500, paid: 100 });
    await isSound();
  });

  it("goes back to the house when its time is over, however many sweep and settle at that moment", async () => {
    const one = await member(10_000);
    const id = await give(one, 700, { required: 5_000, days: 1 });
    const bet = await place(one, 5_000);
    clock.advance(daySeconds);
    await Promise.all([sweep(), settle(bet, 0), sweep(), sweep()]);
    expect(await book.bonus(id)).toMatchObject({ state: "forfeited", reason: "expired", done: 0 });
    expect(await money(one)).toEqual({ real: 5_000, bonus: 0 });
    await isSound();
  });

  it("ends for everybody else when one member's cannot be ended, which is told", async () => {
    const members = [await member(0), await member(0), await member(0)];
    const ids: string[] = [];
    for (const one of members) ids.push(await give(one, 300, { days: 1 }));
    const [, stuck = ""] = members;
    await book.owner.query(
      `CREATE FUNCTION refuse_end() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         IF NEW.member_id = TG_ARGV[0]::uuid THEN RAISE EXCEPTION 'stuck'; END IF; RETURN NEW; END $$`,
    );
    await book.owner.query(
      `CREATE TRIGGER refuse_end BEFORE UPDATE ON bonus FOR EACH ROW EXECUTE FUNCTION refuse_end('${stuck}')`,
    );
    clock.advance(daySeconds);
    try {
      await expect(sweep()).rejects.toMatchObject({ errors: [{ message: "stuck" }] });
    } finally {
      await book.owner.query("DROP TRIGGER refuse_end ON bonus");
    }
    const states = async () => await Promise.all(ids.map(async (id) => (await book.bonus(id)).state));
    expect(await states()).toEqual(["forfeited", "active", "forfeited"]);
    await sweep();
    expect(await states()).toEqual(["forfeited", "forfeited", "forfeited"]);
    await isSound();
  });

  it("takes turnover back with a bet that is void, but for a bonus that was converted by it", async () => {
    const one = await member(10_000);
    const id = await give(one, 100, { required: 1_000 });
    const bet = await place(one, 600);
    await settle(bet, 0);
    await inTransaction((tx) => book.takeBack(tx, bet));
    expect((await book.bonus(id)).done).toBe(0);
    const whole = await place(one, 1_000);
    await settle(whole, 0);
    await inTransaction((tx) => book.takeBack(tx, whole));
    expect(await book.bonus(id)).toMatchObject({ state: "converted", done: 1_000 });
    await isSound();
  });

  it("returns to where it is now: wins of a bonus that was lost go to the house, of one that was converted to the wallet", async () => {
    const one = await member(0);
    await give(one, 1_000, { required: 100_000, days: 1 });
    const lost = await place(one, 400);
    clock.advance(daySeconds);
    await sweep();
    await settle(lost, 4_000);
    expect(await money(one)).toEqual({ real: 0, bonus: 0 });
    const other = await member(0);
    await give(other, 1_000, { required: 500 });
    const [first, second] = [await place(other, 400), await place(other, 500)];
    await settle(second, 0);
    expect(await money(other)).toEqual({ real: 100, bonus: 0 });
    await settle(first, 800);
    expect(await money(other)).toEqual({ real: 900, bonus: 0 });
    await isSound();
  });

  it("asks for nothing any more once nothing is left of it", async () => {
    const one = await member(0);
    const id = await give(one, 1_000);
    const [first, second] = [await place(one, 600), await place(one, 400)];
    await settle(first, 0);
    expect((await book.bonus(id)).state).toBe("active");
    await settle(second, 0);
    expect(await book.bonus(id)).toMatchObject({ state: "spent", paid: 0 });
    expect(await turnoverLeft(db, { id: one, currency: "USD" }, clock.now())).toEqual({ left: 0, forfeits: 0 });
    // The last bet was called off after all.
    await book.void(second);
    expect(await book.bonus(id)).toMatchObject({ state: "active", done: 600 });
    expect(await money(one)).toEqual({ real: 0, bonus: 400 });
    await isSound();
  });
});

describe("a withdrawal", () => {
  it("hears what is still to be staked, and what it would end", async () => {
    const one = await member(5_000);
    await give(one, 100, { required: 1_000, days: 2 });
    await give(one, 100, { required: 3_000, withdrawal: "free" });
    const lost = await give(one, 300, { required: 2_000, withdrawal: "forfeit" });
    const who = { id: one, currency: "USD" };
    await settle(await place(one, 400), 0);
    expect(await turnoverLeft(db, who, clock.now())).toEqual({ left: 600, forfeits: 1 });
    const ended = await Promise.all(
      [1, 2].map(() => inTransaction((tx) => endBonusesForWithdrawal(tx, ledger, one, { at: clock.now(), cause }))),
    );
    expect(ended.toSorted()).toEqual([0, 1]);
    expect(await book.bonus(lost)).toMatchObject({ state: "forfeited", reason: "withdrawal", paid: 300 });
    clock.advance(2 * daySeconds);
    expect((await turnoverLeft(db, who, clock.now())).left).toBe(0);
    await isSound();
  });
});

describe("rewards", () => {
  const gift = (memberId: string, over: object = {}) => ({
    memberId,
    source: "mission",
    ref: randomUUID(),
    currency: "USD",
    amount: 250,
    title: { EN: "Ten spins" },
    at: clock.now(),
    ...over,
  });
  const claim = { at: clock.now(), cause };

  it("are given once for an occasion, and claimed once by whoever is first", async () => {
    const one = await member();
    const ref = randomUUID();
    const given = await Promise.all([1, 2, 3].map(() => inTransaction((tx) => rewards.grant(tx, gift(one, { ref })))));
    const ids = given.filter((id) => id !== null);
    expect(ids).toHaveLength(1);
    const claims = await Promise.allSettled(
      [1, 2, 3].map(() => inTransaction((tx) => rewards.claim(tx, one, ids[0] ?? "", claim))),
    );
    expect(claims.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await money(one)).toEqual({ real: 250, bonus: 0 });
    await isSound();
  });

  it("are claimed all at once, once, and not those that ran out nor somebody else's", async () => {
    const [one, other] = [await member(), await member()];
    await inTransaction((tx) => rewards.grant(tx, gift(one, { claimDays: 1 })));
    clock.advance(daySeconds);
    await inTransaction((tx) => rewards.grant(tx, gift(one)));
    await inTransaction((tx) => rewards.grant(tx, gift(one)));
    const theirs = await inTransaction((tx) => rewards.grant(tx, gift(other)));
    const at = clock.now();
    const both = await Promise.all([1, 2].map(() => inTransaction((tx) => rewards.claimAll(tx, one, { at, cause }))));
    expect(both.map((claimed) => claimed.length).toSorted()).toEqual([0, 2]);
    expect(await money(one)).toEqual({ real: 500, bonus: 0 });
    await expect(inTransaction((tx) => rewards.claim(tx, one, theirs ?? "", claim))).rejects.toMatchObject({
      status: 404,
    });
    expect(await rewards.expire(db, at, one)).toBe(1);
  });
});

describe("whatever happens in whatever order", () => {
  it("keeps the money of all accounts constant, and bonus and real money what was booked", async () => {
    const step = fc.oneof(
      fc.record({
        do: fc.constant("give" as const),
        amount: fc.integer({ min: 1, max: 900 }),
        factor: fc.integer({ min: 1, max: 5 }),
      }),
      fc.record({ do: fc.constant("place" as const), amount: fc.integer({ min: 1, max: 900 }) }),
      fc.record({ do: fc.constant("settle" as const), amount: fc.integer({ min: 0, max: 2_000 }) }),
      fc.record({ do: fc.constant("void" as const), amount: fc.constant(0) }),
      fc.record({ do: fc.constant("wait" as const), amount: fc.constant(0) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), async (steps) => {
        const one = await member(2_000);
        const open: Awaited<ReturnType<typeof place>>[] = [];
        for (const [at, each] of steps.entries()) {
          if (each.do === "give") {
            const terms = {
              required: each.amount * each.factor,
              days: 1,
              stakes: at % 2 === 0 ? "realFirst" : "bonusFirst",
            } as const;
            await give(one, each.amount, terms);
          } else if (each.do === "place") {
            const bet = await place(one, each.amount).catch(() => undefined);
            if (bet) open.push(bet);
          } else if (each.do === "wait") {
            clock.advance(daySeconds / 3);
            await sweep();
          } else {
            const bet = open.shift();
            if (bet) await (each.do === "settle" ? settle(bet, each.amount) : book.void(bet));
          }
        }
        const [row] = await db.query<{ booked: number; kept: number; sum: number }>(
          `SELECT (SELECT sum(e.amount)::bigint FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id WHERE a.member_id = $1) AS booked,
             (SELECT count(*) FROM bonus b JOIN ledger_account a ON a.place = b.id::text WHERE b.member_id = $1 AND b.state <> 'active' AND a.balance <> 0) AS kept,
             (SELECT sum(balance)::bigint FROM ledger_account) AS sum`,
          [one],
        );
        const { real, bonus } = await money(one);
        expect(real + bonus).toBe(row?.booked);
        // Nothing stays in the account of a bonus that ended, and all accounts together hold nothing.
        expect([row?.kept, row?.sum]).toEqual([0, 0]);
        const astray = await db.query(
          `SELECT FROM bonus b WHERE b.member_id = $1 AND b.done <> (SELECT coalesce(sum(t.amount), 0) FROM bonus_turnover t WHERE t.bonus_id = b.id)`,
          [one],
        );
        expect(astray).toEqual([]);
      }),
      { numRuns: 25 },
    );
    await isSound();
  }, 60_000);
});
