import type { OutgoingChannel } from "../Outbox.ts";

/** A message as a way out gets it. */
export interface Parcel {
  /** The same at every try: receivers tell by it what they have already. */
  id: string;
  channel: OutgoingChannel;
  recipient: string;
  subject: string;
  body: string;
  /** The trade's code. */
  language: string;
  createdAt: Date;
  goodUntil: Date;
}

/** Hands messages over to somebody outside. */
export interface OutgoingWay {
  /**
   * Resolves once the message was taken; rejects with a `DeliveryError`, or with anything else, which counts as a failure that may
   * pass. `signal` ends it, and whatever it has opened.
   */
  deliver(parcel: Parcel, signal: AbortSignal): Promise<void>;
}
