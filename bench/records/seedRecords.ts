import type { Database } from "#server/db/Database.ts";

/** Members of the filled database: one with very much, ten with much, and all others. */
export const recordMembers = { most: 1, many: 5, usual: 700 } as const;

const day0 = "2023-03-14T00:00:00Z";
const days = 1_096;

/**
 * Fills an empty database with `transfers` transfers over three years, two entries each, and the bets behind half of them: a fifth is
 * one member's, another fifth ten members', the rest of two thousand. The rules of the ledger are off while it is filled, and nothing
 * but its shape is right: no hash, no running balance.
 */
export async function seedRecords(owner: Database, transfers: number): Promise<void> {
  const secondary = await owner.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
     WHERE indrelid IN ('ledger_entry'::regclass, 'ledger_transfer'::regclass, 'game_bet'::regclass) AND NOT indisunique`,
  );
  for (const { name } of secondary) await owner.query(`DROP INDEX ${name}`);
  const steps = [
    `INSERT INTO member (id, account, nickname, type, password_hash, password_changed_at, language, currency, referral_code, registered_at)
     SELECT md5('m' || n)::uuid, 'm' || n, 'm' || n, 0, 'x', now(), 'EN', 'USD', 'R' || n, now() FROM generate_series(1, 2011) n`,
    `INSERT INTO ledger_account (id, kind, member_id, currency, allow_negative, created_at)
     SELECT md5('a' || n)::uuid, 'player', md5('m' || n)::uuid, 'USD', false, now() FROM generate_series(1, 2011) n
     UNION ALL SELECT md5('house')::uuid, 'house', NULL, 'USD', true, now()`,
    `CREATE UNLOGGED TABLE filling AS
     SELECT n, CASE WHEN n % 5 = 0 THEN 1 WHEN n % 5 = 1 THEN 2 + n / 5 % 10 ELSE 12 + n / 5 % 2000 END AS who,
       (ARRAY['bet','bet','bet','bet','bet','bet','win','win','win','win','deposit','bonus','withdrawal','transfer'])[1 + n * 31 % 14] AS kind,
       timestamptz '${day0}' + (n * 7919 % ${transfers})::float8 / ${transfers} * interval '${days} days' AS at,
       100 + n * 37 % 9900 AS amount
     FROM generate_series(1::bigint, ${transfers}) n`,
    `INSERT INTO ledger_transfer (id, kind, currency, cause_type, cause_ref, detail, payer_id, idempotency_key, created_at)
     SELECT md5('t' || n)::uuid, kind, 'USD', 'system', 'bench', 'Golden Naga', md5('a' || who)::uuid, n::text, at FROM filling`,
    `INSERT INTO ledger_entry (transfer_id, account_id, account_version, amount, balance_after, created_at, hash, kind)
     SELECT md5('t' || n)::uuid, CASE side WHEN 0 THEN md5('a' || who)::uuid ELSE md5('house')::uuid END, n,
       CASE WHEN (kind IN ('bet', 'withdrawal')) = (side = 0) THEN -amount ELSE amount END, 0, at, '\\x00', kind
     FROM filling CROSS JOIN generate_series(0, 1) side ORDER BY n`,
    `INSERT INTO game_bet (id, member_id, vendor, game_code, game_name, category, round, currency, stake, valid, payout, state, placed_at,
       settled_at, day)
     SELECT md5('b' || n)::uuid, md5('m' || who)::uuid, 'V' || n % 20, 'game-' || n % 100, 'Game ' || n % 100,
       (ARRAY['RNG', 'LIVE', 'SPORTS', 'FISH'])[1 + n % 20 % 4], n::text, 'USD', amount, amount, amount * (n % 3) / 2,
       CASE WHEN n % 500 = 0 THEN 'open' ELSE 'settled' END, at, CASE WHEN n % 500 = 0 THEN NULL ELSE at END, (at AT TIME ZONE 'UTC')::date
     FROM filling WHERE kind = 'bet'`,
    `INSERT INTO ledger_day
     SELECT account_id, (created_at AT TIME ZONE 'UTC')::date, kind, count(*) FILTER (WHERE amount > 0), count(*) FILTER (WHERE amount < 0),
       coalesce(sum(amount) FILTER (WHERE amount > 0), 0), coalesce(-sum(amount) FILTER (WHERE amount < 0), 0)
     FROM ledger_entry WHERE account_id <> md5('house')::uuid GROUP BY 1, 2, 3`,
    `INSERT INTO bet_day (member_id, day, currency, category, vendor, game_code, game_name, bets, stake, open_bets, open_stake, valid, payout,
       void_bets, void_stake)
     SELECT member_id, day, currency, category, vendor, game_code, max(game_name), count(*), sum(stake),
       count(*) FILTER (WHERE state = 'open'), coalesce(sum(stake) FILTER (WHERE state = 'open'), 0),
       coalesce(sum(valid) FILTER (WHERE state = 'settled'), 0), coalesce(sum(payout) FILTER (WHERE state = 'settled'), 0), 0, 0
     FROM game_bet GROUP BY 1, 2, 3, 4, 5, 6`,
    `INSERT INTO bet_month (member_id, month, currency, category, vendor, game_code, game_name, bets, stake, open_bets, open_stake, valid,
       payout, void_bets, void_stake)
     SELECT member_id, date_trunc('month', day)::date, currency, category, vendor, game_code, max(game_name), sum(bets), sum(stake),
       sum(open_bets), sum(open_stake), sum(valid), sum(payout), sum(void_bets), sum(void_stake)
     FROM bet_day GROUP BY 1, 2, 3, 4, 5, 6`,
    "DROP TABLE filling",
  ];
  // One connection, so that the setting holds for all of it: no triggers, no references.
  for (const step of steps) await owner.query(`SET session_replication_role = replica; ${step}`);
  for (const { definition } of secondary) await owner.query(definition);
  await owner.query("SET session_replication_role = DEFAULT; ANALYZE");
}
