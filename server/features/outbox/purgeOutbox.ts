import type { Database } from "#server/db/Database.ts";

/** So many rows at once: nobody who sends waits for long. */
const atOnce = 5_000;

/**
 * Deletes messages that were delivered so many days ago. What could not be delivered stays, and so does what no way out was set up
 * for: operators look into it. Safe to run any number of times, on many nodes at once.
 */
export async function purgeOutbox(db: Database, now: Date, outboxDays: number): Promise<void> {
  await db.query(
    `DELETE FROM outbox_message WHERE id IN (
       SELECT id FROM outbox_message
       WHERE state = 'sent' AND sent_at <= $1::timestamptz - $2::integer * interval '1 day'
       ORDER BY sent_at LIMIT $3 FOR UPDATE SKIP LOCKED)`,
    [now, outboxDays, atOnce],
  );
}
