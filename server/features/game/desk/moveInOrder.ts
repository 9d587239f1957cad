/** Where something goes in the order of its list. */
export type OrderMove = "first" | "up" | "down" | "last";

/** The list with one of its members moved; itself where that one is there already, or is not in it. */
export function moveInOrder<One>(list: readonly One[], one: One, move: OrderMove): readonly One[] {
  const from = list.indexOf(one);
  const to = { first: 0, up: from - 1, down: from + 1, last: list.length - 1 }[move];
  if (from < 0 || to < 0 || to >= list.length || to === from) return list;
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, one);
}
