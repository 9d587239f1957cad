import type { FastifyInstance } from "fastify";
import type { DiffEntry, DraftReview } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import type { Deps } from "#server/Deps.ts";
import type { DraftService } from "#server/features/console/createDraftService.ts";
import { demandPerson } from "#server/features/console/demandPerson.ts";
import { operatorCallOf } from "#server/features/console/Operator.ts";
import { recordAct } from "#server/features/console/recordAct.ts";
import { conflicted } from "#server/features/console/toFailure.ts";
import { firstPlaces } from "#server/features/publishing/diff/firstPlaces.ts";
import type { JobRunner } from "#server/features/publishing/work/Jobs.ts";
import { Failure, notFound, refusal } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { toPagination } from "#server/http/toPagination.ts";

interface ReviewParts {
  deps: Pick<Deps, "db" | "clock">;
  draftService: DraftService;
  work: JobRunner;
}

interface ReviewRow {
  id: string;
  operator_id: string;
  account: string;
  note: string;
  asked_at: Date;
  state: DraftReview["state"];
  reason: string;
  hash: string;
  draft_hash: string;
  is_stale: boolean;
  changes: number;
  places: DraftReview["places"];
  decided_by: string | null;
  decided_at: Date | null;
  comment: string;
}

const selected = `SELECT r.id, r.operator_id, o.account, r.note, r.asked_at, r.state, r.reason, r.hash, r.draft_hash,
    r.live_hash <> l.hash AS is_stale, r.changes, r.places, d.account AS decided_by, r.decided_at, r.comment
  FROM draft_review r JOIN operator o ON o.id = r.operator_id LEFT JOIN operator d ON d.id = r.decided_by, live_revision l`;

