import { afterEach, describe, expect, it, vi } from "vitest";
import { loadRegionNames } from "#i18n/loadRegionNames.ts";
import khmer from "#i18n/regions/km.json" with { type: "json" };

afterEach(() => void vi.restoreAllMocks());

/** A browser that knows names of regions in these languages only. */
function aBrowserThatKnows(...tags: string[]): void {
  vi.spyOn(Intl.DisplayNames.prototype, "resolvedOptions").mockImplementation(function resolve(
    this: Intl.DisplayNames,
  ) {
    return { locale: tags[0] ?? "en" } as Intl.ResolvedDisplayNamesOptions;
  });
}

describe("names of regions", () => {
  it("are the browser's where it has them", async () => {
    aBrowserThatKnows("km");
    expect(await loadRegionNames("km")).toBeNull();
  });

  it("come with the site in Khmer, which Chromium does not know, and are Unicode's", async () => {
    aBrowserThatKnows("en");
    expect(await loadRegionNames("km")).toMatchObject({ KH: "កម្ពុជា", TH: "ថៃ" });
    vi.restoreAllMocks();
    const unicode = new Intl.DisplayNames(["km"], { type: "region" });
    for (const [code, name] of Object.entries(khmer)) expect([code, unicode.of(code)]).toEqual([code, name]);
  });

  it("are nobody's in other languages that the browser lacks", async () => {
    aBrowserThatKnows("en");
    expect(await loadRegionNames("vi")).toBeNull();
  });
});
