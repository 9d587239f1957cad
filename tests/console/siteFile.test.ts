import { describe, expect, it } from "vitest";
import { siteParts } from "#compile/siteParts.ts";
import siteSchema from "#schemas/config/site.schema.json" with { type: "json" };
import { copyParts } from "#console/copy/copyParts.ts";
import { fetchPictures, picturesOf, readSiteFile, writeSiteFile } from "#console/copy/siteFile.ts";

const hash = "a".repeat(64);
const site = { rules: {}, brand: { logo: `/media/${hash}.webp` }, texts: { EN: { a: "ក" } } };
const copied = {
  platform: "https://test",
  seq: 7,
  takenOutAt: "2026-01-02T03:04:05.000Z",
  site,
  pictures: [{ hash, name: "logo", alt: { EN: "A lion" }, bytes: Uint8Array.from([0, 255, 128, 7]) }],
};

describe("a site as a file", () => {
  it("is read as it was written, its pictures byte for byte", () => {
    expect(readSiteFile(writeSiteFile(copied))).toEqual({ ok: true, site: copied });
  });

  it("names the parts that the schema of a site has", () => {
    const members = Object.keys(siteSchema.properties).filter((name) => name !== "$schema" && name !== "format");
    expect([...siteParts].toSorted()).toEqual(members.toSorted());
  });

  it.each([
    ["", "unread"],
    [writeSiteFile(copied).slice(0, 100), "unread"],
    ["[]", "noSite"],
    ["null", "noSite"],
    ['{"a":1}', "noSite"],
    ['{"file":"croupier-site","version":2,"site":{}}', "newer"],
    ['{"file":"croupier-site","version":1,"site":[]}', "noSite"],
    ['{"file":"other","site":{}}', "noSite"],
  ])("is not read from %j", (text, why) => {
    expect(readSiteFile(text)).toEqual({ ok: false, why });
  });

  it("is read without the pictures that are broken, and with what else is wrong put right", () => {
    const written = JSON.parse(writeSiteFile(copied)) as Record<string, unknown>;
    const [picture] = written["pictures"] as object[];
    const pictures = [{ ...picture, bytes: "§" }, { ...picture, hash: "short" }, 5, picture];
    const found = readSiteFile(JSON.stringify({ ...written, platform: 5, seq: -1, takenOutAt: "now", pictures }));
    expect(found).toMatchObject({ ok: true, site: { platform: "", seq: 0, takenOutAt: "", pictures: [{ hash }] } });
  });

  it("is read from a configuration alone, which has no pictures", () => {
    expect(readSiteFile(JSON.stringify(site))).toMatchObject({ ok: true, site: { site, pictures: [] } });
  });

  it("holds the pictures that the site shows, once each, and names those that cannot be fetched", async () => {
    const other = "b".repeat(64);
    const shows = { one: `/media/${hash}.webp`, again: `url(/media/${hash}.webp)`, other: `/media/${other}.webp` };
    expect([...picturesOf(shows)]).toEqual([hash, other]);
    const row = { hash, address: `/media/${hash}.webp`, name: "logo", alt: {} } as Parameters<
      typeof fetchPictures
    >[1][0];
    const found = await fetchPictures(shows, [row], async (at) => (at.includes(hash) ? Uint8Array.of(1) : null));
    expect(found).toMatchObject({ pictures: [{ hash, name: "logo" }], missing: ["bbbbbbbbbbbb"] });
  });

  it("is told part by part, with what it would take away", () => {
    const entry = (kind: "added" | "removed" | "changed", pointer: string) => ({ kind, pointer, label: "" });
    const entries = [entry("removed", "/banners"), entry("changed", "/rules/a"), entry("removed", "/rules/b")];
    expect(copyParts(entries)).toEqual([
      { part: "rules", changes: 2, removed: 1 },
      { part: "banners", changes: 1, removed: 1 },
    ]);
  });
});
