import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { firstFaces } from "../../scripts/fonts/firstFaces.ts";

describe("the first faces of a language", () => {
  it.each([
    ["EN", ["latin"]],
    ["KM", ["latin", "khmer"]],
    ["km-KH", ["latin", "khmer"]],
    ["AR", ["latin", "arabic"]],
    ["FA", ["latin", "arabic", "arabic-more"]],
    ["VI", ["latin", "latin-west", "vietnamese"]],
    ["RU", ["latin", "cyrillic"]],
    ["PL", ["latin", "latin-west", "latin-europe"]],
    ["TH", ["latin", "thai"]],
    ["MY", ["latin", "burmese"]],
    ["BN", ["latin", "bengali", "danda"]],
    ["TE", ["latin", "telugu"]],
    ["ZH", ["latin"]],
    ["", ["latin"]],
    ["no such language", ["latin"]],
  ])("of %j are %j, and their files are there", (language, faces) => {
    expect(firstFaces(language)).toEqual(faces);
    expect(faces.filter((name) => !existsSync(`renderers/fonts/${name}.woff2`))).toEqual([]);
  });
});
