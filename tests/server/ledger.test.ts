import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withTransaction } from "#server/db/withTransaction.ts";
import {
  createLedger,
  LedgerKeyError,
  type MemberAccount,
  type Transfer,
} from "#server/features/ledger/createLedger.ts";
import { insertMember } from "#server/features/member/insertMember.ts";
import { aClock } from "#tests/support/aClock.ts";
import { aDatabase } from "#tests/support/database.ts";

const { db, owner } = await aDatabase();
const clock = aClock();
const ledger = createLedger(clock);
const bank = await ledger.ownAccount(db, "bank", "USD");

const aMember = async (): Promise<string> => {
  const account = `m${randomUUID().slice(0, 10)}`;
  const person = {
    account,
    nickname: account,
    type: 0,
    passwordHash: null,
    language: "KM",
    currency: "USD",
    at: clock.now(),
  };
  return withTransaction(db, (tx) => insertMember(tx, person));
};
const aWallet = async (money = 0): Promise<string> => {
  const id = await aMember();
  const wallet = await ledger.walletOf(db, id, "USD");
  if (money > 0) await ledger.post(db, aTransfer(bank, wallet, money));
  return wallet;
};
const aTransfer = (from: string, to: string, amount: number, over: Partial<Transfer> = {}): Transfer => ({
  kind: "transfer",
  currency: "USD",
  legs: [
    { account: from, amount: -amount },
    { account: to, amount },
  ],
  key: randomUUID(),
  cause: { type: "session", ref: "test" },
  at: clock.now(),
  ...over,
});
const balanceOf = async (account: string) =>
  (await db.query<{ balance: number }>("SELECT balance FROM ledger_account WHERE id = $1", [account]))[0]?.balance;
const isSound = async () => expect(await ledger.checkInvariants(db)).toEqual([]);

