/** The faces that a text needs beside the Latin one, by the script of its language (ISO 15924). */
const byScript: Readonly<Record<string, readonly string[]>> = {
  Khmr: ["khmer"],
  Arab: ["arabic"],
  Cyrl: ["cyrillic"],
  Grek: ["greek"],
  Deva: ["devanagari", "danda"],
  Thai: ["thai"],
  Laoo: ["lao"],
  Mymr: ["burmese"],
  Beng: ["bengali", "danda"],
  Taml: ["tamil"],
  Telu: ["telugu"],
};

/** Languages with letters that the first face of their script does not have. */
const byLanguage: readonly (readonly [languages: string, faces: readonly string[]])[] = [
  ["vi", ["latin-west", "vietnamese"]],
  ["fa ur ps ckb sd ug", ["arabic", "arabic-more"]],
  ["da de es fi fr is it nb nl pt sv", ["latin-west"]],
  ["cs hr hu lt lv pl ro sk sl tr", ["latin-west", "latin-europe"]],
];

/**
 * Which files of `renderers/fonts` the first sight of a page in this language is drawn with. Letters and digits of the face `latin`
 * are on every page. A language that is none gets only that.
 */
export function firstFaces(language: string): string[] {
  try {
    const { language: name, script = "" } = new Intl.Locale(language).maximize();
    const own = byLanguage.find(([languages]) => languages.split(" ").includes(name))?.[1];
    return ["latin", ...(own ?? byScript[script] ?? [])];
  } catch {
    // What a site calls a language may be any short word.
    return ["latin"];
  }
}
