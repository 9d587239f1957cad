import type { FastifyInstance, FastifyRequest } from "fastify";
import type { PlayDeskRow } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import { checkConfirmed } from "#server/features/console/checkConfirmed.ts";
import { operatorCallOf } from "#server/features/console/Operator.ts";
import { recordAct } from "#server/features/console/recordAct.ts";
import type { MemberWork } from "#server/features/member/createMemberWork.ts";
import { findMember } from "#server/features/member/findMember.ts";
import type { Sessions } from "#server/features/session/createSessions.ts";
import { notFound } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { toPagination } from "#server/http/toPagination.ts";
import { changeLimit } from "./changeLimit.ts";
import { findBreak } from "./findBreak.ts";
import { loadPlayHistory } from "./loadPlayHistory.ts";
import { playRulesOf } from "./playRules.ts";
import { demandKnown } from "./registerPlayLimits.ts";
import { limitNames, sayLimit, sayPause } from "./sayLimits.ts";
import { startBreak } from "./startBreak.ts";
import { loadLimits } from "./StoredLimit.ts";

/** What is told of a member in the list; `$1` is now. */
const told = `
  SELECT m.account, b.kind AS pause, b.ends_at AS until,
    (SELECT count(*) FROM play_limit l WHERE l.member_id = m.id
       AND CASE WHEN l.pending_at <= $1 THEN l.pending_amount ELSE l.amount END IS NOT NULL) AS limits,
    (SELECT count(*) FROM play_limit l WHERE l.member_id = m.id AND l.pending_at > $1) AS waiting,
    greatest((SELECT max(c.at) FROM play_change c WHERE c.member_id = m.id),
      (SELECT max(k.starts_at) FROM play_break k WHERE k.member_id = m.id)) AS changed_at
  FROM member m LEFT JOIN LATERAL (
    SELECT kind, ends_at FROM play_break WHERE member_id = m.id AND starts_at <= $1 AND (ends_at IS NULL OR ends_at > $1)
    ORDER BY kind, ends_at DESC NULLS FIRST LIMIT 1) b ON true`;

/** Serves those who look after players: limits and breaks of each, and stricter ones. Nobody here can loosen what a member set. */
export function registerPlayDesk(
  app: FastifyInstance,
  { clock, db, liveSite }: Deps,
  { memberWork, sessions }: { memberWork: MemberWork; sessions: Sessions },
): void {
  const rules = () => playRulesOf(liveSite.current().site.brand.settings, "");

  async function memberOf(account: string) {
    const member = await findMember(db, { account });
    if (!member) throw notFound();
    return member;
  }

  operation(app, "listPlayDesk", async ({ query }) => {
    const { page, pageSize, limit, offset } = toPagination(query);
    const search = query.search
      ?.trim()
      .toLowerCase()
      .replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
    const where = `WHERE ($2::text IS NULL OR m.account_key LIKE $2 || '%') AND ($3::text IS NULL OR b.kind = $3)
      AND ($2::text IS NOT NULL OR EXISTS (SELECT FROM play_limit l WHERE l.member_id = m.id)
        OR EXISTS (SELECT FROM play_break k WHERE k.member_id = m.id))`;
    const chosen = [clock.now(), search || null, query.pause ?? null];
    const [rows, counted] = await Promise.all([
      db.query<DeskRow>(
        `${told} ${where} ORDER BY b.kind NULLS LAST, changed_at DESC NULLS LAST, m.account_key LIMIT $4 OFFSET $5`,
        [...chosen, limit, offset],
      ),
      db.query<{ total: number }>(`SELECT count(*) AS total FROM (${told} ${where}) AS found`, chosen),
    ]);
    const said = rows.map(({ until, changed_at: changedAt, ...row }): PlayDeskRow => ({
      ...row,
      until: until?.toISOString() ?? null,
      changedAt: changedAt?.toISOString() ?? null,
    }));
    return { rows: said, page, pageSize, total: counted[0]?.total ?? 0 };
  });

  operation(app, "getPlayDetails", async ({ path }) => {
    const { id: memberId, account, currency } = await memberOf(path.account);
    const now = clock.now();
    const [stored, pause, changes] = await Promise.all([
      loadLimits(db, memberId, now),
      findBreak(db, memberId, now),
      loadPlayHistory(db, memberId),
    ]);
    return {
      account,
      currency,
      pause: sayPause(pause),
      used: await Promise.all(limitNames.map((name) => sayLimit(db, { memberId, currency }, { name, stored, now }))),
      limits: stored
        .filter(({ amount, pending }) => amount !== null || pending !== null)
        .map(({ kind, period, source, amount, pending }) => ({
          id: `${kind}-${period}-${source}`,
          kind,
          period,
          source,
          amount,
          pendingAmount: pending?.amount ?? null,
          pendingAt: pending?.at.toISOString() ?? null,
        })),
      changes,
    };
  });

  operation(app, "setPlayDeskLimit", async ({ path, body: { reason, ...wish }, request }) => {
    const { operator } = operatorCallOf(request);
    demandKnown(wish);
    const { id, account, currency } = await memberOf(path.account);
    await memberWork(id, async (tx) => {
      const now = clock.now();
      const stored = await loadLimits(tx, id, now);
      const { raiseHours } = rules();
      await changeLimit(tx, id, stored, {
        ...wish,
        source: "operator",
        raiseHours,
        ref: operator.account,
        reason,
        now,
      });
      const amounts =
        wish.kind === "time" || wish.amount === null
          ? { minutes: wish.amount ?? undefined }
          : { amount: wish.amount, currency };
      await recordAct(tx, clock, operator.account, "playLimit", { member: account, ...amounts, reason });
    });
    return {};
  });

  operation(app, "startPlayDeskBreak", async ({ path, body: { kind, days, reason }, request }) => {
    const call = confirmed(request);
    const { id, account } = await memberOf(path.account);
    await memberWork(id, async (tx) => {
      const now = clock.now();
      const mayLogIn = kind === "timeOut" || rules().excludedMayLogIn;
      const wish = { kind, days, mayLogIn, source: "operator" as const, ref: call.operator.account, reason, now };
      await startBreak(tx, sessions, id, wish);
      const act = kind === "timeOut" ? "playBreak" : "playExclusion";
      await recordAct(tx, clock, call.operator.account, act, { member: account, days, reason });
    });
    return {};
  });

  const confirmed = (request: FastifyRequest) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    return call;
  };
}

interface DeskRow extends Omit<PlayDeskRow, "until" | "changedAt"> {
  until: Date | null;
  changed_at: Date | null;
}
