import type { FastifyInstance } from "fastify";
import type { WithdrawalDeskRow } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import { onlyRow } from "#server/db/onlyRow.ts";
import { checkConfirmed } from "#server/features/console/checkConfirmed.ts";
import { operatorCallOf } from "#server/features/console/Operator.ts";
import { recordAct } from "#server/features/console/recordAct.ts";
import { notFound } from "#server/http/Failure.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { operation } from "#server/http/operation.ts";
import { pickText } from "#server/http/pickText.ts";
import { toPagination } from "#server/http/toPagination.ts";
import { createWithdrawalDesk } from "./createWithdrawalDesk.ts";
import { loadWithdrawalDetails } from "./loadWithdrawalDetails.ts";
import { waitsForOperator } from "./waitsForOperator.ts";
import type { WithdrawalParts } from "./WithdrawalParts.ts";

/** Serves those who pay out: withdrawals with where they go, and decisions. Every act is in the audit. */
export function registerWithdrawalDesk(app: FastifyInstance, deps: Deps, parts: WithdrawalParts): void {
  const { clock, db } = deps;
  const { ledger, memberWork } = parts;
  const desk = createWithdrawalDesk({ db, clock, ledger, memberWork });

  operation(app, "listWithdrawalDesk", async ({ query, request }) => {
    const { page, pageSize, limit, offset } = toPagination(query);
    const where = `($1::text IS NULL OR w.state = $1) AND ($2::text IS NULL OR ${waitsForOperator})
      AND ($3::text IS NULL OR m.account_key LIKE $3 || '%' OR w.reference = upper($3))`;
    const from = `FROM withdrawal w JOIN member m ON m.id = w.member_id
      JOIN payout_account a ON a.id = w.account_id JOIN withdrawal_way y ON y.id = a.way_id`;
    const search = query.search
      ?.trim()
      .toLowerCase()
      .replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
    const chosen = [query.state ?? null, query.waiting ?? null, search || null];
    const [rows, counted] = await Promise.all([
      db.query<DeskRow>(
        `SELECT w.id, w.reference, m.account, y.name, y.kind, a.ending, w.currency, w.amount, w.amount - w.fee AS arrives, w.paid,
           w.received, w.state, ${waitsForOperator} AS "isWaiting", w.created_at, w.changed_at
         ${from} WHERE ${where}
         ORDER BY ${query.waiting === undefined ? "" : "w.changed_at, "}w.created_at DESC, w.id DESC LIMIT $4 OFFSET $5`,
        [...chosen, limit, offset],
      ),
      db.query<{ total: number }>(`SELECT count(*) AS total ${from} WHERE ${where}`, chosen),
    ]);
    const language = languageOf(request, "EN");
    const said = rows.map(
      ({ name, ending, created_at: createdAt, changed_at: changedAt, ...row }): WithdrawalDeskRow => ({
        ...row,
        to: `${pickText(name, language)} •••• ${ending}`,
        createdAt: createdAt.toISOString(),
        changedAt: changedAt.toISOString(),
      }),
    );
    return { rows: said, page, pageSize, total: counted[0]?.total ?? 0 };
  });

  operation(app, "getWithdrawalFigures", async () => {
    const now = clock.now();
    const { oldest, ...counts } = onlyRow(
      await db.query<{ requested: number; approved: number; disputed: number; late: number; oldest: Date | null }>(
        `SELECT count(*) FILTER (WHERE state = 'requested') AS requested,
           count(*) FILTER (WHERE state IN ('approved', 'partial')) AS approved,
           count(*) FILTER (WHERE state = 'disputed') AS disputed,
           count(*) FILTER (WHERE due_at < $1) AS late, min(changed_at) AS oldest
         FROM withdrawal WHERE state IN ('requested', 'approved', 'partial', 'disputed')`,
        [now],
      ),
    );
    const oldestMinutes = oldest === null ? 0 : Math.max(0, Math.floor((now.getTime() - oldest.getTime()) / 60_000));
    return { ...counts, oldestMinutes };
  });

  operation(app, "getWithdrawalDetails", async ({ path, request }) => {
    const { account: operator } = operatorCallOf(request).operator;
    const language = languageOf(request, "EN");
    const details = await loadWithdrawalDetails(db, parts, { id: path.id, language, operator });
    if (!details) throw notFound();
    // Who looked at somebody's bank account.
    await recordAct(db, clock, operator, "withdrawalSeen", { of: details.reference, member: details.account });
    return details;
  });

  operation(app, "approveWithdrawal", async ({ path, body, request }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    await desk.approve(path.id, call.operator.account, body.note ?? "");
    return {};
  });

  operation(app, "rejectWithdrawal", async ({ path, body, request }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    await desk.reject(path.id, call.operator.account, body.reason);
    return {};
  });

  operation(app, "payWithdrawal", async ({ path, body, request }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    await desk.pay(path.id, call.operator.account, body);
    return {};
  });

  operation(app, "forceReceipt", async ({ path, body, request }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    await desk.force(path.id, call.operator.account, body.reason);
    return {};
  });

  operation(app, "bounceWithdrawal", async ({ path, body, request }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    await desk.bounce(path.id, call.operator.account, body);
    return {};
  });
}

interface DeskRow extends Omit<WithdrawalDeskRow, "to" | "createdAt" | "changedAt"> {
  name: Record<string, string>;
  ending: string;
  created_at: Date;
  changed_at: Date;
}