describe("the ledger", () => {
  it("books both ends of a transfer", async () => {
    const [a, b] = [await aWallet(1_000), await aWallet()];
    await ledger.post(db, aTransfer(a, b, 300));
    expect([await balanceOf(a), await balanceOf(b)]).toEqual([700, 300]);
    await isSound();
  });

  it("keeps a member's money in accounts of several kinds and places, each covered and opened once", async () => {
    const memberId = await aMember();
    const open = (kind: MemberAccount, place?: string) =>
      ledger.memberAccount(db, { memberId, kind, currency: "USD", ...(place !== undefined && { place }) });
    const wallet = await ledger.walletOf(db, memberId, "USD");
    expect(await open("player")).toBe(wallet);
    const others = [await open("playerHeld"), await open("playerBonus"), await open("playerVendor", "NAGA")];
    expect(new Set([wallet, ...others]).size).toBe(4);
    expect(await Promise.all([open("playerVendor", "NAGA"), open("playerHeld")])).toEqual([others[2], others[0]]);
    await ledger.post(db, aTransfer(bank, wallet, 500));
    for (const other of others) await ledger.post(db, aTransfer(wallet, other, 100));
    for (const other of others) {
      await expect(ledger.post(db, aTransfer(other, wallet, 101))).rejects.toMatchObject({ code: "not_enough_money" });
    }
    expect(await Promise.all([wallet, ...others].map(balanceOf))).toEqual([200, 100, 100, 100]);
    await isSound();
  });

  it("opens no account of a member in places that its kind does not have", async () => {
    const memberId = await aMember();
    const open = (kind: string, place: string) =>
      db.query("SELECT ledger_open($1, $2, 'USD', $3, $4)", [kind, memberId, clock.now(), place]);
    await expect(open("player", "NAGA")).rejects.toMatchObject({ constraint: "ledger_account_place" });
    await expect(open("playerVendor", "")).rejects.toMatchObject({ constraint: "ledger_account_vendor" });
    await expect(open("bank", "")).rejects.toMatchObject({ constraint: "ledger_account_owner" });
  });

  it("lets no wallet fall below zero", async () => {
    const [a, b] = [await aWallet(100), await aWallet()];
    await expect(ledger.post(db, aTransfer(a, b, 101))).rejects.toMatchObject({
      code: "not_enough_money",
      status: 200,
      message: "The balance is too low.",
    });
    expect([await balanceOf(a), await balanceOf(b)]).toEqual([100, 0]);
    await isSound();
  });

  it("books a key once, and refuses it for something else", async () => {
    const [a, b] = [await aWallet(1_000), await aWallet()];
    const transfer = aTransfer(a, b, 100, { key: "k1" });
    const first = await ledger.post(db, transfer);
    expect(await ledger.post(db, transfer)).toEqual({ id: first.id, replayed: true });
    const other = ledger.post(db, aTransfer(a, b, 200, { key: "k1" }));
    await expect(other).rejects.toBeInstanceOf(LedgerKeyError);
    await expect(other).rejects.toMatchObject({ message: expect.stringContaining("k1"), cause: { code: "CR001" } });
    expect(await balanceOf(b)).toBe(100);
    await isSound();
  });

  it("keeps what a transfer was for, and nothing where nothing is said", async () => {
    const [a, b] = [await aWallet(1_000), await aWallet()];
    const keptOf = async ({ id }: { id: string }) =>
      (await db.query("SELECT detail, category FROM ledger_transfer WHERE id = $1", [id]))[0];
    const said = await ledger.post(db, aTransfer(a, b, 1, { detail: "Dragon", category: "RNG" }));
    expect(await keptOf(said)).toEqual({ detail: "Dragon", category: "RNG" });
    expect(await keptOf(await ledger.post(db, aTransfer(a, b, 1)))).toEqual({ detail: "", category: "" });
  });

  it("tells what the house has by account and currency, over all parts of the account", async () => {
    const before = await ledger.ownBalance(db, "bonus", "USD");
    const bonus = await ledger.ownAccount(db, "bonus", "USD");
    const payers = await Promise.all(Array.from({ length: 5 }, () => aWallet(1_000)));
    for (const payer of payers) await ledger.post(db, aTransfer(payer, bonus, 70));
    expect(await ledger.ownBalance(db, "bonus", "USD")).toBe(before + 350);
    expect(await ledger.ownBalance(db, "bonus", "KHR")).toBe(0);
  });

  it("leaves a fault of the database as it is", async () => {
    const [a, b] = [await aWallet(1_000), await aWallet()];
    const wrong = ledger.post(db, aTransfer(a, b, 5, { currency: "KHR" }));
    await expect(wrong).rejects.not.toBeInstanceOf(LedgerKeyError);
    await expect(wrong).rejects.not.toMatchObject({ code: "not_enough_money" });
  });

  it("gives each member one wallet for each currency, and no two the same", async () => {
    const [a, b] = [await aWallet(), await aWallet()];
    expect(a).toMatch(/^[0-9a-f-]{36}$/);
    expect(b).not.toBe(a);
  });

  it.each([
    [
      "does not cancel out",
      (a: string, b: string) => ({
        legs: [
          { account: a, amount: -5 },
          { account: b, amount: 4 },
        ],
      }),
    ],
    ["has one end", (a: string) => ({ legs: [{ account: a, amount: 0 }] })],
    [
      "moves nothing",
      (a: string, b: string) => ({
        legs: [
          { account: a, amount: 0 },
          { account: b, amount: 0 },
        ],
      }),
    ],
    [
      "goes from an account to itself",
      (a: string) => ({
        legs: [
          { account: a, amount: -5 },
          { account: a, amount: 5 },
        ],
      }),
    ],
    ["is in another currency", () => ({ currency: "KHR" })],
    [
      "names an account that is not there",
      (a: string) => ({
        legs: [
          { account: a, amount: -5 },
          { account: randomUUID(), amount: 5 },
        ],
      }),
    ],
    ["has no cause", () => ({ cause: { type: "session" as const, ref: "" } })],
    ["is of an unknown kind", () => ({ kind: "gift" as never })],
    [
      "is beyond exact integers",
      (a: string, b: string) => ({
        legs: [
          { account: a, amount: -(2 ** 53) },
          { account: b, amount: 2 ** 53 },
        ],
      }),
    ],
  ])("refuses a transfer that %s", async (_what, over) => {
    const [a, b] = [await aWallet(1_000), await aWallet()];
    await expect(ledger.post(db, aTransfer(a, b, 5, over(a, b)))).rejects.toThrow();
    expect([await balanceOf(a), await balanceOf(b)]).toEqual([1_000, 0]);
    await isSound();
  });

  it("S-53 stays exact however many transfers run against each other", async () => {
    const wallets = await Promise.all(Array.from({ length: 5 }, () => aWallet(10_000)));
    const moves = Array.from({ length: 400 }, (_, index) => {
      const from = wallets[index % 5]!;
      const to = wallets[(index * 3 + 1) % 5]!;
      return from === to ? aTransfer(bank, to, 7) : aTransfer(from, to, 1 + ((index * 7919) % 3_000));
    });
    const results = await Promise.allSettled(moves.map((move) => ledger.post(db, move)));
    const refused = results.filter((result) => result.status === "rejected");
    for (const { reason } of refused) expect((reason as { code: string }).code).toBe("not_enough_money");
    expect(results.length - refused.length).toBeGreaterThan(200);
    await isSound();
  });

  it("S-53 one intent sent many times at once is booked once", async () => {
    const [a, b] = [await aWallet(1_000), await aWallet()];
    const transfer = aTransfer(a, b, 10, { key: "storm" });
    const results = await Promise.all(Array.from({ length: 20 }, () => ledger.post(db, transfer)));
    expect(results.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(await balanceOf(b)).toBe(10);
  });

  it("does in any order what adding up on paper does", async () => {
    const wallets = [await aWallet(500), await aWallet(500), await aWallet(500)];
    const paper = [500, 500, 500];
    const move = fc.record({ from: fc.nat(2), to: fc.nat(2), amount: fc.integer({ min: 1, max: 400 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(move, { maxLength: 12 }), async (moves) => {
        for (const { from, to, amount } of moves) {
          if (from === to) continue;
          const isCovered = paper[from]! >= amount;
          const posted = await ledger.post(db, aTransfer(wallets[from]!, wallets[to]!, amount)).then(
            () => true,
            () => false,
          );
          expect(posted).toBe(isCovered);
          if (!isCovered) continue;
          paper[from]! -= amount;
          paper[to]! += amount;
        }
        expect(await Promise.all(wallets.map(balanceOf))).toEqual(paper);
      }),
      { numRuns: 25 },
    );
    await isSound();
  });

  it.each([
    "UPDATE ledger_entry SET amount = 1",
    "UPDATE ledger_transfer SET kind = 'win'",
    "UPDATE ledger_account SET balance = 1000000",
    "INSERT INTO ledger_transfer DEFAULT VALUES",
    "INSERT INTO ledger_account DEFAULT VALUES",
    "INSERT INTO ledger_entry DEFAULT VALUES",
    ...["ledger_entry", "ledger_transfer", "ledger_account"].flatMap((table) => [
      `DELETE FROM ${table}`,
      `TRUNCATE ${table} CASCADE`,
    ]),
  ])("S-52 the server's role cannot: %s", async (sql) => {
    await expect(db.query(sql)).rejects.toMatchObject({ code: "42501" });
  });

  it("S-52 the server's role defines nothing", async () => {
    for (const sql of [
      "CREATE TABLE t (a int)",
      "DROP TABLE ledger_entry",
      "ALTER TABLE ledger_entry DISABLE TRIGGER ALL",
      "CREATE ROLE r",
    ]) {
      await expect(db.query(sql)).rejects.toMatchObject({ code: "42501" });
    }
  });

  it.each([
    "UPDATE ledger_entry SET amount = 1",
    "DELETE FROM ledger_entry",
    "TRUNCATE ledger_entry",
    "UPDATE ledger_transfer SET kind = 'win'",
    "DELETE FROM ledger_account",
  ])("not even the owner of the tables may: %s", async (sql) => {
    await aWallet(1);
    await expect(owner.query(sql)).rejects.toThrow(/never changed/);
  });

  it("notices entries that were slipped in, and balances that were changed", async () => {
    const broken = await aDatabase();
    const own = createLedger(clock);
    const [from, to] = [
      await own.ownAccount(broken.db, "bank", "USD"),
      await own.ownAccount(broken.db, "house", "USD"),
    ];
    await own.post(broken.db, aTransfer(from, to, 100));
    await broken.owner.query("ALTER TABLE ledger_entry DISABLE TRIGGER ALL");
    await broken.owner.query("UPDATE ledger_entry SET amount = 200 WHERE amount = 100");
    await broken.owner.query("UPDATE ledger_account SET balance = balance + 1 WHERE kind = 'house'");
    const found = new Set((await own.checkInvariants(broken.db)).map(({ invariant }) => invariant));
    expect([...found].toSorted()).toEqual(["I1", "I10", "I2", "I3"]);
  });
});
