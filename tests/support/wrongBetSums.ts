import type { Queryable } from "#server/db/Database.ts";

const sums = "bets, stake, open_bets, open_stake, valid, payout, net, void_bets, void_stake";
const places = "currency, category, vendor, game_code";

/** What of one query is not in the other, either way. */
const differ = (one: string, other: string) =>
  `WITH scratch AS (${one}), kept AS (${other})
   (SELECT * FROM scratch EXCEPT SELECT * FROM kept) UNION ALL (SELECT * FROM kept EXCEPT SELECT * FROM scratch)`;

/** Sums by day that differ from what the bets say, and sums by month that differ from the days'; both computed from scratch. */
export async function wrongBetSums(owner: Queryable): Promise<unknown[]> {
  const days = await owner.query(
    differ(
      `SELECT member_id, day, ${places},
         count(*) FILTER (WHERE state <> 'void') AS bets, coalesce(sum(stake) FILTER (WHERE state <> 'void'), 0) AS stake,
         count(*) FILTER (WHERE state = 'open') AS open_bets, coalesce(sum(stake) FILTER (WHERE state = 'open'), 0) AS open_stake,
         coalesce(sum(valid) FILTER (WHERE state = 'settled'), 0) AS valid,
         coalesce(sum(payout) FILTER (WHERE state = 'settled'), 0) AS payout,
         coalesce(sum(payout - stake) FILTER (WHERE state = 'settled'), 0) AS net,
         count(*) FILTER (WHERE state = 'void') AS void_bets, coalesce(sum(stake) FILTER (WHERE state = 'void'), 0) AS void_stake
       FROM game_bet GROUP BY member_id, day, ${places}`,
      `SELECT member_id, day, ${places}, ${sums} FROM bet_day`,
    ),
  );
  const added = sums
    .split(", ")
    .map((name) => `sum(${name}) AS ${name}`)
    .join(", ");
  const months = await owner.query(
    differ(
      `SELECT member_id, date_trunc('month', day)::date AS month, ${places}, ${added} FROM bet_day
       GROUP BY member_id, date_trunc('month', day), ${places}`,
      `SELECT member_id, month, ${places}, ${sums} FROM bet_month`,
    ),
  );
  return [...days, ...months];
}
