import { beforeAll, describe, expect, it } from "vitest";
import type { DrawnPage, PageDrawer } from "#compile/PageDrawer.ts";
import { canonicalJson } from "#json/canonical.ts";
import type { AheadPage } from "#player/ahead/AheadPage.ts";
import { createPageDrawer } from "#player/ahead/createPageDrawer.tsx";
import { pseudoMarks, pseudoText } from "#tests/support/pseudoText.ts";
import { readBundledSite } from "#tests/support/readBundledSite.ts";
import { languages } from "#i18n/languages.ts";
import { readLocales } from "../../scripts/texts/readLocales.ts";

const site = readBundledSite("ink");
/** Pages by their layouts; what a path has a name of its own for is drawn by that. */
const paths = Object.keys(site.layouts)
  .filter((key) => key.startsWith("page/"))
  .map((key) => `/${key.slice("page/".length)}`);

/** What is shown and is no text of the site: the names of the brand and of the languages, amounts, signs. */
const names = [site.brand.name, ...Object.entries(languages).flatMap(([code, { name }]) => [name, code])];
const isData = (shown: string) => names.includes(shown.replace(/,$/, "")) || !/\p{L}{2}/u.test(shown);

const spoken = ["aria-label", "title", "placeholder", "alt", "aria-description"];

/** What a visitor reads or hears of a page, outside of texts. */
function findHardCoded(markup: string): string[] {
  const root = document.createElement("div");
  root.innerHTML = markup;
  const shown: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT);
  for (let element = walker.nextNode() as Element | null; element; element = walker.nextNode() as Element | null) {
    for (const name of spoken) shown.push(element.getAttribute(name) ?? "");
    if (element.closest("svg, style, script")) continue;
    // A text may be drawn in several pieces.
    if ([...element.childNodes].some(({ nodeType }) => nodeType === Node.TEXT_NODE)) shown.push(element.textContent);
  }
  return [...new Set(shown.map((one) => withoutPseudo(one).trim()).filter((one) => one !== "" && !isData(one)))];
}

/** A text may stand in another one: the innermost goes first. */
function withoutPseudo(shown: string): string {
  const { begin, end } = pseudoMarks;
  const rest = shown.replaceAll(new RegExp(`${begin}[^${begin}${end}]*${end}`, "gu"), "");
  if (rest !== shown) return withoutPseudo(rest);
  // Half of a text: it is drawn in pieces.
  return rest.includes(begin) || rest.includes(end) ? "" : rest;
}

describe("in a language that nobody speaks", () => {
  let drawer: PageDrawer<DrawnPage<AheadPage>>;
  beforeAll(async () => {
    const english = (await readLocales(`${process.cwd()}/`)).get("EN");
    const own = site.texts as Record<string, Record<string, string>>;
    const all = { ...Object.fromEntries([...(english ?? [])].map(([key, { text }]) => [key, text])), ...own["EN"] };
    const pseudo = Object.fromEntries(Object.entries(all).map(([key, text]) => [key, pseudoText(text)]));
    const changed = { ...site, texts: { ...own, EN: pseudo } };
    drawer = await createPageDrawer({
      reference: { seq: 1, hash: "sha256-pseudo", href: "/config/sha256-pseudo.json" },
      content: canonicalJson(changed),
      platform: "",
    });
  });

  it.each(paths)("%s shows nothing that is not a text of the site", async (path) => {
    for (const member of [null, 0, 1]) {
      const drawn = await drawer.draw({ path, language: "EN", theme: "dark", member, centre: null });
      if (!drawn) continue;
      expect(findHardCoded(drawn.markup)).toEqual([]);
      expect(drawn.title).toContain(pseudoMarks.begin);
    }
  });

  it("the search for other words finds one", () => {
    expect(findHardCoded(`<p>${pseudoText("Log in")} now</p><img alt="A picture"><p>12.50</p>`)).toEqual([
      "now",
      "A picture",
    ]);
  });
});
