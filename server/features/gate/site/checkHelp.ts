import type { Diagnostic } from "#contracts/api.ts";
import type { Site } from "#contracts/config.ts";
import { iconNames } from "#compile/iconNames.ts";
import { joinPointer, toPointer } from "#json/pointer.ts";
import { findHtmlFaults } from "#server/security/findHtmlFaults.ts";
import { createFindings } from "../createFindings.ts";
import type { SiteIndex } from "../SiteIndex.ts";
import { checkWordsOf } from "./checkWordsOf.ts";

/** Most that is listed of one text; the rest is of the same sort. */
const mostFaults = 5;

/**
 * Checks the help centre: names that are each there once, words that can be seen, and HTML that visitors are shown as it is
 * written (S-10). `languages` are those of the site that have every text.
 */
export function checkHelp({ help }: Site, index: SiteIndex, languages: readonly string[]): Diagnostic[] {
  const problems: Diagnostic[] = [];
  if (help === undefined) return problems;
  const note = createFindings("help", "", problems);
  const seen = { category: new Set<string>(), article: new Set<string>() };
  const checkName = (kind: keyof typeof seen, id: string, at: string) => {
    if (seen[kind].has(id)) note(`${at}/id`, `Another ${kind} has the id "${id}"`);
    seen[kind].add(id);
  };
  const checkFlag = (flag: string | undefined, at: string) => {
    if (flag !== undefined && !index.flags.has(flag))
      note(`${at}/flag`, `There is no feature "${flag}"`, { written: flag, choices: index.flags, severity: "warning" });
  };
  for (const [place, category] of help.categories.entries()) {
    const at = toPointer("categories", place);
    checkName("category", category.id, at);
    checkWordsOf(category.title, `${at}/title`, languages, note);
    checkFlag(category.flag, at);
    const { icon } = category;
    if (icon !== undefined && !iconNames.includes(icon))
      note(`${at}/icon`, `There is no icon "${icon}"`, { written: icon, choices: iconNames });
    for (const [number, article] of category.articles.entries()) {
      const below = `${at}/articles/${number}`;
      checkName("article", article.id, below);
      checkWordsOf(article.title, `${below}/title`, languages, note);
      checkWordsOf(article.body, `${below}/body`, languages, note);
      checkFlag(article.flag, below);
      for (const [language, html] of Object.entries(article.body)) {
        const faults = findHtmlFaults(html).slice(0, mostFaults);
        const pointer = joinPointer(`${below}/body`, language);
        if (faults.length > 0) note(pointer, `Visitors are not shown all of this HTML: it holds ${faults.join(", ")}`);
      }
    }
  }
  return problems;
}
