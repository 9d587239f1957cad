import { describe, expect, it } from "vitest";
import { hasTexts } from "#i18n/hasTexts.ts";

const bundled = { loaders: { EN: {}, KM: {}, CN: {} }, textCount: 4 };

describe("a language can be offered", () => {
  const half = { "a.b": "1", "c.d": "2" };
  it.each<[string, Record<string, Record<string, string>>, boolean, string]>([
    ["KM", {}, true, "the program brings its texts"],
    ["TW", {}, true, "Chinese stands in for it"],
    ["VI", {}, false, "only English would be shown"],
    ["VI", { VI: { "a.b": "1" } }, false, "the site brings next to nothing"],
    ["VI", { VI: half }, true, "the site brings its texts"],
    ["PT-BR", { PT: half }, true, "the site brings the texts of what stands in"],
    ["XX", { XX: half }, false, "nobody knows it"],
    ["toString", {}, false, "it is no language"],
  ])("%s with %o: %s, since %s", (code, overrides, can, _why) => {
    expect(hasTexts(code, overrides, bundled)).toBe(can);
  });
});
