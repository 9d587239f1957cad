import { describe, expect, it } from "vitest";
import { fieldRule } from "#compile/forms/fieldRule.ts";
import { planRegistration } from "#compile/forms/planRegistration.ts";
import { registrationField } from "#compile/forms/registrationField.ts";
import type { RegistrationInput } from "#compile/forms/RegistrationInput.ts";
import type { FieldRule } from "#contracts/entities.ts";

const on = { enabled: true, required: false, minLength: 0, maxLength: 50, acceptedPattern: "*", patternId: 0 };
const off = { ...on, enabled: false };

function planned(rules: unknown, different: Partial<RegistrationInput> = {}) {
  const plan = planRegistration({ rules, flags: new Set(), tab: "username", ...different } as RegistrationInput);
  if ("errors" in plan) throw new Error(plan.errors.map(({ at, reason }) => `${at}: ${reason}`).join());
  return plan.fields;
}
const names = (rules: unknown, different?: Partial<RegistrationInput>) =>
  planned(rules, different).map(({ name }) => name);
const ruleOf = (name: string, rules: unknown, different?: Partial<RegistrationInput>) =>
  planned(rules, different).find((field) => field.name === name)?.rule;

describe("the fields of a registration", () => {
  it.each<[Record<string, unknown>, Partial<RegistrationInput>, string[]]>([
    [{}, {}, ["username", "password"]],
    [{}, { tab: "mobile" }, ["countryDialingCode", "mobileNum", "verificationCode", "password"]],
    [{ email: on, line: off }, {}, ["username", "password", "email"]],
    [{ mobileNum: on }, {}, ["username", "password", "countryDialingCode", "mobileNum"]],
    [{ mobileNum: on, countryDialingCode: off }, {}, ["username", "password", "mobileNum"]],
    [{ verificationCode: on }, {}, ["username", "password", "countryDialingCode", "mobileNum", "verificationCode"]],
    [{ affiliateCode: on }, {}, ["username", "password", "affiliateCode"]],
    [{ affiliateCode: on }, { address: { affiliateCode: "a" } }, ["username", "password"]],
    [{ captcha: on }, {}, ["username", "password", "captcha"]],
    [{ captcha: off }, { captchaRequired: true }, ["username", "password", "captcha"]],
    [{ captcha: off }, { captchaRequired: false }, ["username", "password"]],
    [{ confirmPassword: on }, {}, ["username", "password"]],
    [{}, { flags: new Set(["RESPONSIBLEPLAY3"]) as never }, ["username", "password", "ageConfirmed"]],
    [{ club: on, other: { enabled: true } }, {}, ["username", "password", "club", "other"]],
    [{ email: 7 }, {}, ["username", "password", "email"]],
  ])("of the rules %j, with %j, are %j", (rules, different, asked) => {
    expect(names(rules, different).toSorted()).toEqual(asked.toSorted());
  });

  it("stand as their rules say, else in the usual order, those of the brand among them", () => {
    expect(names({ email: { ...on, order: -1 }, club: on })[0]).toBe("email");
    expect(names({ email: { ...on, order: "x" }, club: on })[0]).toBe("username");
    expect(names({ club: { ...on, order: 999 }, email: on }).at(-1)).toBe("club");
    expect(names({}, { tab: "mobile" })[0]).toBe("countryDialingCode");
    expect(names({ bravo: on, alpha: on }).slice(-2)).toEqual(["bravo", "alpha"]);
  });

  it.each<[string, Record<string, unknown>, Partial<RegistrationInput>, boolean]>([
    ["username", { username: on }, {}, true],
    ["password", { password: on }, {}, true],
    ["paymentPassword", { paymentPassword: on }, {}, true],
    ["email", { email: on }, {}, false],
    ["email", { email: { ...on, required: true } }, {}, true],
    ["mobileNum", { mobileNum: on }, {}, false],
    ["mobileNum", { mobileNum: on }, { tab: "mobile" }, true],
    ["mobileNum", { mobileNum: on, verificationCode: on }, {}, true],
    ["countryDialingCode", { mobileNum: on }, {}, false],
    ["countryDialingCode", { mobileNum: { ...on, required: true } }, {}, true],
    ["countryDialingCode", { mobileNum: on }, { tab: "mobile" }, true],
    ["countryDialingCode", { countryDialingCode: { ...on, required: true }, mobileNum: on }, {}, false],
    ["captcha", { captcha: on }, {}, false],
    ["captcha", {}, { captchaRequired: true }, true],
    ["ageConfirmed", {}, { flags: new Set(["RESPONSIBLEPLAY3"]) as never }, true],
  ])("ask for %s by %j, with %j: %s", (name, rules, different, isRequired) => {
    expect(ruleOf(name, rules, different)).toMatchObject({ required: isRequired });
  });

  it("have limits of their own for a dialling code, and those of the number for a code of a message", () => {
    const rules = {
      countryDialingCode: { ...on, label: "own" },
      verificationCode: { ...on, label: "own" },
      mobileNum: on,
    };
    expect(ruleOf("countryDialingCode", rules)).toMatchObject({
      label: "own",
      enabled: true,
      minLength: 1,
      maxLength: 4,
      acceptedPattern: "^[0-9]+$",
      patternId: 6,
    });
    expect(ruleOf("verificationCode", rules)).toMatchObject({ label: "own", patternId: 21 });
    const age = { ...on, label: "own", help: "h", order: 3, maxLength: 1, placeholder: "p" };
    const asked = ruleOf("ageConfirmed", { ageConfirmed: age }, { flags: new Set(["RESPONSIBLEPLAY3"]) as never });
    expect(asked).toMatchObject({ label: "own", help: "h", order: 3, required: true });
    expect(asked).not.toHaveProperty("placeholder");
    expect(asked).not.toMatchObject({ maxLength: 1 });
  });

  it("have beside the password the words of its confirmation", () => {
    const confirmPassword = { ...on, label: "again" };
    const fields = planned({ confirmPassword });
    expect(fields.find(({ name }) => name === "password")).toMatchObject({ confirmation: confirmPassword });
    expect(fields.find(({ name }) => name === "username")).not.toHaveProperty("confirmation");
  });

  it.each([
    [7, "/register: rules are an object"],
    [
      { "9a": on },
      "/register/9a: a field's name is a letter, then up to 63 letters, digits, dots, dashes and underscores",
    ],
  ])("are none of %j: %s", (rules, told) => expect(() => planned(rules)).toThrow(told));

  it.each(["ชื่อ", "_a", "a.b-c_d9"])("may be named %s", (name) => {
    expect(names({ [name]: on })).toContain(name);
  });
});

