import type { Diagnostic } from "#contracts/api.ts";
import type { FastifyInstance } from "fastify";
import { Failure } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import type { Checks } from "#server/features/publishing/work/createChecks.ts";
import { createImpacts } from "#server/features/publishing/work/createImpacts.ts";
import type { JobRunner } from "#server/features/publishing/work/Jobs.ts";
import type { DraftService } from "./createDraftService.ts";
import { operatorCallOf } from "./Operator.ts";

/** What the call of the findings needs. */
export interface FindingsParts {
  draftService: DraftService;
  checks: Checks;
  work: JobRunner;
}

/** Serves what the whole gate finds in the operator's draft: asked again and again while somebody edits. */
export function registerFindings(app: FastifyInstance, { draftService, checks, work }: FindingsParts): void {
  const impacts = createImpacts(work);

  operation(app, "getFindings", async ({ query, request }) => {
    const operatorId = operatorCallOf(request).operator.id;
    const draft = await draftService.open(operatorId, query.draft);
    const merged = await draftService.merge({ operatorId, draft });
    const { live, conflicts } = merged;
    const about = { draft: draft.hash, seq: live.seq, hash: live.hash, conflicts: conflicts.length };
    const look = async () => {
      const found = await checks.follow(merged, operatorId).then(finished, unfinished);
      return { ...found, ...(await impactOf(found.problems)) };
    };
    const impactOf = async (problems: Diagnostic[]) => {
      // What is refused changes nothing.
      if (conflicts.length > 0 || problems.some(({ severity }) => severity !== "warning")) return {};
      const impact = await impacts.follow(live, merged, operatorId);
      return impact === null ? {} : { impact };
    };
    const found = await within(look(), (query.wait ?? 5) * 1000);
    if (found !== null) return { ...about, ...found };
    return { ...about, status: "checking" as const, problems: await draftService.problems({ operatorId, draft }) };
  });
}

const finished = (problems: Diagnostic[]) => ({ status: "done" as const, problems });

/** A check that was ended at a limit is an answer: it says what was looked at then. */
function unfinished(error: unknown) {
  if (!(error instanceof Failure) || error.code !== "too_heavy") throw error;
  const problem: Diagnostic = { document: "site", pointer: "", reason: error.message, severity: "error" };
  return { status: "unfinished" as const, problems: [problem] };
}

/** What comes out in time, else null. */
async function within<T>(work: Promise<T>, ms: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, ms, null)));
  // Nobody may be left who hears of a failure that comes later.
  work.catch(() => undefined);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
