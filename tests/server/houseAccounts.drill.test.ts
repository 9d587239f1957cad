import { randomUUID } from "node:crypto";
import { describe, expect, inject, it } from "vitest";
import { createDatabase } from "#server/db/createDatabase.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { createLedger, LedgerKeyError, type Transfer } from "#server/features/ledger/createLedger.ts";
import { insertMember } from "#server/features/member/insertMember.ts";
import { aClock } from "#tests/support/aClock.ts";
import { aDatabase } from "#tests/support/database.ts";
import { drillSize } from "#tests/support/drillSize.ts";

const database = await aDatabase();
const { db, owner } = database;
const clock = aClock();
const ledger = createLedger(clock);
const house = await ledger.ownAccount(db, "house", "USD");

const aWallet = async (money = 0): Promise<string> => {
  const account = `m${randomUUID().slice(0, 10)}`;
  const person = { account, nickname: account, type: 0, passwordHash: null, language: "EN", currency: "USD" };
  const id = await withTransaction(db, (tx) => insertMember(tx, { ...person, at: clock.now() }));
  const wallet = await ledger.walletOf(db, id, "USD");
  if (money > 0) await ledger.post(db, aTransfer(house, wallet, money));
  return wallet;
};
const aTransfer = (from: string, to: string, amount: number, key: string = randomUUID()): Transfer => ({
  kind: "transfer",
  currency: "USD",
  legs: [
    { account: from, amount: -amount },
    { account: to, amount },
  ],
  key,
  cause: { type: "session", ref: "test" },
  at: clock.now(),
});
const partsInUse = async () =>
  db.query<{ part: number; version: number }>(
    "SELECT part, version FROM ledger_account WHERE kind = 'house' AND version > 0 ORDER BY part",
  );

describe("an account of the house", () => {
  it("lets transfers that are under way at the same time pass each other", async () => {
    const wallets = await Promise.all(Array.from({ length: 8 }, () => aWallet()));
    // Two keys fall on one part now and then; of eight, most do not.
    let passed = 0;
    await withTransaction(db, async (first) => {
      await ledger.post(first, aTransfer(house, wallets[0]!, 10, "held"));
      for (const [index, wallet] of wallets.entries()) {
        if (index === 0) continue;
        await withTransaction(db, async (tx) => {
          await tx.query("SET LOCAL lock_timeout = '100ms'");
          await ledger.post(tx, aTransfer(house, wallet, 10, `beside ${index}`));
          passed += 1;
        }).catch((error: { code?: string }) => expect(error.code).toBe("55P03"));
      }
    });
    expect(passed).toBeGreaterThanOrEqual(5);
    expect(await ledger.checkInvariants(db)).toEqual([]);
  });

  it("books a key once, on whichever part, and refuses it for anything else", async () => {
    const [a, b] = [await aWallet(), await aWallet()];
    const storm = await Promise.all(
      Array.from({ length: 20 }, () => ledger.post(db, aTransfer(house, a, 10, "one intent"))),
    );
    expect(storm.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(new Set(storm.map(({ id }) => id)).size).toBe(1);
    await expect(ledger.post(db, aTransfer(house, b, 10, "one intent"))).rejects.toBeInstanceOf(LedgerKeyError);
    await expect(ledger.post(db, aTransfer(house, a, 11, "one intent"))).rejects.toBeInstanceOf(LedgerKeyError);
    // Though the parts were fewer or more when the key was used.
    await owner.query("CREATE OR REPLACE FUNCTION ledger_parts() RETURNS integer LANGUAGE sql IMMUTABLE AS 'SELECT 7'");
    expect(await ledger.post(db, aTransfer(house, a, 10, "one intent"))).toEqual({ id: storm[0]!.id, replayed: true });
    await owner.query(
      "CREATE OR REPLACE FUNCTION ledger_parts() RETURNS integer LANGUAGE sql IMMUTABLE AS 'SELECT 16'",
    );
    expect(await ledger.checkInvariants(db)).toEqual([]);
  });

  it("is never paid or charged in a part's own name", async () => {
    const wallet = await aWallet(100);
    const parts = await db.query<{ id: string }>("SELECT id FROM ledger_account WHERE head_id = $1", [house]);
    expect(parts).toHaveLength(16);
    await expect(ledger.post(db, aTransfer(parts[0]!.id, wallet, 5))).rejects.toThrow(/whole accounts/);
    await expect(ledger.post(db, aTransfer(wallet, parts[0]!.id, 5))).rejects.toThrow(/whole accounts/);
    await expect(ledger.post(db, aTransfer(house, house, 5))).rejects.toThrow(/different/);
  });

  it("stays exact over all its parts while many play against it", async () => {
    const { host, port, secrets } = inject("cluster");
    const login = { host, port, database: database.name, user: "croupier_app", password: secrets.app };
    const many = createDatabase(login, { max: 32 });
    const before = await ledger.ownBalance(db, "house", "USD");
    const wallets = await Promise.all(Array.from({ length: 32 }, () => aWallet(1_000)));
    const rounds = drillSize(400, 20_000);
    let next = 0;
    let won = 0;
    const started = performance.now();
    await Promise.all(
      wallets.map(async (wallet, player) => {
        for (let round = next++; round < rounds; round = next++) {
          const isWin = (round * 7919 + player) % 3 === 0;
          const transfer = isWin ? aTransfer(house, wallet, 7) : aTransfer(wallet, house, 3);
          await ledger.post(many, transfer);
          won += isWin ? 7 : -3;
        }
      }),
    );
    const perSecond = Math.round((rounds / (performance.now() - started)) * 1_000);
    await many.close();
    process.stdout.write(`${rounds} transfers of 32 players against the house: ${perSecond}/s\n`);
    expect(await ledger.ownBalance(db, "house", "USD")).toBe(before - 32 * 1_000 - won);
    const used = await partsInUse();
    expect(used.map(({ part }) => part)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
    expect(await ledger.checkInvariants(db)).toEqual([]);
  });
});
