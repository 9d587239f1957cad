import { loaders, textCount } from "virtual:locales";
import type { Overrides } from "./createTexts.ts";
import { isLanguageCode } from "./isLanguageCode.ts";
import { languages, type LanguageCode } from "./languages.ts";

/** What the program brings: languages, and how many texts there are. */
interface Bundled {
  loaders: Readonly<Record<string, unknown>>;
  textCount: number;
}

/**
 * Whether a language can be offered: the program brings texts in it or in one that stands in for it (Chinese for Taiwanese
 * readers; English, which stands in for all, does not count), or the site's own texts are at least half of what there is.
 */
export function hasTexts(
  code: string,
  overrides: Overrides,
  bundled: Bundled = { loaders, textCount },
): code is LanguageCode {
  if (!isLanguageCode(code)) return false;
  return [code, ...languages[code].fallbacks].some((one) => {
    const own = Object.hasOwn(overrides, one) ? overrides[one] : undefined;
    return Object.hasOwn(bundled.loaders, one) || Object.keys(own ?? {}).length * 2 >= bundled.textCount;
  });
}
