import type { FastifyInstance } from "fastify";
import type { ScheduledPublication } from "#contracts/api.ts";
import type { Site } from "#contracts/config.ts";
import { isTimeZone } from "#compile/time/WallTime.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import type { Deps } from "#server/Deps.ts";
import { tellRefusals } from "#server/features/audit/tellRefusals.ts";
import { checkConfirmed } from "#server/features/console/checkConfirmed.ts";
import type { DraftService } from "#server/features/console/createDraftService.ts";
import { operatorCallOf } from "#server/features/console/Operator.ts";
import { recordAct } from "#server/features/console/recordAct.ts";
import { conflicted } from "#server/features/console/toFailure.ts";
import { isApproved } from "#server/features/review/isApproved.ts";
import { reviewNeeded } from "#server/features/review/reviewNeeded.ts";
import { refused } from "#server/features/publishing/refused.ts";
import { deleteDraft, saveDraft } from "#server/features/publishing/store/drafts.ts";
import type { Checks } from "#server/features/publishing/work/createChecks.ts";
import { Failure, notFound, refusal } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { toMoments } from "./toMoments.ts";

interface Parts {
  deps: Pick<Deps, "db" | "clock" | "liveSite">;
  draftService: DraftService;
  checks: Checks;
}

interface ScheduleRow {
  id: string;
  account: string;
  note: string;
  zone: string;
  starts_at: Date;
  ends_at: Date | null;
  state: ScheduledPublication["state"];
  reason: string;
}

/** More at a time nobody looks through. */
const mostWaiting = 50;
const shownRows = 100;

/** Serves publications at a moment to come: what is planned, planning the own draft, and taking it back. */
export function registerSchedules(app: FastifyInstance, { deps, draftService, checks }: Parts): void {
  const { db, clock, liveSite } = deps;

  operation(app, "listSchedules", async () => {
    const rows = await db.query<ScheduleRow>(
      `SELECT s.id, o.account, s.note, s.zone, s.starts_at, s.ends_at, s.state, s.reason
       FROM scheduled_publication s JOIN operator o ON o.id = s.operator_id
       ORDER BY s.state IN ('waiting', 'live') DESC, CASE WHEN s.state = 'waiting' THEN s.starts_at END,
         s.created_at DESC, s.id LIMIT $1`,
      [shownRows],
    );
    return { rows: rows.map(toAnswer), zone: zoneOfBrand(liveSite.current().site) };
  });

  operation(app, "schedulePublication", async ({ body, request }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    const { operator } = call;
    const zone = body.of === "brand" ? zoneOfBrand(liveSite.current().site) : body.zone;
    if (!isTimeZone(zone))
      throw refusal("form_invalid", "There is no such time zone.", {
        fieldErrors: { zone: { key: "error.schedule_zone" } },
      });
    const { from, until } = toMoments(body, { zone, now: clock.now() });
    const draft = await draftService.open(operator.id, body.draft);
    // What could not go live now is told now; what others change until then is looked at when it is due.
    await tellRefusals(deps, { account: operator.account, act: "scheduleRefused" }, async () => {
      const merged = await draftService.merge({ operatorId: operator.id, draft });
      if (merged.conflicts.length > 0) throw conflicted(merged.conflicts, merged.live);
      if (merged.hash === merged.live.hash) throw refusal("nothing_changed", "This is live already.");
      if (!(await isApproved(db, merged.hash))) throw reviewNeeded(merged.hash);
      const problems = await checks.check(merged, operator.id);
      if (problems.some(({ severity }) => severity !== "warning")) throw refused(problems);
    });
    return withTransaction(db, async (tx) => {
      await tx.query("SELECT FROM operator WHERE id = $1 FOR UPDATE", [operator.id]);
      const [counted] = await tx.query<{ waiting: number }>(
        "SELECT count(*)::integer AS waiting FROM scheduled_publication WHERE state = 'waiting'",
      );
      if ((counted?.waiting ?? 0) >= mostWaiting) {
        throw refusal("too_many_schedules", `At most ${mostWaiting} publications can wait: take one back first.`);
      }
      const [row] = await tx.query<{ id: string }>(
        `INSERT INTO scheduled_publication
           (operator_id, base_hash, hash, content, note, zone, starts_at, ends_at, created_at, changed_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9) RETURNING id`,
        [operator.id, draft.baseHash, draft.hash, draft.content, body.note, zone, from, until, clock.now()],
      );
      // What was typed meanwhile is a draft of its own and stays.
      await deleteDraft(tx, operator.id, draft.hash);
      await recordAct(tx, clock, operator.account, "scheduled", { of: from.toISOString(), reason: body.note });
      return { id: row?.id ?? "" };
    });
  });

  operation(app, "cancelSchedule", async ({ path, body, request }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    const { operator } = call;
    return withTransaction(db, async (tx) => {
      // From its moment on it may be on its way.
      const [row] = await tx.query<{ base_hash: string; hash: string; content: string; note: string }>(
        `UPDATE scheduled_publication SET state = 'cancelled', changed_at = $2
         WHERE id = $1 AND (state = 'failed' OR (state = 'waiting' AND starts_at > $2)) RETURNING base_hash, hash, content, note`,
        [path.id, clock.now()],
      );
      if (row === undefined) {
        const known = await tx.query("SELECT FROM scheduled_publication WHERE id = $1", [path.id]);
        throw known.length === 0
          ? notFound()
          : new Failure(409, "schedule_gone", "It went live or was taken back meanwhile.");
      }
      if (body.keep) {
        const { base_hash: baseHash, hash, content } = row;
        const isKept = await saveDraft(tx, operator.id, { baseHash, hash, content, at: clock.now() }, null);
        if (!isKept)
          throw refusal("draft_in_the_way", "You have a draft of your own: publish it or throw it away first.");
      }
      await recordAct(tx, clock, operator.account, "scheduleCancelled", { of: row.note });
      return { id: path.id };
    });
  });
}

function zoneOfBrand({ brand }: Site): string {
  const { timeZone = "" } = brand.settings;
  return timeZone !== "" && isTimeZone(timeZone) ? timeZone : "UTC";
}

function toAnswer({ starts_at: from, ends_at: until, account: by, ...row }: ScheduleRow): ScheduledPublication {
  return { ...row, by, from: from.toISOString(), until: until?.toISOString() ?? null };
}
