import { describe, expect, it } from "vitest";
import { patternWords } from "#compile/patterns/patternWords.ts";
import { patterns } from "#compile/patterns/patterns.ts";
import { toRegExp } from "#compile/patterns/toRegExp.ts";
import cases from "#tests/fixtures/rules/patterns.json" with { type: "json" };

describe("the usual patterns", () => {
  it("are 23, in the order of their ids", () => {
    expect(patterns.map(({ id }) => id)).toEqual(Array.from({ length: 23 }, (_, id) => id));
    expect(cases.map(({ id }) => id)).toEqual(patterns.map(({ id }) => id));
  });

  it.each(cases)("accept and refuse what pattern $id says", ({ id, accepts, refuses }) => {
    const pattern = patterns[id]?.pattern ?? "";
    const matches = (value: string) => pattern === "*" || toRegExp(pattern)?.test(value) === true;
    expect(accepts.filter((value) => !matches(value))).toEqual([]);
    expect(refuses.filter(matches)).toEqual([]);
  });

  it.each(patterns.map((row) => ({ ...row, example: patternWords[row.id]?.example ?? "" })))(
    "are valid with the u flag, and match their example: $id",
    ({ pattern, example, shortest, longest }) => {
      if (pattern !== "*") expect(new RegExp(pattern, "u").test(example)).toBe(true);
      expect(example.length).toBeGreaterThanOrEqual(shortest);
      expect(example.length).toBeLessThanOrEqual(longest);
    },
  );

  it.each(patterns.filter(({ pattern }) => pattern !== "*"))(
    "take at most 10 ms on 10 kB that almost match: $id",
    (row) => {
      const expression = new RegExp(row.pattern, "u");
      const { example = "" } = patternWords[row.id] ?? {};
      const unit = example.slice(0, 1);
      const texts = [
        example.repeat(1000),
        unit.repeat(10_000),
        `${unit.repeat(10_000)}\u0000`,
        `${"a ".repeat(5000)}\u0000`,
      ];
      for (const text of texts.map((long) => long.slice(0, 10_001))) {
        expression.test(text);
        const times = Array.from({ length: 5 }, () => {
          const start = performance.now();
          expression.test(text);
          return performance.now() - start;
        });
        expect(Math.min(...times)).toBeLessThan(25);
      }
    },
  );
});
