import type { FastifyRequest } from "fastify";
import { playerSessionOf, type PlayerSession } from "#server/features/session/PlayerSession.ts";
import { refusal } from "#server/http/Failure.ts";

/** Account type of trial accounts, which nobody comes back to. */
const trialType = 4;

/** The session of who calls; throws `feature_off` for a trial account, which has nothing to protect. */
export function demandRealAccount(request: FastifyRequest): PlayerSession {
  const session = playerSessionOf(request);
  if (session.type === trialType) throw refusal("feature_off", "This is not offered here.");
  return session;
}
