import type { Diagnostic } from "#contracts/api.ts";
import type { MenuItem, Site } from "#contracts/config.ts";
import { isRecord } from "#json/isRecord.ts";
import { checkSchema } from "./checkSchema.ts";
import { toDocument } from "./toDocument.ts";

/** Checks a whole site against its schema, and what a schema cannot say of menus and languages. */
export function checkSiteShape(site: Site): Diagnostic[] {
  const problems = checkSchema("site", site, "site").map((problem) => ({ ...problem, ...toDocument(problem.pointer) }));
  return problems.length > 0 ? problems : [...checkMenuIds(site), ...checkLanguages(site)];
}

/** Items of a menu are told apart by their ids, at whatever depth. */
function checkMenuIds(site: Site): Diagnostic[] {
  return Object.entries(site.menus).flatMap(([name, menu]) => {
    const seen = new Set<string>();
    const look = (items: readonly MenuItem[], at: string): Diagnostic[] =>
      items.flatMap(({ id, items: inner = [] }, place) => {
        const isTwice = seen.has(id);
        seen.add(id);
        const reason = `Two items of this menu have the id "${id}"`;
        const told: Diagnostic = { document: "menus", pointer: `${at}/${place}/id`, reason, severity: "error" };
        return [...(isTwice ? [told] : []), ...look(inner, `${at}/${place}/items`)];
      });
    return isRecord(menu) && Array.isArray(menu.items) ? look(menu.items, `/${name}/items`) : [];
  });
}

/** The language of a first visit is one of the site's. */
function checkLanguages({ brand }: Site): Diagnostic[] {
  const { languages, defaultLanguage } = brand.settings;
  if (languages.includes(defaultLanguage)) return [];
  const reason = `"${defaultLanguage}" is not among the languages of the site`;
  return [
    {
      document: "brand",
      pointer: "/settings/defaultLanguage",
      reason,
      severity: "error",
      ...(languages[0] && { nearest: languages[0] }),
    },
  ];
}
