import { setTimeout as sleep } from "node:timers/promises";
import type { Clock } from "#server/Clock.ts";
import type { Database } from "#server/db/Database.ts";
import type { SecretBox } from "#server/security/secretBox.ts";
import { claimDue, type ClaimedMessage } from "./claimDue.ts";
import { createRounds, leaseMs } from "./createRounds.ts";
import { maskSecrets } from "./maskSecrets.ts";
import type { OutgoingChannel } from "./Outbox.ts";
import { openMessage } from "./SealedWords.ts";
import { waitAfter } from "./waitAfter.ts";
import { DeliveryError } from "./ways/DeliveryError.ts";
import type { OutgoingWay } from "./ways/OutgoingWay.ts";

/** A way out, and how fast messages go by it. */
export interface DeliveryWay {
  way: OutgoingWay;
  /** Most messages that all nodes together hand over in a second. */
  perSecond: number;
}

/** What happened to a message, for the log: who it was for and what it says is not in it. */
export interface DeliveryEvent {
  event: "sent" | "failed" | "dead";
  id: string;
  channel: OutgoingChannel;
  tries: number;
  reason: string;
}

/** What delivering needs. */
export interface DeliveryParts {
  db: Database;
  clock: Clock;
  box: SecretBox;
  ways: ReadonlyMap<OutgoingChannel, DeliveryWay>;
  onEvent(event: DeliveryEvent): void;
  onError(error: unknown): void;
  /** A number from 0 up to 1; what spreads tries that failed together. */
  random?: () => number;
  /** How long one try may take; 15 s where nothing is said. */
  tryMs?: number;
  /** How often waiting messages are looked for; half a second where nothing is said. */
  pollMs?: number;
}

/** Takes waiting messages out of the table and hands them over. */
export interface Delivery {
  /** Looks once, and resolves when what it found was handed over or has failed. */
  deliverDue(): Promise<void>;
  start(): void;
  /** Takes nothing new, gives what is under way `drainMs` to end, and cuts off the rest, which is tried again later. */
  stop(drainMs: number): Promise<void>;
}

/** Messages that one node has in hand at a time, for each channel. */
const mostInHand = 8;
/** Tries of a message, before a person has to look. */
const mostTries = 15;
const usualTryMs = 15_000;
const usualPollMs = 500;
/** How often it is tried to note that a message was taken, so that it is not sent again for the sake of a short trouble. */
const noteAfterMs = [0, 1_000, 4_000] as const;
/** What is noted of a failure. */
const longestReason = 200;

/**
 * The worker of one node. Any number of nodes work on one table: a message is in one hand at a time, for as long as a lease lasts. A
 * node that is killed between handing over and noting it leaves a message that is handed over again, under the same id (record 57).
 * Messages are looked for in a rhythm of its own: what a call did or did not write cannot be told from when this works.
 */
export function createDelivery(parts: DeliveryParts): Delivery {
  const {
    db,
    clock,
    box,
    ways,
    onEvent,
    onError,
    random = Math.random,
    tryMs = usualTryMs,
    pollMs = usualPollMs,
  } = parts;
  const inHand = new Map<Promise<void>, OutgoingChannel>();
  const cut = new AbortController();

  /** Notes how a try ended. A row that is another's by now stays as it is. */
  const note = async (
    { id, tries, triedAt, channel }: ClaimedMessage,
    event: DeliveryEvent["event"],
    reason: string,
    nextAt?: Date,
  ) => {
    const rows = await db.query<{ id: string }>(
      `UPDATE outbox_message SET state = $3, reason = $4, next_try_at = $5,
         sent_at = CASE WHEN $3 = 'sent' THEN $6::timestamptz END,
         sealed = CASE WHEN $3 = 'sent' OR good_until <= $6 THEN NULL ELSE sealed END
       WHERE id = $1 AND tries = $2 AND tried_at = $7 AND state = 'sending' RETURNING id`,
      [id, tries, event, reason.slice(0, longestReason), nextAt ?? null, clock.now(), triedAt],
    );
    if (rows.length > 0) onEvent({ event, id, channel, tries, reason });
  };

  const fail = async (message: ClaimedMessage, error: unknown) => {
    const known = error instanceof DeliveryError ? error : new DeliveryError(`failed (${(error as Error).name})`);
    const reason = maskSecrets(known.message);
    const waitMs = Math.max(waitAfter(message.tries, random()), known.waitMs);
    const nextAt = cut.signal.aborted ? clock.now() : new Date(clock.now().getTime() + waitMs);
    if (known.isFinal || message.tries >= mostTries) return note(message, "dead", reason);
    // It would come too late: whoever reads it could do nothing with it.
    if (nextAt >= message.goodUntil) return note(message, "dead", `${reason}; worth nothing by the next try`);
    return note(message, "failed", reason, nextAt);
  };

  const open = (id: string, sealed: Buffer) => {
    try {
      return openMessage(box, id, sealed);
    } catch (cause) {
      onError(cause);
      throw new DeliveryError("its words cannot be opened", { isFinal: true });
    }
  };

  const handOver = async (message: ClaimedMessage, way: OutgoingWay): Promise<void> => {
    const limit = AbortSignal.any([cut.signal, AbortSignal.timeout(tryMs)]);
    try {
      const { tries: _tries, triedAt: _triedAt, goodUntil, sealed, ...row } = message;
      const words = open(message.id, sealed);
      await within(way.deliver({ ...row, ...words, goodUntil }, limit), limit);
    } catch (error) {
      return fail(message, error);
    }
    for (const waitMs of noteAfterMs) {
      await sleep(waitMs);
      const isNoted = await note(message, "sent", "").then(
        () => true,
        (error: unknown) => void onError(error),
      );
      if (isNoted === true) return undefined;
    }
    return undefined;
  };

  /** Takes what is due and begins with it; nobody waits here for a provider. */
  const begin = async (): Promise<Promise<void>[]> => {
    const begun: Promise<void>[] = [];
    for (const [channel, { way, perSecond }] of ways) {
      const free = mostInHand - [...inHand.values()].filter((one) => one === channel).length;
      if (rounds.isOver || free <= 0) continue;
      const { taken, ended } = await claimDue(db, clock.now(), channel, { free, perSecond, mostTries, leaseMs });
      for (const { id, tries, reason } of ended) onEvent({ event: "dead", id, channel, tries, reason });
      for (const message of taken) {
        const work = handOver(message, way)
          .catch(onError)
          .finally(() => inHand.delete(work));
        inHand.set(work, channel);
        begun.push(work);
      }
    }
    return begun;
  };

  const rounds = createRounds({ begin, pollMs, onError });

  return {
    deliverDue: () => rounds.once(),
    start: () => rounds.start(),
    stop: async (drainMs) => {
      // What was taken while we were told to stop is in hand now.
      await rounds.end();
      const ended = Promise.all(inHand.keys());
      const patience = setTimeout(() => cut.abort(new DeliveryError("the platform stopped")), drainMs);
      await ended;
      clearTimeout(patience);
    },
  };
}

/** The work, or a failure once the time is over, whatever the work does then. */
function within(work: Promise<void>, limit: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => reject(new DeliveryError("out of time"));
    if (limit.aborted) end();
    limit.addEventListener("abort", end, { once: true });
    work.then(resolve, reject).finally(() => limit.removeEventListener("abort", end));
  });
}
