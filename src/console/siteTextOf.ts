import { isRecord } from "#json/isRecord.ts";
import type { Translate } from "./schemaWords.ts";

/** Who reads: the lookup of the product's texts, and the language it looks in. */
export interface Reader {
  translate: Translate;
  language: string;
}

/**
 * What a text key says to an operator: the brand's own text in their language, as players read it, else the product's, else the
 * brand's in whichever language has one. Undefined for what is no key of a text.
 */
export function siteTextOf(key: unknown, site: unknown, { translate, language }: Reader): string | undefined {
  if (typeof key !== "string" || key === "") return undefined;
  const texts = isRecord(site) && isRecord(site["texts"]) ? site["texts"] : {};
  const own = ownIn(texts[language], key);
  if (own !== undefined) return own;
  const bundled = translate(key);
  if (bundled !== key) return bundled;
  return Object.values(texts)
    .map((table) => ownIn(table, key))
    .find((text) => text !== undefined);
}

function ownIn(table: unknown, key: string): string | undefined {
  const text = isRecord(table) && Object.hasOwn(table, key) ? table[key] : undefined;
  return typeof text === "string" && text !== "" ? text : undefined;
}
