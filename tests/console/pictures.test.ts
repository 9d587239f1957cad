import { describe, expect, it } from "vitest";
import { firstLanguage } from "#console/blocks/Pictures.tsx";

describe("pictures before and after", () => {
  const before = { texts: { KM: { a: "1" }, EN: { a: "1" } } };
  it.each([
    ["the one whose texts differ", { KM: { a: "1" }, EN: { a: "2" } }, "KM", "EN"],
    ["the reader's own, where all differ", { KM: { a: "2" }, EN: { a: "2" } }, "EN", "EN"],
    ["the reader's own, where none do", before.texts, "EN", "EN"],
    ["the site's first, where the site does not speak the reader's", before.texts, "AR", "KM"],
  ])("are shown in %s", (_, texts, own, shown) => {
    expect(firstLanguage(before, { texts, languages: ["KM", "EN"] }, own)).toBe(shown);
  });
});
