import { describe, expect, it } from "vitest";
import { entryAt, pageEntries } from "#console/pages/pageEntries.ts";
import { pageUses } from "#console/pages/pageUses.ts";
import { toPageName } from "#console/pages/toPageName.ts";
import { withNewPage } from "#console/pages/withNewPage.ts";

const stack = (...children: unknown[]) => ({ root: { kind: "stack", children } });
const bundled = { "page/index": stack(), "page/help": stack(), "dialog/login": stack(), "part/card": stack() };
const site = {
  layouts: { "page/index": stack({ kind: "part", part: "card" }) },
  pages: {
    news: {
      area: "page",
      path: "/news",
      menu: { label: "news.title" },
      layout: stack({ kind: "link", label: "x", to: "/news" }),
      dialogs: { more: stack() },
    },
    bonus: { area: "personal-centre", menu: { label: "b" }, layout: stack() },
  },
  menus: {
    header: {
      items: [
        { id: "a", label: "menu.news", action: { do: "navigate", to: "/news?from=menu" } },
        {
          id: "b",
          label: "menu.more",
          items: [{ id: "c", label: "menu.login", action: { do: "openDialog", dialog: "login" } }],
        },
      ],
    },
    personalCentre: { items: [{ id: "bonus", label: "b", page: "bonus" }] },
  },
};
const entries = pageEntries(site, bundled);

describe("the list of pages", () => {
  it("has layouts, page documents and their dialogs once, the brand's own in the place of the bundled", () => {
    expect(entries.map(({ key, sort, isOwn, isReplacing }) => [key, sort, isOwn, isReplacing])).toEqual([
      ["dialog/login", "dialog", false, true],
      ["dialog/news.more", "dialog", true, false],
      ["page/help", "page", false, true],
      ["page/index", "page", true, true],
      ["page/news", "page", true, false],
      ["part/card", "part", false, true],
      ["personal-centre/bonus", "centre", true, false],
    ]);
  });

  it.each([
    ["/layouts/page~1index/root/children/0", "page/index", "/root/children/0", ""],
    ["/layouts/page~1index/title", "page/index", "", "/title"],
    ["/pages/news/menu/label", "page/news", "", "/menu/label"],
    ["/pages/news/layout/root", "page/news", "/root", ""],
    ["/pages/news/dialogs/more/root/children", "dialog/news.more", "/root/children", ""],
    ["/layouts/page~1help", "page/help", "", ""],
  ])("finds %s in %s", (place, key, inside, beside) => {
    const found = entryAt(entries, place);
    expect([found?.entry.key, found?.inside, found?.beside]).toEqual([key, inside, beside]);
  });

  it("finds nothing where there is no document", () => {
    expect(entryAt(entries, "")).toBeNull();
    expect(entryAt(entries, "/layouts/page~1indexes/root")).toBeNull();
  });

  it("tells where each is used, and not by itself", () => {
    const uses = pageUses(site, { layouts: bundled }, entries);
    expect(Object.fromEntries(uses)).toEqual({
      "part/card": ["/layouts/page~1index/root/children/0"],
      "page/news": ["/menus/header/items/0/action"],
      "dialog/login": ["/menus/header/items/1/items/0/action"],
      "personal-centre/bonus": ["/menus/personalCentre/items/0"],
    });
  });

  it.each([
    ["Spring offers", "springOffers"],
    ["VIP Club 2027!", "vipClub2027"],
    ["ទំព័រ", "page"],
    ["7 days", "days"],
    ["  ", ""],
  ])("calls a page %j %j", (title, name) => expect(toPageName(title)).toBe(name));
});

describe("a new page", () => {
  const plot = {
    home: "/pages/offers/texts",
    prefix: "own.offers",
    languages: ["EN", "KM"],
    words: (sample: string) => sample,
  };
  const wish = { name: "offers", title: "Offers", area: "page" as const, template: "blank", menu: "header" };

  it("comes with its texts in every language and its menu entry", () => {
    const made = withNewPage(site, wish, undefined, plot) as typeof site & { pages: Record<string, unknown> };
    expect(made.pages["offers" as never]).toMatchObject({
      key: "offers",
      path: "/offers",
      menu: { label: "own.offers.title" },
      texts: {
        EN: { "own.offers.title": "Offers", "own.offers.heading": "heading" },
        KM: { "own.offers.title": "Offers" },
      },
      layout: { title: "own.offers.title" },
    });
    expect(made.menus.header.items.at(-1)).toEqual({
      id: "offers",
      label: "own.offers.title",
      icon: "cards",
      action: { do: "navigate", to: "/offers" },
    });
  });

  it("is a copy of another with its dialogs and texts, at an address of its own", () => {
    const copied = entries.find(({ key }) => key === "page/news");
    const made = withNewPage(site, { ...wish, template: "page/news", menu: "" }, copied, plot) as typeof site;
    expect(made.pages["offers" as never]).toMatchObject({ path: "/offers", dialogs: { more: {} } });
    expect(made.menus).toEqual(site.menus);
  });
});
