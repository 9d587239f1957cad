import { checkForm } from "#compile/forms/check.ts";
import { cleanValues } from "#compile/forms/cleanValues.ts";
import { mendRules, usual } from "#compile/forms/mendRules.ts";
import { compileRegistration } from "#compile/forms/registration.ts";
import { registrationBody, type AddressCodes } from "#compile/forms/registrationBody.ts";
import { fewestNames } from "#compile/forms/ruleFaults.ts";
import { matchingValues } from "#compile/patterns/matchingValues.ts";
import { tryField, type FieldTrial } from "#compile/forms/tryField.ts";
import type { Diagnostic } from "#contracts/api.ts";
import type { Site } from "#contracts/config.ts";
import type { FormDescriptor, FormField } from "#contracts/entities.ts";
import { toPointer } from "#json/pointer.ts";
import { createRandom, type Random } from "#compile/createRandom.ts";
import { isGuessable } from "#server/features/member/isGuessable.ts";
import type { SiteIndex } from "../SiteIndex.ts";
import { circumstancesOf, inTab, type Circumstance } from "./Circumstance.ts";
import { hiddenForms } from "./hiddenForms.ts";
import { judgeOnPlatform } from "./judgeOnPlatform.ts";
import { placeOfFault } from "./placeOfFault.ts";
import { skippedFields } from "./skippedFields.ts";

/** The same rules are tried with the same registrations, wherever and whenever. */
const seed = 20_260;
/** Registrations that are made for each way to register: a count, not a time, so that a verdict hangs on no machine. */
const rounds = 12;

/** So many fields are remembered with their values: the same ones are on most forms, and in most drafts. */
const kept = 1_000;
const tried = new Map<string, FieldTrial>();

/** What is put into a field: always the same, so it is made once. */
function once(field: FormField): FieldTrial {
  const name = JSON.stringify([field.name, field.rule, field.widget, field.trim, field.options]);
  const trial = tried.get(name) ?? tryField(field, createRandom(seed), matchingValues);
  if (tried.size >= kept) tried.clear();
  tried.set(name, trial);
  return trial;
}

interface Trial {
  circumstance: Circumstance;
  form: FormDescriptor;
  fields: ReadonlyMap<string, FieldTrial>;
  site: Site;
  random: Random;
  /** What the page's address may carry. */
  addresses: readonly AddressCodes[];
}

/**
 * Makes registrations from the rules, for each visitor and tab, and judges them with the functions of the browser and of the
 * platform: told is, with a counterexample, where nobody could register, and where the two disagree. What has no form at all,
 * and patterns that nothing matches, are told where rules are judged. `judge` is the platform.
 */
export async function tryRegistrations(
  site: Site,
  index: SiteIndex,
  judge: typeof judgeOnPlatform = judgeOnPlatform,
): Promise<Diagnostic[]> {
  const { compiled } = index;
  const problems = skippedFields(index);
  for (const circumstance of circumstancesOf(compiled.flags)) {
    const { rules } = mendRules(site.rules.register, usual);
    const { tab, address, captchaRequired } = circumstance;
    // Of a code in the address the form asks only whether there is one.
    const codes = Object.fromEntries(
      Object.entries(address).map(([name, code]) => [name, code === "" ? "code" : code]),
    );
    const made = compileRegistration({ rules, flags: compiled.flags, tab, address: codes, captchaRequired });
    if (!made.ok) continue;
    const random = createRandom(seed);
    const fields = new Map(made.form.fields.map((field) => [field.name, once(field)]));
    const addresses =
      address["affiliateCode"] === undefined ? [address] : agentCodes(site).map((affiliateCode) => ({ affiliateCode }));
    const trial: Trial = { circumstance, form: made.form, fields, site, random, addresses };
    problems.push(...refusedFields(trial), ...(await tooFew(trial)), ...disagreements(trial, judge));
    // Whoever comes another way meets the same rule.
    if (problems.length > 0) break;
  }
  return [...hiddenForms(index), ...problems];
}

/** Fields whose rules refuse what has to be sent in them. */
function refusedFields({ circumstance, form, fields, site }: Trial): Diagnostic[] {
  return form.fields.flatMap((field): Diagnostic[] => {
    const { refused } = fields.get(field.name) ?? {};
    if (!refused) return [];
    const { who } = circumstance;
    const could = field.required ? "Nobody could" : `${who} could not`;
    const reason = `${could} register ${inTab(circumstance)}: this rule refuses ${refused.what} ${inQuotes(refused.value)}`;
    return [
      {
        document: "rules",
        pointer: placeOfFault(field, refused.value, site),
        reason,
        severity: field.required || field.name !== "referralCode" ? "error" : "warning",
      },
    ];
  });
}

