import type { Brand } from "#contracts/config.ts";
import { languages } from "#i18n/languages.ts";
import { isLanguageCode } from "#i18n/isLanguageCode.ts";

/**
 * The countries that players of a brand are likely from, the likeliest first: the brand's own, the one that the platform sees the
 * visitor in, then where each of the brand's languages is mostly spoken.
 */
export function likelyCountries(settings: Brand["settings"], visitors: string | undefined): readonly string[] {
  const spoken = settings.languages.map((code) =>
    isLanguageCode(code) ? new Intl.Locale(languages[code].tag).maximize().region : undefined,
  );
  const likely = [settings.defaultCountry, visitors, ...spoken];
  return [...new Set(likely.filter((code) => code !== undefined && /^[A-Z]{2}$/.test(code)))] as string[];
}
