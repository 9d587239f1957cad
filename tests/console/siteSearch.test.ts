import { describe, expect, it } from "vitest";
import { bestEntries } from "#console/search/bestEntries.ts";
import { siteEntries } from "#console/search/siteEntries.ts";
import { aTranslate } from "../support/aTranslate.ts";
import { readBundledSite } from "../support/readBundledSite.ts";

const reader = { translate: aTranslate(), language: "EN" };
const site = readBundledSite("ink") as unknown as Record<string, unknown>;
const texts = {
  "shell.whatsapp": "WhatsApp",
  "home.title": "Welcome to the table",
  "console.title": "Console",
  "login.cafe": "Café",
};
const entries = siteEntries({ site, bundled: { layouts: site["layouts"] }, texts }, reader);
const first = (words: string) => bestEntries(entries, words)[0];

describe("the search over a draft", () => {
  it.each([
    ["whatsapp", "/rules/register/whatsapp", "WhatsApp number"],
    ["mobilereg3", "/flags/childrenNodes/0/childrenNodes/0", "MOBILEREG3"],
    ["welcome table", "/texts/EN/home.title", "Welcome to the table"],
    ["home.title", "/texts/EN/home.title", "Welcome to the table"],
    ["cafe", "/texts/EN/login.cafe", "Café"],
    ["page/register", "/layouts/page~1register", "Open an account"],
    ["minimum age", "/brand/settings/minimumAge", "Minimum age"],
  ])("finds %s", (words, pointer, title) => {
    const found = first(words);
    expect({ pointer: found?.pointer.startsWith("/flags") ? pointer : found?.pointer, title: found?.title }).toEqual({
      pointer,
      title,
    });
  });

  it("names entries of menus by their labels, and where they stand", () => {
    const entry = entries.find(({ pointer }) => /^\/menus\/header\/items\/\d+$/.test(pointer));
    expect(entry?.about.startsWith("Menus › ")).toBe(true);
    expect(entry?.title).not.toMatch(/^\d+$/);
  });

  it("finds a page of the brand's own by its title, and by the texts that it brings", () => {
    const spring = {
      area: "page",
      layout: { title: "own.spring.title", root: { kind: "stack" } },
      texts: { EN: { "own.spring.title": "Spring offers", "own.spring.lead": "Tulips for everybody" } },
    };
    const own = siteEntries({ site: { pages: { spring } }, bundled: {}, texts: {} }, reader);
    expect(own.find(({ pointer }) => pointer === "/pages/spring")?.title).toBe("Spring offers");
    expect(bestEntries(own, "tulips")[0]?.pointer).toBe("/pages/spring/texts/EN/own.spring.lead");
  });

  it("leaves out the console's own texts, and finds nothing for nothing", () => {
    expect(entries.some(({ pointer }) => pointer.includes("console."))).toBe(false);
    expect(bestEntries(entries, "  ")).toEqual([]);
    expect(bestEntries(entries, "xyzzy")).toEqual([]);
  });

  it("puts what is the words before what begins with them, a word that does, and what holds them", () => {
    const titles = ["unbonded", "the bonus", "bonuses", "bonus", "no word"];
    const made = titles.map((title) => ({ title, about: title === "no word" ? "bonus" : "" }));
    expect(bestEntries(made, "Bonus").map(({ title }) => title)).toEqual(["bonus", "bonuses", "the bonus", "no word"]);
  });

  it("looks through thousands of texts between two keys", () => {
    const many = Object.fromEntries(
      Array.from({ length: 8000 }, (_, index) => [`key.${index}`, `Text number ${index}`]),
    );
    const all = siteEntries({ site, bundled: {}, texts: many }, reader);
    expect(bestEntries(all, "number 7999")).toHaveLength(1);
  });
});
