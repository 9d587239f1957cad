import type { FastifyInstance } from "fastify";
import { canonicalJson } from "#compile/canonicalJson.ts";
import type { Draft } from "#contracts/api.ts";
import type { Site } from "#contracts/config.ts";
import { operation } from "#server/http/operation.ts";
import { diffSites } from "#server/features/publishing/diff/diffSites.ts";
import type { Gate } from "#server/features/publishing/gate/Gate.ts";
import { revisionHash } from "#server/features/publishing/revisionHash.ts";
import type { DraftDesk, OpenDraft } from "./createDraftDesk.ts";
import { operatorCallOf, type Operator } from "./Operator.ts";
import { conflicted, toConflict } from "./toFailure.ts";
import { toResolutions } from "./toResolutions.ts";

/** What the calls of the draft need. */
export interface DraftParts {
  desk: DraftDesk;
  gate: Gate;
}

/** Serves the operator's draft: what it is, saving it, comparing it with live, and trying it out. */
export function registerDraft(app: FastifyInstance, { desk, gate }: DraftParts): void {
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
    const draft = await desk.open(operator.id);
    // A draft without changes has no reason to stay behind.
    const isIdle = draft.at !== null && draft.hash === draft.baseHash;
    return toAnswer(operator, isIdle ? await desk.discard(operator.id) : draft);
  });

  operation(app, "saveDraft", async ({ body, request }) => {
    const { operator } = operatorCallOf(request);
    const { baseHash, draftHash, patch } = body;
    return toAnswer(
      operator,
      await desk.save(operator.id, { baseHash, draftHash, patch, site: body.site as unknown as Site }),
    );
  });

  operation(app, "discardDraft", async ({ request }) => {
    const { operator } = operatorCallOf(request);
    return toAnswer(operator, await desk.discard(operator.id));
  });

  operation(app, "diffDraft", async ({ request }) => {
    const draft = await desk.open(operatorCallOf(request).operator.id);
    const { value, conflicts, live } = await desk.merge(draft);
    return {
      baseHash: live.hash,
      seq: live.seq,
      entries: diffSites(live.site, value),
      conflicts: conflicts.map(toConflict),
    };
  });

  operation(app, "rebaseDraft", async ({ body, request }) => {
    const { operator } = operatorCallOf(request);
    const draft = await desk.open(operator.id);
    const merged = await desk.merge(draft, toResolutions(body.resolutions));
    if (merged.conflicts.length > 0) throw conflicted(merged.conflicts, merged.live);
    return toAnswer(operator, await desk.rebase(operator.id, draft, merged));
  });

  operation(app, "previewDraft", async ({ request }) => {
    const { value, live } = await desk.merge(await desk.open(operatorCallOf(request).operator.id));
    return { seq: live.seq, hash: revisionHash(canonicalJson(value)), site: value as unknown as Draft["site"] };
  });
}
