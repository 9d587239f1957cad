import type { Diagnostic } from "#contracts/api.ts";
import type { BundledSite, CompiledSite, SiteContext } from "./CompiledSite.ts";
import { compileFlags } from "./flags.ts";
import { isRecord } from "#json/isRecord.ts";
import { toPointer } from "#json/pointer.ts";
import { cutDepths } from "./shapes/cutDepths.ts";
import { teller } from "./shapes/toDiagnostic.ts";
import { siteRules } from "./forms/siteRules.ts";
import { compileMenus } from "./menus/menus.ts";
import { siteBrand } from "./siteBrand.ts";
import { siteForms } from "./forms/siteForms.ts";
import { pagePaths } from "./pagePaths.ts";
import { siteLayouts } from "./siteLayouts.ts";
import { sitePages } from "./menus/sitePages.ts";
import { siteTexts } from "./siteTexts.ts";
import { siteTheme } from "./theme/siteTheme.ts";

/**
 * Turns a whole configuration into what is shown. It never throws and always gives a whole site: a part that cannot be
 * used costs only itself, is replaced by the bundled one, and is named in `problems`. Page documents are put into the
 * layouts, menus, forms and texts. `context` is what forms depend on beside the configuration; compiling again with
 * another context is cheap.
 */
export function compileSite(site: unknown, bundled: BundledSite, context: SiteContext = {}): CompiledSite {
  const problems: Diagnostic[] = [];
  const parts = isRecord(site) ? shallowParts(site, problems) : {};
  if (!isRecord(site)) problems.push({ document: "site", pointer: "", reason: "a site is an object" });
  const take = <Part>(part: Part & { problems: Diagnostic[] }): Part => {
    problems.push(...part.problems);
    return part;
  };
  const tree = recordOr(parts, "flags", bundled.flags, problems);
  const flags = compileFlags(tree, teller(problems, "flags"), context.reaches);
  const pages = take(sitePages(parts["pages"]));
  const { layouts } = take(siteLayouts(parts["layouts"], pages.pages, bundled.layouts));
  const { menus } = take(
    compileMenus({
      menus: withBundled(recordOr(parts, "menus", bundled.menus, problems), bundled.menus, problems),
      pages: pages.pages,
      layouts: new Set(Object.keys(layouts)),
    }),
  );
  const { rules } = take(siteRules(parts["rules"], bundled.rules));
  const { forms } = take(siteForms({ rules, forms: parts["forms"], pages: pages.pages, flags, bundled, context }));
  const { brand } = take(siteBrand(parts["brand"], bundled.brand));
  const { theme } = take(siteTheme(parts["theme"], bundled.theme));
  const { texts } = take(siteTexts(parts["texts"], pages.pages));
  const paths = pagePaths(pages.pages);
  return { brand, flags, menus, layouts, paths, forms, rules, theme, texts, problems };
}

/** Parts that hold documents by their names. */
const gathered = new Set(["layouts", "forms", "pages"]);
const partNames = new Set(
  "$schema format brand rules flags menus layouts forms theme texts pages banners help promotions aside".split(" "),
);

/** The parts, none of them so deep that reading it could exhaust the stack. */
function shallowParts(site: Record<string, unknown>, problems: Diagnostic[]): Record<string, unknown> {
  const parts = Object.entries(site).map(([name, part]): [string, unknown] => {
    if (!partNames.has(name))
      problems.push({ document: "site", pointer: toPointer(name), reason: `there is no part "${name}"` });
    if (!gathered.has(name) || !isRecord(part)) return [name, cutDepths(part, teller(problems, name))];
    const documents = Object.entries(part).map(([key, document]): [string, unknown] => [
      key,
      cutDepths(document, teller(problems, `${name}/${key}`)),
    ]);
    return [name, Object.fromEntries(documents)];
  });
  return Object.fromEntries(parts);
}

function recordOr(parts: Record<string, unknown>, name: string, bundled: object, problems: Diagnostic[]): object {
  const part = parts[name];
  if (isRecord(part)) return part;
  problems.push({ document: name, pointer: "", reason: "this part is an object; the bundled one is used" });
  return bundled;
}

/** The menus of the site; one that has no list of items is replaced by the bundled menu of its name. */
function withBundled(menus: object, bundled: object, problems: Diagnostic[]): Record<string, unknown> {
  const own = Object.entries(menus).filter(([name, menu]) => {
    if (name === "$schema") return false;
    if (isRecord(menu) && Array.isArray(menu["items"])) return true;
    problems.push({
      document: "menus",
      pointer: `/${name}`,
      reason: "a menu has a list of items; the bundled one is used",
    });
    return false;
  });
  return Object.fromEntries([...Object.entries(bundled), ...own]);
}
