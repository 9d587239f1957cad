import type { DiffEntry } from "#contracts/api.ts";
import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { summariseDiff } from "#server/features/publishing/diff/summariseDiff.ts";
import { voidReviews } from "#server/features/review/isApproved.ts";
import { recordAct } from "./recordAct.ts";
import { operation } from "#server/http/operation.ts";
import { jsonObject, sendValue } from "#server/http/sendValue.ts";
import { toPagination } from "#server/http/toPagination.ts";
import type { JobRunner } from "#server/features/publishing/work/Jobs.ts";
import { createDraftAnswer } from "./createDraftAnswer.ts";
import type { DraftService } from "./createDraftService.ts";
import type { HandOver } from "./createHandOver.ts";
import { operatorCallOf } from "./Operator.ts";
import { conflicted, draftMoved, toConflict } from "./toFailure.ts";
import { toResolutions } from "./toResolutions.ts";

/** What the calls of the draft need. */
export interface DraftRouteParts {
  deps: Pick<Deps, "db" | "clock">;
  draftService: DraftService;
  handOver: HandOver;
  work: JobRunner;
}

/** Serves the operator's draft: what it is, saving it, comparing it with live, trying it out, and taking over others'. */
export function registerDraft(app: FastifyInstance, { deps, draftService, handOver, work }: DraftRouteParts): void {
  const { db, clock } = deps;
  const answer = createDraftAnswer(draftService);

  /** How many differences the operator's draft has in which parts; null where that cannot be told: what is thrown away may be too much to compare. */
  const partsOf = async (operatorId: string): Promise<Record<string, number> | null> => {
    try {
      const { revision: _, ...sides } = await draftService.sides(await draftService.show(operatorId));
      const { entries } = await work.run("compare", sides, { operator: operatorId });
      return summariseDiff(JSON.parse(entries) as DiffEntry[]).parts;
    } catch {
      // Throwing it away always works, also where reading it breaks.
      return null;
    }
  };

  operation(app, "getDraft", async ({ request, reply }) => {
    const { operator } = operatorCallOf(request);
    return answer(reply, operator, await draftService.show(operator.id));
  });

  operation(app, "saveDraft", async ({ body, request, reply }) => {
    const { operator } = operatorCallOf(request);
    const { baseHash, draftHash, patch } = body;
    const site = body.site === undefined ? undefined : JSON.stringify(body.site);
    return answer(reply, operator, await draftService.save(operator.id, { baseHash, draftHash, patch, site }));
  });

  operation(app, "discardDraft", async ({ query, request, reply }) => {
    const { operator } = operatorCallOf(request);
    const parts = await partsOf(operator.id);
    const left = await draftService.discard(operator.id, query.draft);
    if (left.wasThere) {
      await voidReviews(db, operator.id);
      await recordAct(db, clock, operator.account, "discard", parts === null ? {} : { parts });
    }
    // Another window saved meanwhile: what it saved stays.
    if (query.draft !== undefined && left.at !== null) throw draftMoved(left.hash);
    return answer(reply, operator, left);
  });

  operation(app, "diffDraft", async ({ request, reply }) => {
    const { operator } = operatorCallOf(request);
    const draft = await draftService.show(operator.id);
    const { revision, ...sides } = await draftService.sides(draft);
    const { entries, conflicts } = await work.run("compare", sides, { operator: operator.id });
    const [hash, baseHash] = [draft.hash, revision.hash].map((name) => JSON.stringify(name));
    return sendValue(
      reply,
      jsonObject({
        draft: hash ?? "",
        baseHash: baseHash ?? "",
        seq: String(revision.seq),
        entries,
        conflicts: JSON.stringify(conflicts.map(toConflict)),
      }),
    );
  });

  operation(app, "rebaseDraft", async ({ body, request, reply }) => {
    const { operator } = operatorCallOf(request);
    const own = { operatorId: operator.id, draft: await draftService.open(operator.id, body.draft) };
    const merged = await draftService.merge(own, toResolutions(body.resolutions));
    if (merged.conflicts.length > 0) throw conflicted(merged.conflicts, merged.live);
    return answer(reply, operator, await draftService.rebase(own, merged));
  });

  operation(app, "listDrafts", async ({ query, request }) => {
    const { page, pageSize, limit, offset } = toPagination(query);
    // As many as there are operators: what changes nothing can only be told by looking, so they are cut into pages here.
    const drafts = await handOver.list(operatorCallOf(request).operator.id);
    return { rows: drafts.slice(offset, offset + limit), page, pageSize, total: drafts.length };
  });

  operation(app, "adoptDraft", async ({ body, request, reply }) => {
    const { operator } = operatorCallOf(request);
    const { account, hash, expected } = body;
    const resolutions = toResolutions(body.resolutions);
    return answer(reply, operator, await handOver.adopt(operator, { account, hash, expected, resolutions }));
  });

  operation(app, "previewDraft", async ({ request, reply }) => {
    const { operator } = operatorCallOf(request);
    const draft = await draftService.open(operator.id);
    const { content, hash, live } = await draftService.merge({ operatorId: operator.id, draft });
    const drawing = await work.run("draw", { content }, { operator: operator.id });
    return sendValue(reply, jsonObject({ seq: String(live.seq), hash: JSON.stringify(hash), drawing }));
  });
}
