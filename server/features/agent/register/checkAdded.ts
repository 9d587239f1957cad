import { compileFlags } from "#compile/flags.ts";
import { checkForm } from "#compile/forms/check.ts";
import { cleanValues } from "#compile/forms/cleanValues.ts";
import { mendRules, usual } from "#compile/forms/mendRules.ts";
import { compileRegistration } from "#compile/forms/registration.ts";
import type { RegisterCenter } from "#contracts/api.ts";
import type { Site } from "#contracts/config.ts";
import { ageSaid } from "#server/features/member/ageSaid.ts";
import type { CheckError, FormField } from "#contracts/entities.ts";

/** A field of the registration that somebody else can fill in for whoever joins. */
export type AddedField = RegisterCenter["asks"][number];

/** What is said of whoever is added, by field name. */
export type AddedValues = Readonly<Partial<Record<AddedField, string | boolean>>>;

const askable: readonly string[] = [
  "payeeName",
  "countryDialingCode",
  "mobileNum",
  "email",
  "qqNum",
  "line",
  "whatsapp",
  "facebook",
  "wechat",
  "idNumber",
  "ageConfirmed",
] satisfies AddedField[];

/** What the brand requires of whoever registers, and an agent is asked of whoever it adds: name, contacts and age. */
export function listAsked({ flags, rules }: Site): AddedField[] {
  return fieldsOf({ flags, rules }).map(({ name }) => name as AddedField);
}

/** The values that are kept of whoever is added, and the error of each that is missing or not as the registration takes it. */
export function checkAdded(
  given: AddedValues,
  site: Site,
): { values: Partial<Record<AddedField, string>>; errors: Record<string, CheckError> } {
  const form = { fields: fieldsOf(site) };
  const values = Object.entries(cleanValues(form, given)).map(([name, value]) => [name, String(value)]);
  return { values: Object.fromEntries(values), errors: checkForm(form, given) };
}

/** The values as they are kept of a member. A number that an agent typed is proved by nobody. */
export function toKnown(values: Partial<Record<AddedField, string>>, site: Site, country: string) {
  const { countryDialingCode: dialingCode = "", mobileNum = "", email = "", ageConfirmed, ...profile } = values;
  const age = ageSaid({ has: () => ageConfirmed !== undefined }, site, country);
  return { dialingCode, mobileNum: mobileNum.replace(/^0+/, ""), email, profile: { ...profile, ...age } };
}

function fieldsOf({ flags, rules: { register } }: Pick<Site, "flags" | "rules">): FormField[] {
  // An agent adds members also where nobody may register alone.
  const own = compileFlags(flags);
  const on = { has: (id: string) => id === "DIRECTREG3" || own.has(id) };
  const compiled = compileRegistration({ rules: mendRules(register, usual).rules, flags: on, tab: "username" });
  return compiled.ok ? compiled.form.fields.filter(({ name, required }) => required && askable.includes(name)) : [];
}
