import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { accessLocales } from "#compile/accessLocales.ts";
import { consoleLocales } from "#compile/consoleLocales.ts";
import { patterns } from "#compile/patterns/patterns.ts";
import { fallbackChain } from "#i18n/fallbackChain.ts";
import { languages, type LanguageCode } from "#i18n/languages.ts";
import { findForeignScript } from "../../scripts/texts/findForeignScript.ts";
import { findLocaleFaults } from "../../scripts/texts/findLocaleFaults.ts";
import { findTextFaults } from "../../scripts/texts/findTextFaults.ts";
import { readLocales, type Locale } from "../../scripts/texts/readLocales.ts";

/** Languages with a folder of their own that is not whole; Korean stands in for the Korean of Korea. */
const partial = "ES FR PT PT-BR ID MS SW RU TR KK UZ UR UR-LA FA HI NE BN TA TE LO KO TW".split(" ") as LanguageCode[];

const repository = new URL("../../", import.meta.url).pathname;

/** The texts without those that only operators read. */
const forPlayers = (locale: Locale): Locale =>
  new Map([...locale].filter(([, { file }]) => !consoleLocales.has(basename(file))));

describe("the texts", () => {
  it.each(["CN", "VI", "JA", "TH", "TY", "MY", "KM", "AR"] satisfies LanguageCode[])(
    "of %s are complete for players, with its plural forms and all values",
    async (code) => {
      const locales = await readLocales(repository);
      const [own, english] = [locales.get(code), locales.get("EN")];
      if (!own || !english) throw new Error(`no texts of ${code}`);
      const [players, model] = [forPlayers(own), forPlayers(english)];
      expect(findLocaleFaults(code, languages[code].tag, players, model)).toEqual([]);
    },
  );

  it.each(partial)("of %s are complete for access, shell, errors and patterns", async (code) => {
    const locales = await readLocales(repository);
    const [own, english] = [locales.get(code), locales.get("EN")];
    if (!own || !english) throw new Error(`no texts of ${code}`);
    const model = new Map([...english].filter(([, { file }]) => accessLocales.has(file)));
    expect(findLocaleFaults(code, languages[code].tag, own, model)).toEqual([]);
  });

  it("[LANG-02] are there in each of the 32 languages, its own or those of the one that stands in for it", async () => {
    const locales = await readLocales(repository);
    const english = [...(locales.get("EN") ?? [])].filter(([, { file }]) => accessLocales.has(file));
    const lacking = (Object.keys(languages) as LanguageCode[]).filter((code) => {
      const chain = fallbackChain(code).filter((one) => one === code || one !== "EN");
      const keys = new Set(chain.flatMap((one) => [...(locales.get(one)?.keys() ?? [])]));
      return !english.every(([key]) => keys.has(key) || keys.has(key.replace(/_one$/, "_other")));
    });
    expect(lacking).toEqual([]);
    // Nor is one of them a copy of English, though some borrow many of its words.
    const isCopied = (code: string) => {
      const own = locales.get(code);
      return (
        own !== undefined &&
        english.filter(([key, { text }]) => own.get(key)?.text === text).length > english.length / 4
      );
    };
    expect(Object.keys(languages).filter((code) => code !== "EN" && isCopied(code))).toEqual([]);
    const codes =
      "CN EN JA TH VI MY ES HI ID KM KO KR MS PT TA TW TY UR UR-LA PT-BR TR BN AR FA RU KK UZ LO NE FR TE SW".split(
        " ",
      );
    expect(Object.keys(languages).toSorted()).toEqual(codes.toSorted());
  });

  it.each(["KM", "AR"] satisfies LanguageCode[])("of %s are complete for operators too", async (code) => {
    const locales = await readLocales(repository);
    const [own, english] = [locales.get(code), locales.get("EN")];
    if (!own || !english) throw new Error(`no texts of ${code}`);
    expect(findLocaleFaults(code, languages[code].tag, own, english)).toEqual([]);
  });

  it.each(["EN", "CN", "VI", "JA", "TH", "TY", "MY", "KM", "AR"] satisfies LanguageCode[])(
    "[REG-03] of %s explain each of the patterns",
    async (code) => {
      const own = (await readLocales(repository)).get(code);
      const words = patterns.map(({ id }) => own?.get(`reg_pattern_${id}`)?.text ?? "");
      expect(new Set(words).size).toBe(23);
      expect(words).not.toContain("");
    },
  );

  it("are there for every key that is used", async () => {
    expect((await findTextFaults(repository)).missing).toEqual([]);
  });

  it("are all used", async () => {
    expect((await findTextFaults(repository)).unused).toEqual([]);
  });
});

