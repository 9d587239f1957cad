import { isLanguageCode } from "./isLanguageCode.ts";
import type { LanguageCode } from "./languages.ts";

/** Language of a first visit where nobody says anything else (access specification, section 9). */
export const defaultLanguage: LanguageCode = "KM";

/** The first of the wishes that is among the offered languages; else the brand's default, else Khmer. */
export function pickLanguage(
  wishes: readonly (string | null | undefined)[],
  offered: readonly string[],
  brandDefault?: string,
): LanguageCode {
  const known = offered.filter(isLanguageCode);
  const wish = wishes.find((code): code is LanguageCode => isLanguageCode(code) && known.includes(code));
  if (wish) return wish;
  if (isLanguageCode(brandDefault) && known.includes(brandDefault)) return brandDefault;
  return known.includes(defaultLanguage) ? defaultLanguage : (known[0] ?? defaultLanguage);
}
