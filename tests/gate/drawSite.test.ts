// @vitest-environment node
import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import type { Layout, Site } from "#contracts/config.ts";
import { kindIs } from "#engine/index.ts";
import { drawSite } from "#gate/drawSite.tsx";
import { renderers } from "#renderers/index.ts";
import { loadBundled } from "#server/features/publishing/bundled/loadBundled.ts";
import { indexSite } from "#server/features/publishing/gate/indexSite.ts";
import { toDrawInput } from "#server/features/publishing/gate/toDrawInput.ts";

const bundled = await loadBundled();
const { forms: _forms, ...ink } = bundled.site;
const page = JSON.parse(await readFile("examples/pages/messages.json", "utf8")) as Record<string, unknown>;

/** What the gate draws of the demo brand with the page of the guide. */
function aDrawInput(layouts: Record<string, Layout> = {}) {
  const site = { ...ink, layouts: { ...ink.layouts, ...layouts }, pages: { messages: page } } as unknown as Site;
  return toDrawInput(site, indexSite(site, bundled.site), bundled);
}

describe("drawing every page before a publication", () => {
  it("[CARD-02] draws the demo brand and the page of the guide, for everybody, in every language", async () => {
    expect(await drawSite(aDrawInput())).toEqual([]);
  });

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

  it("tells of a text that is missing in a language, whoever asked for it", async () => {
    const input = aDrawInput();
    const { "menu.home": _gone, ...rest } = { ...input.dictionaries["EN"] };
    const faults = await drawSite({ ...input, languages: ["EN"], dictionaries: { EN: rest } });
    expect(faults).toContainEqual({ document: "texts", pointer: "/EN", reason: "The text menu.home is missing in EN" });
  });
});
