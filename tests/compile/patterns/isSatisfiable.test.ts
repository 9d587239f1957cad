import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSatisfiable } from "#compile/patterns/isSatisfiable.ts";
import { patterns } from "#compile/patterns/patterns.ts";

const mixed = "^(?=.*[A-Z])(?=.*\\d).{8,}$";

describe("whether a text of these lengths can match a pattern", () => {
  it.each([
    ["^[a-z]{3,5}$", 1, 3, true],
    ["^[a-z]{3,5}$", 1, 2, false],
    ["^[a-z]{3,5}$", 6, 9, false],
    ["[a-z]{3}", 9, 9, true],
    ["^[a-z]{3}", 9, 9, true],
    ["[a-z]{3}$", 1, 2, false],
    ["^a$|^bbb$", 2, 2, false],
    ["^a$|^bbb$", 2, 3, true],
    ["^$", 1, 5, false],
    ["^[]$", 1, 5, false],
    [mixed, 1, 8, true],
    [mixed, 1, 7, false],
    ["^(?=.*\\d)[a-z]+$", 1, 50, false],
    ["^(?=[a-z]*\\d$)\\w+$", 3, 3, true],
    ["^(?!.*admin)[a-z]+$", 5, 5, true],
    ["^(?!.*a)a+$", 1, 50, false],
    ["^(?=ab)", 1, 1, false],
    ["^(?=ab)(?=.b)", 2, 2, true],
    ["^\\p{L}{2}$", 2, 2, true],
    ["^🎲$", 1, 1, true],
    ["^\\_+$", 2, 2, true],
    ["^[A-Z]{2}[0-9]{900}$", 1, 901, false],
    ["^[A-Z]{2}[0-9]{900}$", 1, 902, true],
  ])("%s of %i to %i characters: %s", (pattern, least, most, expected) => {
    expect(isSatisfiable(pattern, least, most)).toBe(expected);
  });

  it.each(["^a\\b.*$", "^a(?=b).*$", "^(?:^a)$", "^(?:a{900}){900}$", "("])("does not decide %s", (pattern) => {
    expect(isSatisfiable(pattern, 1, 50)).toBeUndefined();
  });

  it("agrees with what is known of the usual patterns but the first, which is none", () => {
    for (const { pattern, shortest, longest, id } of patterns.slice(1)) {
      const usual = Math.min(longest, 1024);
      expect([id, isSatisfiable(pattern, shortest, usual)]).toEqual([id, true]);
      if (shortest > 1) expect([id, isSatisfiable(pattern, 0, shortest - 1)]).toEqual([id, false]);
      if (longest < 1024) expect([id, isSatisfiable(pattern, longest + 1, 1024)]).toEqual([id, false]);
    }
  });

  it("never says no to the length of a text that matches", () => {
    const expressions = [/^[a-z]{3,5}$/, /^(?:ab|c)+d?$/, /x[0-9]{2,}/, /^[A-Z][a-z]*(?: [A-Z][a-z]*)?$/, /a|bb$/];
    for (const expression of expressions) {
      fc.assert(
        fc.property(fc.stringMatching(expression, { size: "small" }), (text) => {
          const length = [...text].length;
          expect(isSatisfiable(expression.source, length, length)).toBe(true);
        }),
      );
    }
  });
});
