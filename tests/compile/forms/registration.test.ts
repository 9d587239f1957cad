import { describe, expect, it } from "vitest";
import { checkForm } from "#compile/forms/check.ts";
import { compileRegistration } from "#compile/forms/registration.ts";
import type { RegistrationTab } from "#compile/forms/RegistrationInput.ts";
import type { FormDescriptor } from "#contracts/entities.ts";
import cases from "#tests/fixtures/rules/registration.json" with { type: "json" };

interface Case {
  name: string;
  flags: string[];
  tab: RegistrationTab;
  rules: unknown;
  address?: { affiliateCode?: string; referralCode?: string };
  captchaRequired?: boolean;
  fields?: string[];
  refused?: string[];
}

const compile = ({ flags, ...input }: Omit<Case, "name">) => compileRegistration({ ...input, flags: new Set(flags) });

function formOf(input: Omit<Case, "name" | "flags">): FormDescriptor {
  const result = compile({ flags: ["DIRECTREG3", "MOBILEREG3"], ...input });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.form;
}

const any = { enabled: true, required: false, minLength: 0, maxLength: 50, acceptedPattern: "*", patternId: 0 };

describe("a registration form", () => {
  it.each(cases as Case[])("[REG-02] $name", ({ fields, refused, ...input }) => {
    const result = compile(input);
    if (result.ok) {
      const words = result.form.fields.map(
        ({ name, required, default: value }) =>
          `${name}${required ? "*" : ""}${value === undefined ? "" : `=${String(value)}`}`,
      );
      expect(words).toEqual(fields);
    } else {
      expect(result.problems.map(({ pointer }) => pointer)).toEqual(refused);
      expect(fields).toBeUndefined();
    }
  });

  it("[REG-06] [REG-09] checks the code of the message with the pattern of the number, 0 to 255 characters", () => {
    const number = { ...any, minLength: 8, maxLength: 9, acceptedPattern: "^[1-9]+$", patternId: 6 };
    const { fields } = formOf({ tab: "mobile", rules: { mobileNum: number } });
    const code = fields.find(({ widget }) => widget === "code");
    expect(code?.rule).toMatchObject({
      required: true,
      minLength: 0,
      maxLength: 255,
      pattern: "^[1-9]+$",
      patternId: 6,
    });
    expect(fields.map(({ widget }) => widget)).toContain("countryCode");
    expect(code).toMatchObject({ sendNeeds: "mobileNum", send: { do: "call", call: "sendRegisterCode" }, trim: false });
  });

  it("[REG-06] wants a number on the mobile tab and where the platform does, by its pattern, and a code wherever messages are on", () => {
    const number = { ...any, minLength: 8, maxLength: 9, acceptedPattern: "^[1-9]+$", patternId: 6 };
    const reasons = (tab: RegistrationTab, rules: object, values: object) => {
      const found = checkForm(formOf({ tab, rules }), { countryDialingCode: "855", ...values });
      return [found["mobileNum"]?.reason, found["verificationCode"]?.reason];
    };
    const fits = { mobileNum: "12345678", verificationCode: "12345678" };
    const misfits = { mobileNum: "00000000", verificationCode: "00000000" };
    const code = { mobileNum: number, verificationCode: any };
    expect(reasons("mobile", { mobileNum: number }, {})).toEqual(["required", "required"]);
    expect(reasons("mobile", { mobileNum: number }, misfits)).toEqual(["pattern", "pattern"]);
    expect(reasons("mobile", { mobileNum: number }, fits)).toEqual([undefined, undefined]);
    expect(reasons("username", { mobileNum: number }, {})).toEqual([undefined, undefined]);
    expect(reasons("username", { mobileNum: { ...number, required: true } }, {})).toEqual(["required", undefined]);
    expect(reasons("username", { mobileNum: number }, misfits)).toEqual(["pattern", undefined]);
    expect(reasons("username", code, {})).toEqual(["required", "required"]);
    expect(reasons("username", code, misfits)).toEqual(["pattern", "pattern"]);
    expect(
      formOf({ tab: "username", rules: { mobileNum: number } }).fields.some(({ widget }) => widget === "code"),
    ).toBe(false);
  });

  it("leaves a pattern that nobody judged out of the checks, and names it", () => {
    const rules = {
      email: { ...any, acceptedPattern: "^(a+)+$" },
      line: { ...any, acceptedPattern: "", patternId: 6 },
    };
    const result = compileRegistration({
      rules,
      tab: "username",
      flags: new Set(["DIRECTREG3"]),
      isJudgedSafe: () => false,
    });
    const form = result.ok ? result.form : undefined;
    expect(form?.unjudged).toEqual(["^(a+)+$"]);
    expect(form?.fields.find(({ name }) => name === "email")?.rule.pattern).toBeNull();
    expect(form?.fields.find(({ name }) => name === "line")?.rule.pattern).toBe("^[0-9]*$");
  });

  it("takes labels, words and choices from the rules", () => {
    const options = [{ value: "a", label: "field.source.a" }, { value: 7 }, null];
    const form = formOf({ tab: "username", rules: { source: { ...any, label: "x.label", help: "x.help", options } } });
    expect(form.fields.at(-1)).toMatchObject({
      widget: "select",
      label: "x.label",
      help: "x.help",
      options: [options[0]],
      rule: { type: "choice", choices: ["a"] },
    });
  });

  it("[REG-05] wants a name, a password and the same password again, whatever the platform says of them", () => {
    const rules = {
      username: { ...any, maxLength: 8, acceptedPattern: "^[a-z]+$", patternId: 1 },
      password: { ...any, maxLength: 8, acceptedPattern: "^[0-9]+$", patternId: 6 },
    };
    const form = formOf({ tab: "username", rules });
    const reasons = (values: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(checkForm(form, values)).map(([name, { reason }]) => [name, reason]));
    const wanted = { username: "required", password: "required", confirmPassword: "required" };
    expect(reasons({})).toEqual(wanted);
    expect(reasons({ username: " ", password: "", confirmPassword: "" })).toEqual(wanted);
    expect(reasons({ username: "a1", password: "1a", confirmPassword: "1a" })).toMatchObject({
      username: "pattern",
      password: "pattern",
    });
    expect(reasons({ username: "abc", password: "123", confirmPassword: "124" })).toEqual({
      confirmPassword: "mismatch",
    });
    expect(reasons({ username: "abc", password: "123", confirmPassword: "123" })).toEqual({});
  });

  const optional = `payeeName qqNum line whatsapp facebook wechat idNumber email recommenderId affiliateCode captcha`;
  it.each(optional.split(" "))("[REG-07] wants %s only where the platform does", (name) => {
    const wants = (required: boolean) => {
      const form = formOf({ tab: "username", rules: { [name]: { ...any, required } } });
      return checkForm(form, {})[name]?.reason;
    };
    expect([wants(true), wants(false)]).toEqual(["required", undefined]);
  });

  it.each([true, false])(
    "[REG-07] wants a payment password wherever it is enabled, by its pattern; required: %s",
    (required) => {
      const rule = { ...any, required, minLength: 4, maxLength: 6, acceptedPattern: "^[0-9]+$", patternId: 6 };
      const form = formOf({ tab: "username", rules: { paymentPassword: rule } });
      const reasonOf = (value: string) => checkForm(form, { paymentPassword: value })["paymentPassword"]?.reason;
      expect(["", "12a4", "123", "1234567", "1234"].map(reasonOf)).toEqual([
        "required",
        "pattern",
        "minLength",
        "maxLength",
        undefined,
      ]);
      const off = formOf({ tab: "username", rules: { paymentPassword: { ...rule, enabled: false } } });
      expect(off.fields.map(({ name }) => name)).not.toContain("paymentPassword");
    },
  );

  it("[REG-05] accepts what was typed with spaces around, also in passwords, as the login takes them", () => {
    const form = formOf({ tab: "username", rules: {} });
    const values = { username: " player01 ", password: " secret 88", confirmPassword: "secret 88 " };
    expect(checkForm(form, values)).toEqual({});
    expect(checkForm(form, { ...values, confirmPassword: "secret88" })).toEqual({
      confirmPassword: { reason: "mismatch", key: "form.mismatch", min: 0, max: 64 },
    });
  });
});
