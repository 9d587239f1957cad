import type { Clock } from "#server/Clock.ts";
import type { Queryable } from "#server/db/Database.ts";
import { maskSecrets } from "./maskSecrets.ts";

/** A mail or a text message. */
export interface OutgoingMessage {
  channel: "sms" | "mail";
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
  /** Hands the message over; with `tx` only if that transaction is kept. */
  send(message: OutgoingMessage, tx?: Queryable): Promise<void>;
}

/** What the table of messages needs. */
export interface OutboxParts {
  db: Queryable;
  clock: Clock;
  /** On a demo, messages are kept as they are, so that every flow can be walked through without a provider. */
  isDemo: boolean;
}

/** Keeps everything in a table that operators read. Codes and links are kept on a demo only, elsewhere dots are. */
export function createTableOutbox({ db, clock, isDemo }: OutboxParts): Outbox {
  return {
    send: async ({ channel, recipient, subject = "", body, secrets, isForNobody = false }, tx = db) => {
      const [keptSubject, keptBody] = [subject, body].map((text) => (isDemo ? text : maskSecrets(text, secrets)));
      await tx.query(
        `INSERT INTO outbox_message (channel, recipient, subject, body, created_at)
         SELECT $1, $2, $3, $4, $5 WHERE NOT $6::boolean`,
        [channel, recipient, keptSubject, keptBody, clock.now(), isForNobody],
      );
    },
  };
}