/** Names that run out, and passwords that are all refused because anybody would guess them. */
async function tooFew({ circumstance, fields, site, random }: Trial): Promise<Diagnostic[]> {
  const found: Diagnostic[] = [];
  const tell = (name: string, reason: string) =>
    found.push({
      document: "rules",
      pointer: toPointer("register", name),
      reason: `${reason} ${inTab(circumstance)}`,
      severity: "error",
    });
  const names = fields.get("username");
  if (names && !names.unknown && names.values.length > 0 && names.values.length < fewestNames) {
    const listed = names.values.slice(0, 3).map(inQuotes).join(", ");
    tell("username", `Few names fit this rule (${listed}): once they are taken, nobody could register`);
  }
  const passwords = fields.get("password")?.values ?? [];
  const name = names?.values[0] ?? "";
  for (const password of passwords) if (!(await isGuessable(password, [name, site.brand.name]))) return found;
  if (passwords.length > 0)
    tell(
      "password",
      `Each password that this rule accepts is one that anybody would guess, such as ${inQuotes(random.pick(passwords))}: nobody could register`,
    );
  return found;
}

/** Where the browser and the platform do not say the same of a registration. */
function disagreements(trial: Trial, judge: typeof judgeOnPlatform): Diagnostic[] {
  const { form, fields, random, circumstance, site } = trial;
  const isFilled = (field: FormField) => field.rule.equals !== null || field.rule.type === "boolean";
  const open = form.fields.filter((field) => !isFilled(field));
  if (open.some(({ name, required }) => required && fields.get(name)?.values.length === 0)) return [];
  for (let round = 0; round < rounds; round += 1) {
    const sound = fill(trial, round);
    const spoilt = spoil(sound, random.pick(open), random);
    for (const values of [sound, spoilt]) {
      const inBrowser = Object.keys(checkForm(form, values));
      const sent = registrationBody(cleanValues(form, values), random.pick(trial.addresses));
      const onPlatform = judge(sent, circumstance.tab, site);
      const [name] = differing(inBrowser, onPlatform, site);
      if (name === undefined && (onPlatform.whole === undefined || inBrowser.length > 0)) continue;
      const at = name ?? onPlatform.fields[0] ?? "";
      const value = inQuotes(values[at] ?? sent.values[at] ?? "");
      const says = form.fields.some((field) => field.name === at)
        ? `the browser ${inBrowser.includes(at) ? "refuses" : "accepts"} it`
        : "the browser does not show this field";
      const answers =
        onPlatform.whole ?? (onPlatform.fields.includes(at) ? "the platform refuses it" : "the platform accepts it");
      return [
        {
          document: "rules",
          pointer: toPointer("register", at),
          reason: `${circumstance.who} who registers ${inTab(circumstance)} with ${value} hears two answers: ${says}, and ${answers}`,
          severity: "error",
        },
      ];
    }
  }
  return [];
}

/** The fields about which the two differ. */
function differing(
  inBrowser: readonly string[],
  { fields, whole }: { fields: readonly string[]; whole?: string },
  site: Site,
) {
  if (whole !== undefined) return inBrowser.length > 0 ? [] : fields;
  // A captcha that the platform demands by itself is judged apart from the form.
  const isApart = (name: string) => name === "captcha" && site.rules.register["captcha"]?.enabled !== true;
  return [...inBrowser, ...fields].filter(
    (name) => !isApart(name) && inBrowser.includes(name) !== fields.includes(name),
  );
}

/** A whole registration: every required field, and of the others some. */
function fill({ form, fields, random }: Trial, round: number): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const field of form.fields) {
    const { values: known = [] } = fields.get(field.name) ?? {};
    if (field.rule.type === "boolean") values[field.name] = true;
    else if (known.length > 0 && field.rule.equals === null && (field.required || round === 0 || random.chance(0.5)))
      values[field.name] = known[round % known.length];
  }
  for (const { name, rule } of form.fields)
    if (rule.equals !== null && Object.hasOwn(values, rule.equals)) values[name] = values[rule.equals];
  return values;
}

/** The same with one field as somebody gets it wrong. */
function spoil(
  values: Readonly<Record<string, unknown>>,
  { name, rule }: FormField,
  random: Random,
): Record<string, unknown> {
  const value = String(values[name] ?? "a");
  const wrong = [
    "",
    `  ${value} `,
    value.slice(0, Math.max(rule.minLength - 1, 0)),
    value.padEnd(rule.maxLength + 1, "x"),
    `${value}\u{1F340}`,
    "\u1781\u17D2\u1798\u17C2\u179A",
  ];
  return { ...values, [name]: random.pick(wrong) };
}

/** Codes of agents' links: any that the rule accepts, as where they are typed. */
function agentCodes({ rules }: Site): readonly string[] {
  const mended = mendRules({ affiliateCode: rules.register["affiliateCode"] }, usual).rules;
  const made = compileRegistration({ rules: mended, flags: new Set(["DIRECTREG3"]), tab: "username" });
  const field = made.ok ? made.form.fields.find(({ name }) => name === "affiliateCode") : undefined;
  const { values = [] } = field ? once(field) : {};
  return values.length > 0 ? values : ["JOIN2468"];
}

function inQuotes(value: unknown): string {
  const text = String(value);
  return text.length > 40 ? `“${text.slice(0, 40)}…” (${[...text].length} characters)` : `“${text}”`;
}
