import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import bannerGroups from "#console/bannerGroups.json";
import { placeAddress, placeOfProblem } from "#console/places.ts";
import { describePlace, itemNames, placeWords } from "#console/placeWords.ts";

it("groups of banners are called by the pages that show them, each of which is known", () => {
  const shown = readdirSync("layouts/pages").flatMap((file) => {
    const { banner, title } = JSON.parse(readFileSync(join("layouts/pages", file), "utf8")) as Record<string, unknown>;
    return banner === undefined ? [] : [[banner, title]];
  });
  for (const [banner, title] of Object.entries(bannerGroups)) expect(shown).toContainEqual([banner, title]);
  expect(Object.keys(bannerGroups)).toEqual([...new Set(shown.map(([banner]) => banner))].toSorted());
});

describe("places of a draft", () => {
  it.each([
    [{ document: "rules", pointer: "/register/email" }, "/rules/register/email"],
    [{ document: "layouts/page/index", pointer: "/root/children/0" }, "/layouts/page~1index/root/children/0"],
    [{ document: "pages/messages", pointer: "/menu/label" }, "/pages/messages/menu/label"],
    [{ document: "forms/login.sms", pointer: "" }, "/forms/login.sms"],
    [{ document: "site", pointer: "/format" }, "/format"],
  ])("%j stands at %s", (problem, place) => {
    expect(placeOfProblem(problem)).toBe(place);
  });

  it.each([
    ["/rules/register/email", { path: "/registration", query: { at: "/rules/register/email" } }],
    ["/layouts/page~1index/root", { path: "/documents", query: { at: "/layouts/page~1index/root", tab: "pages" } }],
    ["/texts/FR/home.title", { path: "/texts", query: { at: "/texts/FR/home.title" } }],
    ["/format", { path: "/changes", query: {} }],
    ["/constructor/x", { path: "/changes", query: {} }],
  ])("%s is edited at %j", (pointer, address) => {
    expect(placeAddress(pointer)).toEqual(address);
  });

  describe("in words", () => {
    const site = {
      rules: { register: { email: {}, pet: { label: "own.pet" }, car: { label: "own.car" } } },
      flags: { childrenNodes: [{ modId: "REG", childrenNodes: [{ modId: "SMS" }] }] },
      menus: { header: { items: [{ id: "home", label: "menu.home" }, { id: "news" }, { label: "x" }] } },
      banners: {
        w_home: {
          items: [
            { id: "naga", title: { EN: "The river pays", KM: "ទន្លេ" } },
            { id: "tables", title: { EN: "Tables" } },
            { id: "bare" },
          ],
        },
      },
      layouts: { "page/index": { title: "home.title" } },
      texts: {
        EN: { "own.pet": "Name of your pet", "own.car": "Your car" },
        KM: { "own.car": "រថយន្តរបស់អ្នក", "field.phone": "លេខទូរស័ព្ទ" },
      },
    };
    const words: Record<string, string> = {
      "console.menus.title": "Menus",
      "console.registration.title": "Registration",
      "console.flags.title": "Feature flags",
      "console.banners.title": "Banners",
      "console.texts.title": "Texts",
      "console.documents.title": "Pages",
      "schema.menus.header": "Header",
      "schema.minLength": "Fewest characters",
      "schema.enabled": "Enabled",
      "field.email": "E-mail",
      "field.phone": "Phone",
      "menu.home": "Home",
      "home.title": "Home page",
    };
    const reader = { translate: (key: string) => words[key] ?? key, language: "KM" };
    it.each([
      ["/rules/register/email/minLength", "Registration › E-mail › Fewest characters"],
      ["/rules/register/pet/minLength", "Registration › Name of your pet › Fewest characters"],
      ["/rules/register/car", "Registration › រថយន្តរបស់អ្នក"],
      ["/rules/register/phone", "Registration › លេខទូរស័ព្ទ"],
      ["/rules/register/nobody/minLength", "Registration › nobody › Fewest characters"],
      ["/flags/childrenNodes/0/childrenNodes/0/enabled", "Feature flags › REG › SMS › Enabled"],
      ["/menus/header/items/0/label", "Menus › Header › Home › label"],
      ["/menus/header/items/1", "Menus › Header › news"],
      ["/menus/header/items/2", "Menus › Header › 3"],
      ["/banners/w_home/items/0", "Banners › Home page (w_home) › ទន្លេ"],
      ["/banners/w_home/items/1/art", "Banners › Home page (w_home) › Tables › art"],
      ["/banners/w_home/items/2", "Banners › Home page (w_home) › bare"],
      ["/banners/own_group/items", "Banners › own_group › items"],
      ["/menus/header/items", "Menus › Header › items"],
      ["/texts/KM/home.title", "Texts › ខ្មែរ › home.title"],
      ["/layouts/page~1index/root", "Pages › Home page (page/index) › root"],
      ["/format", "format"],
    ])("%s is %s", (pointer, said) => {
      expect(describePlace(pointer, site, reader)).toBe(said);
    });

    it("an item that is gone is called as the comparison called it", () => {
      const names = "menus › header › items › promotions".split(" › ");
      expect(placeWords("/menus/header/items/7", site, reader, names).steps).toEqual(["Header", "promotions"]);
      const gone = { id: "promotions", label: "menu.home" };
      expect(placeWords("/menus/header/items/7", site, reader, names, gone).steps).toEqual(["Header", "Home"]);
      // Items that changed places are called as anywhere else; of one that is gone the name is left.
      const { items } = site.menus.header;
      expect(itemNames(["news", "home", "promotions"], items, site, reader)).toEqual(["news", "Home", "promotions"]);
    });

    it("an item that stands elsewhere in this draft is called as it is called here", () => {
      const names = "menus › header › items › home".split(" › ");
      expect(placeWords("/menus/header/items/1", site, reader, names).steps).toEqual(["Header", "Home"]);
    });
  });
});
