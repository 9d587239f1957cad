const shown = 2;

/** Leaves out all but the first items of lists that say the same sort of thing again and again; lists of nodes stay whole. */
export function shortenLists(value: unknown): unknown {
  if (Array.isArray(value)) {
    const hasNodes = value.some((item) => typeof item === "object" && item !== null && "kind" in item);
    if (hasNodes || value.length <= shown) return value.map(shortenLists);
    return [...value.slice(0, shown).map(shortenLists), `… ${value.length - shown} more`];
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shortenLists(member)]));
}
