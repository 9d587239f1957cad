import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { adviseRules } from "#compile/checks/adviseRules.ts";
import { checkRules } from "#compile/checks/checkRules.ts";
import { checkSite } from "#compile/checks/checkSite.ts";
import { checkTexts } from "#compile/checks/checkTexts.ts";
import { checkTheme } from "#compile/theme/checkTheme.ts";
import { isSatisfiable } from "#compile/patterns/isSatisfiable.ts";
import { patternJudge } from "#compile/patterns/patternJudge.ts";
import type { Rule, Site } from "#contracts/config.ts";
import { openDocument } from "#engine/openDocument.ts";
import { textKeys } from "#engine/index.ts";
import { readBundledSite } from "#tests/support/readBundledSite.ts";

const bundled = readBundledSite("ink");
const languages = ["EN", "KM"];
const dictionaries = Object.fromEntries(
  languages.map((language) => {
    const files = readdirSync(`locales/${language}`).map((file) => readFileSync(`locales/${language}/${file}`, "utf8"));
    return [language, Object.assign({}, ...files.map((text) => JSON.parse(text) as object)) as Record<string, string>];
  }),
);

const check = (site: Site) => {
  const usedInLayouts = Object.entries({ ...bundled.layouts, ...site.layouts }).flatMap(([key, layout]) => {
    const document = `layouts/${key}`;
    return textKeys(openDocument(layout, document)).map((use) => ({ ...use, document }));
  });
  return checkSite({ site, bundled, judge: patternJudge, languages, dictionaries, usedInLayouts });
};

const rule = (different: Partial<Rule> = {}): Rule => ({
  enabled: true,
  required: false,
  minLength: 0,
  maxLength: 50,
  acceptedPattern: "*",
  patternId: 0,
  ...different,
});

describe("checking a site", () => {
  it.each(["ink", "fresh"] as const)("finds nothing wrong with the brand %s", (brand) => {
    expect(check(readBundledSite(brand))).toEqual([]);
  });

  it("names what compiling leaves out, what would hang, and what is not said", () => {
    const site = readBundledSite("ink");
    site.rules.register["motto"] = rule({ acceptedPattern: "^(a+)+$" });
    site.menus["footer"]?.items.push({ id: "vault", label: "menu.registr", page: "valt" });
    site.pages = {
      vault: {
        key: "Vault",
        area: "personal-centre",
        menu: { label: "vault.title" },
        texts: { EN: { "vault.title": "Vault" } },
        layout: { root: { kind: "text", text: "vault.title" } },
      },
    };
    const last = site.menus["footer"]?.items.length ?? 0;
    const reasons = check(site).map(({ document, pointer, reason, nearest }) => [
      `${document}#${pointer}`,
      reason.split(":")[0],
      nearest,
    ]);
    expect(reasons).toEqual([
      [`menus#/footer/items/${last - 1}/page`, "there is no page valt", "vault"],
      ["rules#/register/motto/acceptedPattern", "this pattern could run for ever", undefined],
      ["pages/vault#/key", "the page is kept as vault", "vault"],
      [`menus#/footer/items/${last - 1}/label`, "the text menu.registr is missing in EN, KM", "menu.register"],
      ["pages/vault#/menu/label", "the text vault.title is missing in KM", undefined],
      ["rules#/register/motto/label", "the text field.motto is missing in EN, KM", undefined],
    ]);
  });
});

describe("checking rules", () => {
  it("judges rules that are off, too", () => {
    const register = {
      line: rule({ enabled: false, minLength: 9, maxLength: 3 }),
      wechat: rule({ enabled: false, acceptedPattern: "^(a|a)*$" }),
    };
    expect(checkRules({ register }, patternJudge).map(({ pointer }) => pointer)).toEqual([
      "/register/line/maxLength",
      "/register/wechat/acceptedPattern",
    ]);
  });

  it("refuses a pattern that nothing of the lengths matches, so that a published form can be filled in", () => {
    const register = {
      line: rule({ acceptedPattern: "^[a-z]{3,5}$", minLength: 6, maxLength: 9 }),
      wechat: rule({ acceptedPattern: "^(?=.*\\d)[a-z]+$", minLength: 0, maxLength: 9 }),
      email: rule({ acceptedPattern: "^[a-z]{3,5}$", minLength: 0, maxLength: 4 }),
    };
    expect(checkRules({ register }, patternJudge).map(({ pointer, reason }) => [pointer, reason])).toEqual([
      ["/register/line/acceptedPattern", "no value of 6 to 9 characters matches this pattern"],
      ["/register/wechat/acceptedPattern", "no value of 1 to 9 characters matches this pattern"],
    ]);
  });

  it("tells each fault once, although both tabs find it", () => {
    expect(checkRules({ register: { email: rule({ acceptedPattern: "^[" }) } }, patternJudge)).toHaveLength(1);
  });
});

describe("checking a theme", () => {
  it("names the pair that is too near, where it was written", () => {
    const theme = structuredClone(bundled.theme);
    theme.light.muted = "#c8c8c8";
    const problems = checkTheme(theme);
    expect(problems.map(({ pointer }) => pointer)).toEqual([
      "/light/muted",
      "/light/muted",
      "/light/muted",
      "/light/muted",
    ]);
    expect(problems[0]?.reason).toMatch(/^muted on surface-0 has a contrast of 1\.\d\d; it must be 4\.5 or more$/);
  });
});

describe("checking texts", () => {
  const use = (key: string) => ({ key, document: "menus", pointer: "/header/items/0/label" });
  const texts = {
    EN: { "a.title": "A", "b.count_one": "one", "b.count_other": "many" },
    KM: { "a.title": "ក", "b.count_other": "ច្រើន" },
  };

  it("takes plural forms for their key, and the site's own texts", () => {
    const used = ["a.title", "b.count", "c.own"].map(use);
    const own = { EN: { "c.own": "C" }, KM: { "c.own": "គ" } };
    expect(checkTexts({ used, languages, dictionaries: texts, own })).toEqual([]);
  });

  it("names the languages, and the nearest key where none has it", () => {
    const problems = checkTexts({
      used: ["a.titel", "c.own"].map(use),
      languages,
      dictionaries: texts,
      own: { EN: { "c.own": "C" } },
    });
    expect(problems.map(({ reason, nearest }) => [reason, nearest])).toEqual([
      ["the text a.titel is missing in EN, KM", "a.title"],
      ["the text c.own is missing in KM", undefined],
    ]);
  });
});

describe("advice about rules", () => {
  it.each([
    ["nothing about long passwords of any characters", rule({ minLength: 8, maxLength: 64 }), []],
    ["short ones", rule({ minLength: 6, maxLength: 64 }), ["/register/password/minLength"]],
    ["a low limit", rule({ minLength: 8, maxLength: 20 }), ["/register/password/maxLength"]],
    [
      "demands",
      rule({ minLength: 8, maxLength: 64, acceptedPattern: "", patternId: 20 }),
      ["/register/password/acceptedPattern"],
    ],
    [
      "a pattern of which nobody can say what matches it",
      rule({ minLength: 8, maxLength: 64, acceptedPattern: "^a\\b.*$" }),
      ["/register/password/acceptedPattern", "/register/password/acceptedPattern"],
    ],
    ["nothing about a rule that is refused anyway", rule({ minLength: 9, maxLength: 8 }), []],
  ])("says something about %s", (_, password, pointers) => {
    expect(adviseRules({ register: { password } }, isSatisfiable).map(({ pointer }) => pointer)).toEqual(pointers);
  });
});
