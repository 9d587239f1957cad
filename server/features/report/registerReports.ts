import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { operation } from "#server/http/operation.ts";
import { networkOf, visitorOf } from "#server/http/visitorOf.ts";
import { createFloodGate } from "#server/security/createFloodGate.ts";
import type { Reach } from "#server/features/reach/createReach.ts";
import { createReports } from "./createReports.ts";
import { toCspReports } from "./toCspReports.ts";

const largestCspBytes = 16_384;
/** What says nothing of the revision: a line that was cut off, a program of the browser's own. */
const besideTheRevision: ReadonlySet<string> = new Set(["network", "other"]);

/** Serves the doors by which browsers tell what went wrong. */
export function registerReports(app: FastifyInstance, deps: Deps, reach: Pick<Reach, "addTrouble">): void {
  const reports = createReports(deps);
  const { addressFactor } = deps.config.limits;
  const gate = createFloodGate(deps.clock, { most: 30, seconds: 60 }, addressFactor);
  const cspGate = createFloodGate(deps.clock, { most: 60, seconds: 60 }, addressFactor);

  operation(app, "reportProblem", async ({ body, request }) => {
    gate.pass(visitorOf(request));
    await reports.add(body);
    const live = deps.liveSite.current();
    if (!besideTheRevision.has(body.kind) && (body.revision ?? live.hash) === live.hash) {
      const isRefusal = body.kind === "configuration" && body.document === "site" && body.revision !== undefined;
      await reach.addTrouble(live.seq, isRefusal ? "refused" : "problem", networkOf(request));
    }
    return {};
  });

  app.addContentTypeParser(
    ["application/csp-report", "application/reports+json"],
    { parseAs: "string", bodyLimit: largestCspBytes },
    app.getDefaultJsonParser("error", "error"),
  );
  operation(app, "reportCsp", async ({ body, request, reply }) => {
    cspGate.pass(visitorOf(request));
    for (const report of toCspReports(body)) await reports.add(report);
    return reply.code(204).send();
  });
}
