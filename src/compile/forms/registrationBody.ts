import { isRecord } from "#json/isRecord.ts";
import { formTextOf } from "./formTextOf.ts";
import { registrationFields } from "./registrationFields.ts";

/** Codes that the page's address carries, by the name of their field. */
export type AddressCodes = Readonly<Partial<Record<string, string>>>;

/** What a registration call carries of a form. */
export interface RegistrationTexts {
  values: Partial<Record<string, string>>;
  /** Fields of the brand's own. */
  extra?: Record<string, string>;
}

/**
 * The body of a registration, of what the form holds: fields of the specification as members of their own, the brand's own
 * fields under `extra`. Codes that came in the page's address are sent along where the form does not ask for them.
 */
export function registrationBody(form: unknown, address: AddressCodes): RegistrationTexts {
  const values: Partial<Record<string, string>> = {};
  const extra: [string, string][] = [];
  for (const [name, value] of Object.entries(isRecord(form) ? form : {})) {
    const text = formTextOf(value);
    if (text === undefined) continue;
    if (Object.hasOwn(registrationFields, name)) values[name] = text;
    else extra.push([name, text]);
  }
  for (const name of ["affiliateCode", "referralCode"])
    if (values[name] === undefined && address[name]) values[name] = address[name];
  return { values, ...(extra.length > 0 && { extra: Object.fromEntries(extra) }) };
}
