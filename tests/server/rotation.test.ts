import { describe, expect, it } from "vitest";
import { createKeyRing } from "#server/security/createKeyRing.ts";
import { rotateOldKeys } from "#server/security/rotateOldKeys.ts";
import { aClock } from "#tests/support/aClock.ts";
import { aDatabase } from "#tests/support/database.ts";

const { db } = await aDatabase();
const dayAndAMinute = 86_460;
const rounds = 30;
const master = Buffer.alloc(32, 7);

describe("keys that are replaced once a day", () => {
  it("stay valid for whoever was told them a moment ago, however many nodes replace them at once", async () => {
    const clock = aClock();
    const nodes = Array.from({ length: 3 }, () => createKeyRing(db, clock, master));
    const refused: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const told = await nodes[0]!.newest("body");
      clock.advance(dayAndAMinute);
      await Promise.all(nodes.map((keys) => rotateOldKeys(db, clock, keys)));
      for (const keys of nodes) if ((await keys.find("body", told.id)) === undefined) refused.push(told.id);
      const now = await Promise.all(nodes.map((keys) => keys.newest("body")));
      expect(new Set(now.map(({ id }) => id)).size).toBe(1);
      expect(now[0]?.id).not.toBe(told.id);
    }
    expect(refused).toEqual([]);
    const made = await db.query<{ n: number }>("SELECT count(*) AS n FROM secret_key WHERE purpose = 'body'");
    expect(made[0]?.n).toBe(rounds + 1);
  });

  it("are replaced by one node alone where it is the only one to look", async () => {
    const clock = aClock();
    const keys = createKeyRing(db, clock, master);
    const first = await keys.newest("captcha");
    await rotateOldKeys(db, clock, keys);
    expect((await keys.newest("captcha")).id).toBe(first.id);
    clock.advance(dayAndAMinute);
    await rotateOldKeys(db, clock, keys);
    expect((await keys.live("captcha")).map(({ id }) => id)).toEqual([expect.not.stringMatching(first.id), first.id]);
  });
});
