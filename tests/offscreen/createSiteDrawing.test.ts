// @vitest-environment node
import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import type { Layout, Site } from "#contracts/config.ts";
import { kindIs } from "#engine/index.ts";
import { createSiteDrawing } from "#offscreen/createSiteDrawing.tsx";
import type { Renderer } from "#engine/index.ts";
import type { DrawInput } from "#offscreen/DrawInput.ts";
import type { NodePlace } from "#rendering/NodePlace.ts";
import { renderers } from "#renderers/index.ts";
import { loadBundled } from "#server/features/publishing/bundled/loadBundled.ts";
import { indexSite } from "#server/features/gate/indexSite.ts";
import { toDrawInput } from "#server/features/gate/drawing/toDrawInput.ts";

const bundled = await loadBundled();
const { forms: _forms, ...ink } = bundled.site;
const page = JSON.parse(await readFile("examples/pages/messages.json", "utf8")) as Record<string, unknown>;

/** The faults of one drawing. */
const drawSite = async (input: DrawInput, list?: readonly Renderer[]) =>
  (await createSiteDrawing(list).draw(input)).faults;

/** What the gate draws of the demo brand with the page of the guide. */
function aDrawInput(layouts: Record<string, Layout> = {}) {
  const site = { ...ink, layouts: { ...ink.layouts, ...layouts }, pages: { messages: page } } as unknown as Site;
  return toDrawInput(site, indexSite(site, bundled.site), bundled);
}

describe("drawing every page before a publication", () => {
  it.each(aDrawInput().languages)(
    "[CARD-02] draws the demo brand and the page of the guide, for everybody, in every language: %s",
    async (language) => {
      expect(await drawSite({ ...aDrawInput(), languages: [language] })).toEqual([]);
    },
    // Some 400 pages by React's development build: seconds, and many more on a busy machine.
    60_000,
  );

  it("says where and for whom a renderer failed, and goes on with the other pages", async () => {
    const failing = {
      name: "Failing",
      match: kindIs("divider"),
      component: () => {
        throw new Error("out of ink");
      },
    };
    const root = {
      kind: "stack",
      children: [
        { kind: "stack", children: [] },
        { kind: "divider", when: { loggedIn: true } },
      ],
    };
    const list = [...renderers.filter(({ match }) => match.kind !== "divider"), failing];
    const layouts = { "page/one": { root }, "page/two": { root } } as unknown as Record<string, Layout>;
    const faults = await drawSite({ ...aDrawInput(), languages: ["EN"], layouts }, list);
    expect(faults.map(({ document, pointer }) => `${document} ${pointer}`)).toEqual([
      "page/one /root/children/1",
      "page/two /root/children/1",
      "page/one /root/children/1",
      "page/two /root/children/1",
      "page/one /root/children/1",
      "page/two /root/children/1",
    ]);
    expect(faults[0]?.reason).toBe("It cannot be drawn for a member in EN: out of ink");
  });

  it("draws every page in its place, with lists as long as they get in earnest", async () => {
    const seen: Record<string, unknown>[] = [];
    const spy = {
      name: "Spy",
      match: kindIs("divider"),
      component: ({ at }: { at: NodePlace }) => {
        const read = (pointer: string) => at.scope.read(pointer);
        seen.push({
          document: at.document,
          centre: read("/centre/name"),
          rows: (read("/data/news/rows") as [])?.length,
        });
        return "drawn";
      },
    };
    const list = [...renderers.filter(({ match }) => match.kind !== "divider"), spy];
    const root = { kind: "stack", children: [{ kind: "divider" }] };
    const shell = {
      kind: "shell",
      main: [
        { kind: "outlet" },
        {
          kind: "centre",
          when: { value: { bind: "/centre/name" }, exists: true },
          title: "shell.personalCentre",
          menu: "personalCentre",
          area: "personal-centre",
          defaultPage: "one",
        },
      ],
    };
    const layouts = { shell: { root: shell }, "page/index": { root }, "personal-centre/one": { root } };
    const input = { ...aDrawInput(), layouts: layouts as unknown as Record<string, Layout> };
    const visitors = input.visitors
      .filter(({ name }) => name === "member")
      .map((one) => ({ ...one, sees: Object.keys(layouts) }));
    const answers = { news: { rows: [{ id: "1", tags: ["a"] }] } };
    expect(await drawSite({ ...input, languages: ["EN"], visitors, answers }, list)).toEqual([]);
    // In the shell with its own place around it; and each document by itself, with the one row it was given.
    expect(seen).toContainEqual({ document: "page/index", centre: undefined, rows: 30 });
    expect(seen).toContainEqual({ document: "personal-centre/one", centre: "personal", rows: 30 });
    expect(seen).toContainEqual(expect.objectContaining({ document: "personal-centre/one", rows: 1 }));
  });

  it("names a page that draws itself and one that shows nothing, instead of going on for ever", async () => {
    const layouts = {
      shell: { root: { kind: "shell", main: [{ kind: "outlet" }] } },
      "page/index": { root: { kind: "stack", children: [{ kind: "divider" }, { kind: "outlet" }] } },
      "page/empty": { root: { kind: "stack", children: [{ kind: "text", text: { bind: "/brand/nothing" } }] } },
    } as unknown as Record<string, Layout>;
    const input = { ...aDrawInput(), languages: ["EN"], layouts };
    const visitors = input.visitors.slice(0, 1).map((one) => ({ ...one, sees: ["page/empty"] }));
    const faults = await drawSite({ ...input, visitors });
    expect(faults).toContainEqual({
      document: "page/index",
      pointer: "/root/children/1",
      reason: 'It shows "page/index", in which it stands itself',
    });
    expect(faults).toContainEqual({
      document: "page/empty",
      pointer: "/root",
      reason: expect.stringContaining("It shows nothing to a visitor in EN"),
    });
  });

  it("tells of a text that is missing in a language, whoever asked for it", async () => {
    const input = aDrawInput();
    const { "menu.home": _gone, ...rest } = { ...input.dictionaries["EN"] };
    const faults = await drawSite({ ...input, languages: ["EN"], dictionaries: { EN: rest } });
    expect(faults).toContainEqual({ document: "texts", pointer: "/EN", reason: "The text menu.home is missing in EN" });
  }, 60_000);
});
