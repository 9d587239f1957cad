import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { checkConfirmed } from "#server/features/console/checkConfirmed.ts";
import { operatorCallOf } from "#server/features/console/Operator.ts";
import { recordAct } from "#server/features/console/recordAct.ts";
import { invalidForm } from "#server/features/member/checkRegistration.ts";
import { notFound } from "#server/http/Failure.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { operation } from "#server/http/operation.ts";
import { pickText } from "#server/http/pickText.ts";
import { toPagination } from "#server/http/toPagination.ts";
import { findRule, loadRules, saveRule } from "./StoredRule.ts";
import { loadWays } from "./StoredWay.ts";

/** Serves those who set what holds for withdrawals: which ways are offered, and the rules of each currency. */
export function registerWithdrawalRules(app: FastifyInstance, { clock, db }: Pick<Deps, "clock" | "db">): void {
  operation(app, "listWithdrawalDeskWays", async ({ query, request }) => {
    const { page, pageSize, limit, offset } = toPagination(query);
    const ways = await loadWays(db);
    const language = languageOf(request, "EN");
    const rows = ways.slice(offset, offset + limit).map(({ id, kind, name, isOpen, fees, changedAt, changedBy }) => ({
      id,
      kind,
      name: pickText(name, language),
      isOpen,
      currencies: Object.keys(fees).join(", "),
      changedBy,
      changedAt: changedAt.toISOString(),
    }));
    return { rows, page, pageSize, total: ways.length };
  });

  operation(app, "setWithdrawalWay", async ({ path, body: { isOpen }, request }) => {
    const { account } = operatorCallOf(request).operator;
    await withTransaction(db, async (tx) => {
      const rows = await tx.query<{ is_open: boolean }>("SELECT is_open FROM withdrawal_way WHERE id = $1 FOR UPDATE", [
        path.id,
      ]);
      if (!rows[0]) throw notFound();
      if (rows[0].is_open === isOpen) return;
      await tx.query("UPDATE withdrawal_way SET is_open = $2, changed_at = $3, changed_by = $4 WHERE id = $1", [
        path.id,
        isOpen,
        clock.now(),
        account,
      ]);
      await recordAct(tx, clock, account, isOpen ? "withdrawalOpened" : "withdrawalClosed", { of: path.id });
    });
    return {};
  });

  operation(app, "listWithdrawalRules", async ({ query }) => {
    const { page, pageSize, limit, offset } = toPagination(query);
    const rules = await loadRules(db);
    return { rows: rules.slice(offset, offset + limit), page, pageSize, total: rules.length };
  });

  operation(app, "setWithdrawalRule", async ({ path, body, request }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    const { account } = call.operator;
    if (body.most < body.least) throw invalidForm({ most: { key: "error.below_least" } });
    if (body.dayMost < body.least) throw invalidForm({ dayMost: { key: "error.below_least" } });
    await withTransaction(db, async (tx) => {
      await tx.query("SELECT pg_advisory_xact_lock(hashtext('withdrawal_rule'))");
      const before = await findRule(tx, path.id);
      await saveRule(tx, { currency: path.id, ...body, changedBy: account }, clock.now());
      const names = Object.keys(body) as (keyof typeof body)[];
      const changed = names.filter((name) => before?.[name] !== body[name]);
      const reason = changed.map((name) => `${name} ${before?.[name] ?? "–"} → ${body[name]}`).join(", ");
      if (changed.length > 0) await recordAct(tx, clock, account, "withdrawalRules", { of: path.id, reason });
    });
    return {};
  });
}
