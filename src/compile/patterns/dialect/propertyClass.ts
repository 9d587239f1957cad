/** Blocks of Unicode that patterns of Java (`InThai`) and .NET (`IsCJKUnifiedIdeographs`) name, as they stand in Blocks.txt. */
const blocks: Readonly<Record<string, string>> = {
  basiclatin: "\\u0000-\\u007f",
  latin1supplement: "\\u0080-\\u00ff",
  latinextendeda: "\\u0100-\\u017f",
  latinextendedb: "\\u0180-\\u024f",
  latinextendedadditional: "\\u1e00-\\u1eff",
  greek: "\\u0370-\\u03ff",
  greekandcoptic: "\\u0370-\\u03ff",
  cyrillic: "\\u0400-\\u04ff",
  hebrew: "\\u0590-\\u05ff",
  arabic: "\\u0600-\\u06ff",
  devanagari: "\\u0900-\\u097f",
  bengali: "\\u0980-\\u09ff",
  tamil: "\\u0b80-\\u0bff",
  telugu: "\\u0c00-\\u0c7f",
  thai: "\\u0e00-\\u0e7f",
  lao: "\\u0e80-\\u0eff",
  myanmar: "\\u1000-\\u109f",
  hanguljamo: "\\u1100-\\u11ff",
  khmer: "\\u1780-\\u17ff",
  hiragana: "\\u3040-\\u309f",
  katakana: "\\u30a0-\\u30ff",
  cjkunifiedideographs: "\\u4e00-\\u9fff",
  cjkunifiedideographsextensiona: "\\u3400-\\u4dbf",
  hangulsyllables: "\\uac00-\\ud7af",
  halfwidthandfullwidthforms: "\\uff00-\\uffef",
};

/** Classes of POSIX as Java and PCRE understand them without a flag: ASCII. */
const posix: Readonly<Record<string, string>> = {
  alnum: "a-zA-Z0-9",
  alpha: "a-zA-Z",
  ascii: "\\x00-\\x7f",
  blank: " \\t",
  cntrl: "\\x00-\\x1f\\x7f",
  digit: "0-9",
  graph: "!-~",
  lower: "a-z",
  print: " -~",
  punct: "!-\\/:-@\\[-`\\{-~",
  space: "\\s",
  upper: "A-Z",
  word: "\\w",
  xdigit: "0-9A-Fa-f",
};

/** What stands inside of brackets for `[:name:]`; undefined for a name that is none. */
export function posixClass(name: string): string | undefined {
  const small = name.toLowerCase();
  return Object.hasOwn(posix, small) ? posix[small] : undefined;
}

/**
 * What stands inside of brackets for `\p{name}`: a property of ECMAScript, a script or a category by another dialect's name (`IsHan`,
 * `script=han`, `IsL`), a class of POSIX (Java's `Punct`) or a block (`InThai`). Undefined for a name that is none of these.
 */
export function propertyClass(written: string): string | undefined {
  const name = written.trim();
  if (/^(?:Alnum|Blank|Cntrl|Digit|Graph|Print|Punct|Space|XDigit)$/.test(name)) return posixClass(name);
  if (isProperty(name)) return `\\p{${name}}`;
  const [key, value] = name.includes("=") ? name.split("=", 2) : ["", name];
  const plain = (value ?? "").replace(/^Is/i, "");
  const script = titleCase(plain);
  const isScript = key === "" || /^(?:script|sc|script_extensions|scx)$/i.test(key ?? "");
  if (isScript && !name.startsWith("In") && isProperty(`Script=${script}`)) return `\\p{Script=${script}}`;
  if (/^(?:gc|general_category|)$/i.test(key ?? "") && isProperty(plain)) return `\\p{${plain}}`;
  const block = name
    .replace(/^(?:In|Is|blk=|block=)/i, "")
    .replaceAll(/[\s_-]/g, "")
    .toLowerCase();
  return Object.hasOwn(blocks, block) ? blocks[block] : undefined;
}

const titleCase = (name: string): string =>
  name.toLowerCase().replaceAll(/(^|_)[a-z]/g, (first) => first.toUpperCase());

function isProperty(name: string): boolean {
  try {
    return new RegExp(`\\p{${name}}`, "u").unicode;
  } catch {
    return false;
  }
}
