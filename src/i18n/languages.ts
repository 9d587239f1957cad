/** Which way a script is written. */
export type Direction = "ltr" | "rtl";

/** What the site knows of one language. */
export interface LanguageInfo {
  /** BCP 47 tag: for `lang`, `Intl` and plural rules. */
  tag: string;
  direction: Direction;
  /** Codes whose texts stand in where this one has none, first choice first. English comes last by itself. */
  fallbacks: readonly string[];
  /** The language's name in itself, for the language menu. */
  name: string;
}

const ltr = (tag: string, name: string, ...fallbacks: string[]): LanguageInfo => ({
  tag,
  direction: "ltr",
  fallbacks,
  name,
});
const rtl = (tag: string, name: string): LanguageInfo => ({ tag, direction: "rtl", fallbacks: [], name });

/**
 * The 32 codes of the trade, each with its one BCP 47 tag (decisions, "Language codes"). MY is Burmese and MS is Malay;
 * TY is Filipino.
 */
export const languages = {
  CN: ltr("zh-Hans", "简体中文"),
  EN: ltr("en", "English"),
  JA: ltr("ja", "日本語"),
  TH: ltr("th", "ไทย"),
  VI: ltr("vi", "Tiếng Việt"),
  MY: ltr("my", "မြန်မာ"),
  ES: ltr("es", "Español"),
  HI: ltr("hi", "हिन्दी"),
  ID: ltr("id", "Bahasa Indonesia"),
  KM: ltr("km", "ខ្មែរ"),
  KO: ltr("ko", "한국어"),
  KR: ltr("ko-KR", "한국어 (대한민국)", "KO"),
  MS: ltr("ms", "Bahasa Melayu"),
  PT: ltr("pt-PT", "Português"),
  TA: ltr("ta", "தமிழ்"),
  TW: ltr("zh-Hant-TW", "繁體中文", "CN"),
  TY: ltr("fil", "Filipino"),
  UR: rtl("ur", "اردو"),
  "UR-LA": ltr("ur-Latn", "Urdu (Roman)"),
  "PT-BR": ltr("pt-BR", "Português (Brasil)", "PT"),
  TR: ltr("tr", "Türkçe"),
  BN: ltr("bn", "বাংলা"),
  AR: rtl("ar", "العربية"),
  FA: rtl("fa", "فارسی"),
  RU: ltr("ru", "Русский"),
  KK: ltr("kk", "Қазақ тілі"),
  UZ: ltr("uz-Latn", "Oʻzbekcha"),
  LO: ltr("lo", "ລາວ"),
  NE: ltr("ne", "नेपाली"),
  FR: ltr("fr", "Français"),
  TE: ltr("te", "తెలుగు"),
  SW: ltr("sw", "Kiswahili"),
} as const satisfies Record<string, LanguageInfo>;

/** Code of a language, as the trade writes it. */
export type LanguageCode = keyof typeof languages;
