import { describe, expect, it, vi } from "vitest";
import { createTexts } from "#i18n/createTexts.ts";
import type { TextTable } from "#i18n/TextTable.ts";

const dictionaries: Record<string, TextTable> = {
  EN: {
    "login.submit": "Log in",
    "cart.items_one": "{{count}} item",
    "cart.items_other": "{{count}} items",
    "a.b": "EN",
  },
  KM: { "login.submit": "ចូល" },
  PT: { "a.b": "PT" },
  AR: { "cart.items_two": "عنصران", "cart.items_few": "{{count}} عناصر", "cart.items_other": "{{count}} عنصر" },
};

const aSource = (onMissing = vi.fn<(key: string, language: string) => void>()) => ({
  onMissing,
  load: vi.fn<(language: string) => Promise<TextTable>>(async (language) => dictionaries[language] ?? {}),
});

describe("texts", () => {
  it("come from the language, and from English where it has none", async () => {
    const texts = await createTexts(aSource()).load("KM", {}, "USD");
    expect(texts.translate("login.submit")).toBe("ចូល");
    expect(texts.translate("a.b")).toBe("EN");
    expect(texts).toMatchObject({ tag: "km", direction: "ltr", language: "KM" });
  });

  it("say which language is really shown, with its direction", async () => {
    const texts = await createTexts(aSource()).load("UR", {}, "USD");
    expect(texts).toMatchObject({ tag: "en", direction: "ltr" });
    const taiwan = await createTexts({
      load: async (code): Promise<TextTable> => (code === "CN" ? { a: "一" } : {}),
    }).load("TW", {}, "USD");
    expect(taiwan.tag).toBe("zh-Hans");
    const own = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`k${index}`, "x"]));
    expect(await createTexts(aSource()).load("UR", { UR: own }, "USD")).toMatchObject({ tag: "ur", direction: "rtl" });
  });

  it("follow the chain of languages that stand in for one", async () => {
    const texts = await createTexts(aSource()).load("PT-BR", {}, "USD");
    expect(texts.translate("a.b")).toBe("PT");
  });

  it("fill in values without escaping them", async () => {
    const texts = await createTexts(aSource()).load("EN", { EN: { hi: "Hi {{name}}" } }, "USD");
    expect(texts.translate("hi", { name: "<b> & co" })).toBe("Hi <b> & co");
  });

  it("know contexts, formats and texts within texts, and leave the place of a value that is missing", async () => {
    const own = {
      "who.is": "who",
      "who.is_woman": "her",
      amount: "{{sum, number}}",
      nested: "see $t(who.is)",
      gap: "a{{x}}b",
    };
    const texts = await createTexts(aSource()).load("EN", { EN: own }, "USD");
    expect(texts.translate("who.is", { context: "woman" })).toBe("her");
    expect(texts.translate("amount", { sum: 1234 })).toBe("1,234");
    expect(texts.translate("nested")).toBe("see who");
    expect(texts.translate("gap")).toBe("a{{x}}b");
    expect(texts.translate("gap", { x: "{{y}}" })).toBe("a{{y}}b");
    expect(texts.translate("gap", { x: 0 })).toBe("a0b");
    expect(texts.translate("gap", { z: 1 })).toBe("a{{x}}b");
  });

  it("take the plural form of the language", async () => {
    const source = createTexts(aSource());
    const english = await source.load("EN", {}, "USD");
    expect([1, 2].map((count) => english.translate("cart.items", { count }))).toEqual(["1 item", "2 items"]);
    const arabic = await source.load("AR", {}, "USD");
    expect([2, 3, 100].map((count) => arabic.translate("cart.items", { count }))).toEqual([
      "عنصران",
      "3 عناصر",
      "100 عنصر",
    ]);
  });

  it("are replaced by the brand's own", async () => {
    const texts = await createTexts(aSource()).load("EN", { EN: { "login.submit": "Come in", new: "New" } }, "USD");
    expect(texts.translate("login.submit")).toBe("Come in");
    expect(texts.translate("new")).toBe("New");
  });

  it("tell once of a key that has none, and give the key back", async () => {
    const source = aSource();
    const texts = await createTexts(source).load("EN", {}, "USD");
    expect(texts.translate("no.such")).toBe("no.such");
    texts.translate("no.such");
    expect(source.onMissing.mock.calls).toEqual([["no.such", "EN"]]);
  });

  it("are asked for once a language, and again after a failure", async () => {
    const source = aSource();
    source.load.mockRejectedValueOnce(new Error("network"));
    const texts = createTexts(source);
    await expect(texts.load("KM", {}, "USD")).rejects.toThrow("network");
    await texts.load("KM", {}, "USD");
    await texts.load("KM", { KM: { x: "y" } }, "USD");
    expect(source.load.mock.calls.filter(([language]) => language === "KM")).toHaveLength(2);
  });

  it("of the language itself do without a stand-in that cannot be loaded", async () => {
    const source = aSource();
    source.load.mockImplementation(async (language) => {
      if (language === "EN") throw new Error("network");
      return dictionaries[language] ?? {};
    });
    const texts = await createTexts(source).load("KM", {}, "USD");
    expect(texts.translate("login.submit")).toBe("ចូល");
  });
});

describe("a language that has every text", () => {
  it("is loaded alone, and the brand's English texts still stand in for its own", async () => {
    const source = { ...aSource(), isComplete: (language: string) => language === "KM" };
    const texts = await createTexts(source).load("KM", { EN: { "brand.own": "Own" } }, "USD");
    expect(source.load.mock.calls).toEqual([["KM"]]);
    expect(texts.translate("brand.own")).toBe("Own");
  });

  it("of one page are what it asked for, in all forms, and tell of anything else", async () => {
    const texts = {
      greeting: "Hello",
      greeting_formal: "Good day",
      item_one: "{{count}} item",
      item_other: "{{count}} items",
      other: "Not asked for",
    };
    const source = createTexts({ load: async (code) => (code === "EN" ? texts : {}) });
    const page = await source.pick("UR", { UR: { greeting: "سلام" } }, ["greeting", "item", "no.such"]);
    expect(page).toEqual({
      shown: "UR",
      words: {
        UR: { greeting: "سلام" },
        EN: {
          greeting_formal: "Good day",
          item_one: "{{count}} item",
          item_other: "{{count}} items",
        },
      },
      none: ["no.such"],
    });
    const onAbsent = vi.fn<() => void>();
    const opened = await createTexts({ load: () => Promise.reject(new Error("no network")) }).open(
      "UR",
      page,
      "USD",
      onAbsent,
    );
    expect(opened).toMatchObject({ language: "UR", tag: "ur", direction: "rtl" });
    expect(opened.translate("greeting")).toBe("سلام");
    expect(opened.translate("greeting", { context: "formal" })).toBe("سلام");
    expect(opened.translate("item", { count: 2 })).toBe("2 items");
    expect(opened.translate("no.such")).toBe("no.such");
    expect(opened.has("no.such")).toBe(false);
    expect(onAbsent).not.toHaveBeenCalled();
    expect(opened.translate("other")).toBe("");
    expect(opened.has("elsewhere")).toBe(false);
    expect(onAbsent).toHaveBeenCalledTimes(2);
  });

  it("of one page are all there are where one of them holds another", async () => {
    const texts = { a: "$t(b)!", b: "Word", c: "Other" };
    const page = await createTexts({ load: async () => texts }).pick("EN", {}, ["a"]);
    expect(page.words).toEqual({ EN: texts });
  });
});
