import { languages, type LanguageCode } from "./languages.ts";

/** The language itself and those that stand in for its missing texts, in order; English is always the last. */
export function fallbackChain(code: LanguageCode): LanguageCode[] {
  const chain: LanguageCode[] = [code, ...(languages[code].fallbacks as readonly LanguageCode[])];
  return [...new Set<LanguageCode>([...chain, "EN"])];
}
