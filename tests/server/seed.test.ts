import { describe, expect, it } from "vitest";
import { seedDemo } from "#server/db/seed/seedDemo.ts";
import { aDatabase } from "#tests/support/database.ts";

const today = new Date("2026-03-14T12:00:00Z");

describe("the demo", async () => {
  const { owner } = await aDatabase();
  const started = performance.now();
  const isSeeded = await seedDemo(owner, { today });
  const seconds = (performance.now() - started) / 1000;

  const one = async <T extends object>(sql: string): Promise<T> => (await owner.query<T>(sql))[0]!;

  it("is there within seconds, and only once", async () => {
    expect(isSeeded).toBe(true);
    // Under a second where nothing else runs; this machine may be busy.
    expect(seconds).toBeLessThan(15);
    expect(await seedDemo(owner, { today })).toBe(false);
  });

  it("keeps every invariant of the ledger", async () => {
    expect(await owner.query("SELECT * FROM ledger_violations()")).toEqual([]);
  });

  it("has players, agents with two levels below them, and three months of play up to now", async () => {
    expect(await one("SELECT count(*) AS n FROM member WHERE type = 0")).toEqual({ n: 40 });
    expect(await one("SELECT max(depth) AS depth FROM member_tree")).toEqual({ depth: 2 });
    const { first, last, n } = await one<{ first: Date; last: Date; n: number }>(
      "SELECT min(created_at) AS first, max(created_at) AS last, count(*) AS n FROM ledger_transfer",
    );
    expect(n).toBeGreaterThan(5_000);
    expect(first.toISOString().slice(0, 7)).toBe("2025-12");
    expect(last <= today).toBe(true);
    expect(last.toISOString().slice(0, 10)).toBe("2026-03-14");
  });

  it("is the same every time but for hashed passwords", async () => {
    const other = await aDatabase();
    await seedDemo(other.owner, { today });
    const digest = "SELECT encode(sha256(string_agg(hash, '' ORDER BY id)), 'hex') AS digest FROM ledger_entry";
    expect((await other.owner.query(digest))[0]).toEqual(await one(digest));
  });
});
