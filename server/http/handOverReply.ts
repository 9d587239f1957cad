import type { FastifyReply } from "fastify";
import type { ServerResponse } from "node:http";
import type { Places } from "#server/security/createPlaces.ts";
import { busy, tooMany } from "./Failure.ts";
import { visitorOf } from "./visitorOf.ts";

/**
 * Takes a place for a stream and gives its answer out of the framework's hands; the place is given back when it ends. Throws 429
 * or 503 where there is none: whoever is refused asks now and then meanwhile.
 */
export function handOverReply(reply: FastifyReply, places: Places): ServerResponse {
  const visitor = visitorOf(reply.request);
  const place = places.take(visitor);
  if (place === null) throw places.isFullFor(visitor) ? tooMany(60) : busy(undefined, 30);
  reply.raw.once("close", place.giveBack);
  // What hooks put on every answer goes along: the head is ours from here.
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.hijack();
  return reply.raw;
}

/** The last event that a stream's client has heard of. */
export function lastEventOf({ request }: FastifyReply): string | undefined {
  const id = request.headers["last-event-id"];
  return Array.isArray(id) ? id[0] : id;
}
