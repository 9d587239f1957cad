import type { Queryable } from "#server/db/Database.ts";

const keyOf = (vendor: string, round: string) => `${vendor} ${round}`;

/** Of a round that has no bet yet: whoever is first, a bet or its end, is first. */
export async function lockRound(tx: Queryable, vendor: string, round: string): Promise<void> {
  await tx.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 411))", [keyOf(vendor, round)]);
}

/** Locks those of the rounds that nobody holds, without waiting; says for each, in their order, whether it did. */
export async function tryRounds(
  tx: Queryable,
  rounds: readonly { vendor: string; round: string }[],
): Promise<boolean[]> {
  const rows = await tx.query<{ held: boolean }>(
    `SELECT pg_try_advisory_xact_lock(hashtextextended(r.key, 411)) AS held
     FROM unnest($1::text[]) WITH ORDINALITY AS r (key, place) ORDER BY r.place`,
    [rounds.map(({ vendor, round }) => keyOf(vendor, round))],
  );
  return rows.map(({ held }) => held);
}
