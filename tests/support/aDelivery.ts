import type { OutgoingChannel, OutgoingMessage } from "#server/features/outbox/Outbox.ts";
import { createTableOutbox } from "#server/features/outbox/Outbox.ts";
import { createDelivery, type DeliveryEvent, type DeliveryParts } from "#server/features/outbox/createDelivery.ts";
import type { OutgoingWay, Parcel } from "#server/features/outbox/ways/OutgoingWay.ts";
import { createKeyRing } from "#server/security/createKeyRing.ts";
import { aClock } from "./aClock.ts";
import { aDatabase } from "./database.ts";

/** A row of the outbox. */
export interface KeptMessage {
  id: string;
  state: string;
  tries: number;
  reason: string;
  subject: string;
  body: string;
  sealed: Buffer | null;
  next_try_at: Date | null;
}

/** A code as it is sent. */
export const aCode: OutgoingMessage = {
  channel: "sms",
  recipient: "+85510000001",
  body: "Your code is 042170.",
  secrets: ["042170"],
};

/** An outbox on a database of its own, and nodes that deliver from it by ways that the test makes. */
export async function aDelivery() {
  const { db, owner } = await aDatabase();
  const clock = aClock();
  const box = createKeyRing(db, clock, Buffer.alloc(32, 7)).boxOf("outbox");
  const leaving = new Set<OutgoingChannel>(["sms", "mail"]);
  const events: DeliveryEvent[] = [];
  const errors: unknown[] = [];
  return {
    db,
    owner,
    clock,
    box,
    events,
    errors,
    outbox: createTableOutbox({ db, clock, isDemo: false, box, leaving }),
    /** A node whose provider is `way`, for both channels. */
    node: (way: OutgoingWay, over: Partial<DeliveryParts> & { perSecond?: number } = {}) => {
      const { perSecond = 100, ...parts } = over;
      const ways = new Map(["sms" as const, "mail" as const].map((channel) => [channel, { way, perSecond }]));
      const told = {
        onEvent: (event: DeliveryEvent) => void events.push(event),
        onError: (error: unknown) => void errors.push(error),
      };
      return createDelivery({ db, clock, box, ways, random: () => 0.5, ...told, ...parts });
    },
    rows: () => db.query<KeptMessage>("SELECT * FROM outbox_message ORDER BY created_at, recipient, id"),
  };
}

/** A provider that keeps what it gets, after `answer` has had its say. */
export function aProvider(answer: (parcel: Parcel, signal: AbortSignal) => Promise<void> = async () => undefined) {
  const got: Parcel[] = [];
  const way: OutgoingWay = {
    deliver: async (parcel, signal) => {
      await answer(parcel, signal);
      got.push(parcel);
    },
  };
  return { way, got };
}
