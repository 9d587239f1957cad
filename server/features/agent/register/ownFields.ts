import type { RegisterCenter } from "#contracts/api.ts";
import type { Text } from "#contracts/config.ts";
import type { FormField } from "#contracts/entities.ts";

/** A field of the brand's own as a page draws it. */
type SaidField = RegisterCenter["fields"][number];

/** What a field of a page can be named. */
const onPages = /^[a-zA-Z][a-zA-Z0-9_]{0,59}$/;

/**
 * Fields of the brand's own by the names that they have on the agent's page: beside its own fields, which may be called the same. A name that
 * no field of a page can have stands by its place, which no name begins with.
 */
export function nameOwnFields(fields: readonly FormField[]): Map<string, FormField> {
  return new Map(fields.map((field, place) => [`own_${onPages.test(field.name) ? field.name : place + 1}`, field]));
}

/** What was filled in, by the fields' own names, as texts like those of a registration. What nobody asked for is left out. */
export function ownValues(
  shown: ReadonlyMap<string, FormField>,
  given: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const values = [...shown].flatMap(([asShown, { name }]) => {
    const value = Object.hasOwn(given, asShown) ? given[asShown] : undefined;
    return ["string", "number", "boolean"].includes(typeof value) ? [[name, String(value)] as const] : [];
  });
  return Object.fromEntries(values);
}

/** A field as a page document has it, with the rule that the registration judges by. */
export function sayOwnField(name: string, field: FormField): SaidField {
  const { rule, options, placeholder, help, widget, inputMode } = field;
  const { minLength, maxLength, pattern, patternId } = rule;
  // A number of the registration is a text that keeps to a pattern.
  const isNumber = widget === "number";
  return {
    name,
    widget: isNumber ? "text" : widget,
    label: wordsOf(field.label) ?? { text: `field.${field.name}` },
    required: true,
    autoComplete: "off",
    rule: { minLength, maxLength, patternId, pattern: pattern ?? "*" },
    ...said("placeholder", wordsOf(placeholder)),
    ...said("help", wordsOf(help)),
    ...(isNumber || inputMode !== undefined ? { inputMode: inputMode ?? "decimal" } : {}),
    ...(options && { options: options.map(({ value, label }) => ({ value, label: wordsOf(label) ?? String(value) })) }),
  };
}

/** Words that a call can send: a key of the site's texts. Those that are read from a page stay there. */
function wordsOf(text: Text | undefined): { text: string } | undefined {
  if (typeof text === "string") return { text };
  return text !== undefined && "text" in text && typeof text.text === "string" ? { text: text.text } : undefined;
}

const said = (name: string, words: object | undefined) => (words === undefined ? {} : { [name]: words });
