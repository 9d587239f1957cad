import { isEqual } from "#json/equal.ts";

/**
 * The longest list of items that both lists have in the same order, as pairs: place in `left` → place in `right`.
 * Takes `left.length × right.length` comparisons; callers keep lists below a few hundred items.
 */
export function commonItems(left: readonly unknown[], right: readonly unknown[]): Map<number, number> {
  const width = right.length + 1;
  const lengths = new Uint32Array((left.length + 1) * width);
  for (let i = left.length - 1; i >= 0; i--) {
    for (let j = right.length - 1; j >= 0; j--) {
      lengths[i * width + j] = isEqual(left[i], right[j])
        ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
        : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
    }
  }
  const pairs = new Map<number, number>();
  let i = 0;
  let j = 0;
  while (i < left.length && j < right.length) {
    if (isEqual(left[i], right[j])) {
      pairs.set(i++, j++);
    } else if ((lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0)) {
      i++;
    } else {
      j++;
    }
  }
  return pairs;
}
