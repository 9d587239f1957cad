/** A place in a text where a value goes: `{{name}}`, or `{{a.b}}` for a member of one. */
const place = /\{\{([^{}]*)\}\}/g;

/** A text with its values put in. A value that is not given leaves its place as it is written; `null` is nothing. */
export function fillText(text: string, values: Readonly<Record<string, unknown>> | undefined): string {
  if (!values || !text.includes("{{")) return text;
  return text.replace(place, (written, inside: string) => {
    const found = find(values, inside.replace(/^-/, "").trim());
    return found === undefined ? written : wordsOf(found.value);
  });
}

/** Whether a text asks for more than values in their places: a format (`{{sum, number}}`) or a text within it (`$t(key)`). */
export function needsGrammar(text: string): boolean {
  return text.includes("$t(") || /\{\{[^{}]*,/.test(text);
}

function find(values: Readonly<Record<string, unknown>>, name: string): { value: unknown } | undefined {
  if (Object.hasOwn(values, name)) return { value: values[name] };
  const [first = "", ...rest] = name.split(".");
  const member = rest.length > 0 && Object.hasOwn(values, first) ? values[first] : undefined;
  return typeof member === "object" && member !== null
    ? find(member as Readonly<Record<string, unknown>>, rest.join("."))
    : undefined;
}

function wordsOf(value: unknown): string {
  return value === null || value === undefined ? "" : String(value as string | number | boolean);
}
