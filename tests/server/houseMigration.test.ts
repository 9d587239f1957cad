import { readdir, readFile } from "node:fs/promises";
import { inject, it, expect, describe, onTestFinished } from "vitest";
import { createDatabase } from "#server/db/createDatabase.ts";
import { connectAsOwner } from "#server/db/postgres/connectAsOwner.ts";
import { createLedger, LedgerKeyError, type Transfer } from "#server/features/ledger/createLedger.ts";
import { aClock } from "#tests/support/aClock.ts";

const folder = new URL("../../server/db/migrations/", import.meta.url);
const turningPoint = "0221_house_accounts.sql";

describe("the migration that gives accounts of the house parts", () => {
  it("keeps every balance, every entry and every key that was used", async () => {
    const { host, port, secrets } = inject("cluster");
    const name = `house_${process.pid}`;
    const admin = await connectAsOwner(inject("cluster"), "test");
    await admin.query(`CREATE DATABASE ${name}`);
    const db = createDatabase({ host, port, database: name, user: "postgres", password: secrets.owner });
    onTestFinished(async () => {
      await db.close();
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await admin.end();
    });
    const files = (await readdir(folder)).filter((file) => file.endsWith(".sql")).toSorted();
    const run = async (file: string) => db.query(await readFile(new URL(file, folder), "utf8"));
    for (const file of files) if (file < turningPoint) await run(file);

    const clock = aClock();
    const ledger = createLedger(clock);
    const open = async (kind: string) =>
      (await db.query<{ id: string }>("SELECT ledger_open($1, NULL, 'USD', $2) AS id", [kind, clock.now()]))[0]?.id ??
      "";
    const [bank, house] = [await open("bank"), await open("house")];
    const transfer = (amount: number, key: string): Transfer => ({
      kind: "adjustment",
      currency: "USD",
      legs: [
        { account: bank, amount: -amount },
        { account: house, amount },
      ],
      key,
      cause: { type: "system", ref: "test" },
      at: clock.now(),
    });
    for (const [index, amount] of [100, 20, 3].entries()) await ledger.post(db, transfer(amount, `old ${index}`));

    for (const file of files) if (file >= turningPoint) await run(file);

    expect([await open("bank"), await open("house")]).toEqual([bank, house]);
    expect((await ledger.post(db, transfer(20, "old 1"))).replayed).toBe(true);
    await expect(ledger.post(db, transfer(21, "old 1"))).rejects.toBeInstanceOf(LedgerKeyError);
    for (let index = 0; index < 50; index += 1) await ledger.post(db, transfer(1, `new ${index}`));
    const heads = await db.query<{ kind: string; balance: number; version: number }>(
      "SELECT kind, balance, version FROM ledger_account WHERE part = 0 ORDER BY kind",
    );
    expect(heads).toEqual([
      { kind: "bank", balance: -123, version: 3 },
      { kind: "house", balance: 123, version: 3 },
    ]);
    expect([await ledger.ownBalance(db, "bank", "USD"), await ledger.ownBalance(db, "house", "USD")]).toEqual([
      -173, 173,
    ]);
    const rows = await db.query<{ n: number }>("SELECT count(*) AS n FROM ledger_account WHERE version > 0");
    expect(rows[0]?.n).toBeGreaterThan(10);
    expect(await ledger.checkInvariants(db)).toEqual([]);
  });
});
