import type { FastifyInstance } from "fastify";
import type { Revision as RevisionAnswer } from "#contracts/api.ts";
import type { Site } from "#contracts/config.ts";
import type { Deps } from "#server/Deps.ts";
import { Failure, notFound } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { jsonObject, sendValue } from "#server/http/sendValue.ts";
import { toPagination } from "#server/http/toPagination.ts";
import { tellRefusals } from "#server/features/audit/tellRefusals.ts";
import type { Publisher, PublishOutcome } from "#server/features/publishing/createPublisher.ts";
import type { StoredRevision } from "#server/features/publishing/StoredRevision.ts";
import { deleteDraft } from "#server/features/publishing/store/drafts.ts";
import { loadContent } from "#server/features/publishing/store/loadContent.ts";
import { loadReach, type ReachOf } from "#server/features/reach/loadReach.ts";
import { findRevision, listRevisions } from "#server/features/publishing/store/revisions.ts";
import type { Checks } from "#server/features/publishing/work/createChecks.ts";
import type { JobRunner } from "#server/features/publishing/work/Jobs.ts";
import type { DraftService } from "./createDraftService.ts";
import { checkConfirmed } from "./checkConfirmed.ts";
import { operatorCallOf } from "./Operator.ts";
import { toConflict, toFailure } from "./toFailure.ts";
import { toResolutions } from "./toResolutions.ts";

/** What the calls around publishing need. */
export interface PublishingParts {
  deps: Pick<Deps, "db" | "clock">;
  draftService: DraftService;
  work: JobRunner;
  checks: Checks;
  publisher: Publisher;
}

/** Serves what is live, the gate as a dry run, publishing, going back, and the revisions there were. */
export function registerPublishing(app: FastifyInstance, parts: PublishingParts): void {
  const { deps, draftService, work, checks, publisher } = parts;
  const { db, clock } = deps;

  operation(app, "getLive", async ({ query, reply }) => {
    const live = await draftService.live();
    const revision = await findRevision(db, { seq: live.seq });
    if (revision === null) throw notFound();
    return sendValue(reply, withSite(toAnswer(revision, live.seq), query.part === "revision" ? "{}" : live.content));
  });

  operation(app, "checkDraft", async ({ body, request, reply }) => {
    const operatorId = operatorCallOf(request).operator.id;
    const order = { operator: operatorId };
    const sent = body.site === undefined ? null : await work.run("read", { site: JSON.stringify(body.site) }, order);
    const draft =
      sent === null ? await draftService.open(operatorId) : { ...sent, baseHash: body.baseHash ?? "", at: null };
    const { revision, ...sides } = await draftService.sides(draft);
    const resolutions = toResolutions(body.resolutions);
    const compared = await work.run("compare", { ...sides, resolutions: [...resolutions] }, order);
    const merged = await draftService.merge({ operatorId, draft }, resolutions);
    return sendValue(
      reply,
      jsonObject({
        seq: String(revision.seq),
        hash: JSON.stringify(revision.hash),
        entries: compared.entries,
        conflicts: JSON.stringify(compared.conflicts.map(toConflict)),
        problems: JSON.stringify(await checks.check(merged, operatorId)),
      }),
    );
  });

  operation(app, "publish", async ({ body, request }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    const { operator } = call;
    const { note, expectedSeq } = body;
    const own = body.site as unknown as Site | undefined;
    if (own === undefined && body.draft === undefined) {
      throw unseen("Name the draft that you looked at (draft: its hash), or send a site.", "/draft");
    }
    const draft = own === undefined ? await draftService.open(operator.id, body.draft) : null;
    const { revision } = await tellRefusals(deps, { account: operator.account, act: "publishRefused" }, async () =>
      demandPublished(
        await publisher.publish({
          baseHash: draft?.baseHash ?? body.baseHash,
          site: draft?.content ?? own ?? "",
          kind: "publish",
          by: operator.account,
          operatorId: operator.id,
          note,
          expectedSeq,
          resolutions: toResolutions(body.resolutions),
        }),
      ),
    );
    // What was typed while it was published is a draft of its own: only the published one goes.
    if (draft !== null) await deleteDraft(db, operator.id, draft.hash);
    return toAnswer(revision, revision.seq);
  });

  operation(app, "revert", async ({ body, request }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    if (body.expectedSeq === undefined && body.baseHash === undefined) {
      throw unseen("Name the revision that you saw as live: expectedSeq, its number, or baseHash.", "/expectedSeq");
    }
    const [site, live] = await Promise.all([loadContent(db, body.hash), draftService.live()]);
    if (site === null) throw notFound();
    const { account } = call.operator;
    const { revision } = await tellRefusals(deps, { account, act: "revertRefused" }, async () =>
      demandPublished(
        await publisher.publish({
          baseHash: body.baseHash ?? live.hash,
          site,
          kind: "revert",
          by: account,
          operatorId: call.operator.id,
          note: body.note ?? "",
          expectedSeq: body.expectedSeq,
        }),
      ),
    );
    return toAnswer(revision, revision.seq);
  });

  operation(app, "listRevisions", async ({ query }) => {
    const { page, pageSize, limit, offset } = toPagination(query);
    const [rows, { seq }] = await Promise.all([listRevisions(db, limit, offset), draftService.live()]);
    const reached = await loadReach(
      db,
      rows.map((row) => row.seq),
    );
    // Numbers are given without gaps, so the live one is how many there are.
    return { rows: rows.map((row) => toAnswer(row, seq, reached.get(row.seq))), page, pageSize, total: seq };
  });

  operation(app, "getRevision", async ({ path, reply }) => {
    const { hash: name } = path;
    const revision = await findRevision(db, name.startsWith("sha256-") ? { hash: name } : { seq: Number(name) });
    const site = revision === null ? null : await loadContent(db, revision.hash);
    if (revision === null || site === null) throw notFound();
    return sendValue(reply, withSite(toAnswer(revision, (await draftService.live()).seq), site));
  });
}

/** What went live; throws the Failure that says why nothing did. */
function demandPublished(outcome: PublishOutcome): Extract<PublishOutcome, { outcome: "published" }> {
  if (outcome.outcome !== "published") throw toFailure(outcome);
  return outcome;
}

/** Nothing goes live that its publisher did not see: what they looked at has to be named. */
function unseen(message: string, pointer: string): Failure {
  return new Failure(400, "malformed_request", message, { value: { part: "body", pointer, reason: "required" } });
}

function withSite(revision: RevisionAnswer, site: string): string {
  return jsonObject({ revision: JSON.stringify(revision), site });
}

function toAnswer(revision: StoredRevision, liveSeq: number, reach?: ReachOf): RevisionAnswer {
  const { takenBack = null, schedule: _, ...summary } = revision.summary;
  const isLive = revision.seq === liveSeq;
  // Numbers are given without gaps.
  const before = revision.seq > 1 ? revision.seq - 1 : null;
  return { ...revision, before, summary, takenBack, reach: reach ?? null, at: revision.at.toISOString(), live: isLive };
}
