import { describe, expect, it } from "vitest";
import { brandFor, playProfileOf } from "#compile/playProfile.ts";
import type { Brand } from "#contracts/config.ts";
import { aSite } from "#tests/support/aSite.ts";

const aBrand = (play?: Brand["settings"]["play"]): Brand => {
  const { brand } = aSite();
  return { ...brand, settings: { ...brand.settings, minimumAge: 18, ...(play && { play }) } };
};
const standard = { name: "standard", realityCheckMinutes: 60 };
const strict = { name: "strict", realityCheckMinutes: 30, minimumAge: 21, countries: ["AA"] };
const brand = aBrand({ profile: "standard", profiles: [standard, strict] });

describe("the rules of responsible play", () => {
  it("are those that name the visitor's country, else the chosen ones, and none where a brand has none", () => {
    const names = ["", "AB", "AA"].map((country) => playProfileOf(brand.settings, country)?.name);
    expect(names).toEqual(["standard", "standard", "strict"]);
    expect(playProfileOf(aBrand().settings, "AA")).toBeUndefined();
    const earlier = { profile: "house", realityCheckMinutes: 60 } as unknown as Brand["settings"]["play"];
    expect(playProfileOf(aBrand(earlier).settings, "AA")).toBeUndefined();
  });

  it("say which age documents read, and a brand stays the same object for a country", () => {
    expect(brandFor(brand, "AB")).toBe(brand);
    expect(brandFor(brand, "AA").settings.minimumAge).toBe(21);
    expect(brandFor(brand, "AA")).toBe(brandFor(brand, "AA"));
    expect(brand.settings.minimumAge).toBe(18);
  });
});
