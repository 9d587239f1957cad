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

/** Every member's own, and every ancestor's, from the ledger's entries, the bets and the people. */
const changes = `
  WITH RECURSIVE above AS (
    SELECT id AS member_id, upline_id AS agent_id FROM member WHERE upline_id IS NOT NULL
    UNION ALL SELECT above.member_id, m.upline_id FROM above JOIN member m ON m.id = above.agent_id WHERE m.upline_id IS NOT NULL
  ), entries AS (
    SELECT a.member_id, brand_day(e.created_at) AS day, a.currency, a.kind AS account, t.kind, e.amount
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
    SELECT id, brand_day(registered_at), currency, ${zeros(sums.replaceAll(",", "").replace(" members agents", ""))}, 1,
      (type IN (1, 2, 41, 42))::integer FROM member
  )`;

/** Each told to every ancestor by walking up from the member. */
const scratch = `${changes}
  SELECT agent_id, day, currency, ${added} FROM above JOIN changes USING (member_id) GROUP BY agent_id, day, currency`;

const own = "deposit, withdrawal, bet, win, bonus, valid, stake, payout";
const ownAdded = own.replaceAll(/\w+/g, (name) => `sum(${name})::bigint AS ${name}`);
/** Of members that are below somebody. */
const ownScratch = `${changes}
  SELECT member_id AS agent_id, day, currency, ${ownAdded} FROM changes WHERE member_id IN (SELECT member_id FROM above) GROUP BY 1, 2, 3`;
const ownKept = `
  SELECT member_id AS agent_id, day, currency, ${ownAdded} FROM (
    SELECT member_id, day, currency, ${own} FROM member_day UNION ALL SELECT member_id, day, currency, ${own} FROM team_change
  ) AS both_kinds GROUP BY 1, 2, 3`;

/** Of wide teams: how many were active on a day and the last time before on another, from the days of each. */
const returnsScratch = `
  SELECT w.agent_id, d.day, d.currency, d.prev, count(*) AS returned FROM wide_team w JOIN member_tree t ON t.ancestor_id = w.agent_id
  JOIN (
    SELECT member_id, currency, day, coalesce(lag(day) OVER (PARTITION BY member_id, currency ORDER BY day), '-infinity') AS prev
    FROM (
      SELECT DISTINCT a.member_id, a.currency, brand_day(e.created_at) AS day FROM ledger_entry e JOIN ledger_account a ON a.id = e.account_id
      WHERE e.kind = 'bet' AND e.amount < 0
    ) AS played
  ) AS d ON d.member_id = t.descendant_id GROUP BY 1, 2, 3, 4`;
const returnsKept = `
  SELECT agent_id, day, currency, prev, sum(returned)::bigint AS returned FROM (
    SELECT agent_id, day, currency, prev, members AS returned FROM team_return
    UNION ALL SELECT w.agent_id, c.day, c.currency, c.prev, c.returned FROM team_change c
    JOIN member_tree t ON t.descendant_id = c.member_id JOIN wide_team w ON w.agent_id = t.ancestor_id WHERE c.returned <> 0
  ) AS both_kinds GROUP BY 1, 2, 3, 4`;

/** The first day of the third of a month that a day is in. */
const thirdOf = "date_trunc('month', day)::date + least((extract(day FROM day)::integer - 1) / 10, 2) * 10";
/** The same of members by thirds of months, as their years have them: sums up to the end of each, less those of the one before. */
const thirdsScratch = `
  SELECT agent_id, ${thirdOf} AS day, currency, figure, sum(amount)::bigint AS amount FROM (${ownScratch}) AS days
  CROSS JOIN LATERAL (
    VALUES ('deposit', deposit), ('withdrawal', withdrawal), ('bet', bet), ('win', win), ('bonus', bonus), ('profit', bet - win - bonus)
  ) AS done (figure, amount) GROUP BY 1, 2, 3, 4`;
const thirdsKept = `
  SELECT member_id AS agent_id, ${thirdOf} AS day, currency, figure, sum(amount)::bigint AS amount FROM (
    SELECT member_id, make_date(year, (third + 2) / 3, (third + 2) % 3 * 10 + 1) AS day, currency, figure,
      sums[third] - coalesce(sums[third - 1], 0) AS amount
    FROM member_third CROSS JOIN generate_series(1, 36) third
    UNION ALL SELECT member_id, day, currency, figure, amount FROM team_change CROSS JOIN LATERAL (
      VALUES ('deposit', deposit), ('withdrawal', withdrawal), ('bet', bet), ('win', win), ('bonus', bonus), ('profit', bet - win - bonus)
    ) AS done (figure, amount)
  ) AS both_kinds GROUP BY 1, 2, 3, 4`;

