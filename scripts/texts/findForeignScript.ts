/** The scripts that a language is written in, by the part of its BCP 47 tag that says so; all others are written in Latin letters. */
const scripts: Readonly<Record<string, readonly string[]>> = {
  "zh-Hans": ["Han"],
  "zh-Hant-TW": ["Han"],
  ja: ["Han", "Hiragana", "Katakana"],
  ko: ["Hangul", "Han"],
  "ko-KR": ["Hangul", "Han"],
  th: ["Thai"],
  lo: ["Lao"],
  my: ["Myanmar"],
  km: ["Khmer"],
  hi: ["Devanagari"],
  ne: ["Devanagari"],
  bn: ["Bengali"],
  ta: ["Tamil"],
  te: ["Telugu"],
  ur: ["Arabic"],
  fa: ["Arabic"],
  ar: ["Arabic"],
  ru: ["Cyrillic"],
  kk: ["Cyrillic"],
};

/** The commonest letters of one Chinese script that the other writes in another way. */
const simplified = /[们这个为说时会对过还没进请码证号账户网页录认输错误电话发给让从开关东车书长门问间马鸟鱼龙]/u;
const traditional = /[們這個為說時會對過還沒進請碼證號帳戶網頁錄認輸錯誤電話發給讓從開關東車書長門問間馬鳥魚龍]/u;

const inScripts = (names: readonly string[]) =>
  new RegExp(`(?:${names.map((name) => String.raw`\p{Script=${name}}`).join("|")})`, "u");

/**
 * Why a text cannot be of the language with this tag; undefined where it can. A text has no letters of a script that is neither
 * the language's own nor Latin (names and abbreviations are), and where English has words, some of its letters are its own. What is the same as in English is not judged.
 */
export function findForeignScript(tag: string, text: string, english: string): string | undefined {
  // An example of a script is the same in every language.
  if (text === english) return undefined;
  const own = Object.hasOwn(scripts, tag) ? (scripts[tag] ?? []) : [];
  // What is put in comes from elsewhere.
  const words = text.replaceAll(/\{\{.*?\}\}|<[^>]*>/g, "");
  const isKnown = inScripts([...own, "Latin", "Common", "Inherited"]);
  const foreign = [...words].find((letter) => /\p{L}/u.test(letter) && !isKnown.test(letter));
  if (foreign !== undefined) return `has ${foreign}, a letter of another script`;
  if (tag === "zh-Hans" && traditional.test(words)) return "is written in traditional letters";
  if (tag === "zh-Hant-TW" && simplified.test(words)) return "is written in simplified letters";
  if (own.length === 0 || inScripts(own).test(words)) return undefined;
  // A name, an abbreviation or an address stays as it is; a text of English words does not.
  const wordsOfEnglish = english.replaceAll(/\{\{.*?\}\}|\((?:min|max)\)/g, "").match(/\b[a-z]{3,}\b/g) ?? [];
  return wordsOfEnglish.length > 1 ? "has no letter of its language" : undefined;
}
