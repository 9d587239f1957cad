import type { FastifyInstance } from "fastify";
import type { RuleChange, RuleChangeRow } from "#contracts/api.ts";
import { isEqual } from "#json/equal.ts";
import type { Deps } from "#server/Deps.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { checkConfirmed } from "#server/features/console/checkConfirmed.ts";
import { operatorCallOf } from "#server/features/console/Operator.ts";
import { recordAct } from "#server/features/console/recordAct.ts";
import { notFound, refusal } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { toPagination } from "#server/http/toPagination.ts";
import {
  amountsOf,
  changeColumns,
  changedParts,
  sayPart,
  takeRuleChange,
  type RuleKind,
  type StoredChange,
} from "./RuleChange.ts";

/** Serves changes of money rules: one operator asked for them, another one agrees, and only then they hold. Both are in the audit. */
export function registerRuleChanges(
  app: FastifyInstance,
  { clock, db }: Pick<Deps, "clock" | "db">,
  kinds: readonly RuleKind[],
): void {
  const kindOf = (change: StoredChange): RuleKind => {
    const found = kinds.find(({ kind }) => kind === change.kind);
    if (!found) throw new Error(`Nobody changes rules of the kind ${change.kind}`);
    return found;
  };
  const say = (
    { id, kind, ref, before, after, state, askedBy, askedAt, decidedBy }: StoredChange,
    operator: string,
  ) => ({
    id,
    kind,
    of: ref,
    state,
    askedBy,
    askedAt: askedAt.toISOString(),
    decidedBy: decidedBy ?? "",
    isOwn: askedBy === operator,
    isNew: before === null,
    count: changedParts({ before, after }).length,
  });

  operation(app, "listRuleChanges", async ({ query, request }) => {
    const { account } = operatorCallOf(request).operator;
    const { page, pageSize, limit, offset } = toPagination(query);
    const where = "$1::text IS NULL OR state = $1";
    const [rows, counted] = await Promise.all([
      db.query<StoredChange>(
        `SELECT ${changeColumns} FROM rule_change WHERE ${where}
         ORDER BY (state = 'asked') DESC, asked_at DESC, id DESC LIMIT $2 OFFSET $3`,
        [query.state ?? null, limit, offset],
      ),
      db.query<{ total: number }>(`SELECT count(*) AS total FROM rule_change WHERE ${where}`, [query.state ?? null]),
    ]);
    return { rows: rows.map((row): RuleChangeRow => say(row, account)), page, pageSize, total: counted[0]?.total ?? 0 };
  });

  operation(app, "getRuleChange", async ({ path, request }) => {
    const rows = await db.query<StoredChange>(`SELECT ${changeColumns} FROM rule_change WHERE id = $1`, [path.id]);
    const [change] = rows;
    if (!change) throw notFound();
    const of = kindOf(change);
    const { count: _, ...said } = say(change, operatorCallOf(request).operator.account);
    const changes = changedParts(change).map((name) => ({
      name: name as RuleChange["changes"][number]["name"],
      before: sayPart(of, name, change.before?.[name], change.ref),
      after: sayPart(of, name, change.after[name], change.ref),
      amounts: amountsOf(of, name, change),
      fees: of.feesOf?.(name, change.before?.[name], change.after[name]) ?? null,
    }));
    return { ...said, changes };
  });

  operation(app, "applyRuleChange", async ({ path, request }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    const { account } = call.operator;
    await withTransaction(db, async (tx) => {
      await tx.query("SELECT pg_advisory_xact_lock(hashtext('rule_change'))");
      const change = await takeRuleChange(tx, path.id);
      const { id, ref, before, after, askedBy } = change;
      if (askedBy === account) throw refusal("second_operator", "Another operator has to do this.");
      const of = kindOf(change);
      const holds = await of.read(tx, ref);
      if (!isEqual(holds ?? null, before))
        throw refusal("rule_moved", "This is not what it was when the change was asked for.");
      const at = clock.now();
      await of.write(tx, ref, after, { operators: `${askedBy}, ${account}`, at });
      await decide(tx, id, "applied", account, at);
      await recordAct(tx, clock, account, "ruleApplied", { of: ref, member: askedBy, rule: of.kind, change: id });
    });
    return {};
  });

  operation(app, "refuseRuleChange", async ({ path, request }) => {
    const { account } = operatorCallOf(request).operator;
    await withTransaction(db, async (tx) => {
      const { id, ref, kind, askedBy } = await takeRuleChange(tx, path.id);
      await decide(tx, id, "refused", account, clock.now());
      await recordAct(tx, clock, account, "ruleRefused", { of: ref, member: askedBy, rule: kind, change: id });
    });
    return {};
  });
}

async function decide(
  tx: { query(text: string, values: unknown[]): Promise<unknown> },
  id: string,
  state: "applied" | "refused",
  by: string,
  at: Date,
): Promise<void> {
  await tx.query(
    "UPDATE rule_change SET state = $2, decided_by = $3, decided_at = $4 WHERE id = $1 AND state = 'asked'",
    [id, state, by, at],
  );
}
