import { describe, expect, it } from "vitest";
import { isGuessable } from "#server/features/member/isGuessable.ts";
import { loadCommonPasswords } from "#server/security/loadCommonPasswords.ts";
import judged from "../fixtures/passwords/judged.json" with { type: "json" };

const surroundings = ["otterfan77", "Testbrand"];
const wrongly = async (passwords: readonly string[], isRight: boolean) => {
  const answers = await Promise.all(passwords.map(async (password) => isGuessable(password, surroundings)));
  return passwords.filter((_, place) => answers[place] !== isRight);
};

describe("S-31 a new password", () => {
  it.each(Object.entries(judged.refused))("is refused where it is %s", async (_kind, passwords) => {
    expect(await wrongly(passwords, true)).toEqual([]);
  });

  it("is accepted where nobody would guess it, in any script", async () => {
    expect(await wrongly(judged.accepted, false)).toEqual([]);
  });

  it("is compared with far more than the 3,000 most common that are long enough", async () => {
    const { known, mostUsed } = await loadCommonPasswords();
    const long = [...known].filter((password) => password.length >= 8);
    expect(long.length).toBeGreaterThan(15_000);
    expect(mostUsed.size).toBe(3_000);
    expect(await wrongly(long.slice(0, 3_000), true)).toEqual([]);
    expect(
      await wrongly(
        long.slice(0, 3_000).map((password) => password.toUpperCase()),
        true,
      ),
    ).toEqual([]);
  });

  it("is judged within a millisecond, the longest too", async () => {
    await loadCommonPasswords();
    const longest = ["a".repeat(1_024), "1".repeat(1_023) + "é", "ab".repeat(511) + "!", "!1".repeat(511) + "x"];
    // The best of some rounds: what it takes when nothing else is in the way.
    const rounds: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const start = performance.now();
      for (let time = 0; time < 50; time += 1) await wrongly(longest, true);
      rounds.push((performance.now() - start) / (50 * longest.length));
    }
    expect(Math.min(...rounds)).toBeLessThan(1);
  });
});