describe("a field of a registration", () => {
  const made = (name: string, rule: unknown = {}, own: Partial<FieldRule> = {}) =>
    registrationField({ name, rule }, fieldRule(own));
  const options = [
    { value: 1, label: "one" },
    { value: "b", label: "two" },
  ];

  it("is a text of the brand's own that nobody fills in, where nothing else is said", () => {
    expect(made("club")).toEqual({
      name: "club",
      widget: "text",
      label: "field.club",
      required: false,
      rule: fieldRule({}),
      trim: true,
      whenHidden: "drop",
      autoComplete: "off",
    });
    expect(made("club", 7)).toEqual(made("club"));
  });

  it.each<[string, string, string]>([
    ["club", "textarea", "textarea"],
    ["club", "date", "date"],
    ["club", "rows", "text"],
    ["username", "textarea", "text"],
    ["password", "text", "password"],
  ])("%s that asks for a %s is a %s", (name, widget, drawn) => {
    expect(made(name, { widget }).widget).toBe(drawn);
  });

  it("has the words of its rule", () => {
    expect(made("club", { label: "l", placeholder: "p", help: "h" })).toMatchObject({
      label: "l",
      placeholder: "p",
      help: "h",
    });
    expect(made("club", { label: "", placeholder: 7, help: {} })).toEqual(made("club"));
    expect(made("ageConfirmed").label).toMatchObject({ text: "field.ageConfirmed" });
    expect(made("ageConfirmed", { label: "own" }).label).toBe("own");
  });

  it("with options is a list of texts, but not where it is secret or repeats another", () => {
    expect(made("club", { options })).toMatchObject({
      widget: "select",
      rule: { type: "choice", choices: ["1", "b"] },
      options: [
        { value: "1", label: "one" },
        { value: "b", label: "two" },
      ],
    });
    expect(made("password", { options })).toMatchObject({ widget: "password", rule: { type: "string" } });
    expect(made("club", { options }, { equals: "a" })).toMatchObject({ widget: "text", rule: { type: "string" } });
    expect(made("club", { widget: "select" })).toMatchObject({ options: [], rule: { type: "string" } });
  });

  it("of digits asks for the keys of digits", () => {
    expect(made("club", {}, { patternId: 6 }).inputMode).toBe("numeric");
    expect(made("club", {}, { patternId: 21 }).inputMode).toBe("numeric");
    expect(made("club", {}, { patternId: 5 }).inputMode).toBeUndefined();
    expect(made("email").inputMode).toBe("email");
    expect(made("password").autoComplete).toBe("new-password");
  });
});
