import type { Diagnostic } from "#contracts/api.ts";
import type { Site } from "#contracts/config.ts";
import { isRecord } from "#json/isRecord.ts";
import { checkSchema } from "./checkSchema.ts";
import { toDocument } from "./toDocument.ts";

/** Checks a whole site against its schema, and what a schema cannot say of menus and languages. */
export function checkSiteShape(site: Site): Diagnostic[] {
  const problems = checkSchema("site", site, "site").map((problem) => ({ ...problem, ...toDocument(problem.pointer) }));
  return problems.length > 0 ? problems : [...checkMenuIds(site), ...checkLanguages(site)];
}

/** Items of a menu are told apart by their ids. */
function checkMenuIds(site: Site): Diagnostic[] {
  return Object.entries(site.menus).flatMap(([name, menu]) => {
    const items = isRecord(menu) && Array.isArray(menu.items) ? menu.items : [];
    const seen = new Set<string>();
    return items.flatMap(({ id }, place): Diagnostic[] => {
      const isTwice = seen.has(id);
      seen.add(id);
      const pointer = `/${name}/items/${place}/id`;
      return isTwice
        ? [{ document: "menus", pointer, reason: `Two items of this menu have the id "${id}"`, severity: "error" }]
        : [];
    });
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
