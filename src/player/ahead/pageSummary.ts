import { pageKey } from "#compile/pageKey.ts";
import { createScope, resolveText } from "#engine/index.ts";
import type { LanguageTexts } from "#stores/TextStore.ts";
import type { PlayerSite } from "../site/PlayerSite.ts";

/**
 * What the page at a path is about, in a sentence: its own, or the brand's tagline; empty where nobody wrote either. It may read
 * the brand, and nothing of a visitor.
 */
export function pageSummary(
  { brand, layouts, paths }: Pick<PlayerSite, "brand" | "layouts" | "paths">,
  path: string,
  texts: LanguageTexts,
): string {
  const key = pageKey(path, (name) => Object.hasOwn(layouts, name), paths);
  const text = layouts[key]?.summary ?? brand.tagline;
  if (text === undefined) return "";
  const scope = createScope({ brand: () => brand }, () => false);
  return resolveText(text, scope, {
    translate: (name, values) => texts.translate(name, values),
    format: (value, format = "text", currency) => texts.format(value, format, currency),
  });
}
