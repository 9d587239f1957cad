import { describe, expect, it } from "vitest";
import { describePlace, placeAddress, placeOfProblem } from "#console/places.ts";

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
    ["/layouts/page~1index/root", { path: "/documents", query: { at: "/layouts/page~1index/root", tab: "layouts" } }],
    ["/texts/FR/home.title", { path: "/texts", query: { at: "/texts/FR/home.title" } }],
    ["/format", { path: "/changes", query: {} }],
    ["/constructor/x", { path: "/changes", query: {} }],
  ])("%s is edited at %j", (pointer, address) => {
    expect(placeAddress(pointer)).toEqual(address);
  });

  it("are told in words, an item of a list by its own name", () => {
    const site = { menus: { header: { items: [{ id: "home", label: "menu.home" }, { label: "x" }] } } };
    const words: Record<string, string> = { "console.menus.title": "Menus", "schema.menus.header": "Header" };
    const translate = (key: string) => words[key] ?? key;
    expect(describePlace("/menus/header/items/0/label", site, translate)).toBe("Menus › Header › items › home › label");
    expect(describePlace("/menus/header/items/1", site, translate)).toBe("Menus › Header › items › 2");
  });
});
