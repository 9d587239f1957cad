import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import { notFound } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { knownZone, localDay } from "#server/localDay.ts";
import type { Limit, Throttle } from "#server/security/createThrottle.ts";
import { countLaunch } from "./countLaunch.ts";

/** What of a game's words is not followed, as the contract names it; counted beside the launches under the same names. */
export const gameFaults = ["foreign_word", "word_storm", "long_word"] as const;

/** Beyond that, what a member tells is answered and not counted: a page that storms is told once, not each time. */
const usual: Limit = { most: 10, seconds: 3_600 };

/** Counts what pages tell of words that they did not follow, for the operators' report of games. */
export function registerGameFaults(
  app: FastifyInstance,
  { clock, db, liveSite }: Pick<Deps, "clock" | "db" | "liveSite">,
  { throttle }: { throttle: Throttle },
): void {
  operation(app, "tellGameFault", async ({ body: { vassalage, gameCode, fault }, request }) => {
    const { memberId } = playerSessionOf(request);
    // Whoever has not opened it can say nothing of it.
    const [opened] = await db.query(
      `SELECT 1 FROM game_recent own JOIN game g USING (node_id) WHERE own.member_id = $1 AND g.vassalage = $2 AND g.code = $3`,
      [memberId, vassalage, gameCode],
    );
    if (!opened) throw notFound();
    const place = await throttle.take("gameFault", memberId, usual);
    if (!place.isAllowed) return {};
    const day = localDay(clock.now(), knownZone(liveSite.current().site.brand.settings.timeZone));
    await countLaunch(db, { day, vendor: vassalage, gameCode, outcome: fault });
    return {};
  });
}
