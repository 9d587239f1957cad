import { randomUUID } from "node:crypto";
import type { Clock } from "#server/Clock.ts";
import type { Queryable } from "#server/db/Database.ts";
import type { SecretBox } from "#server/security/secretBox.ts";
import { maskSecrets } from "./maskSecrets.ts";
import { sealMessage } from "./SealedWords.ts";

/** By what a message goes. */
export type OutgoingChannel = "sms" | "mail";

/** A mail or a text message. */
export interface OutgoingMessage {
  channel: OutgoingChannel;
  /** A mail address, or a number with its dialling code and a plus sign. */
  recipient: string;
  subject?: string;
  body: string;
  /** The language that it is written in; where nothing is said, English. */
  language?: string;
  /** What in it opens a door for whoever reads it: codes, links. */
  secrets: readonly string[];
  /** Afterwards it is worth nothing to its reader and is not sent any more; a day where nothing is said. */
  goodUntil?: Date;
  /**
   * Nobody is to get it: all the work of a message is done, and none is left, so that no one hears by the time it takes
   * whether there was somebody to write to.
   */
  isForNobody?: boolean;
}

/** The way out for mails and text messages. */
export interface Outbox {
  /**
   * Hands the message over; with `tx` only if that transaction is kept. Nobody outside is asked here, so that nobody outside can
   * hold the caller up.
   */
  send(message: OutgoingMessage, tx?: Queryable): Promise<void>;
}

/** What the table of messages needs. */
export interface OutboxParts {
  db: Queryable;
  clock: Clock;
  /** On a demo, messages are kept as they are, so that every flow can be walked through without a provider. */
  isDemo: boolean;
  /** What messages are sealed with while they wait. */
  box: SecretBox;
  /** The channels that have a way out; a message of another one is kept, and goes nowhere. */
  leaving: ReadonlySet<OutgoingChannel>;
}

const dayMs = 86_400_000;

/**
 * Keeps everything in a table that operators read, and from which it is delivered. Codes and links are readable in it on a demo
 * only, elsewhere dots are; the whole message is there sealed, until it was delivered or is worth nothing any more.
 */
export function createTableOutbox({ db, clock, isDemo, box, leaving }: OutboxParts): Outbox {
  return {
    send: async ({ subject = "", isForNobody = false, ...message }, tx = db) => {
      const { channel, recipient, body, secrets, language = "EN" } = message;
      const [keptSubject, keptBody] = [subject, body].map((text) => (isDemo ? text : maskSecrets(text, secrets)));
      const id = randomUUID();
      const now = clock.now();
      const isLeaving = leaving.has(channel);
      const sealed = isLeaving ? sealMessage(box, id, { subject, body, language }) : null;
      const goodUntil = message.goodUntil ?? new Date(now.getTime() + dayMs);
      const state = isLeaving ? "waiting" : "kept";
      await tx.query(
        `INSERT INTO outbox_message (id, channel, recipient, subject, body, created_at, state, sealed, good_until, next_try_at)
         SELECT $1, $2, $3, $4, $5, $6::timestamptz, $7::text, $8, $9, CASE WHEN $7 = 'waiting' THEN $6::timestamptz END
         WHERE NOT $10::boolean`,
        [id, channel, recipient, keptSubject, keptBody, now, state, sealed, goodUntil, isForNobody],
      );
    },
  };
}
