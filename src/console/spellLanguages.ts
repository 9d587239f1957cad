import { isRecord } from "#json/isRecord.ts";

/** A language that a text is written in. */
export interface SpelledLanguage {
  code: string;
  name: string;
}

/**
 * A schema in which texts by language have a field for each language of the site, called by its name, in place of entries that
 * somebody has to name by a code. What is there in another language stays an entry.
 */
export function spellLanguages<T>(schema: T, languages: readonly SpelledLanguage[]): T {
  return walk(schema, languages) as T;
}

function walk(schema: unknown, languages: readonly SpelledLanguage[]): unknown {
  if (Array.isArray(schema)) return schema.map((each) => walk(each, languages));
  if (!isRecord(schema)) return schema;
  const walked = Object.fromEntries(Object.entries(schema).map(([word, part]) => [word, walk(part, languages)]));
  const { additionalProperties, propertyNames } = schema;
  if (!isRecord(additionalProperties) || additionalProperties["type"] !== "string") return walked;
  if (!isRecord(propertyNames) || !areLanguages(propertyNames["pattern"])) return walked;
  const fields = languages.map(({ code, name }) => [code, { ...additionalProperties, title: `${name} (${code})` }]);
  return { ...walked, properties: Object.fromEntries(fields) };
}

/** Whether a pattern of names takes the codes of languages, and nothing else. */
function areLanguages(pattern: unknown): boolean {
  if (typeof pattern !== "string") return false;
  const expression = new RegExp(pattern, "u");
  return expression.test("KM") && expression.test("PT-BR") && !expression.test("name") && !expression.test("");
}
