import type { Clock } from "#server/Clock.ts";
import type { Queryable } from "#server/db/Database.ts";
import type { KeyPurpose, KeyRing } from "./createKeyRing.ts";

const dayMs = 86_400_000;
/** Keys whose work is over within minutes. The one before stays live until the next change. */
const daily: readonly KeyPurpose[] = ["body", "captcha", "botCheck", "code", "ticket"];

/**
 * Replaces keys that are older than a day; run it now and then on any node, and on many at once. Whether a key is too old
 * is decided where it is replaced, under a lock: the second node of two would otherwise retire the key that browsers were
 * told a moment ago.
 */
export async function rotateOldKeys(db: Queryable, clock: Clock, keys: KeyRing): Promise<void> {
  const dayAgo = new Date(clock.now().getTime() - dayMs);
  for (const purpose of daily) {
    const rows = await db.query<{ newest: Date | null }>(
      "SELECT max(created_at) AS newest FROM secret_key WHERE purpose = $1",
      [purpose],
    );
    const newest = rows[0]?.newest;
    if (newest && newest < dayAgo) await keys.rotate(purpose, dayAgo);
  }
}
