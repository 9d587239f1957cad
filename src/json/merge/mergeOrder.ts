/** The items that only one side has, by the common item they follow (null: before all of them). */
function runsOf(keys: readonly string[], common: ReadonlySet<string>, kept: ReadonlySet<string>) {
  const runs = new Map<string | null, string[]>();
  let previous: string | null = null;
  for (const key of keys) {
    if (common.has(key)) {
      previous = key;
    } else if (kept.has(key)) {
      runs.set(previous, [...(runs.get(previous) ?? []), key]);
    }
  }
  return runs;
}

/**
 * The order of a merged list: of the two sides the one that moved items counts, and what a side added stays behind the
 * item it was put after. Two additions at one place stand in the order of their keys, so that it does not matter who
 * publishes first. Null where both sides moved items, each in its own way.
 */
export function mergeOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  kept: ReadonlySet<string>,
): string[] | null {
  const inTheirs = new Set(theirs);
  const common = new Set(mine.filter((key) => kept.has(key) && inTheirs.has(key)));
  const old = base.filter((key) => common.has(key));
  const known = new Set(old);
  const isMoved = (keys: readonly string[]) =>
    keys.filter((key) => known.has(key)).some((key, index) => key !== old[index]);
  const mineOrder = mine.filter((key) => common.has(key));
  const theirsOrder = theirs.filter((key) => common.has(key));
  const isSame = mineOrder.every((key, index) => key === theirsOrder[index]);
  if (!isSame && isMoved(mine) && isMoved(theirs)) return null;

  const skeleton = isMoved(mine) ? mineOrder : theirsOrder;
  const runs = [runsOf(mine, common, kept), runsOf(theirs, common, kept)];
  const between = (previous: string | null) =>
    runs
      .map((side) => side.get(previous) ?? [])
      .filter((run) => run.length > 0)
      .toSorted((left, right) => ((left[0] ?? "") < (right[0] ?? "") ? -1 : 1))
      .flat();
  return [...between(null), ...skeleton.flatMap((key) => [key, ...between(key)])];
}