describe("the check of a language", () => {
  const aLocale = (texts: Record<string, string>): Locale =>
    new Map(Object.entries(texts).map(([key, text]) => [key, { text, file: "a.json" }]));
  const english = aLocale({
    "a.b": "Hello {{name}}",
    "a.n_one": "{{count}} item",
    "a.n_other": "{{count}} items",
    reg: "(min) - (max)",
  });

  it.each([
    [{ "a.b": "{{name}}", "a.n_other": "{{count}}", reg: "(min) - (max)" }, []],
    [{ "a.n_other": "{{count}}", reg: "(min) - (max)" }, ["KM: a.b has no text"]],
    [
      { "a.b": "Hi", "a.n_other": "{{count}}", reg: "(min)" },
      ["KM: a.b does not show {{name}}", "KM: reg does not show (max)"],
    ],
    [
      { "a.b": "{{name}}{{nam}}", "a.n_other": "{{count}}", reg: "(min) - (max)" },
      ["KM: a.b shows {{nam}}, which nobody gives"],
    ],
    [
      { "a.b": "{{name}} \u17e1\u17e2", "a.n_other": "{{count}}", reg: "(min) - (max)" },
      ["KM: a.b has digits that are not Western"],
    ],
    [{ "a.b": " ", "a.n_other": "{{count}}", reg: "(min) - (max)" }, ["KM: a.b is empty"]],
    [{ "a.b": "{{name}}", "a.n_other": "{{count}}", reg: "(min) - (max)", z: "z" }, ["KM: z is in no other language"]],
  ])("finds in %j: %j", (texts, faults) => {
    expect(findLocaleFaults("KM", "km", aLocale(texts as Record<string, string>), english)).toEqual(faults);
  });

  it("wants every plural form that the language has", () => {
    const arabic = aLocale({ "a.b": "{{name}}", "a.n_other": "{{count}}", reg: "(min) - (max)" });
    expect(findLocaleFaults("AR", "ar", arabic, english)).toContain(
      "AR: a.n_few is a plural form that the language has",
    );
  });

  it.each([
    ["km", "ចូលគណនី", "Log in with that", undefined],
    ["km", "Log in here", "Log in with that", "has no letter of its language"],
    ["km", "QR", "QR code", undefined],
    ["km", "{{name}}", "{{name}} stands alone", "has no letter of its language"],
    ["km", "玩家88", "玩家88", undefined],
    ["km", "ចូល вход", "Log in", "has в, a letter of another script"],
    ["en", "Lоg in", "Log in", "has о, a letter of another script"],
    ["ja", "ログイン中です", "Logging in", undefined],
    ["ko", "로그인", "Log in now", undefined],
    ["zh-Hans", "登录账户", "Log in", undefined],
    ["zh-Hans", "登錄賬戶", "Log in", "is written in traditional letters"],
    ["zh-Hant-TW", "登入帳戶", "Log in", undefined],
    ["zh-Hant-TW", "登录账户", "Log in", "is written in simplified letters"],
    ["ru", "Вход", "Log in", undefined],
    ["ur-Latn", "Login karein", "Log in", undefined],
    ["ur", "لاگ اِن Facebook", "Log in with Facebook", undefined],
  ])("judges the script of a text in %s: %s", (tag, text, model, fault) => {
    expect(findForeignScript(tag, text, model)).toBe(fault);
  });
});
