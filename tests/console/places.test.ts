import { describe, expect, it } from "vitest";
import { describePlace, placeAddress, placeOfProblem } from "#console/places.ts";
import { placeInJson } from "#console/placeInJson.ts";

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

describe("a place in a JSON text", () => {
  const text = JSON.stringify(
    { root: { kind: "stack", "a/b": [1, { x: 'quo"te }' }, [true, null]] }, z: -1.5e3 },
    null,
    2,
  );
  it.each([
    [[], text],
    [["root", "kind"], '"stack"'],
    [["root", "a/b", "0"], "1"],
    [["root", "a/b", "1", "x"], String.raw`"quo\"te }"`],
    [["root", "a/b", "2", "1"], "null"],
    [["z"], "-1500"],
    // What is not there is shown by what it would stand in.
    [["root", "a/b", "1", "missing"], '{\n        "x": "quo\\"te }"\n      }'],
    [["root", "kind", "deeper"], '"stack"'],
  ])("%j", (segments, found) => {
    const range = placeInJson(text, segments);
    expect(text.slice(range?.from, range?.to)).toBe(found);
  });

  it.each(["", "{", '{"a"', '{"a":}', "[1,", "nonsense", '{"a": "\\u12"', "[".repeat(20_000)])(
    "is not found in %.20s",
    (broken) => {
      expect(placeInJson(broken, ["a"])).toBeNull();
    },
  );
});