/** Serves reviews: asking for one, deciding on somebody else's draft, and whether they are demanded. */
export function registerReviews(app: FastifyInstance, { deps, draftService, work }: ReviewParts): void {
  const { db, clock } = deps;

  const find = async (on: Queryable, id: string, asking: string): Promise<DraftReview> => {
    const [row] = await on.query<ReviewRow>(`${selected} WHERE r.id::text = $1`, [id]);
    if (row === undefined) throw notFound();
    return toReview(row, asking);
  };

  operation(app, "listReviews", async ({ query, request }) => {
    const { operator } = operatorCallOf(request);
    const { page, pageSize, limit, offset } = toPagination(query);
    const { id = null } = query;
    const [rows, counted] = await Promise.all([
      db.query<ReviewRow>(
        `${selected} WHERE $3::uuid IS NULL OR r.id = $3::uuid
         ORDER BY r.state = 'waiting' DESC, r.asked_at DESC, r.id LIMIT $1 OFFSET $2`,
        [limit, offset, id],
      ),
      db.query<{ total: number }>(
        "SELECT count(*)::integer AS total FROM draft_review WHERE $1::uuid IS NULL OR id = $1::uuid",
        [id],
      ),
    ]);
    return { rows: rows.map((row) => toReview(row, operator.id)), page, pageSize, total: counted[0]?.total ?? 0 };
  });

  operation(app, "getReviewState", async ({ request }) => {
    const { operator } = operatorCallOf(request);
    const [[rule], [own]] = await Promise.all([
      db.query<{ demanded: boolean }>("SELECT demands_review AS demanded FROM operator_rule"),
      db.query<ReviewRow>(`${selected} WHERE r.operator_id = $1 ORDER BY r.asked_at DESC, r.id LIMIT 1`, [operator.id]),
    ]);
    return { isDemanded: rule?.demanded ?? false, review: own === undefined ? null : toReview(own, operator.id) };
  });

  operation(app, "askReview", async ({ body, request }) => {
    const { operator } = operatorCallOf(request);
    const draft = await draftService.open(operator.id, body.draft);
    const merged = await draftService.merge({ operatorId: operator.id, draft });
    if (merged.conflicts.length > 0) throw conflicted(merged.conflicts, merged.live);
    if (merged.hash === merged.live.hash) throw refusal("nothing_changed", "This is live already.");
    const sides = { base: null, mine: merged.content, live: merged.live.content };
    const { entries } = await work.run("compare", sides, { operator: operator.id });
    const found = JSON.parse(entries) as DiffEntry[];
    return withTransaction(db, async (tx) => {
      // One after the other, and never of a draft that was changed while it was compared.
      const kept = await tx.query("SELECT FROM draft WHERE operator_id = $1 AND hash = $2 FOR UPDATE", [
        operator.id,
        draft.hash,
      ]);
      if (kept.length === 0)
        throw new Failure(409, "draft_moved", "The draft was changed meanwhile. Look at it again.");
      await tx.query(
        "UPDATE draft_review SET state = 'withdrawn' WHERE operator_id = $1 AND state IN ('waiting', 'approved')",
        [operator.id],
      );
      const [row] = await tx.query<{ id: string }>(
        `INSERT INTO draft_review (operator_id, draft_hash, live_hash, hash, content, note, changes, places, asked_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`,
        [
          operator.id,
          draft.hash,
          merged.live.hash,
          merged.hash,
          merged.content,
          body.note,
          found.length,
          JSON.stringify(firstPlaces(found)),
          clock.now(),
        ],
      );
      await recordAct(tx, clock, operator.account, "reviewAsked", { reason: body.note, hash: merged.hash });
      return find(tx, row?.id ?? "", operator.id);
    });
  });

  operation(app, "decideReview", async ({ path, body, request }) => {
    const { operator } = operatorCallOf(request);
    if (!body.approves && body.comment.trim() === "")
      throw refusal("comment_needed", "Please say why, so that it can be changed.", {
        fieldErrors: { comment: { key: "error.review_comment" } },
      });
    return withTransaction(db, async (tx) => {
      const [row] = await tx.query<{ operator_id: string; account: string; state: string; hash: string }>(
        `SELECT r.operator_id, o.account, r.state, r.hash FROM draft_review r JOIN operator o ON o.id = r.operator_id
         WHERE r.id::text = $1 FOR UPDATE OF r`,
        [path.id],
      );
      if (row === undefined) throw notFound();
      if (row.operator_id === operator.id)
        throw refusal("own_review", "This is your own draft: somebody else has to look at it.");
      if (row.state !== "waiting" || row.hash !== body.hash)
        throw new Failure(409, "review_gone", "The draft was changed, taken back or decided meanwhile.");
      await tx.query(
        "UPDATE draft_review SET state = $2, decided_by = $3, decided_at = $4, comment = $5 WHERE id::text = $1",
        [path.id, body.approves ? "approved" : "refused", operator.id, clock.now(), body.comment],
      );
      const act = body.approves ? "reviewApproved" : "reviewRefused";
      await recordAct(tx, clock, operator.account, act, { of: row.account, reason: body.comment, hash: row.hash });
      return find(tx, path.id, operator.id);
    });
  });

  operation(app, "withdrawReview", async ({ path, request }) => {
    const { operator } = operatorCallOf(request);
    return withTransaction(db, async (tx) => {
      const rows = await tx.query(
        `UPDATE draft_review SET state = 'withdrawn'
         WHERE id::text = $1 AND operator_id = $2 AND state IN ('waiting', 'approved') RETURNING id`,
        [path.id, operator.id],
      );
      const found = await find(tx, path.id, operator.id);
      if (rows.length === 0 || !found.isOwn)
        throw new Failure(409, "review_gone", "The draft was changed, taken back or decided meanwhile.");
      await recordAct(tx, clock, operator.account, "reviewWithdrawn", { of: found.note });
      return found;
    });
  });

  operation(app, "setReviewRule", async ({ body: { isDemanded }, request }) => {
    const operator = demandPerson(request, clock);
    await withTransaction(db, async (tx) => {
      await tx.query(
        `INSERT INTO operator_rule (demands_review) VALUES ($1)
         ON CONFLICT (is_only) DO UPDATE SET demands_review = excluded.demands_review`,
        [isDemanded],
      );
      await recordAct(tx, clock, operator.account, isDemanded ? "reviewDemanded" : "reviewNotDemanded");
    });
    return { isDemanded };
  });
}

function toReview(row: ReviewRow, asking: string): DraftReview {
  const { id, account: by, note, state, reason, hash, changes, places, comment } = row;
  const [askedAt, decidedAt] = [row.asked_at.toISOString(), row.decided_at?.toISOString() ?? null];
  const isOpen = state === "waiting" || state === "approved";
  return {
    id,
    by,
    note,
    askedAt,
    state,
    reason,
    hash,
    draft: row.draft_hash,
    isStale: isOpen && row.is_stale,
    isOwn: row.operator_id === asking,
    changes,
    places,
    decidedBy: row.decided_by,
    decidedAt,
    comment,
  };
}
