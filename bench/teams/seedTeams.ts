import type { Database } from "#server/db/Database.ts";

/** How the filled database is shaped: ten people below each agent of the first levels, and what is left on the seventh. */
const days = 365;

/**
 * Fills an empty database with one agent and `members` people below it, the upline of number n being number n/7: seven levels of
 * 100,000. Each has sums of days on which they bet (`perMember` of a year), as the platform would have kept them; what the bets
 * themselves were is not made. Triggers are off while it is filled, and the sums of agents are computed at once from those of members.
 */
export async function seedTeams(owner: Database, members: number, perMember: number): Promise<void> {
  const id = (expression: string) => `md5('m' || ${expression})::uuid`;
  const steps = [
    `INSERT INTO member (id, account, nickname, type, password_hash, password_changed_at, language, currency, referral_code, registered_at,
       upline_id)
     SELECT ${id("n")}, 'm' || n, 'm' || n, CASE WHEN n * 7 < ${members} THEN 1 ELSE 0 END, 'x', now(), 'EN', 'USD', 'R' || n,
       timestamptz '2025-01-01Z' + n % ${days} * interval '1 day', CASE WHEN n > 1 THEN ${id("n / 7")} END
     FROM generate_series(0, ${members}) n WHERE n > 0`,
    `UPDATE member SET upline_id = ${id("1")} WHERE account IN ('m2', 'm3', 'm4', 'm5', 'm6')`,
    `INSERT INTO member_tree (ancestor_id, descendant_id, depth)
     WITH RECURSIVE up AS (
       SELECT upline_id AS ancestor_id, id AS descendant_id, 1 AS depth FROM member WHERE upline_id IS NOT NULL
       UNION ALL SELECT m.upline_id, up.descendant_id, up.depth + 1 FROM up JOIN member m ON m.id = up.ancestor_id WHERE m.upline_id IS NOT NULL
     ) SELECT ancestor_id, descendant_id, depth FROM up`,
    `INSERT INTO ledger_account (id, kind, member_id, currency, allow_negative, created_at)
     SELECT md5('a' || n)::uuid, 'player', ${id("n")}, 'USD', false, now() FROM generate_series(1, ${members}) n`,
    `INSERT INTO ledger_day (account_id, day, kind, entries_in, entries_out, received, spent)
     SELECT md5('a' || n)::uuid, date '2025-01-01' + (n * 13 + k * ${Math.floor(days / perMember)}) % ${days}, kind,
       CASE WHEN kind = 'bet' THEN 0 ELSE 20 END, CASE WHEN kind = 'bet' THEN 20 ELSE 0 END,
       CASE kind WHEN 'bet' THEN 0 WHEN 'win' THEN 1900 ELSE 300 END, CASE WHEN kind = 'bet' THEN 2000 ELSE 0 END
     FROM generate_series(1, ${members}) n CROSS JOIN generate_series(0, ${perMember - 1}) k CROSS JOIN unnest(ARRAY['bet', 'win', 'deposit']) kind`,
    `INSERT INTO member_play
     SELECT a.member_id, 2025, 'USD', bit_or(set_bit(0::bit(366), extract(doy FROM d.day)::integer - 1, 1))
     FROM ledger_day d JOIN ledger_account a ON a.id = d.account_id WHERE d.kind = 'bet' GROUP BY 1`,
    `INSERT INTO agent_day
     SELECT t.ancestor_id, c.day, 'USD', sum(deposit), 0, sum(bet), sum(win), 0, sum(held), sum(bet), sum(bet), sum(win), count(*), 0, 0
     FROM (
       SELECT a.member_id, d.day, sum(d.received) FILTER (WHERE d.kind = 'deposit') AS deposit, sum(d.spent) AS bet,
         sum(d.received) FILTER (WHERE d.kind = 'win') AS win, sum(d.received - d.spent) AS held
       FROM ledger_day d JOIN ledger_account a ON a.id = d.account_id GROUP BY 1, 2
     ) c JOIN member_tree t ON t.descendant_id = c.member_id GROUP BY 1, 2`,
    `INSERT INTO agent_day AS d
     SELECT t.ancestor_id, m.registered_at::date, 'USD', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, count(*), count(*) FILTER (WHERE m.type = 1)
     FROM member m JOIN member_tree t ON t.descendant_id = m.id GROUP BY 1, 2
     ON CONFLICT (agent_id, day, currency) DO UPDATE SET members = EXCLUDED.members, agents = EXCLUDED.agents`,
    `INSERT INTO team_change (member_id, day, currency, bet, active)
     SELECT ${id("n")}, date '2025-12-31', 'USD', 2000, 0 FROM generate_series(2, 2000) n`,
  ];
  for (const step of steps) await owner.query(`SET session_replication_role = replica; ${step}`);
  await owner.query("SET session_replication_role = DEFAULT");
  await owner.query("VACUUM ANALYZE");
}
