import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, it } from "vitest";
import { buildApp } from "#server/app.ts";
import type { Queryable } from "#server/db/Database.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { LedgerKeyError } from "#server/features/ledger/createLedger.ts";
import { aDebit, aSeamlessPlatform } from "#tests/support/aSeamlessPlatform.ts";
import { drillSize } from "#tests/support/drillSize.ts";
import { wrongBetSums } from "#tests/support/wrongBetSums.ts";

// Record 174. What is asked in one tick goes as one batch: the first look finds all of it.
const { ask, clock, db, deps, ledger, owner, player, sound } = await aSeamlessPlatform();
const second = await buildApp(deps);
await second.ready();
afterAll(() => second.close());

const rollbackOf = ({ round }: { round: string }) => ({ transaction: `${round}-rollback`, round });
/** How many transactions of the database wrote what vendors asked under these names. */
const written = async (names: string[]) =>
  (
    await owner.query<{ count: number }>(
      "SELECT count(DISTINCT xmin::text)::integer AS count FROM game_transaction WHERE id = ANY ($1)",
      [names],
    )
  )[0]?.count ?? 0;
/** Knows the play, so that what comes next is not held up by a look for it. */
const openPlay = async (who: Awaited<ReturnType<typeof player>>) => {
  const session = await who.open();
  await ask("balance", { session });
  await ask("balance", { session }, { node: second });
  return session;
};
const isRight = async () => {
  await sound();
  expect(await wrongBetSums(owner)).toEqual([]);
};

