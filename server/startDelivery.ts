import type { Deps } from "./Deps.ts";
import {
  createDelivery,
  type Delivery,
  type DeliveryParts,
  type DeliveryWay,
} from "./features/outbox/createDelivery.ts";
import type { OutgoingChannel } from "./features/outbox/Outbox.ts";
import { createSmtpWay } from "./features/outbox/ways/createSmtpWay.ts";
import { createWebhookWay } from "./features/outbox/ways/createWebhookWay.ts";

/** Begins to hand over what waits in the outbox, by the ways that are set up; undefined where there is none. */
export function startDelivery(
  { config, db, clock, keys, liveSite }: Deps,
  told: Pick<DeliveryParts, "onEvent" | "onError">,
): Delivery | undefined {
  const { publicOrigin, outgoing } = config;
  const brandName = () => liveSite.current().site.brand.name;
  const ways = new Map<OutgoingChannel, DeliveryWay>();
  for (const channel of ["mail", "sms"] as const) {
    const chosen = outgoing[channel];
    if (chosen === undefined) continue;
    const way =
      chosen.by === "smtp"
        ? createSmtpWay(chosen, { publicOrigin, brandName })
        : createWebhookWay(chosen, { clock, publicOrigin });
    ways.set(channel, { way, perSecond: chosen.perSecond });
  }
  if (ways.size === 0) return undefined;
  const delivery = createDelivery({ db, clock, box: keys.boxOf("outbox"), ways, ...told });
  delivery.start();
  return delivery;
}
