// @vitest-environment node
import { describe, expect, it } from "vitest";
import { openDocument } from "#engine/openDocument.ts";
import { createPageDrawer } from "#player/ahead/createPageDrawer.tsx";
import { soonModules } from "#player/ahead/soonModules.ts";
import { canonicalJson } from "#json/canonical.ts";
import { readBundledSite } from "#tests/support/readBundledSite.ts";

const stages = "renderers/chunks/stages.ts";
const lobby = "renderers/chunks/lobby.ts";
const poster = { kind: "poster", title: "a.b", art: "x", action: { do: "back" } };

const soon = (main: unknown[], { flags = [] as string[], member = null as number | null } = {}) => {
  const layouts = { "page/own": { root: { kind: "page", main } } };
  return soonModules("/own", { layouts, paths: {}, flags: new Set(flags), openLayout: openDocument } as never, member);
};
const data = (children: unknown[], more: object = {}) => ({
  kind: "data",
  id: "all",
  call: "listGames",
  ...more,
  children,
});

describe("what a page will be drawn with once its data are there", () => {
  it("are the parts of the program that stand below them", () => {
    expect(soon([data([poster])])).toEqual([lobby]);
    expect(soon([data([{ kind: "text", text: "a.b" }])])).toEqual([]);
  });

  it("is not what cannot be shown to this visitor, what comes near the screen only, or what few see", () => {
    const shown = (when: object, more?: Parameters<typeof soon>[1]) => soon([{ ...poster, when }], more).length === 1;
    expect([shown({ flag: "A3" }), shown({ flag: "A3" }, { flags: ["A3"] })]).toEqual([false, true]);
    expect([shown({ loggedIn: true }), shown({ loggedIn: true }, { member: 0 })]).toEqual([false, true]);
    expect([shown({ accountType: [1] }, { member: 0 }), shown({ accountType: [1] }, { member: 1 })]).toEqual([
      false,
      true,
    ]);
    expect([shown({ not: { flag: "A3" } }), shown({ not: { loggedIn: false } })]).toEqual([true, false]);
    const ofData = { value: { bind: "/data/all/open" }, is: true };
    expect([shown(ofData), shown({ not: ofData }), shown({ all: [ofData, { flag: "A3" }] })]).toEqual([
      true,
      true,
      false,
    ]);
    expect(shown({ any: [{ flag: "A3" }, { loggedIn: true }] })).toBe(false);
    const far = data([poster], { near: true });
    const failing = data([], { failed: poster });
    expect([soon([far]), soon([failing])]).toEqual([[], []]);
    const tabs = [poster, { kind: "progress", label: "a.b", value: 1, max: 2 }].map((child) => ({
      label: "a.b",
      children: [child],
    }));
    expect(soon([{ kind: "tabs", label: "a.b", tabs }])).not.toContain(stages);
  });

  it("is told of pages that are drawn ahead, and is none of what those are drawn with already", async () => {
    const { forms: _forms, ...ink } = readBundledSite("ink");
    const reference = { seq: 1, hash: "sha256-1", href: "/config/sha256-1.json" };
    const drawer = await createPageDrawer({ reference, content: canonicalJson(ink), platform: "" });
    const visitor = { theme: "dark", member: null, centre: null, language: "KM" } as const;
    const live = (await drawer.draw({ ...visitor, path: "/live" }))?.page;
    expect(live?.soon).toEqual(expect.arrayContaining([lobby, "renderers/chunks/tables.ts"]));
    for (const path of ["/live", "/index", "/register"]) {
      const page = (await drawer.draw({ ...visitor, path }))?.page;
      expect(page?.soon.filter((module) => page.chunks.includes(module))).toEqual([]);
    }
  });
});
