import type { FastifyInstance, FastifyRequest } from "fastify";
import { playProfileOf } from "#compile/playProfile.ts";
import type { Deps } from "#server/Deps.ts";
import type { Sessions } from "#server/features/session/createSessions.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import { createLiveFlags } from "#server/features/system/createLiveFlags.ts";
import { createCountryOf } from "#server/http/countryOf.ts";
import { refusal } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { loadPlaySession } from "./loadPlaySession.ts";

const minuteMs = 60_000;
/** Of a brand that says nothing. */
const usualMinutes = 60;

/** Serves the session clock, the net position and the reality check (`RESPONSIBLEPLAY3`). The platform decides when a check is due. */
export function registerPlay(app: FastifyInstance, deps: Deps, { sessions }: { sessions: Sessions }): void {
  const { clock, db, liveSite } = deps;
  const flagsOf = createLiveFlags();
  const countryOf = createCountryOf(deps.config);
  const timesFor = (request: FastifyRequest) => {
    const live = liveSite.current();
    if (!flagsOf(live).has("RESPONSIBLEPLAY3")) throw refusal("feature_off", "This is not offered here.");
    const minutes =
      playProfileOf(live.site.brand.settings, countryOf(request.raw))?.realityCheckMinutes ?? usualMinutes;
    return { now: clock.now(), everyMs: minutes * minuteMs };
  };

  operation(app, "getPlaySession", ({ request }) => loadPlaySession(db, playerSessionOf(request), timesFor(request)));

  operation(app, "answerRealityCheck", async ({ body: { number, answer }, request }) => {
    const session = playerSessionOf(request);
    const { now, everyMs } = timesFor(request);
    const { check } = await loadPlaySession(db, session, { now, everyMs });
    // A check that is not due, and one that was answered in another tab, has nothing left to answer.
    const isCounted =
      check.isOpen &&
      check.number === number &&
      (
        await db.query(
          `INSERT INTO reality_check (session_id, number, member_id, due_at, answered_at, answer, net, currency)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (session_id, number) DO NOTHING RETURNING number`,
          [session.id, number, session.memberId, check.dueAt, now, answer, check.net, check.currency],
        )
      ).length === 1;
    if (answer === "stop") await sessions.end(session.id, session.memberId, "reality check");
    return { isCounted, isEnded: answer === "stop" };
  });
}
