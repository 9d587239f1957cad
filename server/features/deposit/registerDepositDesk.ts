import type { FastifyInstance } from "fastify";
import type { DepositDeskRow } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { checkConfirmed } from "#server/features/console/checkConfirmed.ts";
import { askRuleChange } from "#server/features/money/RuleChange.ts";
import { operatorCallOf } from "#server/features/console/Operator.ts";
import { recordAct } from "#server/features/console/recordAct.ts";
import { notFound } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { pickText } from "#server/http/pickText.ts";
import { toPagination } from "#server/http/toPagination.ts";
import { createDesk } from "./createDesk.ts";
import type { DepositParts } from "./DepositParts.ts";
import { depositChannelKind } from "./depositChannelKind.ts";
import { loadDetails } from "./loadDetails.ts";
import { loadChannels } from "./StoredChannel.ts";

/** An order whose proof nobody has looked at, or with money that is held. */
const waits = `(o.state = 'paying' AND o.provider IS NULL
  OR EXISTS (SELECT FROM deposit_payment h WHERE h.order_id = o.id AND h.state = 'held'))`;

/** Serves those who look after paying in: orders with their proofs, decisions, and which ways are offered. Every act is in the audit. */
export function registerDepositDesk(app: FastifyInstance, deps: Deps, parts: DepositParts): void {
  const { clock, config, db } = deps;
  const desk = createDesk({ db, clock, ledger: parts.ledger, memberWork: parts.memberWork, offers: parts.offers });

  operation(app, "listDepositDesk", async ({ query }) => {
    const { page, pageSize, limit, offset } = toPagination(query);
    const where = `($1::text IS NULL OR o.state = $1) AND ($2::text IS NULL OR c.kind = $2)
      AND ($3::text IS NULL OR m.account_key LIKE $3 || '%' OR o.reference = upper($3)) AND ($4::text IS NULL OR ${waits})`;
    const from =
      "FROM deposit_order o JOIN deposit_channel c ON c.id = o.channel_id JOIN member m ON m.id = o.member_id";
    const search = query.search
      ?.trim()
      .toLowerCase()
      .replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);
    const chosen = [query.state ?? null, query.kind ?? null, search || null, query.waiting ?? null];
    const [rows, counted] = await Promise.all([
      db.query<DeskRow>(
        `SELECT o.id, o.reference, m.account, o.channel_id AS channel, c.kind, o.currency, o.amount, o.state, o.reason,
           o.created_at, o.changed_at, ${waits} AS is_waiting,
           (SELECT sum(p.amount)::bigint FROM deposit_payment p WHERE p.order_id = o.id AND p.currency = o.currency) AS received
         ${from} WHERE ${where}
         ORDER BY ${query.waiting === undefined ? "" : "o.changed_at, "}o.created_at DESC, o.id DESC LIMIT $5 OFFSET $6`,
        [...chosen, limit, offset],
      ),
      db.query<{ total: number }>(`SELECT count(*) AS total ${from} WHERE ${where}`, chosen),
    ]);
    const said = rows.map(
      ({ created_at: createdAt, changed_at: changedAt, is_waiting: isWaiting, ...row }): DepositDeskRow => ({
        ...row,
        isWaiting,
        createdAt: createdAt.toISOString(),
        changedAt: changedAt.toISOString(),
      }),
    );
    return { rows: said, page, pageSize, total: counted[0]?.total ?? 0 };
  });

  operation(app, "listDepositDeskChannels", async ({ query, request }) => {
    const { page, pageSize, limit, offset } = toPagination(query);
    const channels = await loadChannels(db);
    const language = languageOf(request, "EN");
    const rows = channels
      .slice(offset, offset + limit)
      .map(({ id, kind, name, isOpen, limits, changedAt, changedBy }) => ({
        id,
        kind,
        name: pickText(name, language),
        isOpen,
        hasProvider: kind === "bank" || config.payments !== undefined,
        currencies: Object.keys(limits).join(", "),
        changedBy,
        changedAt: changedAt.toISOString(),
      }));
    return { rows, page, pageSize, total: channels.length };
  });

  operation(app, "setDepositChannel", async ({ path, body: { isOpen }, request }) => {
    const { account: operator } = operatorCallOf(request).operator;
    await withTransaction(db, async (tx) => {
      const before = await depositChannelKind.read(tx, path.id);
      if (!before) throw notFound();
      if (before["isOpen"] === isOpen) return;
      if (isOpen) {
        await askRuleChange(tx, clock, depositChannelKind, { ref: path.id, operator, change: () => ({ isOpen }) });
        return;
      }
      await depositChannelKind.write(tx, path.id, { isOpen }, { operators: operator, at: clock.now() });
      await recordAct(tx, clock, operator, "depositClosed", { of: path.id });
    });
    return {};
  });

  operation(app, "getDepositDetails", async ({ path, request }) => {
    const { account } = operatorCallOf(request).operator;
    const details = await loadDetails(db, parts.files, path.id, languageOf(request, "EN"));
    if (!details) throw notFound();
    // Who looked at a picture of somebody's bank account.
    if (details.proofs.length > 0)
      await recordAct(db, clock, account, "depositSeen", { of: details.reference, member: details.account });
    return details;
  });

  operation(app, "approveDeposit", async ({ path, body, request }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    await desk.approve(path.id, call.operator.account, body);
    return {};
  });

  operation(app, "rejectDeposit", async ({ path, body, request }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    await desk.reject(path.id, call.operator.account, body.reason);
    return {};
  });
}

interface DeskRow extends Omit<DepositDeskRow, "createdAt" | "changedAt" | "isWaiting"> {
  created_at: Date;
  changed_at: Date;
  is_waiting: boolean;
}
