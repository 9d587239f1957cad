import { randomUUID } from "node:crypto";
import type { Queryable } from "#server/db/Database.ts";

/** The vendor of the bench, whose game is paid from the wallet. */
export const benchVendor = "BENCH";
/** What each of its members has, in minor units. */
export const seededSum = 100_000_000;

const game = "golden-naga";

/** Puts in a vendor with a game, and so many members with money who play it; gives the plays, each of another member. */
export async function seedWallet(owner: Queryable, players: number): Promise<string[]> {
  const sessions = Array.from({ length: players }, () => randomUUID());
  for (const step of seedSteps) await owner.query(step, step.includes("$1") ? [sessions] : []);
  return sessions;
}

/** Members, their money by the ledger's own rules, their logins and their plays. */
const seedSteps = [
  `INSERT INTO game_vendor (vassalage, game_type, display_name, status, place) VALUES ('${benchVendor}', 'RNG', 'Bench', 'open', 1)`,
  `INSERT INTO game (vassalage, game_type, code, display_name, start, place) VALUES ('${benchVendor}', 'RNG', '${game}', 'Golden Naga', 'vendor:/', 1)`,
  `INSERT INTO member (id, account, nickname, type, password_hash, password_changed_at, language, currency, referral_code, registered_at)
   SELECT md5('m' || n)::uuid, 'bench' || n, 'bench' || n, 0, 'x', now(), 'EN', 'USD', 'B' || n, now()
   FROM unnest($1::uuid[]) WITH ORDINALITY AS s (id, n)`,
  `INSERT INTO session (id, token_hash, member_id, created_at, last_seen_at, expires_at)
   SELECT md5('s' || n)::uuid, decode(md5('s' || n), 'hex'), md5('m' || n)::uuid, now(), now(), now() + interval '1 day'
   FROM unnest($1::uuid[]) WITH ORDINALITY AS s (id, n)`,
  `INSERT INTO game_play (id, token_hash, token_ends_at, member_id, session_id, vendor, game_code, game_name, category, language, currency,
     launched_at, opened_at)
   SELECT id, decode(md5('p' || n), 'hex'), now(), md5('m' || n)::uuid, md5('s' || n)::uuid, '${benchVendor}', '${game}', 'Golden Naga', 'RNG',
     'EN', 'USD', now(), now() FROM unnest($1::uuid[]) WITH ORDINALITY AS s (id, n)`,
  `SELECT ledger_post('deposit', 'USD', ARRAY[ledger_open('house', NULL, 'USD', now()), ledger_open('player', md5('m' || n)::uuid, 'USD', now())],
     ARRAY[-${seededSum}, ${seededSum}]::bigint[], 'bench' || n, 'provider', 'bench', '', '', now())
   FROM unnest($1::uuid[]) WITH ORDINALITY AS s (id, n)`,
  "ANALYZE",
];
