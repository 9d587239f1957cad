import { describe, expect, it } from "vitest";
import { argumentFault } from "#compile/parts/argumentFault.ts";
import { bindArgument, parameterOf } from "#compile/parts/bindArgument.ts";
import { placeOfLayout, writtenDocuments } from "#compile/parts/writtenDocuments.ts";
import { writtenPlace } from "#compile/parts/writtenPlace.ts";
import type { Layout } from "#contracts/config.ts";

const layout = (kind: string) => ({ root: { kind } }) as unknown as Layout;
const pages = { vault: { area: "personal-centre" }, promotion: { area: "page" }, broken: 7 };

describe("the document of a layout", () => {
  it.each([
    ["personal-centre/vault", "pages/vault", "/layout"],
    ["page/promotion", "pages/promotion", "/layout"],
    ["dialog/vault.limits", "pages/vault", "/dialogs/limits"],
    ["dialog/vault", "layouts/dialog/vault", ""],
    ["page/vault", "layouts/page/vault", ""],
    ["personal-centre/vault.limits", "layouts/personal-centre/vault.limits", ""],
    ["page/broken", "layouts/page/broken", ""],
    ["page/index", "layouts/page/index", ""],
    ["page/constructor", "layouts/page/constructor", ""],
    ["shell", "layouts/shell", ""],
  ])("of %s is %s, at %j", (key, document, pointer) => {
    expect(placeOfLayout(key, { pages })).toEqual({ document, pointer });
    expect(placeOfLayout(key, {})).toEqual({ document: `layouts/${key}`, pointer: "" });
  });

  it("is the site's before that of the program", () => {
    const site = { layouts: { "page/index": layout("own") }, pages };
    const read = writtenDocuments(site, { "page/index": layout("bundled"), shell: layout("shell") });
    expect(read("layouts/page/index")).toEqual(layout("own"));
    expect(read("layouts/shell")).toEqual(layout("shell"));
    expect(read("pages/vault")).toBe(pages.vault);
    expect(
      ["layouts/page/x", "pages/x", "pages/shell", "brand", "menus/shell", "layouts/constructor"].map(read),
    ).toEqual(Array.from({ length: 6 }));
    expect(writtenDocuments({ layouts: 7 }, {})("layouts/page/index")).toBeUndefined();
  });
});

describe("a binding to a parameter", () => {
  it.each([
    ["/part/sum", { name: "sum", rest: "" }],
    ["/part/sum/now/0", { name: "sum", rest: "/now/0" }],
    ["/data/part/sum", undefined],
    ["/partial", undefined],
    [7, undefined],
  ])("to %j reads %j", (bind, read) => expect(parameterOf({ bind })).toEqual(read));

  const bind = "/part/sum";
  it.each<[Record<string, unknown>, unknown, string, unknown]>([
    [{ bind }, "a.text", "", "a.text"],
    [{ bind }, 5, "", 5],
    [{ bind }, { bind: "/data/a" }, "", { bind: "/data/a" }],
    [{ bind }, { bind: "/data/a" }, "/now", { bind: "/data/a/now" }],
    [{ bind, format: "money" }, { bind: "/data/a" }, "", { bind: "/data/a", format: "money" }],
    [{ bind, format: "money" }, { bind: "/data/a", format: "date" }, "", { bind: "/data/a", format: "date" }],
    [{ bind, fallback: 0 }, { bind: "/data/a" }, "", { bind: "/data/a", fallback: 0 }],
    [{ bind, format: "money", fallback: 0 }, 5, "", { plus: [5], format: "money" }],
    [{ bind, fallback: 0 }, 5, "", 5],
    [{ bind, format: "money" }, { plus: [1] }, "", { plus: [1], format: "money" }],
    [{ bind, format: "money" }, { plus: [1], format: "date" }, "", { plus: [1], format: "date" }],
    [{ bind, format: "money" }, { text: "a.text" }, "", { text: "a.text" }],
    [{ bind, format: "money" }, "a.text", "", "a.text"],
    [{ bind }, 5, "/now", undefined],
    [{ bind }, { text: "a" }, "/now", undefined],
  ])("%j given %j, read on by %j, is %j", (binding, given, rest, made) => {
    expect(bindArgument(binding, given, rest)).toEqual(made);
  });

  it.each<[unknown, Parameters<typeof argumentFault>[1], string | undefined]>([
    ["a.text", "text", undefined],
    [{ bind: "/a" }, "text", undefined],
    [5, "text", "a text: its key, or a binding"],
    [{ bind: "/a" }, "number", undefined],
    [{ text: "a" }, "number", "a value, not a text"],
    [{ text: "a" }, "value", "a value, not a text"],
    [5, "value", undefined],
    [[], "value", "a value: a literal, a binding or a figure"],
    [5, "number", undefined],
    ["5", "number", "a number, or a binding"],
    [true, "boolean", undefined],
    [1, "boolean", "a boolean, or a binding"],
  ])("%j as a parameter that is a %s: %s", (value, type, fault) => expect(argumentFault(value, type)).toBe(fault));
});

describe("where something of a part is written", () => {
  const documents: Record<string, unknown> = {
    "layouts/page/x": {
      summary: { kind: "part", part: "box" },
      root: {
        kind: "stack",
        children: [
          { kind: "part", part: "box", with: { title: "a.title" }, when: { flag: "A" }, hideOn: "phone" },
          { kind: "part", part: "unknown" },
          { kind: "part", part: "plain" },
        ],
      },
    },
    "layouts/part/box": {
      root: {
        kind: "stack",
        when: { flag: "B" },
        children: [
          { kind: "heading", text: { bind: "/part/title" } },
          { kind: "part", part: "box" },
        ],
      },
    },
    "layouts/part/plain": { root: { kind: "text", text: { bind: "/part/missing" } } },
  };
  it.each([
    ["/root/children/0/children/0/level", "layouts/part/box", "/root/children/0/level", 1],
    ["/root/children/0/children/0/text", "layouts/page/x", "/root/children/0/with/title", 0],
    ["/root/children/0/hideOn", "layouts/page/x", "/root/children/0/hideOn", 0],
    ["/root/children/0/when/all/0/flag", "layouts/page/x", "/root/children/0/when/flag", 0],
    ["/root/children/0/when/all/1/flag", "layouts/part/box", "/root/when/flag", 1],
    ["/root/children/0/children/1/part", "layouts/part/box", "/root/children/1/part", 1],
    ["/root/children/1/part", "layouts/page/x", "/root/children/1/part", 0],
    ["/root/children/2/text", "layouts/part/plain", "/root/text", 1],
    ["/root/children/2/when", "layouts/part/plain", "/root/when", 1],
    ["/root/children/9/text", "layouts/page/x", "/root/children/9/text", 0],
    ["/summary/part", "layouts/page/x", "/summary/part", 0],
    ["", "layouts/page/x", "", 0],
  ])("%s is in %s at %s", (pointer, document, written, depth) => {
    const place = writtenPlace({ document: "layouts/page/x", pointer }, (name) => documents[name]);
    expect([place.document, place.pointer, place.through.length]).toEqual([document, written, depth]);
  });

  it("names the parts that lead there", () => {
    const at = { document: "layouts/page/x", pointer: "/root/children/0/children/0/level" };
    expect(writtenPlace(at, (name) => documents[name]).through).toEqual([
      { part: "box", document: "layouts/page/x", pointer: "/root/children/0" },
    ]);
  });
});
