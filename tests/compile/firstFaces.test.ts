import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { firstFaces, firstFontFiles } from "#compile/firstFaces.ts";

describe("the first faces of a language", () => {
  it.each([
    ["EN", ["latin"]],
    ["KM", ["khmer"]],
    ["km-KH", ["khmer"]],
    ["AR", ["arabic"]],
    ["FA", ["arabic", "arabic-more"]],
    ["VI", ["latin", "latin-west", "vietnamese"]],
    ["RU", ["cyrillic"]],
    ["PL", ["latin", "latin-west", "latin-europe"]],
    ["ZH", ["latin"]],
    ["", ["latin"]],
    ["no such language", ["latin"]],
  ])("of %j are %j, and their files are there", (language, faces) => {
    expect(firstFaces(language)).toEqual(faces);
    expect(faces.filter((name) => !existsSync(`renderers/fonts/${name}.woff2`))).toEqual([]);
  });

  it("are looked up in the manifest of the build, and one that it lacks is left out", () => {
    const manifest = { "../../renderers/fonts/khmer.woff2": { file: "assets/khmer-DNEqjCMX.woff2" } };
    expect(firstFontFiles("KM", manifest)).toEqual(["assets/khmer-DNEqjCMX.woff2"]);
    expect(firstFontFiles("EN", manifest)).toEqual([]);
  });
});
