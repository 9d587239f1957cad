/** Rows of a list or a table that stands in a box; one that is windowed says in each row which it is. */
const rowsIn =
  ":scope > ul > li, :scope > .paged__window > ul > li, :scope > .table__frame > table > tbody > tr:not(.table__below, .table__kept)";

/** The rows of the list in a box that are on the screen: the first, and the one behind the last; undefined for none. */
export function seenRows(box: HTMLElement): readonly [number, number] | undefined {
  const seen = [...box.querySelectorAll(rowsIn)].flatMap((row, place) => {
    const { top, bottom } = row.getBoundingClientRect();
    return bottom > 0 && top < innerHeight ? [placeOf(row) ?? place] : [];
  });
  const [first, last] = [seen[0], seen.at(-1)];
  return first === undefined || last === undefined ? undefined : [first, last + 1];
}

/** The place of a row that says it: from 1 in a list, behind the head in a table. */
function placeOf(row: Element): number | undefined {
  const [inList, inTable] = [row.getAttribute("aria-posinset"), row.getAttribute("aria-rowindex")];
  if (inList !== null) return Number(inList) - 1;
  return inTable === null ? undefined : Number(inTable) - 2;
}
