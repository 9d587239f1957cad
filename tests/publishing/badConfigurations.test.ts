// @vitest-environment node
import type { PatchOperation, Diagnostic } from "#contracts/api.ts";
import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import type { Site } from "#contracts/config.ts";
import { createSiteDrawing } from "#offscreen/createSiteDrawing.tsx";
import type { DrawInput } from "#offscreen/DrawInput.ts";
import { loadBundled } from "#server/features/publishing/bundled/loadBundled.ts";
import { createGate } from "#server/features/gate/createGate.ts";
import { applyPatch } from "#server/features/publishing/patch/applyPatch.ts";
import { withoutSchemaLinks } from "#server/features/publishing/withoutSchemaLinks.ts";
import cases from "../fixtures/publishing/bad-configurations.json" with { type: "json" };
import fine from "../fixtures/publishing/good-configurations.json" with { type: "json" };

interface BadConfiguration {
  name: string;
  patch: PatchOperation[];
  /** A value that is added many times; `#` in the path is its number. */
  repeated?: { path: string; value: unknown; times: number };
  /** Found only by drawing. */
  drawn?: boolean;
  problem: Diagnostic;
}

const bundled = await loadBundled();
const page: unknown = JSON.parse(await readFile("examples/pages/messages.json", "utf8"));
const { forms: _forms, ...ink } = bundled.site;
const gate = createGate(bundled);
/** Draws one document in one language: these cases are about nothing else, and drawing all takes seconds. */
const gateDrawing = ({ document }: Diagnostic) =>
  createGate(bundled, {
    draw: (request) => {
      const input = request as unknown as DrawInput;
      const isMeant = ([key]: [string, unknown]) => `layouts/${key}` === document || key.endsWith("centre/messages");
      return createSiteDrawing().draw({
        ...input,
        languages: ["EN"],
        layouts: Object.fromEntries(Object.entries(input.layouts).filter(isMeant)),
      });
    },
  });

/** The demo brand with the page of the guide, and the patch. */
function configurationOf({ patch, repeated }: Pick<BadConfiguration, "patch" | "repeated">): Site {
  const whole = structuredClone({
    ...ink,
    texts: { EN: {}, ...ink.texts },
    pages: { messages: withoutSchemaLinks(page) },
  });
  const { path = "", value, times = 0 } = repeated ?? {};
  const additions = Array.from({ length: times }, (_, place): PatchOperation => {
    return { op: "add", path: path.replace("#", String(place)), value };
  });
  let site: unknown = whole;
  // A patch has at most so many operations.
  for (let from = 0; from === 0 || from < additions.length; from += 500)
    site = applyPatch(site, [...(from === 0 ? patch : []), ...additions.slice(from, from + 500)]);
  return site as Site;
}

describe("a configuration that must not go live as it is", () => {
  it.each(cases as BadConfiguration[])("is told: $name", async (bad) => {
    const { severity, reason, ...place } = bad.problem;
    const found = await (bad.drawn === true ? gateDrawing(bad.problem) : gate).check(configurationOf(bad));
    expect(found).toContainEqual(
      expect.objectContaining({ ...place, severity, reason: expect.stringContaining(reason) }),
    );
    // Each can be told in another language.
    expect(found.filter((problem) => problem.code === undefined)).toEqual([]);
    expect(found.some((problem) => problem.severity === "error")).toBe(severity === "error");
  });

  it("is one of more than 78 that were thought of", () => {
    expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
    expect(cases.length).toBeGreaterThan(78);
  });
});

describe("a configuration that is unusual and fine", () => {
  it.each(fine as Pick<BadConfiguration, "name" | "patch">[])("goes live: $name", async (good) => {
    const found = await gate.check(configurationOf(good));
    expect(found.filter(({ severity }) => severity === "error")).toEqual([]);
  });

  it("goes live: a language that the brand wrote every text of", async () => {
    const site = configurationOf({ patch: [{ op: "add", path: "/brand/settings/languages/-", value: "FR" }] });
    const { EN = {} } = bundled.dictionaries;
    const texts = Object.entries(EN).map(([key, text]) => [key, `${text} (fr)`]);
    const own = site.pages?.["messages"]?.texts?.EN ?? {};
    const french = { ...own, ...Object.fromEntries(texts) };
    const found = await gate.check({ ...site, texts: { ...site.texts, FR: french } as unknown as Site["texts"] });
    // What the platform answers from has words of its own, and another language where they are missing.
    expect(found.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(found.every(({ document }) => ["banners", "help", "promotions"].includes(document))).toBe(true);
  });

  it.each(["ink", "fresh"])("goes live: the brand %s", async (brand) => {
    const { site } = await loadBundled(brand);
    const { forms: _, ...whole } = site;
    expect((await gate.check(whole)).filter(({ severity }) => severity === "error")).toEqual([]);
  });
});
