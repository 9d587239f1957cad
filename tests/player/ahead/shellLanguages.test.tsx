import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { DrawnPage, PageDrawer } from "#compile/PageDrawer.ts";
import { canonicalJson } from "#json/canonical.ts";
import { languages, type LanguageCode } from "#i18n/languages.ts";
import type { AheadPage } from "#player/ahead/AheadPage.ts";
import { createPageDrawer } from "#player/ahead/createPageDrawer.tsx";
import { readBundledSite } from "#tests/support/readBundledSite.ts";

const eight = ["CN", "EN", "VI", "JA", "TH", "TY", "MY", "KM"] as const satisfies LanguageCode[];
const reference = { seq: 1, hash: "sha256-test", href: "/config/sha256-test.json" };
let drawer: PageDrawer<DrawnPage<AheadPage>>;

beforeAll(async () => {
  drawer = await createPageDrawer({ reference, content: canonicalJson(readBundledSite("fresh")), platform: "" });
});

/** The shell of a page, drawn for somebody who wishes a language or none. */
async function shellIn(language: string | null) {
  const drawn = await drawer.draw({ path: "/login", language, theme: null, member: null, centre: null });
  if (!drawn) throw new Error("not drawn");
  const root = document.createElement("div");
  root.innerHTML = drawn.markup;
  return { drawn, root };
}

describe("the shell", () => {
  it("[LANG-01] is in Khmer for whoever wishes no language, or one that is not offered", async () => {
    for (const wish of [null, "RU"]) expect((await shellIn(wish)).drawn).toMatchObject({ language: "KM", tag: "km" });
  });

  it.each(eight)("[LANG-01] is offered and drawn in %s, with texts of its own", async (code) => {
    const { drawn, root } = await shellIn(code);
    expect(drawn).toMatchObject({ language: code, tag: languages[code].tag });
    const menu = [...root.querySelectorAll("option")].map(({ value }) => value);
    expect(eight.filter((one) => !menu.includes(one))).toEqual([]);
    const own = JSON.parse(readFileSync(`locales/${code}/login.json`, "utf8")) as Record<string, string>;
    expect(root.textContent).toContain(own["login.submit"]);
    const others = Object.entries(drawn.page.texts.words).filter(([one]) => one !== code);
    expect(others.flatMap(([, words]) => Object.keys(words ?? {}))).toEqual([]);
  });
});
