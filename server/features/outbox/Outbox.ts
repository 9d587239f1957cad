import type { Clock } from "#server/Clock.ts";
import type { Queryable } from "#server/db/Database.ts";

/** A mail or a text message. */
export interface OutgoingMessage {
  channel: "sms" | "mail";
  /** A mail address, or a number with its dialling code and a plus sign. */
  recipient: string;
  subject?: string;
  body: string;
}

/** The way out for mails and text messages. */
export interface Outbox {
  /** Hands the message over; with `tx` only if that transaction is kept. */
  send(message: OutgoingMessage, tx?: Queryable): Promise<void>;
}

/** Keeps everything in a table that operators read, so that every flow can be walked through without a provider. */
export function createTableOutbox(db: Queryable, clock: Clock): Outbox {
  return {
    send: async ({ channel, recipient, subject = "", body }, tx = db) => {
      await tx.query(
        "INSERT INTO outbox_message (channel, recipient, subject, body, created_at) VALUES ($1, $2, $3, $4, $5)",
        [channel, recipient, subject, body, clock.now()],
      );
    },
  };
}
