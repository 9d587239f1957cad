import { describe, expect, it } from "vitest";
import { createChance } from "#renderers/art/createChance.ts";
import { motifNames, pickMotif } from "#renderers/art/pickMotif.ts";
import { pathClass } from "#renderers/layouts/Shell.tsx";
import { niceTicks } from "#renderers/ui/niceTicks.ts";
import { safeAddress } from "#renderers/ui/safeAddress.ts";
import { toFigure } from "#renderers/ui/toFigure.ts";

describe("drawn art", () => {
  it("is the same for the same words, and another for others", () => {
    const numbers = (seed: string): number[] => Array.from({ length: 5 }, createChance(seed));
    expect(numbers("naga")).toEqual(numbers("naga"));
    expect(numbers("naga")).not.toEqual(numbers("lotus"));
    for (const number of numbers("ខ្មែរ")) expect(number >= 0 && number < 1).toBe(true);
  });

  it("shows the motif that its words name", () => {
    expect(pickMotif("a-grand-wheel")).toBe("wheel");
    expect(motifNames).toContain(pickMotif(""));
  });
});

describe("the path class", () => {
  it.each([
    ["/", "path-root"],
    ["/index.html", "path-index"],
    ["/deposit-rank", "path-deposit-rank"],
    ["/a b/<c>", "path-a-b--c-"],
    [undefined, undefined],
  ])("of %s is %s", (path, expected) => {
    expect(pathClass(path)).toBe(expected);
  });
});

describe("the ticks of an axis", () => {
  it.each([
    [0, 100, [0, 20, 40, 60, 80, 100]],
    [-30, 95, [-50, -25, 0, 25, 50, 75, 100]],
    [0, 1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [0, 0, [0]],
    [0, 3, [0, 1, 2, 3], true],
    [-1, 9, [-2, 0, 2, 4, 6, 8, 10], true],
    [0, 120, [0, 25, 50, 75, 100, 125], true],
  ])("from %d to %d are round", (low, high, expected, isWhole = false) => {
    const ticks = niceTicks(low, high, isWhole);
    expect(ticks).toHaveLength(expected.length);
    ticks.forEach((tick, index) => expect(tick).toBeCloseTo(expected[index] ?? 0));
  });
});

describe("a picture's address", () => {
  it.each(["/brand/logo.svg", "https://cdn.example/a.webp", "data:image/png;base64,AAAA"])("may be %s", (address) => {
    expect(safeAddress(address)).toBe(address);
  });

  it.each([
    "//evil.example/a.png",
    "/\\evil.example",
    "ftp://files.example/a.png",
    "data:image/svg+xml;base64,AA",
    "http://a.example/a",
    7,
    null,
  ])("may not be %s", (address) => {
    expect(safeAddress(address)).toBeUndefined();
  });
});

describe("figures", () => {
  it("stand from left to right without the marks that would turn them", () => {
    expect(toFigure("\u200f12,843.50\u00a0US$")).toBe("12,843.50\u00a0US$");
    expect(toFigure("20‏/11‏/2026")).toBe("20/11/2026");
  });

  it("are left alone among words of a right-to-left script, and where there are none", () => {
    expect(toFigure("12 يوم")).toBeNull();
    expect(toFigure("Silver")).toBeNull();
  });
});
