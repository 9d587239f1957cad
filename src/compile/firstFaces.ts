/** The faces that a text is written in, by the script of its language (ISO 15924). */
const byScript: Readonly<Record<string, readonly string[]>> = {
  Khmr: ["khmer"],
  Arab: ["arabic"],
  Cyrl: ["cyrillic"],
  Grek: ["greek"],
  Deva: ["devanagari"],
};

/** Languages with letters that the first face of their script does not have, and all that their texts are written in. */
const byLanguage: readonly (readonly [languages: string, faces: readonly string[]])[] = [
  ["vi", ["latin", "latin-west", "vietnamese"]],
  ["fa ur ps ckb sd ug", ["arabic", "arabic-more"]],
  ["da de es fi fr is it nb nl pt sv", ["latin", "latin-west"]],
  ["cs hr hu lt lv pl ro sk sl tr", ["latin", "latin-west", "latin-europe"]],
];

/**
 * Which files of `renderers/fonts` the first sight of a page in this language is drawn with, so that its head can ask for them
 * before a style sheet does. A page in another script has few Latin letters: their face comes when the style sheet is there, for
 * on a slow network it would hold up both the style sheet and the face that the page is read in. A language that is none gets `latin`.
 */
export function firstFaces(language: string): string[] {
  try {
    const { language: name, script = "" } = new Intl.Locale(language).maximize();
    const own = byLanguage.find(([languages]) => languages.split(" ").includes(name))?.[1];
    return [...(own ?? byScript[script] ?? ["latin"])];
  } catch {
    // What a site calls a language may be any short word.
    return ["latin"];
  }
}

/**
 * The same as paths below the site's base (`assets/khmer-….woff2`), looked up in Vite's manifest of the built site. A face that the
 * manifest does not have is left out: the page is then drawn with it a little later.
 */
export function firstFontFiles(language: string, manifest: Readonly<Record<string, { file: string }>>): string[] {
  const bySource = new Map(
    Object.entries(manifest).map(([source, { file }]) => [source.replace(/^(\.\.\/)+/, ""), file]),
  );
  return firstFaces(language).flatMap((name) => bySource.get(`renderers/fonts/${name}.woff2`) ?? []);
}
