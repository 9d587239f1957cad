import { isRecord } from "#json/isRecord.ts";
import type { RuleError } from "./compileRule.ts";
import { ownFieldPlace, registrationFields } from "./registrationFields.ts";
import type { RegistrationInput, RegistrationTab } from "./RegistrationInput.ts";
import { usualRules } from "./usualRules.ts";

/** A field that is on the form, with its rule as written (what is always so already put in). */
export interface PlannedField {
  name: string;
  rule: unknown;
  /** Beside the password: what the rules say about the words of its confirmation. */
  confirmation?: unknown;
}

type Rules = Record<string, unknown>;

/**
 * What a field of a registration can be named. Documents of a brand keep to small letters first (rules.schema.json); a
 * platform of its own may name fields in any script, so that a field it requires is never left out.
 */
export const registrationFieldName = /^(?!__proto__$)[\p{L}_][\p{L}\p{M}\p{N}_.-]{0,63}$/u;

/** Which fields are on the form, in order. */
export function planRegistration(input: RegistrationInput): { fields: PlannedField[] } | { errors: RuleError[] } {
  if (!isRecord(input.rules)) return { errors: [{ at: "/register", reason: "rules are an object" }] };
  const rules: Rules = input.rules;
  const misnamed = Object.keys(rules).filter((name) => !registrationFieldName.test(name));
  if (misnamed.length > 0) {
    const reason = "a field's name is a letter, then up to 63 letters, digits, dots, dashes and underscores";
    return { errors: misnamed.map((name) => ({ at: `/register/${name}`, reason })) };
  }
  const names = new Set([...Object.keys(registrationFields), ...Object.keys(rules)]);
  const fields = [...names]
    .filter((name) => name !== "confirmPassword" && isAsked(name, rules, input))
    .map((name) => ({ name, rule: ruleOf(name, rules, input), place: placeOf(name, rules, input.tab) }))
    // Sorting is stable, so equal places keep the usual order.
    .toSorted((a, b) => a.place - b.place)
    .map(({ name, rule }) =>
      name === "password" ? { name, rule, confirmation: rules["confirmPassword"] } : { name, rule },
    );
  return { fields };
}

function isAsked(name: string, rules: Rules, { tab, flags, address, captchaRequired }: RegistrationInput): boolean {
  const onMobile = tab === "mobile";
  switch (name) {
    case "username":
      return !onMobile;
    case "password":
      return true;
    case "verificationCode":
      return onMobile || isEnabled(rules, name);
    case "mobileNum":
      return hasNumber(rules, onMobile);
    case "countryDialingCode":
      return onMobile || (isRecord(rules[name]) ? isEnabled(rules, name) : hasNumber(rules, onMobile));
    case "affiliateCode":
      return isEnabled(rules, name) && !address?.affiliateCode;
    case "captcha":
      return captchaRequired === true || isEnabled(rules, name);
    case "ageConfirmed":
      return flags.has("RESPONSIBLEPLAY3");
    default:
      return isEnabled(rules, name);
  }
}

/** A rule that is not an object counts as enabled, so that it is refused instead of passed over. */
function isEnabled(rules: Rules, name: string): boolean {
  if (!Object.hasOwn(rules, name)) return false;
  const rule = rules[name];
  return !isRecord(rule) || rule["enabled"] !== false;
}

/** A code cannot be sent without a number. */
function hasNumber(rules: Rules, onMobile: boolean): boolean {
  return onMobile || isEnabled(rules, "mobileNum") || isEnabled(rules, "verificationCode");
}

function ruleOf(name: string, rules: Rules, { tab, captchaRequired }: RegistrationInput): unknown {
  const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
  const required = isAlwaysRequired(name, rules, tab, captchaRequired === true);
  if (name === "countryDialingCode") {
    const digits = { minLength: 1, maxLength: 4, acceptedPattern: "^[0-9]+$", patternId: 6 };
    return { ...(isRecord(rule) ? rule : {}), ...digits, enabled: true, required };
  }
  if (name === "verificationCode") {
    // Its limits are the number's; only its words and its place are its own.
    return { ...(isRecord(rule) ? rule : {}), ...usualRules.mobileNum };
  }
  if (name === "ageConfirmed") return { ...usualRules.captcha, ...wordsOf(rule), required };
  const usual = Object.hasOwn(usualRules, name) ? usualRules[name as keyof typeof usualRules] : undefined;
  if (rule === undefined) return { ...usual, required };
  return isRecord(rule) && required ? { ...rule, required } : rule;
}

/** Of a rule whose limits are not its own: what it says to read. */
function wordsOf(rule: unknown): Rules {
  if (!isRecord(rule)) return {};
  return Object.fromEntries(Object.entries(rule).filter(([name]) => ["label", "help", "order"].includes(name)));
}

function isAlwaysRequired(name: string, rules: Rules, tab: RegistrationTab, captchaRequired: boolean): boolean {
  switch (name) {
    case "username":
    case "password":
    case "paymentPassword":
    case "verificationCode":
    case "ageConfirmed":
      return true;
    case "mobileNum":
      return tab === "mobile" || isEnabled(rules, "verificationCode");
    case "countryDialingCode": {
      const number = rules["mobileNum"];
      return (
        isAlwaysRequired("mobileNum", rules, tab, captchaRequired) || (isRecord(number) && number["required"] === true)
      );
    }
    case "captcha":
      return captchaRequired;
    default:
      return false;
  }
}

/** Where a field stands on the form, smallest first. */
export function placeOf(name: string, rules: Readonly<Rules>, tab: RegistrationTab): number {
  const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
  if (isRecord(rule) && typeof rule["order"] === "number" && Number.isFinite(rule["order"])) return rule["order"];
  const usual = Object.hasOwn(registrationFields, name) ? registrationFields[name] : undefined;
  return (tab === "mobile" ? usual?.placeOnMobile : undefined) ?? usual?.place ?? ownFieldPlace;
}