describe("stakes that come at once", () => {
  it("of many members are taken in few transactions, each with its bet, its name and its money", async () => {
    const all: Awaited<ReturnType<typeof player>>[] = [];
    for (let one = 0; one < 12; one += 1) all.push(await player());
    const debits = (await Promise.all(all.map(openPlay))).map((session) => aDebit(session));
    const answers = await Promise.all(debits.map((debit) => ask("debit", debit)));
    for (const [place, { value }] of answers.entries())
      expect(value).toEqual({
        transaction: debits[place]?.transaction,
        currency: "USD",
        balance: 9_000,
        replayed: false,
      });
    expect(await written(debits.map(({ transaction }) => transaction))).toBeLessThan(6);
    expect(await Promise.all(all.map((who) => who.money()))).toEqual(all.map(() => 9_000));
    const bets = await db.query<Record<string, unknown>>(
      `SELECT b.member_id, b.game_name, b.stake, b.state, b.wallet, b.ask_at - b.placed_at = '2 minutes' AS asks, b.details,
         t.cause_ref = 'bet:' || b.id AS "hasCause", t.detail, t.category
       FROM game_bet b JOIN ledger_transfer t ON t.idempotency_key = 'bet:NAGA:' || b.round WHERE b.round = ANY ($1)`,
      [debits.map(({ round }) => round)],
    );
    expect(new Set(bets.map(({ member_id: id }) => id))).toEqual(new Set(all.map(({ memberId }) => memberId)));
    for (const bet of bets)
      expect(bet).toMatchObject({
        game_name: "Golden Naga",
        stake: 1_000,
        state: "open",
        wallet: "player",
        asks: true,
        details: [],
        hasCause: true,
        detail: "Golden Naga",
        category: "RNG",
      });
    await isRight();
  });

  it("have each its own outcome, as if it had come alone, and say the same when they are told again", async () => {
    const people = await Promise.all([10_000, 500, 10_000, 10_000, 10_000, 10_000, 10_000].map((sum) => player(sum)));
    const [plain, poor, limited, paused, gone, off, foreign] = await Promise.all(people.map(openPlay));
    await people[2]?.send("PUT", "/wps/play/limits", { kind: "loss", period: "day", amount: 800 });
    await people[3]?.send("POST", "/wps/play/break", { kind: "timeOut", days: 1 });
    await owner.query("UPDATE session SET ended_at = now() WHERE member_id = $1", [people[4]?.memberId]);
    const dead = aDebit(off ?? "");
    await ask("rollback", rollbackOf(dead));
    const [first, twin] = [aDebit(plain ?? ""), aDebit(plain ?? "")];
    const free = aDebit(plain ?? "", { amount: 0 });
    const debits = [
      first,
      aDebit(poor ?? ""),
      aDebit(limited ?? ""),
      aDebit(paused ?? ""),
      aDebit(gone ?? ""),
      dead,
      aDebit(foreign ?? "", { currency: "EUR" }),
      first,
      { ...first, transaction: twin.transaction },
      { ...twin, transaction: first.transaction },
      free,
      aDebit(randomUUID()),
    ];
    const outcomes = [
      "done",
      "not_enough_money",
      "loss_limit",
      "time_out",
      "session_over",
      "round_void",
      "round_changed",
      "again",
      "round_changed",
      "transaction_changed",
      "done",
      "session_unknown",
    ];
    const sayOf = ({ code, value }: Awaited<ReturnType<typeof ask>>) =>
      code ?? (value["replayed"] === true ? "again" : "done");
    const answers = await Promise.all(debits.map((debit) => ask("debit", debit)));
    expect(answers.map(sayOf)).toEqual(outcomes);
    expect(answers[2]?.value).toMatchObject({ period: "day", limit: 800, used: 0, left: 800 });
    const later = await Promise.all(debits.map((debit) => ask("debit", debit)));
    expect(later.map(sayOf)).toEqual(outcomes.map((one) => (one === "done" ? "again" : one)));
    expect(await Promise.all(people.map((who) => who.money()))).toEqual([
      9_000, 500, 10_000, 10_000, 10_000, 10_000, 10_000,
    ]);
    await isRight();
  });

  it("of one member are taken in their order until the money is out, and then whatever still fits", async () => {
    const who = await player(5_500);
    const session = await openPlay(who);
    const amounts = [...Array.from({ length: 8 }, () => 1_000), 400, 200, 100];
    const answers = await Promise.all(amounts.map((amount) => ask("debit", aDebit(session, { amount }))));
    expect(answers.map(({ success, value }) => (success ? value["balance"] : null))).toEqual([
      4_500,
      3_500,
      2_500,
      1_500,
      500,
      null,
      null,
      null,
      100,
      null,
      0,
    ]);
    const rows = await db.query<{ balance: number }>(
      `SELECT e.balance_after AS balance FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id
       WHERE a.member_id = $1 AND e.kind = 'bet' ORDER BY e.account_version`,
      [who.memberId],
    );
    expect(rows.map(({ balance }) => balance)).toEqual([4_500, 3_500, 2_500, 1_500, 500, 100, 0]);
    await isRight();
  });

  it("are all taken though one of them breaks the batch", async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => player()));
    const debits = (await Promise.all(all.map(openPlay))).map((session) => aDebit(session));
    const [bad, ...good] = debits;
    // Its key in the ledger is another transfer's, which no look can tell.
    await withTransaction(db, (tx) =>
      ledger.postWith(tx, {
        kind: "adjustment",
        currency: "USD",
        key: `bet:NAGA:${bad?.round}`,
        cause: { type: "system", ref: "test" },
        house: "house",
        owner: { memberId: all[0]?.memberId ?? "", kind: "player" },
        amount: -1,
        at: clock.now(),
      }),
    );
    const answers = await Promise.all(debits.map((debit) => ask("debit", debit)));
    expect(answers[0]?.status).toBe(500);
    expect(answers.slice(1).map(({ success }) => success)).toEqual(good.map(() => true));
    expect(await Promise.all(all.map((who) => who.money()))).toEqual([9_999, ...good.map(() => 9_000)]);
    await isRight();
  });

  it("and are called off at the same moment, on two nodes, end as taken and given back or as refused", async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => player(1_000_000)));
    const sessions = await Promise.all(all.map(openPlay));
    const debits = Array.from({ length: drillSize(60, 2_000) }, (_, step) => aDebit(sessions[step % 4] ?? ""));
    for (let done = 0; done < debits.length; done += 20)
      await Promise.all(
        debits.slice(done, done + 20).flatMap((debit, step) => {
          const calls = [ask("debit", debit, step % 2 === 0 ? {} : { node: second })];
          const back = ask("rollback", rollbackOf(debit), step % 3 === 0 ? { node: second } : {});
          return [...calls, back];
        }),
      );
    // A member that another node holds may make it wait too long: whoever heard nothing that counts asks again.
    const backs = await Promise.all(debits.slice(0, 20).map((debit) => ask("rollback", rollbackOf(debit))));
    expect(backs.every(({ success }) => success)).toBe(true);
    for (const debit of debits.slice(20)) expect((await ask("rollback", rollbackOf(debit))).success).toBe(true);
    expect(await Promise.all(all.map((who) => who.money()))).toEqual(all.map(() => 1_000_000));
    const open = await db.query("SELECT FROM game_bet WHERE state <> 'void' AND round = ANY ($1)", [
      debits.map(({ round }) => round),
    ]);
    expect(open).toHaveLength(0);
    await isRight();
  });

  it("and are told to two nodes at once are taken once, and neither waits for the other to give up", async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => player(1_000_000)));
    const sessions = await Promise.all(all.map(openPlay));
    const debits = Array.from({ length: drillSize(48, 2_000) }, (_, step) => aDebit(sessions[step % 6] ?? ""));
    for (let done = 0; done < debits.length; done += 24) {
      const some = debits.slice(done, done + 24);
      const pairs = await Promise.all(
        some.map((debit) => Promise.all([ask("debit", debit), ask("debit", debit, { node: second })])),
      );
      for (const pair of pairs) {
        expect(pair.map(({ success }) => success)).toEqual([true, true]);
        expect(pair.filter(({ value }) => value["replayed"] === false)).toHaveLength(1);
      }
    }
    const sums = await Promise.all(all.map((who) => who.money()));
    expect(sums.reduce((sum, one) => sum + one, 0)).toBe(6_000_000 - debits.length * 1_000);
    await isRight();
  });
});

