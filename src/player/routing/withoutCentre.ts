import { centreStatePrefix } from "#stores/StateStore.ts";

/** A query without the centre that it opens, and without what the pages of it keep there. */
export function withoutCentre(query: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const others = Object.entries(query).filter(
    ([name]) => name !== "centre" && name !== "page" && !name.startsWith(centreStatePrefix),
  );
  return Object.fromEntries(others);
}
