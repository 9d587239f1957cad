import { describe, expect, it } from "vitest";
import { compileRule } from "#compile/forms/compileRule.ts";
import { createPatternVerdicts } from "#compile/patterns/createPatternVerdicts.ts";
import { forJudging } from "#compile/patterns/dialect/forJudging.ts";
import { mendRules, mildest } from "#compile/forms/mendRules.ts";
import { judgePattern, judgeSearch } from "#compile/patterns/patternSafety.ts";
import { toRegExp } from "#compile/patterns/toRegExp.ts";
import { drillSize } from "../../support/drillSize.ts";

const rule = (acceptedPattern: string) => ({
  enabled: true,
  required: true,
  minLength: 2,
  maxLength: 20,
  acceptedPattern,
  patternId: 0,
});

describe("a pattern of another dialect", () => {
  it.each<[string, string[], string[]]>([
    ["^\\p{IsHan}+$", ["王小明"], ["p{IsHan}", "abc", ""]],
    ["^\\p{Han}+$", ["王小明"], ["abc"]],
    ["^\\p{script=han}+$", ["王小明"], ["abc"]],
    ["^\\P{IsHan}+$", ["abc"], ["王"]],
    ["^[\\p{IsThai}\\p{IsL} ]+$", ["สมชาย ab"], ["1"]],
    ["^\\p{InKhmer}{2,5}$", ["សុខ"], ["abc"]],
    ["^\\p{IsCJKUnifiedIdeographs}+$", ["王"], ["ก"]],
    ["^\\pL+$", ["éa"], ["1"]],
    ["^\\p{Punct}$", ["!", "~", "\\"], ["a"]],
    ["^[[:alpha:][:digit:]_]+$", ["ab1_"], ["é"]],
    ["\\A[a-z]++\\z", ["abc"], ["ab1"]],
    ["^(?>ab|a)c$", ["abc", "ac"], ["bc"]],
    ["^(?P<x>[ab])(?P=x)$", ["aa", "bb"], ["ab"]],
    ["^(?<x>[ab])\\k<x>$", ["aa"], ["ab"]],
    ["^(?'x'a)b$", ["ab"], ["b"]],
    ["^[\\w-.]+$", ["a-b.c"], ["a b"]],
    ["^a\\@b\\_c\\-d$", ["a@b_c-d"], ["a"]],
    ["^\\Qa.b\\E$", ["a.b"], ["axb"]],
    ["(?i)^abc$", ["ABC"], ["abd"]],
    ["^a(?#why)b$", ["ab"], ["a"]],
    ["^[]a]+$", ["]a"], ["b"]],
  ])("%s accepts what it accepts there", (pattern, good, bad) => {
    const expression = toRegExp(pattern);
    expect(good.filter((text) => !expression?.test(text))).toEqual([]);
    expect(bad.filter((text) => expression?.test(text))).toEqual([]);
  });

  it.each(["^\\p{Foo}+$", "^\\p{javaLetter}$", "^[a-z&&[^x]]+$", "^(?(1)a|b)$", "^(?R)$", "^[a-z", "^\\p{Is}$"])(
    "%s has no counterpart, and is no pattern rather than another one",
    (pattern) => {
      expect(toRegExp(pattern)).toBeUndefined();
      expect(compileRule(rule(pattern))).toMatchObject({ errors: [{ at: "/acceptedPattern" }] });
    },
  );

  it("that has no counterpart costs the field its pattern, not its lengths, and is told", () => {
    const { rules, problems } = mendRules({ line: rule("^\\p{Foo}+$") }, mildest);
    expect(rules["line"]).toEqual(rule("*"));
    expect(problems).toMatchObject([{ document: "rules", pointer: "/register/line/acceptedPattern" }]);
  });

  it("never throws, whatever is put together", () => {
    const parts = [
      "(?",
      "<a>",
      "\\p{",
      "IsHan}",
      "[",
      "]",
      "[:",
      "&&",
      "\\",
      "\\Q",
      "(?i)",
      "+",
      "{2",
      "}",
      "^",
      ")",
      "-",
      "|",
      "é",
      "\ud800",
      "\\k<a>",
      "(?P=",
      "'",
    ];
    let seed = 7;
    const next = () => (seed = (seed * 48_271) % 2_147_483_647);
    for (let round = 0; round < drillSize(3_000, 200_000); round += 1) {
      const pattern = Array.from({ length: 1 + (next() % 8) }, () => parts[next() % parts.length]).join("");
      const expression = toRegExp(pattern);
      if (expression) forJudging(expression.source);
      expect(typeof expression?.source).toMatch(/string|undefined/);
    }
  });
});

describe("a pattern of a platform that nobody can ask to write it otherwise", () => {
  it.each(["[a-z]+\\d", "a+b", "\\d{3}", "^\\s+|\\s+$", "[A-Z].*[0-9]", "a|b"])(
    "%s may be looked for anywhere",
    (pattern) => {
      expect(judgeSearch(pattern)).toEqual({ safe: true });
    },
  );

  it.each(["^(?<x>[a-z]+)-(?<y>[0-9]+)$", "^(?<x>[ab])c\\k<x>$", "^[a-z_]+(?<!_)$", "^(?<![.])[a-z]+(?<!ab|cd)$"])(
    "%s may run, with names and looking behind at a fixed piece",
    (pattern) => {
      expect(judgePattern(pattern)).toEqual({ safe: true });
    },
  );

  it.each([
    "(a+)+b",
    "(.*a){20}",
    "(?<x>a+)+$",
    "^(?<x>.+)\\k<x>$",
    "(?<=a+)b",
    "^(?<!(a+)+b)c",
    "^(a|a)*(?<!b)",
    "^(a|a)*(?<!b)$",
    "^a*(?<!b)a*a*a*$",
  ])("%s must not", (pattern) => {
    expect(judgeSearch(pattern)).toMatchObject({ safe: false });
  });

  it("meets the longest text that is checked within a moment, wherever it is looked for", () => {
    const texts = ["a".repeat(1024), `${"ab".repeat(511)}!`, " ".repeat(1024)];
    const before = performance.now();
    for (const pattern of ["[a-z]+\\d", "a+b", "^\\s+|\\s+$", "[A-Z].*[0-9]", "a*a*b"]) {
      if (!judgeSearch(pattern).safe) continue;
      for (const text of texts) toRegExp(pattern)?.test(text);
    }
    expect(performance.now() - before).toBeLessThan(2_000);
  });

  it("is refused with a reason that can be told", async () => {
    const verdicts = createPatternVerdicts();
    expect(verdicts.reasonAgainst("^(a+)+$")).toBeUndefined();
    await verdicts.judge(["^(a+)+$", "a+b"]);
    expect(verdicts.reasonAgainst("^(a+)+$")).toMatch(/many ways/);
    expect([verdicts.isJudgedSafe("a+b"), verdicts.reasonAgainst("a+b")]).toEqual([true, undefined]);
  });
});
