import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CompiledSite } from "#compile/CompiledSite.ts";
import { readSite } from "#compile/readSite.ts";
import { isPartKey } from "#compile/parts/partKey.ts";
import { compileSite } from "#compile/site.ts";
import cases from "#tests/fixtures/site/broken-parts.json" with { type: "json" };
import { aBrokenCopy } from "#tests/support/aBrokenCopy.ts";
import { readBundledSite } from "#tests/support/readBundledSite.ts";

const bundled = readBundledSite("ink");
const whole = compileSite(bundled, bundled);
const parts = ["brand", "flags", "menus", "layouts", "forms", "theme", "texts"] as const;

function changed(changes: Record<string, unknown>): unknown {
  const site: unknown = structuredClone(bundled);
  for (const [pointer, value] of Object.entries(changes)) {
    const path = pointer
      .slice(1)
      .split("/")
      .map((part) => part.replaceAll("~1", "/"));
    let parent = site as Record<string, unknown>;
    for (const part of path.slice(0, -1)) parent = parent[part] as Record<string, unknown>;
    parent[path.at(-1) ?? ""] = value;
  }
  return site;
}

function expectWhole(site: CompiledSite): void {
  for (const part of parts) expect(site[part]).toBeDefined();
  expect(Object.keys(site.layouts)).toEqual(
    expect.arrayContaining(Object.keys(bundled.layouts).filter((key) => !isPartKey(key))),
  );
  expect(Object.keys(site.forms)).toEqual(expect.arrayContaining(Object.keys(bundled.forms)));
  expect(Object.keys(site.menus)).toEqual(expect.arrayContaining(Object.keys(bundled.menus)));
  expect(site.brand.settings.languages).toBeInstanceOf(Array);
  expect(site.theme.dark.text).toMatch(/^#/);
}

describe("a site", () => {
  it.each(["ink", "fresh"] as const)("of the brand %s compiles without a problem", (brand) => {
    const site = compileSite(readBundledSite(brand), bundled);
    expect(site.problems).toEqual([]);
    expectWhole(site);
    expect(Object.keys(site.forms)).toContain("registration.username");
  });

  it.each(cases)("with $name loses only that, and says where", ({ set, costs, problems }) => {
    const site = compileSite(changed(set), bundled);
    expect(site.problems.map(({ document, pointer }) => `${document}#${pointer}`)).toEqual(problems);
    for (const part of parts)
      if (!(costs as string[]).includes(part)) expect([part, site[part]]).toEqual([part, whole[part]]);
    expectWhole(site);
  });

  it("is whole, whatever the revision holds", () => {
    fc.assert(
      fc.property(aBrokenCopy(bundled), (site) => expectWhole(compileSite(site, bundled))),
      { numRuns: 300 },
    );
    for (const nothing of [null, 7, "site", [], {}]) expectWhole(compileSite(nothing, bundled));
    // Three hundred whole sites take ten seconds of a processor.
  }, 60_000);

  it("takes a page into the menu, the layouts and the texts of its centre", () => {
    const site = compileSite(
      changed({
        "/pages": {
          deviceList: {
            key: "deviceList",
            area: "personal-centre",
            menu: { label: "deviceList.title", after: "securityCenter" },
            texts: { EN: { "deviceList.title": "Devices" } },
            layout: { root: { kind: "heading", text: "deviceList.title" } },
          },
        },
      }),
      bundled,
    );
    const [first, ...others] = (bundled.menus["personalCentre"]?.items ?? []).map(({ id }) => id);
    expect(first).toBe("securityCenter");
    expect(site.menus["personalCentre"]?.items.map(({ id }) => id)).toEqual([first, "deviceList", ...others]);
    expect(site.layouts["personal-centre/deviceList"]).toEqual({ root: { kind: "heading", text: "deviceList.title" } });
    expect(site.texts["EN"]?.["deviceList.title"]).toBe("Devices");
  });

  it("has no mobile registration while its flag is off", () => {
    const site = compileSite(readBundledSite("fresh"), bundled);
    expect(site.forms["registration.mobile"]).toBeUndefined();
    expect(site.problems).toEqual([]);
  });
});

describe("a revision's text", () => {
  it("is read when every part is there", () => {
    expect(readSite(JSON.stringify(bundled))).toEqual({ ok: true, site: bundled });
  });

  it.each([
    ["no JSON", "{", ""],
    ["a list", "[]", ""],
    ["a newer format", JSON.stringify({ ...bundled, format: 99 }), "/format"],
    ["no menus", JSON.stringify({ ...bundled, menus: undefined }), ""],
    ["a theme that is a text", JSON.stringify({ ...bundled, theme: "dark" }), "/theme"],
  ])("is refused when it is %s, and the reason is given", (_, text, pointer) => {
    expect(readSite(text)).toMatchObject({ ok: false, pointer, reason: expect.stringMatching(/./) as string });
  });
});
