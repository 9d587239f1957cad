import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { operation } from "#server/http/operation.ts";
import { networkOf, visitorOf } from "#server/http/visitorOf.ts";
import { createFloodGate } from "#server/security/createFloodGate.ts";
import type { Reach } from "./createReach.ts";

/** A browser tells of a revision once for each of its pages. */
const limit = { most: 30, seconds: 60 };
/** A page that drew a revision later than that was not waiting for it. */
const longestMs = 10 * 60_000;

/**
 * Takes down within what time an open page drew a revision. Pages say how long ago that was by their own clock, never when: the
 * way of the report itself is part of the figure.
 */
export function registerReach(
  app: FastifyInstance,
  { db, clock, config }: Pick<Deps, "db" | "clock" | "config">,
  reach: Reach,
): void {
  const gate = createFloodGate(clock, limit, config.limits.addressFactor);

  operation(app, "reportPaint", async ({ body, request }) => {
    gate.pass(visitorOf(request));
    const [row] = await db.query<{ at: Date }>(
      "SELECT published_at AS at FROM publication JOIN live_revision USING (seq) WHERE seq = $1",
      [body.seq],
    );
    // Overtaken already: nobody asks how fast it was.
    if (row === undefined) return {};
    const ms = clock.now().getTime() - body.agoMs - row.at.getTime();
    if (ms <= longestMs) await reach.addDrawn(body.seq, Math.max(0, ms), networkOf(request));
    return {};
  });
}
