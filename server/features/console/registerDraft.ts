import type { FastifyInstance } from "fastify";
import { canonicalJson } from "#compile/canonicalJson.ts";
import type { Draft } from "#contracts/api.ts";
import type { Site } from "#contracts/config.ts";
import { operation } from "#server/http/operation.ts";
import { toPlace } from "#server/http/toPlace.ts";
import { diffSites } from "#server/features/publishing/diff/diffSites.ts";
import type { Gate } from "#server/features/publishing/gate/Gate.ts";
import { revisionHash } from "#server/features/publishing/revisionHash.ts";
import type { DraftDesk, OpenDraft } from "./createDraftDesk.ts";
import type { HandOver } from "./createHandOver.ts";
import { operatorCallOf, type Operator } from "./Operator.ts";
import { conflicted, draftMoved, toConflict } from "./toFailure.ts";
import { toResolutions } from "./toResolutions.ts";

/** What the calls of the draft need. */
export interface DraftParts {
  desk: DraftDesk;
  handOver: HandOver;
  gate: Gate;
}

/** Serves the operator's draft: what it is, saving it, comparing it with live, trying it out, and taking over others'. */
export function registerDraft(app: FastifyInstance, { desk, handOver, gate }: DraftParts): void {
  const toAnswer = async (operator: Operator, draft: OpenDraft): Promise<Draft> => {
    const live = await desk.live();
    const changed = draft.hash !== draft.baseHash;
    return {
      baseHash: draft.baseHash,
      hash: draft.hash,
      site: draft.site as unknown as Draft["site"],
      changed,
      behind: draft.baseHash !== live.hash,
      by: operator.account,
      at: draft.at?.toISOString() ?? null,
      problems: changed ? await gate.quick(draft.site) : [],
    };
  };

  operation(app, "getDraft", async ({ request }) => {
    const { operator } = operatorCallOf(request);
    return toAnswer(operator, await desk.show(operator.id));
  });

  operation(app, "saveDraft", async ({ body, request }) => {
    const { operator } = operatorCallOf(request);
    const { baseHash, draftHash, patch } = body;
    return toAnswer(
      operator,
      await desk.save(operator.id, { baseHash, draftHash, patch, site: body.site as unknown as Site }),
    );
  });

  operation(app, "discardDraft", async ({ query, request }) => {
    const { operator } = operatorCallOf(request);
    const left = await desk.discard(operator.id, query.draft);
    // Another window saved meanwhile: what it saved stays.
    if (query.draft !== undefined && left.at !== null) throw draftMoved(left.hash);
    return toAnswer(operator, left);
  });

  operation(app, "diffDraft", async ({ request }) => {
    const draft = await desk.show(operatorCallOf(request).operator.id);
    const { value, conflicts, live } = await desk.merge(draft);
    return {
      draft: draft.hash,
      baseHash: live.hash,
      seq: live.seq,
      entries: diffSites(live.site, value),
      conflicts: conflicts.map(toConflict),
    };
  });

  operation(app, "rebaseDraft", async ({ body, request }) => {
    const { operator } = operatorCallOf(request);
    const draft = await desk.open(operator.id, body.draft);
    const merged = await desk.merge(draft, toResolutions(body.resolutions));
    if (merged.conflicts.length > 0) throw conflicted(merged.conflicts, merged.live);
    return toAnswer(operator, await desk.rebase(operator.id, draft, merged));
  });

  operation(app, "listDrafts", async ({ query, request }) => {
    const { page, pageSize, limit, offset } = toPlace(query);
    // As many as there are operators: what changes nothing can only be told by looking, so they are cut into pages here.
    const drafts = await handOver.list(operatorCallOf(request).operator.id);
    return { rows: drafts.slice(offset, offset + limit), page, pageSize, total: drafts.length };
  });

  operation(app, "adoptDraft", async ({ body, request }) => {
    const { operator } = operatorCallOf(request);
    const { account, hash, expected } = body;
    const resolutions = toResolutions(body.resolutions);
    return toAnswer(operator, await handOver.adopt(operator, { account, hash, expected, resolutions }));
  });

  operation(app, "previewDraft", async ({ request }) => {
    const { value, live } = await desk.merge(await desk.open(operatorCallOf(request).operator.id));
    const drawing = gate.toDrawing(value as unknown as Site);
    return { seq: live.seq, hash: revisionHash(canonicalJson(value)), drawing: drawing && { ...drawing } };
  });
}
