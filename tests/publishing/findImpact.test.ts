import { describe, expect, it } from "vitest";
import type { Site } from "#contracts/config.ts";
import type { DrawInput } from "#offscreen/DrawInput.ts";
import { createSiteDrawing } from "#offscreen/createSiteDrawing.tsx";
import type { Drawing } from "#server/features/gate/drawing/createDrawing.ts";
import { createGate } from "#server/features/gate/createGate.ts";
import { loadBundled } from "#server/features/publishing/bundled/loadBundled.ts";
import { siteChangeCases, withChange } from "#tests/support/siteChangeCases.ts";

const bundled = await loadBundled();
const { forms: _forms, ...base } = bundled.site;
const site = base as unknown as Site;
const drawSite = createSiteDrawing();
/** One language and two visitors stand for all, for time. */
const drawing: Drawing = {
  draw: (input) =>
    drawSite.draw({ ...input, languages: ["EN"], visitors: input.visitors.slice(0, 2) } as unknown as DrawInput),
};
const gate = createGate(bundled, drawing);

describe("the pages that a publication changes", () => {
  it.each(siteChangeCases)(
    "are named: $name",
    async (change) => {
      const impact = await gate.impact(site, withChange(site, change));
      expect(impact).toMatchObject(
        change.impact === "all" ? { isAll: true, documents: [] } : { isAll: false, documents: change.impact },
      );
    },
    60_000,
  );

  it("are those too that show it only after a press, or are gone", async () => {
    const root = (flag: string) => ({
      kind: "collapse",
      title: "home.start",
      children: [{ kind: "heading", level: 1, text: "home.title", when: { flag } }],
    });
    const withPages = (pages: Record<string, unknown>, texts: Site["texts"] = {}) =>
      ({ ...site, texts, layouts: { ...site.layouts, ...pages } }) as unknown as Site;
    const before = withPages({ "page/folded": { root: root("A") }, "page/old": { root: root("A") } });
    const after = withPages({ "page/folded": { root: root("A") } }, { EN: { "home.title": "Folded" } });
    const impact = await gate.impact(before, after);
    expect(impact?.documents).toContain("layouts/page/folded");
    expect(impact?.documents).toContain("layouts/page/old");
    expect(impact?.documents).not.toContain("layouts/page/login");
  }, 60_000);

  it("are all that place a part which changed, and no other", async () => {
    const { root, ...part } = site.layouts["part/category"] as Site["layouts"][string];
    const changed = { ...part, root: { ...root, gap: "s" } };
    const next = { ...site, layouts: { ...site.layouts, "part/category": changed } } as unknown as Site;
    const categories = ["elott", "lottery"];
    const impact = await gate.impact(site, next);
    expect(impact).toMatchObject({ isAll: false, documents: categories.map((name) => `layouts/page/${name}`) });
  }, 60_000);

  it.each([
    {
      name: "a text in one language is read in it alone",
      next: { texts: { KM: { "home.slide.welcome.title": "សួស្តី" } } },
      visitors: ["visitor", "member", "agent", "trial"],
      languages: ["KM"],
    },
    {
      name: "an English text is not read in languages that have their own",
      next: { texts: { EN: { "home.slide.welcome.title": "Hello" } } },
      visitors: ["visitor", "member", "agent", "trial"],
      languages: ["EN"],
    },
    {
      name: "what the agent centre alone says is for agents",
      next: { texts: { AR: { "team.chart.members": "-" } } },
      visitors: ["agent"],
      languages: ["AR"],
    },
    {
      name: "what nobody is shown is for nobody",
      next: { texts: { EN: { "nobody.reads": "-" } } },
      visitors: [],
      languages: [],
    },
  ])(
    "say for whom they are, and in which languages: $name",
    async ({ next, visitors, languages }) => {
      const impact = await gate.impact(site, { ...site, ...next } as unknown as Site);
      expect(impact).toMatchObject({ visitors, languages });
    },
    60_000,
  );

  it("are not known of a configuration that is none", async () => {
    expect(await gate.impact(site, { ...site, layouts: [] } as unknown as Site)).toBeNull();
  });
});
