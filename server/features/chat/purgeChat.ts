import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/Database.ts";

/** Deletes messages that are too old or too many, and nodes that are gone. Safe to run any number of times, on many nodes at once. */
export async function purgeChat(
  db: Database,
  now: Date,
  { chatDays, chatMessages }: Pick<Config["limits"], "chatDays" | "chatMessages">,
): Promise<void> {
  await db.query("DELETE FROM chat_message WHERE sent_at <= $1::timestamptz - $2::integer * interval '1 day'", [
    now,
    chatDays,
  ]);
  await db.query(
    "DELETE FROM chat_message WHERE id <= (SELECT id FROM chat_message ORDER BY id DESC OFFSET $1 LIMIT 1)",
    [chatMessages],
  );
  await db.query("DELETE FROM chat_node WHERE seen_at <= $1::timestamptz - interval '1 hour'", [now]);
}
