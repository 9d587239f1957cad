import type { FastifyInstance } from "fastify";
import { operation } from "#server/http/operation.ts";
import type { Gate } from "#server/features/publishing/gate/Gate.ts";
import type { DraftDesk } from "./createDraftDesk.ts";
import { operatorCallOf } from "./Operator.ts";

/** What the call of the findings needs. */
export interface FindingsParts {
  desk: DraftDesk;
  gate: Gate;
}

/** Serves what the whole gate finds in the operator's draft: asked again and again while somebody edits. */
export function registerFindings(app: FastifyInstance, { desk, gate }: FindingsParts): void {
  operation(app, "getFindings", async ({ query, request }) => {
    const draft = await desk.open(operatorCallOf(request).operator.id, query.draft);
    const { value, conflicts, live } = await desk.merge(draft);
    const found = await within(gate.check(value), (query.wait ?? 5) * 1000);
    return {
      draft: draft.hash,
      seq: live.seq,
      hash: live.hash,
      status: found === null ? "checking" : "done",
      conflicts: conflicts.length,
      problems: found ?? (await gate.quick(value)),
    };
  });
}

/** What comes out in time, else null. */
async function within<T>(work: Promise<T>, ms: number): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, ms, null)));
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
