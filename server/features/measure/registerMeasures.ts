import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { Failure } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { visitorOf } from "#server/http/visitorOf.ts";
import { createFloodGate } from "#server/security/createFloodGate.ts";
import { createMeasureQueue } from "./createMeasureQueue.ts";
import { toMeasurement, type Measurement } from "./toMeasurement.ts";

/** One visitor's browser sends once in ten seconds. */
const limit = { most: 30, seconds: 60 };

/**
 * Passes what visitors agreed to have counted on to Google Analytics 4, from here: no browser calls it, and it learns no address of
 * a visitor (record 68). Off without ANALYTICS_SECRET, and while the brand names no gtagId.
 */
export function registerMeasures(
  app: FastifyInstance,
  { clock, config, liveSite }: Pick<Deps, "clock" | "config" | "liveSite">,
): void {
  const { measuring, publicOrigin, limits } = config;
  const gate = createFloodGate(clock, limit, limits.addressFactor);
  const queue = createMeasureQueue<{ to: string; measurement: Measurement }>({
    // A timer of its own must not keep a program from ending.
    wait: (ms) => sleep(ms, undefined, { ref: false }),
    onLost: (count) => app.log.warn({ count }, "statistics were lost"),
    async pass({ to, measurement }, signal) {
      const answer = await fetch(to, {
        method: "POST",
        headers: { "content-type": "application/json", "user-agent": "croupier" },
        body: JSON.stringify(measurement),
        redirect: "error",
        signal,
      });
      await answer.body?.cancel();
      if (answer.ok) return "passed";
      return answer.status === 429 || answer.status >= 500 ? "again" : "refused";
    },
  });
  app.addHook("preClose", () => queue.close());

  operation(app, "sendMeasures", async ({ body, request }) => {
    const { gtagId = "" } = liveSite.current().site.brand.analytics ?? {};
    if (measuring === undefined || gtagId === "") throw new Failure(404, "feature_off", "Nothing is measured here.");
    gate.pass(visitorOf(request));
    // Whoever asks every site not to pass on what they do is heard here, too (Global Privacy Control).
    if (request.headers["sec-gpc"] === "1") return {};
    const to = new URL(measuring.url);
    to.search = new URLSearchParams({ measurement_id: gtagId, api_secret: measuring.secret }).toString();
    queue.add({ to: to.href, measurement: toMeasurement(body, clock.now(), publicOrigin) });
    return {};
  });
}
