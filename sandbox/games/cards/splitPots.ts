/** Who plays for a pot. */
export interface Contestant {
  stake: number;
  /** Greater is better. */
  worth: number;
}

/** Of each pot the table keeps so many thousandths. */
export const rakeThousandths = 25;

/**
 * What each gets. Nobody plays for more than another staked: what all put in makes the first pot, what some put in beyond it the
 * next, and what only one put in comes back to them whole. Each pot, less the rake, goes to the best hand in it, in equal parts
 * where several are the best; what cannot be parted stays with the table.
 */
export function splitPots(contestants: readonly Contestant[]): number[] {
  const paid = contestants.map(() => 0);
  const levels = [...new Set(contestants.map(({ stake }) => stake))].toSorted((a, b) => a - b);
  let below = 0;
  for (const level of levels) {
    const inIt = contestants.flatMap(({ stake }, at) => (stake >= level ? [at] : []));
    const pot = (level - below) * inIt.length;
    below = level;
    const best = Math.max(...inIt.map((at) => contestants[at]?.worth ?? 0));
    const winners = inIt.filter((at) => contestants[at]?.worth === best);
    // Where all are equal nobody won, and nothing is kept.
    const rake = winners.length === inIt.length ? 0 : Math.floor((pot * rakeThousandths) / 1_000);
    const part = Math.floor((pot - rake) / winners.length);
    for (const at of winners) paid[at] = (paid[at] ?? 0) + part;
  }
  return paid;
}
