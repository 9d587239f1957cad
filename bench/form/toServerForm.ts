import type { Rule } from "#contracts/config.ts";
import type { FormSpec, SpecField } from "./FormSpec.ts";
import { longestValue } from "#compile/patterns/longestValue.ts";
import { patternIdOf } from "./patternIdOf.ts";
import type { ServerForm } from "./ServerForm.ts";

/** Field names of rules begin with a small letter and hold letters, digits and underscores. */
function toFieldName(name: string): string {
  const plain = name.replaceAll(/[^A-Za-z0-9_]/g, "_").replace(/^[^A-Za-z]+/, "");
  return `${plain.charAt(0).toLowerCase()}${plain.slice(1)}`;
}

function toRule(field: SpecField, order: number, texts: Record<string, string>): Rule {
  const word = (key: string, text: string) => {
    texts[key] = text;
    return key;
  };
  const label = `field.${toFieldName(field.name)}`;
  const options = (field.options ?? []).map((option) =>
    typeof option === "string" ? { value: option, label: option } : option,
  );
  return {
    enabled: true,
    required: field.required,
    minLength: field.minLength,
    maxLength: Math.min(field.maxLength || longestValue, longestValue),
    acceptedPattern: field.pattern || "*",
    patternId: patternIdOf(field.pattern),
    order,
    label: word(label, field.label),
    widget: field.type,
    ...(field.equals !== undefined && { equals: toFieldName(field.equals), minLength: 0, acceptedPattern: "*" }),
    ...(field.type === "select" && {
      options: options.map(({ value, label: text }, index) => ({ value, label: word(`${label}.${index}`, text) })),
    }),
  };
}

/** Turns the neutral fields into the registration rules that a platform would send. */
export function toServerForm(spec: FormSpec): ServerForm {
  const texts: Record<string, string> = {};
  const rules = spec.fields.map((field, index) => [toFieldName(field.name), toRule(field, index + 1, texts)] as const);
  const data = Object.entries(spec.data).map(([name, value]) => [toFieldName(name), String(value ?? "")] as const);
  return { rules: Object.fromEntries(rules), texts, data: Object.fromEntries(data) };
}
