import type { FastifyInstance } from "fastify";
import type { DiffEntry, Revision as RevisionAnswer } from "#contracts/api.ts";
import type { Site } from "#contracts/config.ts";
import type { Deps } from "#server/Deps.ts";
import { notFound } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { toPlace } from "#server/http/toPlace.ts";
import type { Publisher } from "#server/features/publishing/createPublisher.ts";
import { diffSites } from "#server/features/publishing/diff/diffSites.ts";
import type { Gate } from "#server/features/publishing/gate/Gate.ts";
import type { Revision } from "#server/features/publishing/Revision.ts";
import { deleteDraft } from "#server/features/publishing/store/drafts.ts";
import { loadSite } from "#server/features/publishing/store/loadSite.ts";
import { findRevision, listRevisions } from "#server/features/publishing/store/revisions.ts";
import { checkConfirmed } from "./checkConfirmed.ts";
import type { DraftDesk } from "./createDraftDesk.ts";
import { operatorCallOf } from "./Operator.ts";
import { toConflict, toFailure } from "./toFailure.ts";
import { toResolutions } from "./toResolutions.ts";

/** What the calls around publishing need. */
export interface PublishingParts {
  deps: Pick<Deps, "db" | "clock">;
  desk: DraftDesk;
  gate: Gate;
  publisher: Publisher;
}

/** Serves what is live, the gate as a dry run, publishing, going back, and the revisions there were. */
export function registerPublishing(app: FastifyInstance, { deps, desk, gate, publisher }: PublishingParts): void {
  const { db, clock } = deps;

  operation(app, "getLive", async () => {
    const live = await desk.live();
    const revision = await findRevision(db, { seq: live.seq });
    if (revision === null) throw notFound();
    return { revision: toAnswer(revision, live.seq), site: live.site as unknown as Record<string, unknown> };
  });

  operation(app, "checkDraft", async ({ body, request }) => {
    const site = body.site as unknown as Site | undefined;
    const draft =
      site === undefined
        ? await desk.open(operatorCallOf(request).operator.id)
        : { site, baseHash: body.baseHash ?? "" };
    const { value, conflicts, live } = await desk.merge(draft, toResolutions(body.resolutions));
    return {
      seq: live.seq,
      hash: live.hash,
      entries: diffSites(live.site, value) as DiffEntry[],
      conflicts: conflicts.map(toConflict),
      problems: await gate.check(value),
    };
  });

  operation(app, "publish", async ({ body, request }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    const { operator } = call;
    const { note, expectedSeq } = body;
    const own = body.site as unknown as Site | undefined;
    const draft =
      own === undefined
        ? await desk.open(operator.id, body.draft)
        : { site: own, baseHash: body.baseHash, hash: undefined };
    const outcome = await publisher.publish({
      baseHash: draft.baseHash,
      site: draft.site,
      kind: "publish",
      by: operator.account,
      note,
      expectedSeq,
      resolutions: toResolutions(body.resolutions),
    });
    if (outcome.outcome !== "published") throw toFailure(outcome);
    // What was typed while it was published is a draft of its own: only the published one goes.
    if (draft.hash !== undefined) await deleteDraft(db, operator.id, draft.hash);
    return toAnswer(outcome.revision, outcome.revision.seq);
  });

  operation(app, "revert", async ({ body, request }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    const [site, live] = await Promise.all([loadSite(db, body.hash), desk.live()]);
    if (site === null) throw notFound();
    const outcome = await publisher.publish({
      baseHash: body.baseHash ?? live.hash,
      site,
      kind: "revert",
      by: call.operator.account,
      note: body.note ?? "",
      expectedSeq: body.expectedSeq,
    });
    if (outcome.outcome !== "published") throw toFailure(outcome);
    return toAnswer(outcome.revision, outcome.revision.seq);
  });

  operation(app, "listRevisions", async ({ query }) => {
    const { page, pageSize, limit, offset } = toPlace(query);
    const [rows, { seq }] = await Promise.all([listRevisions(db, limit, offset), desk.live()]);
    // Numbers are given without gaps, so the live one is how many there are.
    return { rows: rows.map((row) => toAnswer(row, seq)), page, pageSize, total: seq };
  });

  operation(app, "getRevision", async ({ path }) => {
    const { hash: name } = path;
    const revision = await findRevision(db, name.startsWith("sha256-") ? { hash: name } : { seq: Number(name) });
    const site = revision === null ? null : await loadSite(db, revision.hash);
    if (revision === null || site === null) throw notFound();
    return { revision: toAnswer(revision, (await desk.live()).seq), site: site as unknown as Record<string, unknown> };
  });
}

function toAnswer(revision: Revision, liveSeq: number): RevisionAnswer {
  return { ...revision, at: revision.at.toISOString(), live: revision.seq === liveSeq };
}
