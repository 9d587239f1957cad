/** How much may go out of a wallet at once, in minor units; nothing may while `min` is above `max`. */
export interface MoveBounds {
  min: number;
  max: number;
}

/**
 * What may be moved out of a wallet with a `balance` where a move is of `least` at least: at most all of it, and all of it also where
 * that is less, so that no remainder stays behind that nobody can move. Pages and platform reckon with the same.
 */
export function moveBounds(balance: number, least: number): MoveBounds {
  const max = Math.max(0, balance);
  return { min: Math.max(1, Math.min(least, max)), max };
}

/** What keeps an amount from being moved; undefined of one that can be. */
export function faultOfMove(amount: number, { min, max }: MoveBounds): "balance" | "least" | undefined {
  if (amount > max) return "balance";
  return amount < min ? "least" : undefined;
}
