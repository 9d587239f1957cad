import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createJudge } from "#console/createJudge.ts";
import { readPointer, replaceAt } from "#json/pointer.ts";
import { readBundledSite } from "../support/readBundledSite.ts";

const files = readdirSync("schemas/config").filter((name) => name.endsWith(".json"));
const judge = createJudge(
  Object.fromEntries(
    files.map((name) => [name, JSON.parse(readFileSync(`schemas/config/${name}`, "utf8")) as unknown]),
  ),
);
const site = readBundledSite("ink") as unknown;

describe("what an operator's values are judged by", () => {
  it("takes the site that the product brings", () => {
    const places = ["/brand", "/rules", "/flags", "/menus", "/theme", "/texts"];
    const layouts = Object.keys(readPointer(site, "/layouts") as object).map(
      (name) => `/layouts/${name.replaceAll("/", "~1")}/root`,
    );
    expect(judge(site, [...places, ...layouts])).toEqual([]);
  });

  it.each([
    ["a word in the place of a length", "/rules/register/email/maxLength", "abc", "number"],
    ["a length below nothing", "/rules/register/email/maxLength", -1, "minimum"],
    ["a colour by its name", "/theme/dark/text", "red", "pattern"],
    ["an icon that nobody drew", "/menus/header/items/0/icon", "unicorn", "icon"],
    ["a style that does not exist", "/theme/shadow", "huge", "enum"],
    ["a name that is gone", "/brand/name", undefined, "required"],
    ["a field whose name is none", "/rules/register/1 x", {}, "propertyNames"],
    ["a text in a language that nobody knows", "/texts/XX", {}, "additionalProperties"],
    ["a text that is none", "/texts/FR/home.title", 7, "type"],
    ["a text with half a character", "/texts/EN", { "home.title": "\uD800" }, "pattern"],
    ["a text with U+0000", "/texts/EN", { "home.title": "a\0b" }, "pattern"],
    ["a language that nobody knows", "/brand/settings/languages", ["XX"], "enum"],
  ])("names %s", (_, pointer, value, rule) => {
    const found = judge(replaceAt(site, pointer, value), [pointer]);
    expect(found).toEqual([expect.objectContaining({ rule })]);
    expect(`${found[0]?.pointer ?? ""}/`.startsWith(`${pointer}/`)).toBe(true);
  });

  it("takes a text whose key is called icon, and parts that nobody knows", () => {
    expect(judge(replaceAt(site, "/texts/EN", { icon: "Icon" }), ["/texts/EN/icon"])).toEqual([]);
    expect(judge({ ...(site as object), other: { a: 1 } }, ["/other/a"])).toEqual([]);
  });
});
