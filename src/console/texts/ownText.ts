import { isRecord } from "#json/isRecord.ts";
import { readPointer, replaceAt, toPointer } from "#json/pointer.ts";

/** A site with a text of the brand's own; an empty one is taken away. A language without a text is not kept: it would say nothing, and yet be a change. */
export function withText(site: unknown, language: string, key: string, text: string): unknown {
  const table = readPointer(site, toPointer("texts", language));
  if (text !== "") return replaceAt(site, toPointer("texts", language, key), text);
  const isOnly = isRecord(table) && Object.keys(table).every((each) => each === key);
  return replaceAt(site, isOnly ? toPointer("texts", language) : toPointer("texts", language, key), undefined);
}

/** The brand's own text; empty where it has none. */
export function ownText(site: unknown, language: string, key: string): string {
  const own = readPointer(site, toPointer("texts", language, key));
  return typeof own === "string" ? own : "";
}

/** The languages of a draft's brand, the first one first. */
export function languagesOf(site: unknown): string[] {
  const codes = readPointer(site, "/brand/settings/languages");
  const first = readPointer(site, "/brand/settings/defaultLanguage");
  const all = Array.isArray(codes) ? codes.filter((code): code is string => typeof code === "string") : [];
  return [...new Set([...(typeof first === "string" ? [first] : []), ...all])];
}
