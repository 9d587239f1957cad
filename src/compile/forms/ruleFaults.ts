import { isRecord } from "#json/isRecord.ts";
import { createRandom } from "../createRandom.ts";
import { lengthsOf, ownPattern, type RuleJudge } from "../patterns/patternError.ts";
import { compileRule } from "./compileRule.ts";
import { compileRegistration } from "./registration.ts";
import { tryField, type FieldTrial, type RefusedKind } from "./tryField.ts";

/** With fewer names than these, whoever comes later finds each of them taken. */
export const fewestNames = 10;

/** Why a rule of a registration cannot be, as a word that has a text, with the values of the text. */
export interface RuleFault {
  code: "lengths" | "empty" | "known" | "expression" | "endless" | "unmatched" | "names" | `refuses.${RefusedKind}`;
  /** The members of the rule that are at odds: each of them could be the one to mend. */
  members: readonly string[];
  values: Readonly<Record<string, string | number>>;
  /** It may go live: who registers another way is not touched. */
  isWarning?: true;
}

const seed = 20_260;
const lengths = ["minLength", "maxLength"];
const pattern = ["acceptedPattern", "patternId"];

/** Fields whose lengths and patterns are not theirs to say: those of the number, of the password, or none. */
export const unruled: ReadonlySet<string> = new Set([
  "verificationCode",
  "countryDialingCode",
  "ageConfirmed",
  "confirmPassword",
]);

/** So many rules are remembered with what is wrong with them: the same ones are judged with every key. */
const kept = 500;
const judged = new Map<string, readonly RuleFault[]>();

/**
 * Why a field could not be asked for by this rule, judged as publishing judges it: its lengths, its pattern, and values as they are typed, chosen and told
 * (record 151). Whether the field is on does not count. Without a judge of patterns, whose libraries come later, their part is left out.
 */
export function ruleFaults(name: string, rule: unknown, judge?: RuleJudge): readonly RuleFault[] {
  const key = `${name} ${judge ? 1 : 0} ${JSON.stringify(rule)}`;
  const known = judged.get(key);
  if (known) return known;
  const found = findFaults(name, rule, judge);
  if (judged.size >= kept) judged.clear();
  judged.set(key, found);
  return found;
}

function findFaults(name: string, written: unknown, judge: RuleJudge | undefined): readonly RuleFault[] {
  if (!isRecord(written) || unruled.has(name)) return [];
  const rule: Record<string, unknown> = { ...written, enabled: true };
  const compiled = compileRule(rule);
  const { minLength, maxLength, patternId } = written;
  const values = { least: Number(minLength), most: Number(maxLength), pattern: Number(patternId) };
  if ("errors" in compiled)
    return compiled.errors.flatMap(({ code }): RuleFault[] => {
      if (code === undefined) return [];
      const members = code === "expression" ? pattern : code === "known" ? [...lengths, ...pattern] : lengths;
      return [{ code, members, values }];
    });
  if (!judge || typeof rule["equals"] === "string") return [];
  return patternFault({ ...rule, pattern: rule["acceptedPattern"] }, judge) ?? triedFaults(name, rule, judge);
}

function patternFault(rule: Record<string, unknown>, judge: RuleJudge): RuleFault[] | undefined {
  const own = ownPattern(rule);
  if (own === undefined) return undefined;
  if (!judge.safety(own).safe) return [{ code: "endless", members: pattern, values: {} }];
  const [least, most] = lengthsOf(rule);
  if (judge.isSatisfiable(own, least, most) !== false) return undefined;
  return [{ code: "unmatched", members: [...lengths, ...pattern], values: { least, most } }];
}

/** The code of a message keeps to the pattern of its number, so the number's rule has to take it. */
const together: Readonly<Record<string, readonly string[]>> = {
  mobileNum: ["mobileNum", "verificationCode"],
};

function triedFaults(name: string, rule: Record<string, unknown>, judge: RuleJudge): RuleFault[] {
  return (together[name] ?? [name]).flatMap((each): RuleFault[] => {
    const trial = trialOf(each, name, rule, judge);
    const members = each === "verificationCode" ? pattern : [...lengths, ...pattern];
    if (trial?.refused) {
      const { kind, value } = trial.refused;
      const isWarning = kind === "referral" && rule["required"] !== true;
      return [{ code: `refuses.${kind}`, members, values: { value }, ...(isWarning && { isWarning }) }];
    }
    const isFew = each === "username" && trial?.unknown !== true && (trial?.values.length ?? fewestNames) < fewestNames;
    return isFew ? [{ code: "names", members, values: { count: trial?.values.length ?? 0 } }] : [];
  });
}

function trialOf(
  asked: string,
  name: string,
  rule: Record<string, unknown>,
  { matchingValues }: RuleJudge,
): FieldTrial | undefined {
  const isMobile = name !== "username";
  const flags = new Set(["DIRECTREG3", "MOBILEREG3", "RESPONSIBLEPLAY3"]);
  const made = compileRegistration({ rules: { [name]: rule }, flags, tab: isMobile ? "mobile" : "username" });
  const field = made.ok ? made.form.fields.find((each) => each.name === asked) : undefined;
  return field && tryField(field, createRandom(seed), matchingValues);
}
