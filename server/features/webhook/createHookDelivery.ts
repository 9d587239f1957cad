import type { Clock } from "#server/Clock.ts";
import type { Database, Queryable } from "#server/db/Database.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { recordAct } from "#server/features/console/recordAct.ts";
import { createRounds, leaseMs } from "#server/features/outbox/createRounds.ts";
import type { FindAddresses } from "#server/features/outbox/ways/lookUpPublic.ts";
import type { SecretBox } from "#server/security/secretBox.ts";
import { callHook, type HookOutcome } from "./callHook.ts";
import { signHook } from "./signHook.ts";

/** What telling others needs. */
export interface HookDeliveryParts {
  db: Database;
  clock: Clock;
  box: SecretBox;
  /** A demo may tell programs of this machine. */
  mayBeLocal: boolean;
  onError(error: unknown): void;
  /** A number from 0 up to 1; what spreads tries that failed together. */
  random?: () => number;
  find?: FindAddresses;
  /** How long one try may take; 10 s where nothing is said. */
  tryMs?: number;
}

/** Tells addresses of other programs what happened. */
export interface HookDelivery {
  /** Looks once, and resolves when what it found was told or has failed. */
  deliverDue(): Promise<void>;
  start(): void;
  /** Takes nothing new and cuts off what is under way, which is tried again. */
  stop(): Promise<void>;
}

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;
/** How long the next try waits, after each: three days in all, as Standard Webhooks suggests. */
const waitsMs = [
  5 * secondMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  20 * hourMs,
  24 * hourMs,
];
/** An address that has answered nothing else for so long is switched off. */
const offAfterMs = 72 * hourMs;
const usualTryMs = 10_000;
const pollMs = 1_000;
/** Addresses that one node calls at a time. */
const mostInHand = 8;
const gone = 410;

interface Claimed {
  id: string;
  webhook_id: string;
  url: string;
  secret: Buffer;
  /** The one before, while receivers change over. */
  previous_secret: Buffer | null;
  body: string;
  tries: number;
  tried_at: Date;
}

/**
 * The worker of one node. An address has one telling in hand at a time, so that one that never answers holds up no other. What was told
 * and not noted, because a node was killed, is told again under the same `webhook-id`.
 */
