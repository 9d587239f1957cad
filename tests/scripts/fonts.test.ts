import { readFile, readdir } from "node:fs/promises";
import { describe, expect, it } from "vitest";
import { languages, type LanguageCode } from "#i18n/languages.ts";
import { serverLocales } from "#compile/outgoing/serverLocales.ts";
import { charactersOf, makeFace, readSource } from "../../scripts/fonts/makeFace.ts";
import type { Face } from "../../scripts/fonts/Face.ts";
import { faces } from "../../scripts/fonts/faces.ts";
import { facesCss, standInsCss, rangeOf } from "../../scripts/fonts/facesCss.ts";
import { standIns } from "../../scripts/fonts/standIns.ts";
import { shaper, type PlacedGlyph } from "../support/shaper.ts";
import { firstFaces } from "../../scripts/fonts/firstFaces.ts";

const read = (name: string) => readFile(`renderers/fonts/${name}.woff2`);

function faceOf(name: string): Face {
  const face = faces.find((one) => one.name === name);
  if (!face) throw new Error(`There is no face "${name}"`);
  return face;
}

/** The stretches of all texts of a language that are written in the characters of a range, each once. */
async function stretchesOf(language: string, range: string): Promise<string[]> {
  const own = new Set(charactersOf(range));
  const stretches = new Set<string>();
  for (const text of Object.values(await textsOf(language))) {
    let stretch = "";
    for (const character of [...text, ""]) {
      if (character !== "" && own.has(character)) stretch += character;
      else if (stretch !== "") {
        stretches.add(stretch);
        stretch = "";
      }
    }
  }
  return [...stretches];
}

async function textsOf(language: string): Promise<Record<string, string>> {
  // What leaves by mail is not drawn here.
  const files = (await readdir(`locales/${language}`)).filter((file) => !serverLocales.has(file));
  const all = await Promise.all(files.map((file) => readFile(`locales/${language}/${file}`, "utf8")));
  return Object.assign({}, ...all.map((text) => JSON.parse(text) as Record<string, string>)) as Record<string, string>;
}

/**
 * Examples of a name in one people's own writing. Only a field whose rule asks for that writing shows one, and whoever fills it in
 * needs that people's face in any case.
 */
const ofOtherScripts = new Set(["12", "13", "15", "16", "17", "18"].map((pattern) => `example.${pattern}`));

/** Whether two numbers of a typeface are one but for rounding: the limited axis rounds a point and its shift apart. */
const isNear = (one: number, other: number | undefined) => other !== undefined && Math.abs(one - other) <= 1.5;

const same = new WeakMap<readonly number[], readonly number[]>();

/** The same outline in two files; each pair is compared once. */
function isSameOutline(one: readonly number[], other: readonly number[]): boolean {
  if (same.get(one) === other) return true;
  const isSame = one.length === other.length && one.every((value, place) => isNear(value, other[place]));
  if (isSame) same.set(one, other);
  return isSame;
}

function isSameLine(wanted: PlacedGlyph[], got: PlacedGlyph[]): boolean {
  return (
    wanted.length === got.length &&
    wanted.every(({ outline, advance, x, y }, place) => {
      const glyph = got[place];
      if (!glyph || !isSameOutline(outline, glyph.outline)) return false;
      return isNear(advance, glyph.advance) && isNear(x, glyph.x) && isNear(y, glyph.y);
    })
  );
}

describe("the site's typefaces", () => {
  it("are what scripts/fonts makes of the packages (else: npm run fonts)", async () => {
    expect(await readFile("renderers/styles/faces.css", "utf8")).toBe(await facesCss(faces));
    expect(await readFile("renderers/styles/stand-ins.css", "utf8")).toBe(standInsCss(standIns));
    expect((await readdir("renderers/fonts")).filter((file) => file.endsWith(".woff2")).toSorted()).toEqual(
      faces.map(({ name }) => `${name}.woff2`).toSorted(),
    );
    for (const name of ["latin", "khmer", "arabic"]) {
      expect((await makeFace(faceOf(name))).equals(await read(name)), name).toBe(true);
    }
  });

  it.each([
    ["EN", 16_000],
    ["KM", 45_000],
    ["AR", 42_000],
  ])("weigh for a page in %s at most %i bytes", async (language, most) => {
    const files = await Promise.all(firstFaces(language).map(read));
    expect(files.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(most);
  });

  it.each(["EN", "KM", "AR", "TH", "MY"] satisfies LanguageCode[])(
    "need for the texts in %s no other files than the first ones",
    async (language) => {
      const first = firstFaces(language).map(async (name) =>
        charactersOf(faceOf(name).holds ?? (await rangeOf(faceOf(name)))),
      );
      const held = new Set((await Promise.all(first)).flatMap((characters) => [...characters]));
      const shown = Object.entries(await textsOf(language)).filter(([key]) => !ofOtherScripts.has(key));
      // What only directs its neighbours (isolates, joiners) is drawn with nothing, from no file.
      const drawn = /\P{Default_Ignorable_Code_Point}/u;
      const characters = new Set(shown.flatMap(([, text]) => [...text]).filter((one) => drawn.test(one)));
      const others = faces.filter(({ name }) => !firstFaces(language).includes(name));
      const ranges = await Promise.all(others.map(async (face) => new Set(charactersOf(await rangeOf(face)))));
      expect([...characters].filter((one) => !held.has(one) && ranges.some((range) => range.has(one)))).toEqual([]);
      // Nor any letter of its script that no file has.
      const script = new Intl.Locale(languages[language].tag).maximize().script ?? "";
      const own = new RegExp(String.raw`\p{Script=${script}}`, "u");
      expect([...characters].filter((one) => own.test(one) && !held.has(one))).toEqual([]);
    },
  );

  it.each([
    ["KM", "khmer"],
    ["AR", "arabic"],
    ["KM", "latin"],
    ["AR", "latin"],
    ["EN", "latin"],
    ["TH", "thai"],
    ["MY", "burmese"],
  ])(
    "draw all texts in %s with the face %s as the whole typeface does",
    async (language, name) => {
      const face = faceOf(name);
      const stretches = await stretchesOf(language, face.holds ?? (await rangeOf(face)));
      expect(stretches.length).toBeGreaterThan(20);
      for (const weight of [400, 550, 700, 800]) {
        const [whole, ours] = [await shaper(await readSource(face), weight), await shaper(await read(name), weight)];
        expect(
          stretches.filter((text) => !isSameLine(whole(text), ours(text))),
          `at ${weight}`,
        ).toEqual([]);
      }
    },
    60_000,
  );

  it.each(["noto-sans", "noto-sans-khmer", "noto-sans-arabic"])(
    "have a face for every character that the package %s has one for",
    async (name) => {
      const own = faces.filter((face) => face.package === name);
      const held = new Set((await Promise.all(own.map(async (face) => charactersOf(await rangeOf(face))))).join(""));
      for (const part of new Set(own.map((face) => face.part))) {
        const whole = await rangeOf({ name: "", family: "", package: name, part });
        expect([...charactersOf(whole)].filter((character) => !held.has(character))).toEqual([]);
      }
    },
  );
});
