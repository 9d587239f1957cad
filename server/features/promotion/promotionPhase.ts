import type { Offer, Promotions } from "#contracts/config.ts";

/** An offer or an article. */
export type Promotion = Offer | Promotions["articles"][number];

/** Whether a promotion has begun, and has ended. */
export function promotionPhase(
  { from, until }: Pick<Offer, "from" | "until">,
  now: Date,
): "soon" | "running" | "ended" {
  if (until !== undefined && now.getTime() >= Date.parse(until)) return "ended";
  return from !== undefined && now.getTime() < Date.parse(from) ? "soon" : "running";
}

const dayMs = 86_400_000;

/** When the period began in which an offer is given so many times (UTC; weeks begin on Monday); null for ever. */
export function startOfPeriod(per: NonNullable<Offer["per"]>, now: Date): Date | null {
  if (per === "ever") return null;
  const day = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  if (per === "month") return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const sinceMonday = (now.getUTCDay() + 6) % 7;
  return new Date(per === "week" ? day - sinceMonday * dayMs : day);
}
