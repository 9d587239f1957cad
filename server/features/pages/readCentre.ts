import type { PageView, PageWish } from "#compile/PageDrawer.ts";
import { centres } from "#compile/centres.ts";

/**
 * The centre that an address names, for a page that is drawn for a member: it has the title of that centre. Null for visitors,
 * and for names that the site does not know, so that there are no more pages to draw than there are titles.
 */
export function readCentre(
  parameters: URLSearchParams,
  { member }: Pick<PageView, "member">,
  hasLayout: (key: string) => boolean,
): PageWish["centre"] {
  if (member === null) return null;
  const name = parameters.get("centre");
  const [area, known] = Object.entries(centres).find(([, { centre }]) => centre === name) ?? [];
  if (known === undefined) return null;
  const page = parameters.get("page");
  return { centre: known.centre, page: page !== null && hasLayout(`${area}/${page}`) ? page : null };
}
