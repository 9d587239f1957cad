import type { Deps } from "#server/Deps.ts";
import type { Publisher, PublishOutcome } from "#server/features/publishing/createPublisher.ts";
import { loadContent } from "#server/features/publishing/store/loadContent.ts";
import { Failure } from "#server/http/Failure.ts";
import type { OperatorRole } from "#server/features/console/Operator.ts";
import { recordAct } from "#server/features/console/recordAct.ts";
import { mayRole } from "#server/features/console/rights.ts";

interface DueRow {
  id: string;
  account: string;
  role: OperatorRole;
  is_closed: boolean;
  base_hash: string;
  hash: string;
  content: string;
  note: string;
  state: "waiting" | "live";
  live_hash: string | null;
  before_hash: string | null;
}

/** What a step of a schedule came to. */
interface Step {
  state: "live" | "over" | "failed";
  reason?: string;
  liveHash?: string;
  beforeHash?: string;
}

/** One at a time and node: each is a publication with all its checks. */
const mostAtOnce = 5;

/**
 * Publishes what is due, and takes back what has come to its end: the difference that it made is merged out of what is live then, so
 * whatever else was published meanwhile stays. Any number of nodes may run it, and it may be killed anywhere: what is live already is
 * published no second time. What cannot be published any more fails with its reason and keeps its content.
 */
export function createScheduleRun(
  { db, clock }: Pick<Deps, "db" | "clock">,
  publisher: Publisher,
): () => Promise<void> {
  return async () => {
    const due = await db.query<DueRow>(
      `SELECT s.id, o.account, o.role, o.disabled_at IS NOT NULL AS is_closed, s.base_hash, s.hash, s.content, s.note, s.state, s.live_hash, s.before_hash
       FROM scheduled_publication s JOIN operator o ON o.id = s.operator_id
       WHERE (s.state = 'waiting' AND s.starts_at <= $1) OR (s.state = 'live' AND s.ends_at <= $1)
       ORDER BY CASE s.state WHEN 'live' THEN s.ends_at ELSE s.starts_at END, s.id LIMIT $2`,
      [clock.now(), mostAtOnce],
    );
    for (const row of due) await settle(row, row.state === "waiting" ? await begin(row) : await end(row));
  };

  async function begin(row: DueRow): Promise<Step> {
    // Whoever may not publish any more publishes nothing later either.
    if (row.is_closed || !mayRole(row.role, "publish")) return { state: "failed", reason: "not_allowed" };
    const known = await findPublished(row.id);
    if (known !== null) return known;
    const outcome = await publish(row, row.base_hash, row.content);
    // Another node may have been faster: then there is nothing left to publish, or it is in the way.
    return (await findPublished(row.id)) ?? stepOf(outcome, "live");
  }

  /** What this schedule has made live already, on another node or before a kill; what was live before stands beside it. */
  async function findPublished(id: string): Promise<Step | null> {
    const [row] = await db.query<{ hash: string; base_hash: string | null }>(
      "SELECT hash, base_hash FROM publication WHERE summary ? 'schedule' AND summary ->> 'schedule' = $1 ORDER BY seq LIMIT 1",
      [id],
    );
    return row === undefined
      ? null
      : { state: "live", liveHash: row.hash, ...(row.base_hash !== null && { beforeHash: row.base_hash }) };
  }

  async function end(row: DueRow): Promise<Step> {
    const before = row.before_hash === null ? null : await loadContent(db, row.before_hash);
    // It was live before it began: there is nothing to take back.
    if (before === null || row.live_hash === null) return { state: "over" };
    return stepOf(await publish(row, row.live_hash, before), "over");
  }

  async function publish(row: DueRow, baseHash: string, site: string): Promise<PublishOutcome> {
    const { id, account: by, note } = row;
    // Who approved what begins has seen that it ends: only its own change is taken back.
    const more = { mark: { schedule: id }, needsNoReview: row.state === "live" };
    return publisher.publish({ baseHash, site, kind: "publish", by, operatorId: `schedule ${id}`, note, ...more });
  }

  /** Written once: of nodes that came to the same end, the first one. */
  async function settle({ id, account, state, note }: DueRow, step: Step): Promise<void> {
    const rows = await db.query(
      `UPDATE scheduled_publication SET state = $3, reason = $4, live_hash = coalesce($5, live_hash),
         before_hash = coalesce($6, before_hash), changed_at = $7 WHERE id = $1 AND state = $2 RETURNING id`,
      [id, state, step.state, step.reason ?? "", step.liveHash ?? null, step.beforeHash ?? null, clock.now()],
    );
    if (rows.length > 0 && step.state === "failed") {
      await recordAct(db, clock, account, "scheduleFailed", { of: note, reason: step.reason ?? "" });
    }
  }
}

/** What an attempt came to that published nothing. Work that is too much now may be done at the next look. */
function stepOf(outcome: PublishOutcome, done: "live" | "over"): Step {
  if (outcome.outcome === "published" || outcome.outcome === "unchanged") return { state: done };
  if (outcome.outcome === "moved") throw new Failure(409, "moved", "Others publish all the time: it is tried again.");
  const reasons = {
    conflict: "conflict",
    refused: "refused",
    unknownBase: "unknown_base",
    unapproved: "review_needed",
  };
  return { state: "failed", reason: reasons[outcome.outcome] };
}
