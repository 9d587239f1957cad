import type { Queryable } from "#server/db/Database.ts";

const sums = "deposit, withdrawal, bet, win, bonus, held, valid, stake, payout, active, members, agents";
const added = sums
  .split(", ")
  .map((name) => `sum(${name})::bigint AS ${name}`)
  .join(", ");
const zeros = (names: string) =>
  sums
    .split(", ")
    .filter((name) => names.split(" ").includes(name))
    .map((name) => `0 AS ${name}`)
    .join(", ");

/** From the ledger's entries, the bets and the people, each told to every ancestor by walking up from the member. */
const scratch = `
  WITH RECURSIVE above AS (
    SELECT id AS member_id, upline_id AS agent_id FROM member WHERE upline_id IS NOT NULL
    UNION ALL SELECT above.member_id, m.upline_id FROM above JOIN member m ON m.id = above.agent_id WHERE m.upline_id IS NOT NULL
  ), entries AS (
    SELECT a.member_id, (e.created_at AT TIME ZONE 'UTC')::date AS day, a.currency, a.kind AS account, t.kind, e.amount
    FROM ledger_entry e JOIN ledger_transfer t ON t.id = e.transfer_id JOIN ledger_account a ON a.id = e.account_id
    WHERE a.member_id IS NOT NULL
  ), changes AS (
    SELECT member_id, day, currency,
      coalesce(sum(amount) FILTER (WHERE account = 'player' AND kind = 'deposit'), 0) AS deposit,
      coalesce(-sum(amount) FILTER (WHERE account = 'player' AND kind = 'withdrawal'), 0) AS withdrawal,
      coalesce(-sum(amount) FILTER (WHERE kind = 'bet'), 0) AS bet, coalesce(sum(amount) FILTER (WHERE kind = 'win'), 0) AS win,
      coalesce(sum(amount) FILTER (WHERE account = 'player' AND kind = 'bonus'), 0) AS bonus,
      coalesce(sum(amount) FILTER (WHERE account IN ('player', 'playerVendor')), 0) AS held, ${zeros("valid stake payout")},
      bool_or(kind = 'bet' AND amount < 0)::integer AS active, ${zeros("members agents")}
    FROM entries GROUP BY member_id, day, currency
    UNION ALL
    SELECT member_id, day, currency, ${zeros("deposit withdrawal bet win bonus held")}, sum(valid), sum(stake), sum(payout),
      ${zeros("active members agents")}
    FROM game_bet WHERE state = 'settled' GROUP BY member_id, day, currency
    UNION ALL
    SELECT id, (registered_at AT TIME ZONE 'UTC')::date, currency, ${zeros(sums.replaceAll(",", "").replace(" members agents", ""))}, 1,
      (type IN (1, 2, 41, 42))::integer FROM member
  )
  SELECT agent_id, day, currency, ${added} FROM above JOIN changes USING (member_id) GROUP BY agent_id, day, currency`;

/** What is kept: folded days, and what waits to be folded. */
const kept = `
  SELECT agent_id, day, currency, ${added} FROM (
    SELECT agent_id, day, currency, ${sums} FROM agent_day
    UNION ALL
    SELECT t.ancestor_id, c.day, c.currency, ${sums} FROM team_change c JOIN member_tree t ON t.descendant_id = c.member_id
  ) AS both_kinds GROUP BY agent_id, day, currency`;

/** Sums of teams by day that differ from what ledger, bets and people say; days on which nothing is left are the same as none. */
export function wrongTeamSums(owner: Queryable): Promise<unknown[]> {
  const some = (query: string) =>
    `SELECT * FROM (${query}) AS days WHERE ${sums
      .split(", ")
      .map((name) => `${name} <> 0`)
      .join(" OR ")}`;
  return owner.query(`WITH scratch AS (${some(scratch)}), kept AS (${some(kept)})
   (SELECT 'missing', * FROM scratch EXCEPT SELECT 'missing', * FROM kept)
   UNION ALL (SELECT 'wrong', * FROM kept EXCEPT SELECT 'wrong', * FROM scratch)`);
}