describe("payments to the house that are booked together", () => {
  it("are refused as a whole where one is not covered, was booked before, or is none of a member's", async () => {
    const [rich, poor] = await Promise.all([player(1_000), player(100)]);
    const [own, other, house] = await withTransaction(db, (tx) =>
      Promise.all([
        ledger.walletOf(tx, rich.memberId, "USD"),
        ledger.walletOf(tx, poor.memberId, "USD"),
        ledger.ownAccount(tx, "bonus", "USD"),
      ]),
    );
    const shared = { kind: "bet", currency: "USD", house: "house", causeType: "provider", at: clock.now() } as const;
    const pay = (account: string, amount: number, key: string = randomUUID()) => ({
      account,
      amount,
      key,
      ref: "test",
      detail: "",
      category: "",
    });
    const book = (...payments: ReturnType<typeof pay>[]) =>
      withTransaction(db, (tx) => ledger.payHouse(tx, shared, payments));
    await expect(book(pay(own, 10), pay(other, 101))).rejects.toMatchObject({ code: "not_enough_money" });
    await expect(book(pay(own, 10), pay(house, 10))).rejects.toMatchObject({ code: "CR003" });
    await expect(book(pay(own, 10), pay(other, 0))).rejects.toMatchObject({ code: "CR003" });
    await expect(book(pay(own, 10), pay(randomUUID(), 10))).rejects.toThrow();
    const key = randomUUID();
    await book(pay(own, 10, key), pay(other, 20), pay(own, 30));
    await expect(book(pay(other, 10), pay(own, 10, key))).rejects.toBeInstanceOf(LedgerKeyError);
    expect([await rich.money(), await poor.money()]).toEqual([960, 80]);
    await isRight();
  });
});

describe("checks of the ledger", () => {
  it("read what was booked and not the whole ledger, however much is booked at once", async () => {
    const who = await player(100_000);
    // Also of transactions before it that PostgreSQL has not added up yet.
    const readRows = async (tx: Queryable) =>
      (
        await tx.query<{ count: number }>(
          `SELECT (seq_tup_read + coalesce(idx_tup_fetch, 0))::integer AS count FROM pg_stat_xact_user_tables
           WHERE relname = 'ledger_entry'`,
        )
      )[0]?.count ?? Number.NaN;
    const readBy = (payments: number) =>
      withTransaction(db, async (tx) => {
        const account = await ledger.walletOf(tx, who.memberId, "USD");
        const all = Array.from({ length: payments }, () => {
          const key = randomUUID();
          return { account, amount: 1, key, ref: key, detail: "", category: "" };
        });
        const shared = {
          kind: "bet",
          currency: "USD",
          house: "house",
          causeType: "provider",
          at: clock.now(),
        } as const;
        const before = await readRows(tx);
        await ledger.payHouse(tx, shared, all);
        return (await readRows(tx)) - before;
      });
    for (let times = 0; times < 5; times += 1) await readBy(60);
    expect(await readBy(30)).toBeLessThanOrEqual(60);
  });
});
