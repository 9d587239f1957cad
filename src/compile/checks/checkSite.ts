import type { Diagnostic } from "#contracts/api.ts";
import type { Site } from "#contracts/config.ts";
import { checkRules } from "./checkRules.ts";
import { checkTexts, type TextsInput, type UsedText } from "./checkTexts.ts";
import { checkTheme } from "../theme/checkTheme.ts";
import type { BundledSite } from "../CompiledSite.ts";
import { isRecord } from "#json/isRecord.ts";
import { patternError, type PatternJudge } from "../patterns/patternError.ts";
import { toPointer } from "#json/pointer.ts";
import { compileSite } from "../site.ts";
import { siteTextKeys } from "./siteTextKeys.ts";

/** What a site is checked with. */
export interface SiteCheckInput {
  site: Site;
  bundled: BundledSite;
  judge: PatternJudge;
  /** Languages that must have every text, and the bundled dictionaries. */
  languages: TextsInput["languages"];
  dictionaries: TextsInput["dictionaries"];
  /** Text keys that the layouts use; the engine finds them. */
  usedInLayouts: readonly UsedText[];
}

/**
 * Everything that compiling a site would replace or leave out, and what it cannot see: patterns that could run for
 * ever or that nothing matches, colours too near each other, texts missing in a language that must be complete, things with two names. For
 * sites that keep their schemas. What layouts refer to (calls, data, links) is checked where layouts are opened.
 */
export function checkSite(input: SiteCheckInput): Diagnostic[] {
  const { site, bundled, judge, languages, dictionaries, usedInLayouts } = input;
  const compiled = compileSite(site, bundled, { reaches: () => true });
  const used = [...siteTextKeys(site, compiled), ...usedInLayouts];
  const ruleProblems = checkRules(site.rules, judge);
  return [
    ...compiled.problems.filter(({ document }) => document !== "rules"),
    ...ruleProblems,
    ...fieldPatterns(site, judge),
    ...checkTheme(compiled.theme),
    ...keyProblems(site),
    ...checkTexts({ used, languages, dictionaries, own: compiled.texts }),
  ];
}

/** Patterns that fields of forms and layouts bring themselves. */
function fieldPatterns(site: Site, judge: PatternJudge): Diagnostic[] {
  const problems: Diagnostic[] = [];
  const visit = (value: unknown, document: string, path: (string | number)[]): void => {
    if (Array.isArray(value)) value.forEach((item, index) => visit(item, document, [...path, index]));
    if (!isRecord(value)) return;
    for (const [name, member] of Object.entries(value)) {
      const at = [...path, name];
      // A rule is the only thing in a descriptor that has a pattern.
      const reason = name === "pattern" && path.at(-1) === "rule" ? patternError(value, judge) : undefined;
      if (reason !== undefined) problems.push({ document, pointer: toPointer(...at), reason });
      visit(member, document, at);
    }
  };
  for (const [key, layout] of Object.entries(site.layouts)) visit(layout, `layouts/${key}`, []);
  for (const [id, form] of Object.entries(site.forms ?? {})) visit(form, `forms/${id}`, []);
  for (const [key, page] of Object.entries(site.pages ?? {})) visit(page, `pages/${key}`, []);
  return problems;
}

/** Documents are found by the name they are kept under, so the name inside must be the same. */
function keyProblems(site: Site): Diagnostic[] {
  const pages = Object.entries(site.pages ?? {}).filter(([key, page]) => page.key !== key);
  const forms = Object.entries(site.forms ?? {}).filter(([id, form]) => form.id !== id);
  return [
    ...pages.map(([key]) => ({
      document: `pages/${key}`,
      pointer: "/key",
      reason: `the page is kept as ${key}`,
      nearest: key,
    })),
    ...forms.map(([id]) => ({
      document: `forms/${id}`,
      pointer: "/id",
      reason: `the form is kept as ${id}`,
      nearest: id,
    })),
  ];
}
