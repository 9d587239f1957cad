import type { Diagnostic } from "#contracts/api.ts";
import { isRecord } from "#json/isRecord.ts";
import type { CompiledSite } from "#compile/CompiledSite.ts";
import type { Site } from "#contracts/config.ts";
import { joinPointer } from "#json/pointer.ts";
import { languageChain } from "#server/http/pickText.ts";
import { isBlank } from "./isBlank.ts";
import type { Bundled } from "../../publishing/bundled/loadBundled.ts";

/** How many of the missing texts are named. */
const named = 3;

/**
 * The languages of a site that have every text of the product, and what is said of those that have not: a site offers a language only
 * where a visitor can get in and about in it. Where other texts are lacking, English stands there, and the publisher is told.
 * `drawn` are those that pages are tried in.
 */
export function checkLanguages(
  { brand }: Site,
  compiled: CompiledSite,
  { languages, dictionaries, access }: Bundled,
): { complete: string[]; drawn: string[]; problems: Diagnostic[] } {
  const asked = Object.keys(dictionaries["EN"] ?? {}).filter((key) => !/_(zero|one|two|few|many)$/.test(key));
  const complete: string[] = [];
  const partial: string[] = [];
  const problems: Diagnostic[] = [];
  for (const [place, language] of brand.settings.languages.entries()) {
    // English stands in for all and is none of them.
    const own = languageChain(language).filter((one) => one === language || one !== "EN");
    const has = new Set(
      own.flatMap((one) => [dictionaries[one], compiled.texts[one]]).flatMap((texts) => Object.keys(texts ?? {})),
    );
    const missing = languages.has(language) ? [] : asked.filter((key) => !has.has(key));
    if (missing.length === 0) {
      complete.push(language);
      continue;
    }
    const isUsable = !missing.some((key) => access.has(key));
    if (isUsable) partial.push(language);
    const some = missing
      .toSorted((one, other) => Number(access.has(other)) - Number(access.has(one)))
      .slice(0, named)
      .join(", ");
    const lacks = `${language} lacks ${missing.length} of ${asked.length} texts, such as ${some}`;
    problems.push({
      document: "brand",
      pointer: `/settings/languages/${place}`,
      reason: isUsable
        ? `${lacks}: they are shown in English until they are written under Texts`
        : `${lacks}: write them under Texts, or take the language off the list`,
      severity: isUsable ? "warning" : "error",
    });
  }
  return { complete, drawn: complete.length > 0 ? complete : partial, problems };
}

/** Checks that no text of the site's own is empty: what it names would be there and could not be seen. */
export function checkBlankTexts({ texts, pages }: Site): Diagnostic[] {
  const found = (document: string, below: string, dictionaries: unknown): Diagnostic[] =>
    Object.entries(isRecord(dictionaries) ? dictionaries : {}).flatMap(([language, dictionary]) =>
      Object.entries(isRecord(dictionary) ? dictionary : {}).flatMap(([key, text]): Diagnostic[] => {
        if (typeof text !== "string" || !isBlank(text)) return [];
        const pointer = joinPointer(joinPointer(below, language), key);
        const reason =
          "An empty text is seen by nobody: write one, or leave it out for the one that comes with the product";
        return [{ document, pointer, reason, severity: "error" }];
      }),
    );
  return [
    ...found("texts", "", texts),
    ...Object.entries(pages ?? {}).flatMap(([key, page]) => found(`pages/${key}`, "/texts", page.texts)),
  ];
}
