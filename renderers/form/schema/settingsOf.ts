import type { SteadyProps } from "#rendering/fields/FieldView.ts";
import type { SchemaWidgetProps } from "./SchemaWidgetProps.ts";

const none: SteadyProps["settings"] = {};
const leftToRight: SteadyProps["settings"] = { direction: "ltr" };

/** Formats whose values run from left to right in a text of any language. */
const formats: ReadonlySet<string> = new Set([
  "color",
  "email",
  "hostname",
  "ipv4",
  "ipv6",
  "json-pointer",
  "regex",
  "uri",
  "uri-reference",
  "uuid",
]);

/**
 * What a field renderer is told beyond its common props: that a value always runs from left to right. A hint says so
 * (`ui:options` with `direction: "ltr"`), or the schema's format, or its pattern, where no word of a script that runs
 * from right to left fits it: colours, ids, codes, addresses.
 */
export function settingsOf({
  schema,
  options,
}: Pick<SchemaWidgetProps, "schema" | "options">): SteadyProps["settings"] {
  const { format = "", pattern } = schema;
  const isLeftToRight =
    options["direction"] === "ltr" || formats.has(format) || (pattern ? isForCodes(pattern) : false);
  return isLeftToRight ? leftToRight : none;
}

/** Words of Arabic and Hebrew, of several lengths and with a space. */
const samples = ["ا", "من", "שלום", "السلام", "السلام عليكم"];

const known = new Map<string, boolean>();

function isForCodes(pattern: string): boolean {
  const before = known.get(pattern);
  if (before !== undefined) return before;
  const answer = !mayMatch(pattern);
  known.set(pattern, answer);
  return answer;
}

function mayMatch(pattern: string): boolean {
  try {
    const expression = new RegExp(pattern, "u");
    return samples.some((sample) => expression.test(sample));
  } catch {
    // What cannot be read as a pattern says nothing about its values.
    return true;
  }
}