export function createHookDelivery(parts: HookDeliveryParts): HookDelivery {
  const { db, clock, box, mayBeLocal, onError, random = Math.random, find, tryMs = usualTryMs } = parts;
  const inHand = new Map<string, Promise<void>>();
  const cut = new AbortController();

  const claim = (): Promise<Claimed[]> => {
    const now = clock.now();
    return db.query<Claimed>(
      `UPDATE webhook_delivery t SET state = 'sending', tries = t.tries + 1, tried_at = $1, next_try_at = $2
       FROM (SELECT due.id, w.url, w.secret,
           CASE WHEN w.previous_until > $1 THEN w.previous_secret END AS previous_secret FROM webhook w CROSS JOIN LATERAL (
           SELECT d.id FROM webhook_delivery d
           WHERE d.webhook_id = w.id AND d.state IN ('waiting', 'sending') AND d.next_try_at <= $1
           ORDER BY d.next_try_at LIMIT 1 FOR UPDATE SKIP LOCKED) due
         WHERE w.off_at IS NULL AND NOT w.id = ANY ($3::uuid[]) LIMIT $4) taken
       WHERE t.id = taken.id RETURNING t.id, t.webhook_id, t.body, t.tries, t.tried_at, taken.url, taken.secret,
         taken.previous_secret`,
      [now, new Date(now.getTime() + leaseMs), [...inHand.keys()], mostInHand - inHand.size],
    );
  };

  const tell = async (one: Claimed): Promise<void> => {
    const began = performance.now();
    const seconds = Math.floor(clock.now().getTime() / 1000);
    let outcome: HookOutcome | { status: null; reason: "secret" };
    try {
      const sealed = [one.secret, ...(one.previous_secret === null ? [] : [one.previous_secret])];
      const secrets = sealed.map((secret) => box.open(secret, one.webhook_id));
      const headers = signHook(secrets, one.id, seconds, one.body);
      const signal = AbortSignal.any([cut.signal, AbortSignal.timeout(tryMs)]);
      const { url, body } = one;
      outcome = await callHook({ url, headers, body, mayBeLocal, signal, ...(find && { find }) });
    } catch (error) {
      onError(error);
      outcome = { status: null, reason: "secret" };
    }
    const tookMs = Math.round(performance.now() - began);
    await withTransaction(db, (tx) => note(tx, one, { ...outcome, tookMs }));
  };

  async function note(
    tx: Queryable,
    one: Claimed,
    { status, reason, tookMs }: { status: number | null; reason: string; tookMs: number },
  ): Promise<void> {
    const now = clock.now();
    // We stopped, and the other side did nothing wrong: it is due again at once, and the try does not count.
    const isCut = cut.signal.aborted && reason === "time";
    const waitMs = isCut ? 0 : waitsMs[one.tries - 1];
    const isWell = reason === "";
    const state = isWell ? "sent" : waitMs === undefined ? "failed" : "waiting";
    const next = isWell || waitMs === undefined ? null : new Date(now.getTime() + waitMs * (0.9 + random() / 5));
    const noted = await tx.query(
      `UPDATE webhook_delivery SET state = $3, answer = $4, took_ms = $5, reason = $6, next_try_at = $7, tries = tries - $8
       WHERE id = $1 AND tries = $2 AND tried_at = $9 AND state = 'sending' RETURNING id`,
      [one.id, one.tries, state, status, tookMs, isCut ? "" : reason, next, isCut ? 1 : 0, one.tried_at],
    );
    if (noted.length === 0 || isCut) return;
    if (isWell) {
      await tx.query("UPDATE webhook SET failing_since = NULL WHERE id = $1 AND failing_since IS NOT NULL", [
        one.webhook_id,
      ]);
      return;
    }
    const [off] = await tx.query<{ url: string; off_reason: string }>(
      `UPDATE webhook SET failing_since = coalesce(failing_since, $2),
         off_at = CASE WHEN $3 OR failing_since <= $4 THEN $2 END,
         off_reason = CASE WHEN $3 THEN 'gone' WHEN failing_since <= $4 THEN 'failing' ELSE '' END
       WHERE id = $1 AND off_at IS NULL RETURNING url, off_reason`,
      [one.webhook_id, now, status === gone, new Date(now.getTime() - offAfterMs)],
    );
    if (off !== undefined && off.off_reason !== "")
      await recordAct(tx, clock, "platform", "webhookOff", { of: new URL(off.url).host, reason: off.off_reason });
  }

  const begin = async (): Promise<Promise<void>[]> => {
    if (cut.signal.aborted || inHand.size >= mostInHand) return [];
    return (await claim()).map((one) => {
      const work = tell(one)
        .catch(onError)
        .finally(() => inHand.delete(one.webhook_id));
      inHand.set(one.webhook_id, work);
      return work;
    });
  };

  const rounds = createRounds({ begin, pollMs, onError });

  return {
    deliverDue: () => rounds.once(),
    start: () => rounds.start(),
    stop: async () => {
      cut.abort();
      await rounds.end();
      await Promise.all(inHand.values());
    },
  };
}

/** How long what was told is kept. */
const keptDays = 30;

/** Removes what was told long ago, what nobody tries any more, and secrets that sign no longer. */
export async function purgeHooks(db: Queryable, now: Date): Promise<void> {
  await db.query("DELETE FROM webhook_delivery WHERE state IN ('sent', 'failed') AND created_at < $1", [
    new Date(now.getTime() - keptDays * 24 * hourMs),
  ]);
  await db.query("UPDATE webhook SET previous_secret = NULL, previous_until = NULL WHERE previous_until <= $1", [now]);
}
