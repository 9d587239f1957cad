import { describe, expect, it } from "vitest";
import { countryOfNumber } from "#compile/countryOfNumber.ts";
import { isText } from "#compile/isText.ts";
import { layoutKey } from "#compile/layoutKey.ts";
import { pageName } from "#compile/pageName.ts";
import { pagePaths } from "#compile/pagePaths.ts";
import { cutDepths } from "#compile/shapes/cutDepths.ts";

describe("the key of a layout", () => {
  it.each([
    ["layouts/pages/index.json", "page/index"],
    ["layouts/dialogs/vault.limits.json", "dialog/vault.limits"],
    ["layouts/parts/box.json", "part/box"],
    ["layouts/personal-centre/vault.json", "personal-centre/vault"],
    ["layouts/shell.json", "shell"],
    ["src/console/layouts/shell.json", "shell"],
    ["layouts/pages/a.json.json", "page/a.json"],
  ])("of %s is %s", (file, key) => expect(layoutKey(file)).toBe(key));
});

describe("the name of a page in a path", () => {
  it.each([
    ["/", "index"],
    ["/login", "login"],
    ["/login/", "login"],
    ["/login.html", "login"],
    ["/a-9", "a-9"],
    ["/9", null],
    ["/a/b", null],
    ["login", null],
    ["/login.htmlx", null],
    ["x/login", null],
    ["", null],
  ])("%s is %s", (path, name) => expect(pageName(path)).toBe(name));

  it("is kept by no page without a path that can be an address", () => {
    const pages = { a: { area: "page" }, b: { area: "page", path: 7 }, c: { area: "page", path: "c" }, d: null };
    expect(pagePaths({ ...pages, e: { area: "page", path: "/e" } })).toEqual({ "page/e": "/e" });
    expect(pagePaths(undefined)).toEqual({});
  });
});

describe("a text of a document", () => {
  it.each([
    ["a.title", true],
    ["", false],
    [{ text: "a.title" }, true],
    [{ bind: "/data/a" }, true],
    [{ text: 7 }, false],
    [{}, false],
    [["a.title"], false],
    [undefined, false],
  ])("%j is one: %s", (written, isOne) => expect(isText(written)).toBe(isOne));
});

describe("the country of a number", () => {
  it.each([
    ["+14165550100", "CA"],
    ["+85512345678", "KH"],
    ["12345678", undefined],
    ["", undefined],
  ])("%s is %s", (number, country) => expect(countryOfNumber(number)).toBe(country));
});

describe("a value that is too deep", () => {
  function cut(value: unknown, most: number) {
    const told: string[] = [];
    return { value: cutDepths(value, ({ pointer, reason }) => told.push(`${pointer}: ${reason}`), most), told };
  }
  const deep = { a: { b: [{ c: 1 }] } };

  it("is cut where it is, and told", () => {
    const reason = "nothing may be nested deeper than 2 levels, or hold so much";
    expect(cut(deep, 2)).toEqual({ value: { a: { b: [null] } }, told: [`/a/b/0: ${reason}`] });
    expect(cut(deep, 4)).toEqual({ value: deep, told: [] });
  });

  it("stays the very same where nothing needs a cut", () => {
    expect(cut(deep, 4).value).toBe(deep);
    expect(cut(7, 0)).toEqual({ value: 7, told: [] });
    expect(cut(null, 0)).toEqual({ value: null, told: [] });
  });

  it("is cut where it holds itself, and keeps what stands in two places", () => {
    const shared = { b: 1 };
    const circle: Record<string, unknown> = { one: shared, two: shared };
    circle["self"] = circle;
    expect(cut(circle, 5)).toEqual({
      value: { one: { b: 1 }, two: { b: 1 }, self: null },
      told: ["/self: this holds itself"],
    });
  });
});
