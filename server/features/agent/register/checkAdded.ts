import { compileFlags } from "#compile/flags.ts";
import { checkForm } from "#compile/forms/check.ts";
import { cleanValues } from "#compile/forms/cleanValues.ts";
import { mendRules, usual } from "#compile/forms/mendRules.ts";
import { compileRegistration } from "#compile/forms/registration.ts";
import { registrationFields } from "#compile/forms/registrationFields.ts";
import type { RegisterCenter } from "#contracts/api.ts";
import type { Site } from "#contracts/config.ts";
import { ageSaid } from "#server/features/member/ageSaid.ts";
import type { CheckError, FormField } from "#contracts/entities.ts";
import { nameOwnFields, ownValues, sayOwnField } from "./ownFields.ts";

/** A field of the registration that somebody else can fill in for whoever joins. */
export type AddedField = RegisterCenter["asks"][number];

/** What is said of whoever is added, by field name; fields of the brand's own by the names that they have on the page. */
export type AddedValues = Readonly<Partial<Record<AddedField, string | boolean>>> & {
  extra?: Readonly<Record<string, unknown>>;
};

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

/** What the brand requires of whoever registers, and an agent is asked of whoever it adds: name, contacts and age, and fields of the brand's own. */
export function listAsked({ flags, rules }: Site): Pick<RegisterCenter, "asks" | "fields"> {
  const fields = fieldsOf({ flags, rules });
  return {
    asks: fields.filter((field) => !isOwn(field)).map(({ name }) => name as AddedField),
    fields: [...nameOwnFields(fields.filter(isOwn))].map(([shown, field]) => sayOwnField(shown, field)),
  };
}

/** The values that are kept of whoever is added, and the error of each that is missing or not as the registration takes it. */
export function checkAdded(
  { extra = {}, ...said }: AddedValues,
  site: Site,
): { values: Record<string, string>; errors: Record<string, CheckError> } {
  const form = { fields: fieldsOf(site) };
  const shown = nameOwnFields(form.fields.filter(isOwn));
  const given = { ...ownValues(shown, extra), ...said };
  const values = Object.entries(cleanValues(form, given)).map(([name, value]) => [name, String(value)]);
  const shownAs = new Map([...shown].map(([asShown, { name }]) => [name, asShown]));
  const errors = Object.entries(checkForm(form, given)).map(([name, error]) => [shownAs.get(name) ?? name, error]);
  return { values: Object.fromEntries(values), errors: Object.fromEntries(errors) };
}

/** Of what was sent as values of the brand's own fields, what its rules ask for: a page sends all that its form holds. */
export function onlyAsked(extra: Readonly<Record<string, unknown>>, site: Site): Record<string, string> {
  return ownValues(nameOwnFields(fieldsOf(site).filter(isOwn)), extra);
}

/** The values as they are kept of a member. A number that an agent typed is proved by nobody. */
export function toKnown(values: Record<string, string>, site: Site, country: string) {
  const { countryDialingCode: dialingCode = "", mobileNum = "", email = "", ageConfirmed, ...profile } = values;
  const age = ageSaid({ has: () => ageConfirmed !== undefined }, site, country);
  return { dialingCode, mobileNum: mobileNum.replace(/^0+/, ""), email, profile: { ...profile, ...age } };
}

/** A field of the brand's own. */
const isOwn = ({ name }: FormField): boolean => !Object.hasOwn(registrationFields, name);

/** What somebody else can say: no secret, and nothing that is typed twice to be sure of the hand that types it. */
const isSaid = (field: FormField): boolean =>
  isOwn(field) ? field.widget !== "password" && field.rule.equals === null : askable.includes(field.name);

function fieldsOf({ flags, rules: { register } }: Pick<Site, "flags" | "rules">): FormField[] {
  // An agent adds members also where nobody may register alone.
  const own = compileFlags(flags);
  const on = { has: (id: string) => id === "DIRECTREG3" || own.has(id) };
  const compiled = compileRegistration({ rules: mendRules(register, usual).rules, flags: on, tab: "username" });
  return compiled.ok ? compiled.form.fields.filter((field) => field.required && isSaid(field)) : [];
}
