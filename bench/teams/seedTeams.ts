import type { Database } from "#server/db/Database.ts";

const days = 365;
/** Bets of a member on a day, and the five minutes they fall in. */
const perDay = 10;
const slotsPerDay = 2;
/** From this day on there are a bet and a deposit of each day besides their sums. */
const lastDays = "2025-12-01";
/** When a movement of a day was: a win comes after its bet, and no two members move at the same moment all day long. */
const momentOf = `day + interval '11 hours' + (hashtext(account_id::text) & 4095) * interval '1 second'
  + CASE kind WHEN 'deposit' THEN 0 WHEN 'bet' THEN 1 ELSE 2 END * interval '1 hour'`;

/**
 * Fills an empty database with one agent and `members` people below it, the upline of number n being number n/7: seven levels of
 * 100,000. Each has sums of about `perMember` days of a year on which they bet, days that are as good as random, as the platform would
 * have kept them; of the bets themselves and of deposits one a day is made, of the last month. Triggers are off while it is filled, and the sums of agents are computed
 * at once from those of members.
 */
export async function seedTeams(owner: Database, members: number, perMember: number): Promise<void> {
  const id = (expression: string) => `md5('m' || ${expression})::uuid`;
  const anyDay = `('x' || substr(md5(n || '-' || k), 1, 6))::bit(24)::integer % ${days}`;
  const steps = [
    `INSERT INTO member (id, account, nickname, type, password_hash, password_changed_at, language, currency, referral_code, registered_at,
       upline_id)
     SELECT ${id("n")}, 'm' || n, 'm' || n, CASE WHEN n * 7 < ${members} THEN 1 ELSE 0 END, 'x', now(), 'EN', 'USD', 'R' || n,
       timestamptz '2025-01-01Z' + n % ${days} * interval '1 day', CASE WHEN n > 1 THEN ${id("n / 7")} END
     FROM generate_series(0, ${members}) n WHERE n > 0`,
    `UPDATE member SET upline_id = ${id("1")} WHERE account IN ('m2', 'm3', 'm4', 'm5', 'm6')`,
    `INSERT INTO member_tree (ancestor_id, descendant_id, depth, account_key, registered_at)
     WITH RECURSIVE up AS (
       SELECT upline_id AS ancestor_id, id AS descendant_id, 1 AS depth, account_key, registered_at FROM member WHERE upline_id IS NOT NULL
       UNION ALL SELECT m.upline_id, up.descendant_id, up.depth + 1, up.account_key, up.registered_at
       FROM up JOIN member m ON m.id = up.ancestor_id WHERE m.upline_id IS NOT NULL
     ) SELECT * FROM up`,
    `INSERT INTO ledger_account (id, kind, member_id, currency, allow_negative, created_at)
     SELECT md5('a' || n)::uuid, 'player', ${id("n")}, 'USD', false, now() FROM generate_series(1, ${members}) n`,
    `INSERT INTO member_day (member_id, currency, day, deposit, withdrawal, bet, win, bonus, valid, stake, payout)
     SELECT ${id("n")}, 'USD', date '2025-01-01' + played.day, 300, 0, bet, bet * 95 / 100, 0, bet, bet, bet * 95 / 100
     FROM generate_series(1, ${members}) n CROSS JOIN LATERAL (
       SELECT DISTINCT ${anyDay} AS day FROM generate_series(1, ${perMember}) k
     ) played CROSS JOIN LATERAL (SELECT ${perDay} * (100 + (n * 31 + played.day * 7) % 200) AS bet) money`,
    `INSERT INTO member_play
     SELECT member_id, 2025, 'USD', bit_or(set_bit(0::bit(366), extract(doy FROM day)::integer - 1, 1)) FROM member_day GROUP BY 1`,
    `INSERT INTO member_slot (slot, member_id, currency, bets, valid, stake, payout, bonus)
     SELECT day + interval '12 hours' + ((hashtext(member_id::text || day) & 127) + k * 7) * interval '5 minutes', member_id, currency,
       ${perDay / slotsPerDay}, valid / ${slotsPerDay}, stake / ${slotsPerDay}, payout / ${slotsPerDay}, 0
     FROM member_day CROSS JOIN generate_series(1, ${slotsPerDay}) k`,
    `INSERT INTO agent_day
     SELECT t.ancestor_id, d.day, 'USD', sum(deposit), 0, sum(bet), sum(win), 0, sum(deposit - bet + win), sum(valid), sum(stake),
       sum(payout), count(*), 0, 0
     FROM member_day d JOIN member_tree t ON t.descendant_id = d.member_id GROUP BY 1, 2`,
    `INSERT INTO agent_day AS d
     SELECT ancestor_id, registered_at::date, 'USD', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, count(*), 0 FROM member_tree GROUP BY 1, 2
     ON CONFLICT (agent_id, day, currency) DO UPDATE SET members = EXCLUDED.members`,
    `SELECT widen_team(agent_id) FROM agent_day GROUP BY agent_id HAVING sum(members) >= 1000`,
    `INSERT INTO bet_day (member_id, day, currency, category, vendor, game_code, game_name, bets, stake, open_bets, open_stake, valid, payout,
       void_bets, void_stake)
     SELECT member_id, day, currency, 'RNG', 'bench', 'g1', 'Game', ${perDay}, stake, 0, 0, valid, payout, 0, 0 FROM member_day`,
    `INSERT INTO bet_month (member_id, month, currency, category, vendor, game_code, game_name, bets, stake, open_bets, open_stake, valid,
       payout, void_bets, void_stake)
     SELECT member_id, date_trunc('month', day)::date, currency, category, vendor, game_code, game_name, sum(bets), sum(stake), 0, 0,
       sum(valid), sum(payout), 0, 0 FROM bet_day GROUP BY 1, 2, 3, 4, 5, 6, 7`,
    `INSERT INTO game_bet (member_id, vendor, game_code, game_name, category, round, currency, stake, valid, payout, state, placed_at,
       settled_at, day)
     SELECT member_id, 'bench', 'g1', 'Game', 'RNG', member_id || '-' || day, currency, stake, valid, payout, 'settled',
       day + interval '12 hours', day + interval '12 hours', day FROM member_day WHERE day >= date '${lastDays}'`,
    `INSERT INTO ledger_day (account_id, day, kind, entries_in, entries_out, received, spent)
     SELECT a.id, d.day, moved.kind, (moved.amount > 0)::integer, (moved.amount < 0)::integer, greatest(moved.amount, 0),
       greatest(-moved.amount, 0)
     FROM member_day d JOIN ledger_account a ON a.member_id = d.member_id
     CROSS JOIN LATERAL (VALUES ('deposit', d.deposit), ('bet', -d.bet), ('win', d.win)) AS moved (kind, amount)`,
    `INSERT INTO ledger_transfer (id, kind, currency, payer_id, idempotency_key, cause_type, cause_ref, detail, category, created_at)
     SELECT md5(account_id || '-' || day || kind)::uuid, kind, 'USD', account_id, account_id || '-' || day || kind, 'system', 'bench',
       'Bench', 'BENCH', ${momentOf} FROM ledger_day WHERE day >= date '${lastDays}'`,
    `INSERT INTO ledger_entry (transfer_id, account_id, account_version, amount, balance_after, created_at, hash, kind)
     SELECT md5(account_id || '-' || day || kind)::uuid, account_id, row_number() OVER (PARTITION BY account_id ORDER BY day, kind = 'win'),
       received - spent, received, ${momentOf}, ''::bytea, kind FROM ledger_day WHERE day >= date '${lastDays}'`,
    `INSERT INTO member_third
     SELECT figure, member_id, currency, 2025, ARRAY[${Array.from({ length: 36 }, (_, at) => `coalesce(sum(amount) FILTER (WHERE third <= ${at + 1}), 0)`).join(", ")}]::bigint[]
     FROM (
       SELECT figure, member_id, currency, third_of(day) AS third, sum(amount)::bigint AS amount
       FROM member_day CROSS JOIN LATERAL (VALUES ('deposit', deposit), ('bet', bet), ('win', win), ('profit', bet - win)) AS done (figure, amount)
       GROUP BY 1, 2, 3, 4
     ) AS thirds GROUP BY 1, 2, 3`,
    `INSERT INTO agent_move_day
     SELECT agent_id, currency, day, moved.kind, active * (moved.amount > 0)::integer, active * (moved.amount < 0)::integer,
       greatest(moved.amount, 0), greatest(-moved.amount, 0)
     FROM agent_day CROSS JOIN LATERAL (VALUES ('deposit', deposit), ('bet', -bet), ('win', win)) AS moved (kind, amount) WHERE active > 0`,
    `INSERT INTO agent_bet_day
     SELECT agent_id, currency, day, 'RNG', active * ${perDay}, stake, valid, payout, 0, 0, 0, 0 FROM agent_day WHERE active > 0`,
    `INSERT INTO team_change (member_id, day, currency, bet, at, bets, valid, stake)
     SELECT ${id("n")}, date '2025-12-31', 'USD', 2000, timestamptz '2025-12-31T12:00Z', 1, 2000, 2000 FROM generate_series(2, 2000) n`,
  ];
  for (const step of steps) await owner.query(`SET session_replication_role = replica; ${step}`);
  await owner.query("SET session_replication_role = DEFAULT");
  await owner.query("VACUUM ANALYZE");
}
