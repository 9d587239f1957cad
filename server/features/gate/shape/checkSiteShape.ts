import type { Diagnostic } from "#contracts/api.ts";
import type { MenuItem, Site } from "#contracts/config.ts";
import { isRecord } from "#json/isRecord.ts";
import { checkSchema } from "./checkSchema.ts";
import { toDocument } from "./toDocument.ts";

/** Checks a whole site against its schema, and what a schema cannot say of menus, languages and responsible play. */
export function checkSiteShape(site: Site): Diagnostic[] {
  const problems = checkSchema("site", site, "site").map((problem) => ({ ...problem, ...toDocument(problem.pointer) }));
  return problems.length > 0 ? problems : [...checkMenuIds(site), ...checkLanguages(site), ...checkPlayProfiles(site)];
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

/** The rules of responsible play that are followed are there, each set by a name of its own, and no country is named by two. */
function checkPlayProfiles({ brand }: Site): Diagnostic[] {
  const { play } = brand.settings;
  if (play === undefined) return [];
  const told = (below: string, reason: string, nearest?: string): Diagnostic => {
    const pointer = `/settings/play/${below}`;
    return { document: "brand", pointer, reason, severity: "error", ...(nearest !== undefined && { nearest }) };
  };
  const names = play.profiles.map(({ name }) => name);
  const countries = new Map<string, string>();
  return [
    ...(names.includes(play.profile)
      ? []
      : [told("profile", `"${play.profile}" is not among the sets of rules`, names[0])]),
    ...names.flatMap((name, place) =>
      names.indexOf(name) === place ? [] : [told(`profiles/${place}/name`, `Two sets of rules are called "${name}"`)],
    ),
    ...play.profiles.flatMap(({ name, countries: own = [] }, place) =>
      own.flatMap((country, at) => {
        const other = countries.get(country);
        countries.set(country, other ?? name);
        if (other === undefined) return [];
        return [told(`profiles/${place}/countries/${at}`, `${country} is named by "${other}" already`)];
      }),
    ),
  ];
}
