import { isLanguageCode } from "#i18n/isLanguageCode.ts";
import { languages } from "#i18n/languages.ts";
import { isRecord } from "#json/isRecord.ts";

/** Begins every text of the locale files here, so that it is told from a word of the schema's own. */
export const mark = "§";

/** Where a localised schema shows something whose title or description is no marked text. */
export function findWordless(schema: unknown, at = ""): string[] {
  if (Array.isArray(schema)) return schema.flatMap((each, index) => findWordless(each, `${at}/${index}`));
  if (!isRecord(schema)) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    const here = `${at}/${key}`;
    if (key === "examples" || key === "enum" || key === "const") return key === "enum" ? wordlessEnum(value, here) : [];
    if (key === "properties" && isRecord(value)) return partsOf(value, here);
    if (key === "anyOf" && Array.isArray(value)) return partsOf({ ...value }, here);
    if (key === "items" && isRecord(value)) return [...untitled(value, here), ...findWordless(value, here)];
    if (key === "oneOf" && Array.isArray(value)) return value.flatMap((each) => wordlessChoice(each, here));
    // Entries of a dictionary are called by their own names; a text of the schema would stand below them.
    if (key === "additionalProperties" && isRecord(value))
      return [...described(value, here), ...findWordless(value, here)];
    if (key === "patternProperties" && isRecord(value))
      return Object.values(value).flatMap((each) => [...described(each, here), ...findWordless(each, here)]);
    if (key === "$defs" && isRecord(value))
      return Object.entries(value).flatMap(([name, each]) => findWordless(each, `${here}/${name}`));
    return findWordless(value, here);
  });
}

function partsOf(parts: Record<string, unknown>, at: string): string[] {
  return Object.entries(parts).flatMap(([name, part]) => [
    ...untitled(part, `${at}/${name}`),
    ...findWordless(part, `${at}/${name}`),
  ]);
}

function untitled(part: unknown, at: string): string[] {
  return isRecord(part) && isMarked(part["title"]) && described(part, at).length === 0 ? [] : [at];
}

function described(part: unknown, at: string): string[] {
  return isRecord(part) && (part["description"] === "" || isMarked(part["description"])) ? [] : [at];
}

function wordlessChoice(choice: unknown, at: string): string[] {
  if (!isRecord(choice) || isMarked(choice["title"])) return [];
  const code = String(choice["const"]);
  // Languages are called as they call themselves, whoever reads.
  return isLanguageCode(code) && choice["title"] === `${languages[code].name} (${code})` ? [] : [`${at}/${code}`];
}

function isMarked(text: unknown): boolean {
  return typeof text === "string" && text.startsWith(mark);
}

/** What is still an enum is shown as it is written. */
function wordlessEnum(choices: unknown, at: string): string[] {
  return Array.isArray(choices) ? [at] : [];
}
