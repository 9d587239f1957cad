import { longestValue } from "#compile/patterns/longestValue.ts";
import type { FormSpec, SpecField, SpecOption } from "./FormSpec.ts";
import { hintsOf } from "./hintsOf.ts";
import { messagesOf } from "./messagesOf.ts";
import type { NeutralField } from "./NeutralField.ts";
import type { NeutralForm } from "./NeutralForm.ts";

function toOption(option: SpecOption): { value: string; label: string } {
  return typeof option === "string" ? { value: option, label: option } : option;
}

function toField(field: SpecField): NeutralField {
  const plain = {
    name: field.name,
    label: field.label,
    type: field.type,
    required: field.required,
    minLength: field.minLength,
    maxLength: field.maxLength || longestValue,
    pattern: !field.pattern || field.pattern === "*" ? null : field.pattern,
    equals: field.equals ?? null,
    options: (field.options ?? []).map(toOption),
    messages: messagesOf(field),
  };
  return { ...plain, ...hintsOf(plain) };
}

/** Leaves nothing open: what a candidate without an engine is handed before the clock starts. */
export function prepareNeutral(spec: FormSpec): NeutralForm {
  const data = Object.fromEntries(
    spec.fields.map(({ name }) => [name, typeof spec.data[name] === "string" ? spec.data[name] : ""]),
  );
  return { fields: spec.fields.map(toField), data };
}
