import { describe, expect, it } from "vitest";
import { patterns } from "#compile/patterns/patterns.ts";
import { judgePattern } from "#compile/patterns/patternSafety.ts";
import { repeatsLookaround } from "#compile/patterns/repeatsLookaround.ts";
import evil from "#tests/fixtures/rules/evil-patterns.json" with { type: "json" };
import harmless from "#tests/fixtures/rules/harmless-patterns.json" with { type: "json" };

describe("judging patterns", () => {
  it.each(evil)("refuses %s", (pattern) => {
    const verdict = judgePattern(pattern);
    expect(verdict).toMatchObject({ safe: false });
    expect("reason" in verdict && verdict.reason).toMatch(/^it /);
  });

  it.each(harmless)("accepts %s", (pattern) => {
    expect(judgePattern(pattern)).toEqual({ safe: true });
  });

  it("accepts the usual patterns, and not only because they are known", () => {
    for (const { pattern } of patterns) {
      expect(judgePattern(pattern)).toEqual({ safe: true });
      // A character class of its own makes the pattern unknown to the list.
      if (pattern !== "*") expect(judgePattern(`(?:)${pattern}`)).toEqual({ safe: true });
    }
  });

  it("refuses what is no pattern, or too long to be read", () => {
    expect(judgePattern("^[a-z")).toMatchObject({ safe: false });
    expect(judgePattern(`^${"a".repeat(300)}$`)).toMatchObject({ safe: false });
  });

  it("sees a repeated look-around through groups, classes and escapes", () => {
    expect(repeatsLookaround("^(?:((?=a))b)*$")).toBe(true);
    expect(repeatsLookaround("^(?=a)+$")).toBe(true);
    expect(repeatsLookaround("^(?=a)b*$")).toBe(false);
    expect(repeatsLookaround("^[(?=a)]*$")).toBe(false);
    expect(repeatsLookaround("^\\((?=a)b\\)*$")).toBe(false);
  });
});
