import { describe, expect, it } from "vitest";
import { ruleFaults } from "#compile/forms/ruleFaults.ts";
import { describePattern } from "#compile/patterns/describePattern.ts";
import { patternJudge } from "#compile/patterns/patternJudge.ts";
import { readBundledSite } from "../../support/readBundledSite.ts";

const { register } = readBundledSite("ink").rules;
const faultsOf = (name: string, members: object) =>
  ruleFaults(name, { ...register[name], ...members }, patternJudge).map(({ code }) => code);

describe("why a rule of a registration cannot be", () => {
  it("finds nothing in the rules that the product brings, whether they are on or off", () => {
    const found = Object.entries(register).flatMap(([name, rule]) => ruleFaults(name, rule, patternJudge));
    expect(found).toEqual([]);
  });

  it.each([
    ["email", { minLength: 70 }, "lengths"],
    ["email", { minLength: 0, maxLength: 0 }, "empty"],
    ["email", { minLength: 1, maxLength: 4 }, "known"],
    ["email", { acceptedPattern: "((" }, "expression"],
    ["email", { acceptedPattern: "^(a+)+$" }, "endless"],
    ["email", { acceptedPattern: "^x$" }, "unmatched"],
    ["username", { acceptedPattern: "^[ab]$", minLength: 1 }, "names"],
    ["mobileNum", { acceptedPattern: "^0[0-9]+$" }, "refuses.code"],
    ["captcha", { maxLength: 4 }, "refuses.captcha"],
    ["referralCode", { acceptedPattern: "^[a-z]*$" }, "refuses.referral"],
    ["wechat", { acceptedPattern: "^.{4} $", minLength: 1 }, "refuses.spaces"],
    ["ownDay", { ...register["email"], widget: "date", patternId: 11, minLength: 1 }, "refuses.day"],
  ])("of %s with %o", (name, members, code) => {
    expect(faultsOf(name, members)).toEqual([code]);
  });

  it("names the members that are at odds, and the figures", () => {
    const [fault] = ruleFaults("email", { ...register["email"], minLength: 70 });
    expect(fault).toMatchObject({ members: ["minLength", "maxLength"], values: { least: 70, most: 64 } });
  });

  it("lets codes of referral be refused with a warning as long as nobody must have one", () => {
    const rule = { ...register["referralCode"], acceptedPattern: "^[a-z]*$" };
    expect(ruleFaults("referralCode", rule, patternJudge)).toMatchObject([{ isWarning: true }]);
    const [needed] = ruleFaults("referralCode", { ...rule, required: true }, patternJudge);
    expect(needed).not.toHaveProperty("isWarning");
  });

  it("judges lengths before the libraries for patterns are there", () => {
    expect(ruleFaults("email", { ...register["email"], acceptedPattern: "^(a+)+$" })).toEqual([]);
    expect(ruleFaults("email", { ...register["email"], minLength: 70 })).toHaveLength(1);
  });
});

describe("a pattern in words", () => {
  it.each([
    ["^[A-Z][a-z0-9]{3,}$", ["capital"], ["small", "capital", "digit"]],
    ["^(?=.*[0-9])[0-9\\p{Script=Khmer}]+$", ["digit", "khmer"], ["digit", "khmer"]],
    ["^a(?:b|[^\\s\\S])$", ["small"], ["small"]],
  ])("of %s", (pattern, first, all) => {
    expect(describePattern(pattern)).toEqual({
      first: expect.arrayContaining(first),
      all: expect.arrayContaining(all),
    });
    expect(describePattern(pattern)?.all.filter((kind) => kind !== "other")).toEqual(all);
  });

  it("says nothing of what cannot be told", () => {
    expect(describePattern("(")).toBeUndefined();
  });
});
