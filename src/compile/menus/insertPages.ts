import type { Diagnostic } from "#contracts/api.ts";
import type { CompiledMenuItem } from "#contracts/entities.ts";
import { isRecord } from "#json/isRecord.ts";
import { suggest } from "#json/suggest.ts";

/**
 * Puts the pages of an area into its menu, each after the item that its `after` names (which may be another page), else
 * at the end. Pages that the menu already lists stay where the menu has them: that is how an operator moves one. Pages
 * are taken in the order of their keys, so the same documents always give the same menu.
 */
export function insertPages(
  items: readonly CompiledMenuItem[],
  area: string,
  pages: Readonly<Record<string, unknown>>,
  toItem: (key: string, entry: Record<string, unknown>) => CompiledMenuItem | undefined,
): { items: CompiledMenuItem[]; problems: Diagnostic[] } {
  const result = copyOf(items);
  const listed = new Set(everyItem(result).flatMap(({ id, page }) => (page === undefined ? [id] : [id, page])));
  let waiting = Object.entries(pages)
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .flatMap(([key, page]) => {
      if (!isRecord(page) || page["area"] !== area || !isRecord(page["menu"]) || listed.has(key)) return [];
      const item = toItem(key, page["menu"]);
      return item ? [{ key, item, after: page["menu"]["after"] }] : [];
    });
  const problems: Diagnostic[] = [];
  // Later keys first: each goes directly behind its item, so that earlier keys end up before them.
  for (let placed = true; placed;) {
    placed = false;
    const still: typeof waiting = [];
    for (const page of waiting) {
      const isPlaced = putBehind(result, page.after, page.item);
      if (!isPlaced) still.push(page);
      placed ||= isPlaced;
    }
    waiting = still;
  }
  for (const { key, item, after } of waiting.toReversed()) {
    result.push(item);
    if (typeof after !== "string") continue;
    const others = everyItem(result)
      .map(({ id }) => id)
      .filter((id) => id !== key);
    const choice = suggest(after, others);
    const reason = `the menu has no item ${after}, but ${others.join(", ") || "none at all"}; the page stands at the end`;
    problems.push({
      document: `pages/${key}`,
      pointer: "/menu/after",
      reason,
      ...(choice !== undefined && { nearest: choice }),
    });
  }
  return { items: result, problems };
}

/** The items with lists of their own, which may be put into. */
function copyOf(items: readonly CompiledMenuItem[]): CompiledMenuItem[] {
  return items.map((item) => (item.items ? { ...item, items: copyOf(item.items) } : item));
}

function everyItem(items: readonly CompiledMenuItem[]): CompiledMenuItem[] {
  return items.flatMap((item) => [item, ...everyItem(item.items ?? [])]);
}

/** Puts an item behind the one of this name, at whatever depth; false where there is none. */
function putBehind(items: CompiledMenuItem[], name: unknown, item: CompiledMenuItem): boolean {
  const at = items.findIndex(({ id }) => id === name);
  if (at >= 0) items.splice(at + 1, 0, item);
  return at >= 0 || items.some((each) => each.items !== undefined && putBehind(each.items, name, item));
}
