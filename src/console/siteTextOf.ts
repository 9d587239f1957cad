import { isRecord } from "#json/isRecord.ts";
import type { Translate } from "./schemaWords.ts";

/**
 * What a text key says to an operator: the brand's own text where the product has none, in the brand's first language or
 * whichever has one. Undefined for what is no key of a text.
 */
export function siteTextOf(key: unknown, site: unknown, translate: Translate): string | undefined {
  if (typeof key !== "string" || key === "") return undefined;
  const bundled = translate(key);
  if (bundled !== key) return bundled;
  const texts = isRecord(site) ? site["texts"] : undefined;
  if (!isRecord(texts)) return undefined;
  const own = Object.values(texts).map((table) => (isRecord(table) ? table[key] : undefined));
  return own.find((text): text is string => typeof text === "string" && text !== "");
}
