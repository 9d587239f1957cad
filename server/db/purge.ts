import type { Database } from "./Database.ts";

/** What ends by itself, table by table. */
const statements = [
  "DELETE FROM seen_value WHERE expires_at <= $1",
  "DELETE FROM throttle WHERE expires_at <= $1",
  "DELETE FROM idempotency WHERE expires_at <= $1",
  "DELETE FROM table_export WHERE expires_at <= $1",
  "DELETE FROM captcha WHERE expires_at <= $1",
  "DELETE FROM verification_code WHERE expires_at <= $1",
  "DELETE FROM remember_token WHERE expires_at <= $1",
  "DELETE FROM member_file WHERE taken_at IS NULL AND started_at <= $1::timestamptz - interval '1 day'",
  "DELETE FROM operator_place WHERE seen_at <= $1::timestamptz - interval '90 days'",
  // What nobody delivers any more, also where no way out is set up any longer.
  `UPDATE outbox_message SET sealed = NULL, next_try_at = NULL, reason = CASE WHEN state = 'dead' THEN reason ELSE 'too late' END,
     state = 'dead' WHERE sealed IS NOT NULL AND good_until <= $1::timestamptz - interval '5 minutes'`,
  "DELETE FROM member_event WHERE kind IN ('login', 'loginFailed') AND at <= $1::timestamptz - interval '90 days'",
  "DELETE FROM member_event WHERE kind = 'loginFailed' AND member_id IS NULL AND at <= $1::timestamptz - interval '1 day'",
  // Kept for a month, to answer what happened.
  "DELETE FROM password_reset WHERE expires_at <= $1::timestamptz - interval '30 days'",
  // Of plays that came to something the bets tell.
  "DELETE FROM game_play WHERE launched_at <= $1::timestamptz - interval '2 days'",
  "DELETE FROM game_transaction WHERE at <= $1::timestamptz - interval '90 days'",
  "DELETE FROM session WHERE expires_at <= $1::timestamptz - interval '30 days'",
];

/** Removes rows that have had their time. Safe to run any number of times, on many nodes at once. */
export async function purge(db: Database, now: Date): Promise<void> {
  for (const statement of statements) await db.query(statement, [now]);
}
