// @vitest-environment node
import { beforeAll, describe, expect, it } from "vitest";
import type { Site } from "#contracts/config.ts";
import { createSiteDrawing, type SiteDrawn } from "#offscreen/createSiteDrawing.tsx";
import { indexSite } from "#server/features/gate/indexSite.ts";
import { toDrawInput } from "#server/features/gate/drawing/toDrawInput.ts";
import { loadBundled } from "#server/features/publishing/bundled/loadBundled.ts";
import { siteChangeCases, withChange } from "#tests/support/siteChangeCases.ts";

const bundled = await loadBundled();
const { forms: _forms, ...base } = bundled.site;

/** What the gate draws of a site: one language and two visitors stand for all, for time. */
const inputOf = (site: Site) => {
  const input = toDrawInput(site, indexSite(site, bundled.site), bundled);
  return { ...input, languages: ["KM"], visitors: input.visitors.slice(0, 2) };
};

/** What a drawing tells, in a form that can be compared. */
const told = ({ faults, reads }: SiteDrawn) => ({ faults, reads });

describe("drawing a site after another one", () => {
  const drawing = createSiteDrawing();
  let whole: SiteDrawn;
  beforeAll(async () => {
    whole = await drawing.draw(inputOf(base));
  }, 60_000);

  it("draws every document when it knows of none, and parts where they stand", () => {
    const documents = Object.keys(base.layouts).filter((key) => !key.startsWith("part/"));
    expect([...whole.drawn].toSorted()).toEqual(documents.toSorted());
  });

  it.each(siteChangeCases)(
    "finds what drawing all of it finds, and draws only what can have changed: $name",
    async (change) => {
      const changed = inputOf(withChange(base, change));
      const partial = await drawing.draw(changed);
      expect(told(partial)).toEqual(told(await createSiteDrawing().draw(changed)));
      const documents = change.documents === "all" ? Object.keys(changed.layouts) : change.documents;
      expect([...partial.drawn].toSorted()).toEqual([...documents].toSorted());
      const back = await drawing.draw(inputOf(base));
      expect(told(back)).toEqual(told(whole));
    },
    60_000,
  );

  it("tells a fault again and again, until what it comes from is mended", async () => {
    const layouts = {
      ...base.layouts,
      "page/faulty": { root: { kind: "heading", level: 1, text: "no.such.text" } },
    } as unknown as Site["layouts"];
    const faulty = inputOf({ ...base, layouts });
    const { faults } = await createSiteDrawing().draw(faulty);
    expect(faults.map(({ reason }) => reason)).toContain("The text no.such.text is missing in KM");
    for (const _ of [1, 2]) expect((await drawing.draw(faulty)).faults).toEqual(faults);
    const mended = inputOf({ ...base, layouts, texts: { EN: { "no.such.text": "There" } } });
    expect((await drawing.draw(mended)).faults).toEqual([]);
  }, 60_000);
});
