import { checkField } from "#compile/forms/check.ts";
import type { MatchingValues } from "#compile/patterns/matchingValues.ts";
import { patternWords } from "#compile/patterns/patternWords.ts";
import type { FormField } from "#contracts/entities.ts";
import type { Random } from "../createRandom.ts";

/** Where a value comes from that has to be accepted. */
export type RefusedKind = "code" | "captcha" | "referral" | "dialling" | "choice" | "day" | "number" | "spaces";

/** What is put into a field while registrations are tried. */
export interface FieldTrial {
  /** Values that the field's own rule accepts. Empty where nothing is accepted: `refused` says why. */
  values: readonly string[];
  /** A value that somebody has to be able to send, and the rule refuses. */
  refused?: { value: string; what: string; kind: RefusedKind };
  /** Nothing can be said: no value could be made. */
  unknown?: true;
}

/** So many values are made of each rule. */
const made = 24;

const dialingCodes = ["855", "84", "1"];
const days = ["1998-04-17", "1970-01-01", "2001-12-31"];
const figures = ["1", "7", "12", "180", "2024", "12345", "123456", "12345678", "1234567890"];

/**
 * Values for a field of the registration form, as they come about: typed, chosen, or told by the platform (the code of a message,
 * the answer of a captcha, the code of a member who refers). What the platform tells has to be accepted each time; of what
 * people choose one has to be.
 */
export function tryField(field: FormField, random: Random, matchingValues: MatchingValues): FieldTrial {
  // What is ticked, and what repeats another, follows by itself.
  if (field.rule.type === "boolean" || field.rule.equals !== null) return { values: [], unknown: true };
  const isRefused = (value: string) => checkField(field.rule, trimmed(field, value), {}) !== null;
  const told = toldValues(field, random);
  if (told) {
    const value = told.values.find(isRefused);
    const { what, kind } = told;
    return value === undefined ? { values: told.values } : { values: [], refused: { value, what, kind } };
  }
  const chosen = chosenValues(field);
  if (chosen) {
    const values = chosen.values.filter((value) => !isRefused(value));
    const [value = ""] = chosen.values;
    const { what, kind } = chosen;
    return values.length > 0 || chosen.values.length === 0
      ? { values, ...(values.length === 0 && { unknown: true }) }
      : { values, refused: { value, what, kind } };
  }
  const typed = matchingValues(field.rule, made, random.next);
  const candidates = typed ?? patternWords.map(({ example }) => example);
  const values = candidates.map((value) => trimmed(field, value)).filter((value) => !isRefused(value));
  if (values.length > 0) return { values: [...new Set(values)] };
  const [value] = typed ?? [];
  // What nothing matches is told where patterns are judged.
  if (value === undefined) return { values, unknown: true };
  return {
    values,
    refused: {
      value,
      what: "every value that it accepts begins or ends with a space, which is dropped:",
      kind: "spaces",
    },
  };
}

/** Values that are not typed, and what they are. */
interface Made {
  values: string[];
  what: string;
  kind: RefusedKind;
}

/** As the browser and the platform read it. */
function trimmed(field: FormField, value: string): string {
  return field.trim ? value.trim() : value;
}

/** What the platform itself makes up and wants back. */
function toldValues({ name }: FormField, random: Random): Made | undefined {
  switch (name) {
    case "verificationCode":
      // As createCodes makes them.
      return {
        values: ["000000", ...Array.from({ length: 5 }, () => String(random.integer(100_000, 999_999)))],
        what: "the code that the platform sends, such as",
        kind: "code",
      };
    case "captcha":
      // As createCaptchas makes them, of a picture and of work.
      return {
        values: [...Array.from({ length: 6 }, () => random.code(5)), "23456", "ABCDE", "0A1F9"],
        what: "the answer to the platform's captcha, such as",
        kind: "captcha",
      };
    case "referralCode":
      // As insertMember makes them.
      return {
        values: [...Array.from({ length: 6 }, () => random.code(8)), "23456789", "ABCDEFGH"],
        what: "the code that members pass on, such as",
        kind: "referral",
      };
    case "countryDialingCode":
      return { values: dialingCodes, what: "the dialling code", kind: "dialling" };
    default:
      return undefined;
  }
}

function chosenValues({ widget, options }: FormField): Made | undefined {
  if (widget === "select")
    return {
      values: (options ?? []).map(({ value }) => String(value)),
      what: "each of its choices, such as",
      kind: "choice",
    };
  if (widget === "date") return { values: days, what: "a day, as the field sends it,", kind: "day" };
  if (widget === "number") return { values: figures, what: "each number, such as", kind: "number" };
  return undefined;
}
