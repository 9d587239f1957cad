import { describe, expect, it } from "vitest";
import type { Queryable } from "#server/db/Database.ts";
import { together } from "#server/db/together.ts";
import { Ending, withTransaction } from "#server/db/withTransaction.ts";
import { aDatabase } from "#tests/support/database.ts";

const { db } = await aDatabase();

describe("statements that go out together", () => {
  it("are answered in their order", async () => {
    const numbers = await withTransaction(db, (tx) =>
      together(
        tx.query<{ n: number }>("SELECT 1 AS n"),
        tx.query<{ n: number }>("SELECT $1::int AS n", [2]),
        tx.query<{ n: number }>("SELECT $1::int AS n", [3]),
      ),
    );
    expect(numbers.flat()).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  });

  it("fail with what failed, not with what could not follow it, and when all have ended", async () => {
    let ended = 0;
    const slow = async <T>(work: Promise<T>) => {
      // Somebody who does more with an answer hears of a failure later than the statement behind it.
      try {
        return await work;
      } catch (error) {
        await new Promise((resolve) => setImmediate(resolve));
        throw error;
      } finally {
        ended += 1;
      }
    };
    const work = withTransaction(db, (tx) =>
      together(
        slow(tx.query("SELECT $1::int", [1])),
        slow(tx.query("SELECT 1 / $1::int", [0])),
        tx.query("SELECT $1::int", [2]),
      ),
    );
    await expect(work).rejects.toMatchObject({ code: "22012" });
    expect(ended).toBe(2);
  });

  it("leave a connection that goes on after them", async () => {
    const answer = await withTransaction(db, async (tx) => {
      await tx.query("SAVEPOINT here");
      await together(tx.query("SELECT 1 / $1::int", [0]), tx.query("SELECT 2")).catch(() => undefined);
      await tx.query("ROLLBACK TO SAVEPOINT here");
      return tx.query<{ n: number }>("SELECT 3 AS n");
    });
    expect(answer).toEqual([{ n: 3 }]);
  });
});

describe("the end of a transaction that goes out with its last statements", () => {
  it("keeps them, and nothing where one of them fails, which is what is thrown", async () => {
    const note = (tx: Queryable, round: string) =>
      tx.query<{ round: string }>(
        "INSERT INTO game_round_void (vendor, round, at) VALUES ('ENDING', $1, now()) RETURNING round",
        [round],
      );
    const noteAll = (first: string, ...last: string[]) =>
      withTransaction(db, async (tx) => {
        await note(tx, first);
        return new Ending(async () => (await together(...last.map((round) => note(tx, round)))).flat());
      });
    expect(await noteAll("1", "2", "3")).toEqual([{ round: "2" }, { round: "3" }]);
    await expect(noteAll("4", "3", "5")).rejects.toMatchObject({ code: "23505" });
    const kept = await db.query("SELECT round FROM game_round_void WHERE vendor = 'ENDING' ORDER BY round");
    expect(kept).toEqual([{ round: "1" }, { round: "2" }, { round: "3" }]);
  });

  it("is tried again where PostgreSQL ends it to keep others consistent", async () => {
    let tries = 0;
    const code = await withTransaction(db, async (tx) => {
      tries += 1;
      const isFirst = tries === 1;
      return new Ending(async () => {
        const raise = "DO $$ BEGIN RAISE EXCEPTION 'once more' USING ERRCODE = '40001'; END $$";
        await tx.query(isFirst ? raise : "SELECT 1");
        return tries;
      });
    });
    expect([code, tries]).toEqual([2, 2]);
  });
});
