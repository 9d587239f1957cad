import { describe, expect, it } from "vitest";
import { sourceTextOf, valueFaults } from "#compile/checks/valueFaults.ts";
import { countTexts, shownTexts } from "#console/texts/shownTexts.ts";
import { textRows, type TextLayers } from "#console/texts/textRows.ts";

const bundled = {
  EN: {
    "home.title": "Take your seat",
    "menu.home": "Home",
    "console.title": "Console",
    n_one: "One",
    n_other: "{{count}}",
  },
  KM: { "home.title": "អង្គុយ", "menu.home": "ដើម", n_other: "{{count}}" },
};
const texts = { EN: { "club.title": "The club" }, KM: { "home.title": "ចូលមក" } };
const brand = { settings: { languages: ["KM", "EN"], defaultLanguage: "KM" } };
const layers = (parts: Partial<TextLayers> = {}): TextLayers => ({
  bundled,
  site: { brand, texts },
  entries: [],
  origins: [],
  ...parts,
});
const cellOf = (parts: Partial<TextLayers>, key: string, language = "KM") =>
  textRows(layers(parts), [language]).find((row) => row.key === key)?.cells[0];
const entry = (pointer: string, before: unknown, after: unknown) => ({
  kind: "changed" as const,
  pointer,
  label: "",
  before,
  after,
});

describe("texts that are looked for", () => {
  const rows = textRows(layers(), ["EN", "KM"]);
  it.each([
    ["", "all", ["club.title", "home.title", "menu.home", "n_one", "n_other"]],
    ["HOME", "all", ["home.title", "menu.home"]],
    ["your seat", "all", ["home.title"]],
    ["ចូល", "all", ["home.title"]],
    [" club ", "all", ["club.title"]],
    ["console", "all", []],
    ["", "own", ["club.title", "home.title"]],
    ["club", "missing", ["club.title"]],
    ["seat", "missing", []],
  ] as const)("with %j among %s", (words, view, keys) => {
    expect(shownTexts(rows, words, view, 2)).toEqual(keys);
  });

  it("are found by a language that is not shown, and counted by those that are", () => {
    expect(shownTexts(rows, "ចូល", "all", 1)).toEqual(["home.title"]);
    expect(shownTexts(rows, "", "missing", 1)).toEqual([]);
    expect(countTexts(rows, ["EN", "KM"]).missing).toEqual([0, 1]);
  });
});

describe("a translation", () => {
  it("is missing where no form of it is there, and not asked for in forms that a language does not have", () => {
    expect(cellOf({}, "club.title")).toMatchObject({ isMissing: true, source: "The club" });
    expect(cellOf({}, "n_one")).toMatchObject({ isMissing: false, isAsked: false });
  });

  it("is outdated once the text it was made from says something else", () => {
    const was = (parts: Partial<TextLayers>, key = "home.title") => cellOf(parts, key)?.was;
    expect(was({})).toBeUndefined();
    const origins = [{ language: "KM", key: "home.title", source: "Sit down" }];
    expect(was({ origins })).toBe("Sit down");
    // Written anew in the draft: made from what stands there now.
    expect(was({ origins, entries: [entry("/texts/KM/home.title", "អង្គុយចុះ", "ចូលមក")] })).toBeUndefined();
    // The brand says something else in English, in the draft, or for long: the product's own translation does not say that.
    const site = { brand, texts: { ...texts, EN: { "home.title": "Sit", "menu.home": "Start" } } };
    expect(was({ site, entries: [entry("/texts/EN/home.title", undefined, "Sit")] })).toBe("Take your seat");
    expect(was({ site, entries: [entry("/texts/EN/home.title", "Be seated", "Sit")] })).toBe("Be seated");
    expect(was({ site })).toBeUndefined();
    expect(was({ site }, "menu.home")).toBe("Home");
  });
});

describe("values that a text shows", () => {
  it.each([
    ["a", "{{count}} of {{total}}", "{{total}}", ["{{count}}"], []],
    ["a", "{{count}}, {{ count }}", "{{count}}", [], []],
    ["a", "{{sum, number}}", "{{sum}}", [], []],
    ["a", "From (min) to (max)", "At most (max)", ["(min)"], []],
    ["a", "Hello {{name}}", "Hello {{nam}}", ["{{name}}"], ["{{nam}}"]],
    ["a_one", "{{count}} item", "One item", [], []],
    ["a_many", "{{count}} items", "Many items", ["{{count}}"], []],
    ["a", "Hello", "Welcome", [], []],
    ["a", undefined, "{{anything}}", [], []],
  ])("in %s, %s → %s", (key, source, text, missing, foreign) => {
    expect(valueFaults(key, source, text)).toEqual({ missing, foreign });
  });

  it.each([
    ["home.title", "KM", "Take your seat"],
    ["home.title", "EN", "Take your seat"],
    ["club.title", "KM", "The club"],
    ["club.title", "EN", undefined],
    ["n_few", "AR", "{{count}}"],
    ["only.km", "AR", "តែ"],
    ["only.km", "EN", "តែ"],
    ["both", "EN", undefined],
    ["both", "KM", "Both"],
    ["only.km", "KM", undefined],
  ])("are those of what %s in %s is made from", (key, language, source) => {
    const own = { EN: { ...texts.EN, both: "Both" }, KM: { ...texts.KM, "only.km": "តែ", both: "ទាំងពីរ" } };
    expect(sourceTextOf(key, language, { own, bundled: bundled.EN, first: "KM" })).toBe(source);
  });
});
