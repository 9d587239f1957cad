import { describe, expect, it } from "vitest";
import type { Help } from "#contracts/config.ts";
import { aPlatform } from "#tests/support/aPlatform.ts";
import { aSite } from "#tests/support/aSite.ts";

const { call, liveSite } = await aPlatform();

const help: Help = {
  categories: [
    {
      id: "account",
      title: { EN: "Account", KM: "គណនី" },
      icon: "user",
      articles: [
        { id: "log-in", title: { EN: "How to log in", KM: "របៀបចូល" }, body: { EN: "<p>Press <b>Enter</b>.</p>" } },
        { id: "café", title: { EN: "Café" }, body: { EN: `<p>${"long ".repeat(60)}</p>` } },
      ],
    },
    {
      id: "trial",
      title: { EN: "Trial" },
      flag: "JACKPOT3",
      articles: [{ id: "hidden", title: { EN: "Hidden" }, body: { EN: "<p>Hidden</p>" } }],
    },
    {
      id: "money",
      title: { EN: "Money" },
      articles: [
        {
          id: "pay",
          title: { EN: "Paying in" },
          body: { EN: "<ul><li>one</li><li>two</li></ul>", KM: "<p>បង់ប្រាក់</p>" },
        },
        { id: "off", title: { EN: "Off" }, body: { EN: "<p>Off</p>" }, flag: "JACKPOT3" },
      ],
    },
  ],
};
liveSite.change({ ...aSite(), help });

const asked = async (query = "", language = "EN") =>
  call("GET", `/wps/system/helpCenter?${query}`, { headers: { language } });
const value = async (query?: string, language?: string) => (await asked(query, language)).json().value;
const found = async (query?: string, language?: string) =>
  (await value(query, language)).articles.map(({ id }: { id: string }) => id);

describe("the help centre", () => {
  it("has its categories and articles in order, without bodies and without what is off", async () => {
    const { categories, articles, article } = await value();
    expect(categories).toEqual([
      { id: "account", title: "Account", icon: "user", count: 2 },
      { id: "money", title: "Money", icon: "", count: 1 },
    ]);
    expect(articles[0]).toEqual({
      id: "log-in",
      title: "How to log in",
      category: "account",
      categoryTitle: "Account",
      excerpt: "Press Enter.",
    });
    expect(articles.map(({ id }: { id: string }) => id)).toEqual(["log-in", "café", "pay"]);
    expect([...articles[1].excerpt].length).toBeLessThanOrEqual(141);
    expect(article).toBeNull();
    expect(await found("category=trial")).toEqual([]);
    expect((await value("id=hidden")).article).toBeNull();
  });

  it("gives the articles of a category", async () => {
    expect(await found("category=money")).toEqual(["pay"]);
    expect(await found("category=constructor")).toEqual([]);
  });

  it("gives one article with its body, in the language of the visitor, else in English", async () => {
    expect((await value("id=log-in", "KM")).article).toEqual({
      id: "log-in",
      title: "របៀបចូល",
      category: "account",
      categoryTitle: "គណនី",
      body: "<p>Press <b>Enter</b>.</p>",
    });
    expect((await value("id=nothing")).article).toBeNull();
  });

  it.each([
    ["log", ["log-in"]],
    ["ENTER press", ["log-in"]],
    ["cafe", ["café"]],
    ["ｐａｙｉｎｇ", ["pay"]],
    ["two one", ["pay"]],
    ["press two", []],
    ["li", []],
    ["(", []],
    ["   ", ["log-in", "café", "pay"]],
  ])("finds what holds every word: %s", async (search, ids) => {
    expect(await found(`search=${encodeURIComponent(search)}`)).toEqual(ids);
  });

  it("finds words of the visitor's language", async () => {
    expect(await found(`search=${encodeURIComponent("ប្រាក់")}`, "KM")).toEqual(["pay"]);
    expect(await found(`search=${encodeURIComponent("ប្រាក់")}`, "EN")).toEqual([]);
  });

  it("refuses what nobody types", async () => {
    expect((await asked(`search=${"x".repeat(10_000)}`)).statusCode).toBe(400);
    expect((await asked("search=a&search=b")).statusCode).toBe(400);
  });

  it("is empty where the site has none", async () => {
    liveSite.change(aSite());
    expect(await value("id=log-in&search=log")).toEqual({ categories: [], articles: [], article: null });
    liveSite.change({ ...aSite(), help });
  });
});
