import type { BodyOf } from "#contracts/api.ts";

/** A request of the Measurement Protocol. */
export interface Measurement {
  client_id: string;
  timestamp_micros: number;
  consent: { ad_user_data: "DENIED"; ad_personalization: "DENIED" };
  events: { name: string; timestamp_micros: number; params: Record<string, string | number> }[];
}

/** An event counts as a visit of somebody only with a time of more than nothing, in milliseconds. */
const engagedMs = 1;

/**
 * What a visit did, as the Measurement Protocol of Google Analytics 4 takes it (its reference, 2026): a visit is a client of its own,
 * and nothing of it may be used for advertising. Pages are told by their keys, never by their addresses.
 */
export function toMeasurement({ visit, events }: BodyOf<"sendMeasures">, now: Date, origin: string): Measurement {
  const at = (agoMs: number) => (now.getTime() - agoMs) * 1000;
  return {
    client_id: visit,
    timestamp_micros: at(0),
    consent: { ad_user_data: "DENIED", ad_personalization: "DENIED" },
    events: events.map(({ name, page, agoMs }) => ({
      name,
      timestamp_micros: at(agoMs),
      params: {
        session_id: sessionOf(visit),
        engagement_time_msec: engagedMs,
        ...(page !== undefined && { page_location: `${origin}/${page}`, page_title: page }),
      },
    })),
  };
}

/** The number that tells sessions apart; a visit has one. */
const sessionOf = (visit: string): string => String(Number.parseInt(visit.replaceAll("-", "").slice(0, 8), 16));
