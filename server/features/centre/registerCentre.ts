import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import { operation } from "#server/http/operation.ts";
import type { Counts } from "./createCounts.ts";

/** Serves what the menu of the personal centre counts. */
export function registerCentre(app: FastifyInstance, { clock, db }: Deps, counts: Counts): void {
  operation(app, "getCentreCounts", ({ request }) => counts.of(db, playerSessionOf(request).memberId, clock.now()));
}
