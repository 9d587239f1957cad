import { useState } from "react";

/**
 * The last of the marks that a number that falls has come to, from above, since this was first drawn; undefined before that. What
 * it begins below of does not count. Where it falls past several at once, it is the lowest.
 */
export function useCrossed(value: number | undefined, marks: readonly number[]): number | undefined {
  const [seen, setSeen] = useState<{ value: number | undefined; crossed: number | undefined }>({
    value,
    crossed: undefined,
  });
  if (seen.value === value) return seen.crossed;
  const { value: before } = seen;
  const passed =
    value === undefined || before === undefined ? [] : marks.filter((mark) => before > mark && value <= mark);
  // What has begun again says nothing more of its end.
  const isAgain = value !== undefined && before !== undefined && value > before;
  const crossed = passed.length > 0 ? Math.min(...passed) : isAgain ? undefined : seen.crossed;
  setSeen({ value, crossed });
  return crossed;
}
