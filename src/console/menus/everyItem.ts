import { isRecord } from "#json/isRecord.ts";
import { readPointer, replaceAt, segmentsOf, toPointer } from "#json/pointer.ts";

/** An item of a menu as it is written. */
export type WrittenItem = Readonly<Record<string, unknown>>;

/** The items of a list in the draft; what is none is an empty one, so that places stay those of the list. */
export function itemsAt(site: unknown, list: string): readonly WrittenItem[] {
  const written = readPointer(site, list);
  return Array.isArray(written) ? written.map((item: unknown) => (isRecord(item) ? item : {})) : [];
}

/** What an item is named by in its menu. */
export function nameOf(item: WrittenItem): string {
  return typeof item["id"] === "string" ? item["id"] : "";
}

/** A list with one of its members at another place. */
export function moveTo<Member>(list: readonly Member[], from: number, to: number): Member[] {
  const others = list.filter((_, place) => place !== from);
  return [...others.slice(0, to), ...list.slice(from, from + 1), ...others.slice(to)];
}

/** The list that an item stands in, and its place there: `/menus/header/items/2` is the third of `/menus/header/items`. */
export function placeIn(pointer: string): { list: string; place: number } {
  const cut = pointer.lastIndexOf("/");
  return { list: pointer.slice(0, cut), place: Number(pointer.slice(cut + 1)) };
}

/** The innermost item that a place of a menu lies in; undefined where it lies in none. */
export function itemOf(menu: string, pointer: string): string | undefined {
  const steps = segmentsOf(pointer.slice(menu.length));
  let depth = 0;
  while (steps[depth] === "items" && /^\d+$/.test(steps[depth + 1] ?? "")) depth += 2;
  return depth === 0 ? undefined : menu + toPointer(...steps.slice(0, depth));
}

/** Every item of a menu with its place and how deep it stands, in the order in which they are drawn. */
export function everyItem(
  site: unknown,
  list: string,
  depth = 1,
): readonly { item: WrittenItem; pointer: string; depth: number }[] {
  return itemsAt(site, list).flatMap((item, place) => {
    const pointer = `${list}/${place}`;
    return [{ item, pointer, depth }, ...everyItem(site, `${pointer}/items`, depth + 1)];
  });
}

/** How deep the items go that an item opens; 0 for one that opens none. */
export function depthOf(item: WrittenItem): number {
  const { items } = item;
  if (!Array.isArray(items)) return 0;
  return 1 + Math.max(0, ...items.map((each: unknown) => (isRecord(each) ? depthOf(each) : 0)));
}

/** A menu without an item. What opened it alone opens nothing any more, and is left without its list. */
export function withoutItem(menu: unknown, at: string): unknown {
  const { list, place } = placeIn(at);
  const rest = itemsAt(menu, list).filter((_, index) => index !== place);
  return replaceAt(menu, list, rest.length === 0 && list !== "/items" ? undefined : rest);
}

/** A menu with an item at the end of another list; `list` is empty for the menu itself, else the item that opens it. */
export function withItemIn(menu: unknown, at: string, holder: string): unknown {
  const item = readPointer(menu, at);
  const list = `${holder}/items`;
  // First put in, then taken out: the places before stay true that way, but for those behind it in the same list.
  const added = replaceAt(menu, list, [...itemsAt(menu, list), item]);
  return withoutItem(added, at);
}

/** A name that no item of the menu has, made of what it is to be called by. */
export function freeName(menu: unknown, wished: string): string {
  const taken = new Set(everyItem(menu, "/items").map(({ item }) => nameOf(item)));
  const stem = /^[A-Za-z]/.test(wished) ? wished.replaceAll(/[^A-Za-z0-9_-]/g, "").slice(0, 56) : "";
  const base = stem === "" ? "item" : stem;
  for (let count = 1; ; count += 1) {
    const name = count === 1 && base !== "item" ? base : `${base}${count}`;
    if (!taken.has(name)) return name;
  }
}
