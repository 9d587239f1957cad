import type { Database } from "#server/db/Database.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import type { OutgoingChannel } from "./Outbox.ts";

/** A message that this node has in hand. */
export interface ClaimedMessage {
  id: string;
  channel: OutgoingChannel;
  recipient: string;
  sealed: Buffer;
  /** Tries with this one. With `triedAt`, it tells this claim from another one. */
  tries: number;
  triedAt: Date;
  createdAt: Date;
  goodUntil: Date;
}

/** A message that nobody tries any more. */
export interface EndedMessage {
  id: string;
  tries: number;
  reason: string;
}

/** How much may be taken. */
export interface ClaimLimits {
  /** Most messages now. */
  free: number;
  perSecond: number;
  mostTries: number;
  /** How long a message stays in hand. */
  leaseMs: number;
}

interface Row {
  id: string;
  recipient: string;
  sealed: Buffer;
  tries: number;
  created_at: Date;
  good_until: Date;
}

const due = "channel = $1 AND state IN ('waiting', 'sending', 'failed') AND next_try_at <= $2";

/**
 * Takes messages that are due, oldest first, and ends those that came too late or were tried too often. One node at a time takes from
 * a channel, so that all of them together keep to its speed; a node that finds another at it comes back later.
 */
export async function claimDue(
  db: Database,
  now: Date,
  channel: OutgoingChannel,
  { free, perSecond, mostTries, leaseMs }: ClaimLimits,
): Promise<{ taken: ClaimedMessage[]; ended: EndedMessage[] }> {
  return withTransaction(db, async (tx) => {
    const locked = await tx.query<{ got: boolean }>("SELECT pg_try_advisory_xact_lock(hashtext($1)) AS got", [
      `outbox:${channel}`,
    ]);
    if (locked[0]?.got !== true) return { taken: [], ended: [] };
    const ended = await tx.query<EndedMessage>(
      `UPDATE outbox_message SET state = 'dead', next_try_at = NULL,
         reason = CASE WHEN good_until <= $2 THEN 'too late' ELSE 'nobody noted how the last try ended' END,
         sealed = CASE WHEN good_until <= $2 THEN NULL ELSE sealed END
       WHERE id IN (SELECT id FROM outbox_message WHERE ${due} AND (good_until <= $2 OR tries >= $3 OR sealed IS NULL)
         FOR UPDATE SKIP LOCKED)
       RETURNING id, tries, reason`,
      [channel, now, mostTries],
    );
    const counted = await tx.query<{ begun: number }>(
      "SELECT count(*) AS begun FROM outbox_message WHERE channel = $1 AND tried_at > $2::timestamptz - interval '1 second'",
      [channel, now],
    );
    const most = Math.min(free, perSecond - Number(counted[0]?.begun ?? 0));
    if (most <= 0) return { taken: [], ended };
    const rows = await tx.query<Row>(
      `UPDATE outbox_message SET state = 'sending', tries = tries + 1, tried_at = $2, next_try_at = $4
       WHERE id IN (SELECT id FROM outbox_message WHERE ${due} AND sealed IS NOT NULL ORDER BY next_try_at, created_at LIMIT $3
         FOR UPDATE SKIP LOCKED)
       RETURNING id, recipient, sealed, tries, created_at, good_until`,
      [channel, now, most, new Date(now.getTime() + leaseMs)],
    );
    const taken = rows.map(({ created_at: createdAt, good_until: goodUntil, ...row }) => ({
      ...row,
      channel,
      createdAt,
      goodUntil,
      triedAt: now,
    }));
    return { taken, ended };
  });
}
