import type { FlagSet } from "#compile/FlagSet.ts";
import { placeOf, planRegistration } from "#compile/forms/planRegistration.ts";
import { registrationFields } from "#compile/forms/registrationFields.ts";
import type { RegistrationTab } from "#compile/forms/RegistrationInput.ts";
import { usualRules } from "#compile/forms/usualRules.ts";
import type { Rule } from "#contracts/config.ts";
import { isRecord } from "#json/isRecord.ts";

/** Rules by field name, of which anything may be wrong. */
export type Register = Readonly<Record<string, unknown>>;

/** A field as the list of one way to register has it. */
export interface FieldRow {
  name: string;
  isOn: boolean;
  isRequired: boolean;
  /** Is it there whatever its switch says? */
  isAlways: boolean;
  /** Is it required whatever its switch says? */
  isAlwaysRequired: boolean;
}

/** How one registers. */
export interface Way {
  tab: RegistrationTab;
  flags: FlagSet;
}

/** All fields of one way to register: those on the form in their order, then those that are off in their usual one. */
export function fieldRows(register: Register, way: Way): FieldRow[] {
  const on = planned(register, way);
  const names = [...new Set([...on.keys(), ...Object.keys(registrationFields), ...Object.keys(register)])];
  const rows = names.flatMap((name): FieldRow[] => {
    if (name === "confirmPassword") return [];
    const isOn = on.has(name);
    const without = planned(withMembers(register, name, { enabled: false, required: false }), way);
    if (isOn) {
      const optional = planned(withMembers(register, name, { enabled: true, required: false }), way);
      const isAlways = without.has(name);
      return [
        { name, isOn, isRequired: on.get(name) === true, isAlways, isAlwaysRequired: optional.get(name) === true },
      ];
    }
    // What no switch brings onto this form is no field of it.
    if (!planned(withMembers(register, name, { enabled: true }), way).has(name)) return [];
    return [{ name, isOn, isRequired: false, isAlways: false, isAlwaysRequired: false }];
  });
  const place = ({ name }: FieldRow) => placeOf(name, register, way.tab);
  return [
    ...rows.filter(({ isOn }) => isOn),
    ...rows.filter(({ isOn }) => !isOn).toSorted((a, b) => place(a) - place(b)),
  ];
}

/** The fields on the form by name, in order, and whether they are required. */
function planned(register: Register, { tab, flags }: Way): ReadonlyMap<string, boolean> {
  const plan = planRegistration({ rules: register, flags, tab });
  if ("errors" in plan) return new Map();
  return new Map(plan.fields.map(({ name, rule }) => [name, isRecord(rule) && rule["required"] === true]));
}

function withMembers(register: Register, name: string, members: object): Register {
  return { ...register, [name]: { ...ruleOf(register, name), ...members } };
}

/** The rule of a field as written; one that is usual for it where none is written, switched off. */
export function ruleOf(register: Register, name: string): Record<string, unknown> {
  const written = Object.hasOwn(register, name) ? register[name] : undefined;
  return isRecord(written) ? written : { ...usualRule(name) };
}

function usualRule(name: string): Rule {
  if (Object.hasOwn(usualRules, name)) return { ...usualRules[name as keyof typeof usualRules], enabled: false };
  const usual = Object.hasOwn(registrationFields, name) ? registrationFields[name]?.usualPattern : undefined;
  const patternId = usual ?? 0;
  return { enabled: false, required: false, minLength: 3, maxLength: 64, acceptedPattern: "", patternId };
}

/** The rules with a field moved to a place among those on the form; the same rules where it stands there already. */
export function moveField(
  register: Register,
  names: readonly string[],
  moved: string,
  to: number,
  tab: RegistrationTab,
): Register {
  const from = names.indexOf(moved);
  const index = Math.max(0, Math.min(to, names.length - 1));
  if (from < 0 || from === index) return register;
  const others = names.filter((name) => name !== moved);
  const order = others.toSpliced(index, 0, moved);
  const place = (name: string | undefined) => (name === undefined ? undefined : placeOf(name, register, tab));
  const between = middle(place(order[index - 1]), place(order[index + 1]));
  if (between !== undefined) return withMembersOn(register, moved, { order: between });
  // No room: all of them get places anew.
  return order.reduce((all, name, nth) => withMembersOn(all, name, { order: (nth + 1) * 10 }), register);
}

/** As `withMembers`, of a field that is on the form: a rule that is written for it now must not take it away. */
function withMembersOn(register: Register, name: string, members: object): Register {
  const isWritten = isRecord(Object.hasOwn(register, name) ? register[name] : undefined);
  return withMembers(register, name, isWritten ? members : { enabled: true, ...members });
}

function middle(before: number | undefined, after: number | undefined): number | undefined {
  if (before === undefined) return after === undefined ? undefined : Math.ceil(after) - 5;
  if (after === undefined) return Math.floor(before) + 10;
  const whole = Math.round((before + after) / 2);
  if (whole > before && whole < after) return whole;
  const part = Math.round(((before + after) / 2) * 1000) / 1000;
  return part > before && part < after ? part : undefined;
}
