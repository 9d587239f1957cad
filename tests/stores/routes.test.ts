import { describe, expect, it } from "vitest";
import { DraftJournal } from "#stores/DraftJournal.ts";
import { DraftTexts } from "#stores/DraftTexts.ts";
import { failure } from "#stores/failure.ts";
import { readAddress, RouteStore, writeAddress, type Navigator } from "#stores/RouteStore.ts";
import { ThemeStore } from "#stores/ThemeStore.ts";
import { enforceActions } from "#stores/enforceActions.ts";
import { fakeStorage } from "../support/fakeStorage.ts";

enforceActions();

describe("an address", () => {
  it.each<[string, string, Record<string, string>]>([
    ["/", "/", {}],
    ["/login", "/login", {}],
    ["/login?a=1&b=x%20y", "/login", { a: "1", b: "x y" }],
    ["/login?next=/a?b=1", "/login", { next: "/a?b=1" }],
    ["/login?a=1#part", "/login", { a: "1" }],
    ["/login#part?a=1", "/login", {}],
    ["?a=1", "", { a: "1" }],
    ["", "", {}],
  ])("%s is the path %s with %j", (address, path, query) => expect(readAddress(address)).toEqual({ path, query }));

  it("is one text", () => {
    expect(writeAddress({ path: "/a", query: {} })).toBe("/a");
    expect(writeAddress({ path: "/a", query: { b: "x y", c: "" } })).toBe("/a?b=x+y&c=");
  });
});

describe("where the visitor is", () => {
  function aRoute() {
    const moves: string[] = [];
    const note = (how: string) => (address: string) => void moves.push(`${how} ${address}`);
    const navigator: Navigator = {
      push: note("push"),
      replace: note("replace"),
      retreat: note("retreat"),
      back: note("back"),
    };
    return { route: new RouteStore(), moves, navigator };
  }

  it("is the first page until the browser says more", () => {
    const { route } = aRoute();
    expect([route.address, route.visit, route.returnTo]).toEqual(["/", 0, null]);
    const arrived = { path: "/a", query: { b: "1" } };
    route.arrive(arrived, 7);
    expect([route.address, route.visit]).toEqual(["/a?b=1", 7]);
    const { route: before } = route;
    route.arrive({ path: "/a", query: { b: "1" } });
    expect([route.route, route.visit]).toEqual([before, 7]);
    expect(route.route).toBe(before);
    route.setReturnTo("/b");
    expect(route.returnTo).toBe("/b");
  });

  it("is moved by the router, and not to where one is", () => {
    const { route, moves, navigator } = aRoute();
    route.use(navigator);
    route.push("/");
    route.retreat("/");
    expect(moves).toEqual([]);
    route.push("/a", { b: "1" });
    route.retreat("/c");
    route.replace("/");
    route.back("/d");
    expect(moves).toEqual(["push /a?b=1", "retreat /c", "replace /", "back /d"]);
  });

  it("is moved as it was wished last before there was a router, once", () => {
    const { route, moves, navigator } = aRoute();
    route.push("/a");
    route.push("/b");
    route.use(navigator);
    route.use(navigator);
    expect(moves).toEqual(["push /b"]);
  });
});

describe("the theme", () => {
  it("is the brand's until the visitor chooses, and what they chose on the next visit", () => {
    const storage = fakeStorage();
    const theme = new ThemeStore(storage, "light");
    expect([theme.name, theme.chosen, theme.stored]).toEqual(["light", null, null]);
    theme.suggest("dark");
    expect([theme.name, theme.chosen]).toEqual(["dark", null]);
    theme.toggle();
    expect([theme.name, theme.chosen, theme.stored]).toEqual(["light", "light", "light"]);
    theme.toggle();
    expect([theme.name, theme.chosen, theme.stored]).toEqual(["dark", "dark", "dark"]);
    theme.suggest("light");
    expect(theme.name).toBe("dark");
    theme.show("light");
    expect([theme.name, theme.chosen]).toEqual(["light", "dark"]);
    expect(new ThemeStore(storage, "light").name).toBe("dark");
  });

  it("is light where something else was kept", () => {
    const theme = new ThemeStore(fakeStorage({ theme: "purple" }), "dark");
    expect([theme.name, theme.chosen]).toEqual(["light", "light"]);
  });
});

describe("documents that are being written as JSON", () => {
  it("stay on the device of their operator until they are let go", () => {
    const storage = fakeStorage();
    const journal = new DraftJournal(storage);
    const texts = new DraftTexts(journal, () => "r1");
    journal.open("editor");
    texts.write("/menus", "{ ");
    texts.write("/brand", "[");
    texts.write("/brand", undefined);
    expect([...texts.texts]).toEqual([["/menus", "{ "]]);
    expect(journal.read()).toEqual({ base: "r1", places: {}, texts: { "/menus": "{ " } });
    texts.clear();
    expect(texts.texts.size).toBe(0);
    texts.restore();
    expect([...texts.texts]).toEqual([["/menus", "{ "]]);
    journal.open("other");
    texts.restore();
    expect(texts.texts.size).toBe(0);
    journal.open(null);
    texts.write("/menus", "x");
    expect(journal.read()).toEqual({ base: "", places: {}, texts: {} });
  });

  it("are let go with the last of them, and edits only where they are as they were saved", () => {
    const storage = fakeStorage();
    const journal = new DraftJournal(storage);
    journal.open("editor");
    journal.keep("r1", "/a", { value: 1 });
    journal.keep("r1", "/b/c", { value: 2, before: 1 });
    journal.keep("r1", "/b/d", { value: 3 });
    journal.keep("r2", "/b", { value: {} });
    expect(journal.read()).toEqual({ base: "r2", places: { "/a": { value: 1 }, "/b": { value: {} } }, texts: {} });
    journal.drop([["/a", 9]]);
    expect(Object.keys(journal.read().places)).toEqual(["/a", "/b"]);
    journal.drop([
      ["/a", 1],
      ["/b", {}],
    ]);
    expect(storage.get("console.journal.editor")).toBeNull();
    journal.keep("r1", "/a", { value: 1 });
    journal.clear();
    expect(storage.get("console.journal.editor")).toBeNull();
  });

  it.each(["", "null", "7", "{", '{"places":7,"texts":null,"base":7}', '{"places":{"a":{},"/b":7},"texts":{"/c":7}}'])(
    "are none where %j was kept",
    (kept) => {
      const journal = new DraftJournal(fakeStorage({ "console.journal.editor": kept }));
      journal.open("editor");
      expect(journal.read()).toEqual({ base: "", places: {}, texts: {} });
    },
  );

  it("are never named by what all objects have", () => {
    const kept = JSON.stringify({
      places: { "/a/constructor": {}, "/constructors": {} },
      texts: { "/__proto__/a": "x" },
    });
    const journal = new DraftJournal(fakeStorage({ "console.journal.editor": kept }));
    journal.open("editor");
    expect(journal.read()).toMatchObject({ places: { "/constructors": {} }, texts: {} });
    expect(Object.keys(journal.read().places)).toEqual(["/constructors"]);
  });
});

describe("a failure of our own making", () => {
  it("says its code, and more where there is more", () => {
    expect(failure("refused", "x")).toEqual({ kind: "refused", code: "x", message: "", details: {} });
    expect(failure("fault", "x", { message: "y" })).toMatchObject({ kind: "fault", message: "y" });
  });
});