/** What moved on the main wallets of a team by kind, and what became of its bets by category: every ancestor's. */
const moves = "entries_in, entries_out, received, spent";
const movesScratch = `${changes}
  SELECT agent_id, day, currency, kind, count(*) FILTER (WHERE amount > 0) AS entries_in, count(*) FILTER (WHERE amount < 0) AS entries_out,
    coalesce(sum(amount) FILTER (WHERE amount > 0), 0)::bigint AS received, coalesce(-sum(amount) FILTER (WHERE amount < 0), 0)::bigint AS spent
  FROM above JOIN entries USING (member_id) WHERE account = 'player' GROUP BY 1, 2, 3, 4`;
const betsOf = "bets, stake, valid, payout, open_bets, open_stake, void_bets, void_stake";
const betsScratch = `${changes}
  SELECT agent_id, day, currency, category, count(*) FILTER (WHERE state = 'settled') AS bets,
    coalesce(sum(stake) FILTER (WHERE state = 'settled'), 0)::bigint AS stake,
    coalesce(sum(valid) FILTER (WHERE state = 'settled'), 0)::bigint AS valid,
    coalesce(sum(payout) FILTER (WHERE state = 'settled'), 0)::bigint AS payout, count(*) FILTER (WHERE state = 'open') AS open_bets,
    coalesce(sum(stake) FILTER (WHERE state = 'open'), 0)::bigint AS open_stake, count(*) FILTER (WHERE state = 'void') AS void_bets,
    coalesce(sum(stake) FILTER (WHERE state = 'void'), 0)::bigint AS void_stake
  FROM above JOIN game_bet USING (member_id) GROUP BY 1, 2, 3, 4`;
const keptBy = (table: string, key: string, names: string) => `
  SELECT agent_id, day, currency, ${key}, ${names.replaceAll(/\w+/g, (name) => `sum(${name})::bigint AS ${name}`)} FROM (
    SELECT agent_id, day, currency, ${key}, ${names} FROM ${table}
    UNION ALL SELECT t.ancestor_id, day, currency, ${key}, ${names} FROM team_change c JOIN member_tree t ON t.descendant_id = c.member_id
    WHERE ${key} IS NOT NULL
  ) AS both_kinds GROUP BY 1, 2, 3, 4`;

/** What is kept: folded days, and what waits to be folded. */
const kept = `
  SELECT agent_id, day, currency, ${added} FROM (
    SELECT agent_id, day, currency, ${sums} FROM agent_day
    UNION ALL
    SELECT t.ancestor_id, c.day, c.currency, ${sums} FROM team_change c JOIN member_tree t ON t.descendant_id = c.member_id
  ) AS both_kinds GROUP BY agent_id, day, currency`;

/**
 * Sums of teams and of their members by day that differ from what ledger, bets and people say; days on which nothing is left are the
 * same as none.
 */
export async function wrongTeamSums(owner: Queryable): Promise<unknown[]> {
  const pairs = [
    [scratch, kept, sums],
    [ownScratch, ownKept, own],
    [returnsScratch, returnsKept, "returned"],
    [thirdsScratch, thirdsKept, "amount"],
    [movesScratch, keptBy("agent_move_day", "kind", moves), moves],
    [betsScratch, keptBy("agent_bet_day", "category", betsOf), betsOf],
  ] as const;
  const wrong = [];
  for (const [wanted, found, names] of pairs)
    wrong.push(...(await differences(owner, wanted, found, names.split(", "))));
  return wrong;
}

function differences(owner: Queryable, wanted: string, found: string, names: string[]): Promise<unknown[]> {
  const some = (query: string) =>
    `SELECT * FROM (${query}) AS days WHERE ${names.map((name) => `${name} <> 0`).join(" OR ")}`;
  return owner.query(`WITH scratch AS (${some(wanted)}), kept AS (${some(found)})
   (SELECT 'missing', * FROM scratch EXCEPT SELECT 'missing', * FROM kept)
   UNION ALL (SELECT 'wrong', * FROM kept EXCEPT SELECT 'wrong', * FROM scratch)`);
}
