import { isRecord } from "#json/isRecord.ts";
import { readPointer } from "#json/pointer.ts";
import type { SpelledLanguage } from "./spellLanguages.ts";

/**
 * A schema (`bundleSchema`) in which a list of languages offers those given, called by their names, in place of the codes of all that there
 * are; a list of anything else stays as it is.
 */
export function offerLanguages<T>(schema: T, languages: readonly SpelledLanguage[]): T {
  const items = {
    type: "string",
    oneOf: languages.map(({ code, name }) => ({ const: code, title: `${name} (${code})` })),
  };
  const walk = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(walk);
    if (!isRecord(node)) return node;
    const walked = Object.fromEntries(Object.entries(node).map(([word, part]) => [word, walk(part)]));
    return node["type"] === "array" && isLanguage(node["items"], schema) ? { ...walked, items } : walked;
  };
  return languages.length === 0 ? schema : (walk(schema) as T);
}

/** Whether a schema, or the definition that it names, is one of the codes of languages. */
function isLanguage(schema: unknown, root: unknown): boolean {
  if (!isRecord(schema)) return false;
  const { $ref, enum: codes, oneOf: choices } = schema;
  if (typeof $ref === "string") return $ref.startsWith("#/") && isLanguage(readPointer(root, $ref.slice(1)), undefined);
  // As the schema writes them, or with their names in the operator's language.
  const known = Array.isArray(choices) ? choices.map((one) => isRecord(one) && one["const"]) : codes;
  return Array.isArray(known) && known.includes("KM") && known.includes("PT-BR");
}
