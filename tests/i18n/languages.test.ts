import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fallbackChain } from "#i18n/fallbackChain.ts";
import { languages, type LanguageCode } from "#i18n/languages.ts";
import { pickLanguage } from "#i18n/pickLanguage.ts";

const codes = Object.keys(languages) as LanguageCode[];

describe("the languages", () => {
  it("are those of the contract", () => {
    const schema = JSON.parse(readFileSync("schemas/config/brand.schema.json", "utf8")) as {
      $defs: { language: { enum: string[] } };
    };
    expect(codes).toEqual(schema.$defs.language.enum);
    expect(codes).toHaveLength(32);
  });

  it("each have one canonical tag that Intl understands", () => {
    for (const code of codes) expect(Intl.getCanonicalLocales(languages[code].tag)).toEqual([languages[code].tag]);
    expect(new Set(codes.map((code) => languages[code].tag)).size).toBe(32);
  });

  it("[LANG-03] are written from the right in Arabic, Persian and Urdu alone, as Intl says too", () => {
    expect(codes.filter((code) => languages[code].direction === "rtl").sort()).toEqual(["AR", "FA", "UR"]);
    for (const code of codes) {
      const locale = new Intl.Locale(languages[code].tag) as Intl.Locale & {
        getTextInfo?(): { direction: string };
        textInfo?: { direction: string };
      };
      const direction = (locale.getTextInfo?.() ?? locale.textInfo)?.direction;
      if (direction) expect(languages[code].direction, code).toBe(direction);
    }
  });

  it.each([
    ["PT-BR", ["PT-BR", "PT", "EN"]],
    ["TW", ["TW", "CN", "EN"]],
    ["KR", ["KR", "KO", "EN"]],
    ["UR-LA", ["UR-LA", "EN"]],
    ["KM", ["KM", "EN"]],
    ["EN", ["EN"]],
  ] as const)("%s falls back to %s", (code, chain) => {
    expect(fallbackChain(code)).toEqual(chain);
  });
});

describe("the language picked", () => {
  it.each([
    [["AR", "EN"], ["KM", "EN"], "KM", "EN"],
    [["xx"], ["KM", "EN"], "EN", "EN"],
    [[], ["EN", "KM"], undefined, "KM"],
    [[null], ["CN", "VI"], undefined, "CN"],
    [["EN"], [], undefined, "KM"],
    [["__proto__"], ["__proto__"], "__proto__", "KM"],
  ])("[LANG-01] of wishes %s among %s with default %s is %s", (wishes, offered, brandDefault, picked) => {
    expect(pickLanguage(wishes, offered, brandDefault)).toBe(picked);
  });
});
