import type { Face } from "./Face.ts";

/** Weights that the style sheets use and that a theme may choose for headings; the sources go from 100 to 900. */
export const weights = { min: 400, max: 900 };

/** Numerators, denominators, proportional and old figures are left out: no style sheet asks for them. */
const plain = ["ccmp", "locl", "kern", "liga", "mark", "mkmk", "tnum", "lnum"];

const basicLatin =
  "U+0020-007E,U+00A0,U+00A3,U+00A5,U+00A9,U+00AB,U+00B0,U+00B1,U+00B7,U+00BB,U+00D7,U+200B-200F,U+2013,U+2014,U+2018-201E,U+2022,U+2026,U+2032,U+2033,U+2039,U+203A,U+20AC,U+2212";
const khmerLetters = "U+1780-17A2,U+17A5-17B3,U+17B6-17D7,U+17DB,U+17E0-17E9,U+200C-200D";
/** Burmese, without what Mon, Karen and Shan write beside it. */
const burmeseLetters = "U+1000-1021,U+1023-1027,U+1029-1032,U+1036-104F";

const arabicLetters = "U+060C,U+061B,U+061F,U+0621-063A,U+0640-0652,U+0660-066C,U+0670,U+200C-200E";

/** Of the text of other European languages; small letters without marks stand in the face `latin`. */
const westernLatin =
  "U+00A0-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD";
const europeanLatin = "U+0100-017F,U+0218-021B,U+2020,U+20A0-20C0,U+2113";

const sans = { family: "Noto Sans Variable", package: "noto-sans" };
const khmer = { family: "Noto Sans Khmer Variable", package: "noto-sans-khmer", part: "khmer" };
const arabic = { family: "Noto Sans Arabic Variable", package: "noto-sans-arabic", part: "arabic" };

/** The family of the scripts from India to Laos, one file each: no two have a letter in common. Not the first family, which draws the names of all languages in the picker. */
const brahmic = "Noto Sans Brahmic Variable";

/** The face of one of them. */
const oneScript = (part: string, letters: string, name = part): Face => ({
  name,
  family: brahmic,
  package: `noto-sans-${part}`,
  part,
  range: `${letters},U+200C-200D,U+25CC`,
});

const southern = [
  oneScript("thai", "U+0E01-0E5B"),
  oneScript("lao", "U+0E81-0EDF"),
  { ...oneScript("myanmar", burmeseLetters, "burmese"), holds: `${burmeseLetters},U+0020,U+200C-200D,U+25CC` },
  oneScript("bengali", "U+0980-09FE"),
  oneScript("tamil", "U+0B82-0BFA"),
  oneScript("telugu", "U+0C00-0C7F"),
];

/**
 * All faces, in the order of their rules. Of Latin, Khmer and Arabic there is one small face with what nearly every page needs, and
 * behind it others, fetched for a page that has such a character. The ranges of those behind begin with the small one's letters:
 * a letter and its mark are only drawn together by one file, which a browser looks for where the small face lacks the mark. A space
 * is what characters without a picture, such as the joiners, are drawn as.
 */
export const faces: readonly Face[] = [
  ...southern,
  { name: "latin-extended", ...sans, part: "latin-ext" },
  { name: "devanagari", ...sans, family: brahmic, part: "devanagari" },
  // The full stop of India's scripts, so that none of them fetches another's letters for it.
  { name: "danda", ...sans, family: brahmic, part: "devanagari", holds: "U+0964-0965", range: "U+0964-0965" },
  { name: "cyrillic-extended", ...sans, part: "cyrillic-ext" },
  { name: "cyrillic", ...sans, part: "cyrillic" },
  { name: "greek-extended", ...sans, part: "greek-ext" },
  { name: "greek", ...sans, part: "greek" },
  // The letters of Europe's other languages, and the signs of currencies.
  { name: "latin-europe", ...sans, part: "latin-ext", holds: europeanLatin, range: europeanLatin, features: plain },
  { name: "vietnamese", ...sans, part: "vietnamese", features: plain },
  { name: "latin-west", ...sans, part: "latin", holds: westernLatin, features: plain },
  { name: "latin", ...sans, part: "latin", holds: basicLatin, range: basicLatin, features: plain },
  { name: "khmer-whole", ...khmer },
  { name: "khmer", ...khmer, holds: `${khmerLetters},U+0020`, range: khmerLetters },
  { name: "arabic-whole", ...arabic },
  // Persian, Urdu, Kurdish, Pashto and others that write more letters than Arabic does.
  { name: "arabic-more", ...arabic, holds: "U+0600-06FF,U+200C-200E,U+25CC", range: "U+0600-06FF,U+200C-200E" },
  { name: "arabic", ...arabic, holds: `${arabicLetters},U+0020`, range: arabicLetters },
];
