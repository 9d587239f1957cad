import type { FastifyInstance } from "fastify";
import type { MoneyQueueRow } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import { onlyRow } from "#server/db/onlyRow.ts";
import { operation } from "#server/http/operation.ts";
import { toPagination } from "#server/http/toPagination.ts";
import { waitsForOperator } from "#server/features/withdrawal/waitsForOperator.ts";

/** Everything that waits for an operator, each in the same shape. */
const waiting = `
  SELECT o.id, 'deposit' AS kind, o.reference, o.member_id, o.currency, o.amount, 'paying' AS state, o.changed_at AS since
  FROM deposit_order o WHERE o.state = 'paying' AND o.provider IS NULL
  UNION ALL
  SELECT o.id, 'deposit', o.reference, o.member_id, o.currency, o.amount, h.reason, o.changed_at
  FROM (
    SELECT DISTINCT ON (order_id) order_id, coalesce(reason, 'held') AS reason FROM deposit_payment WHERE state = 'held'
    ORDER BY order_id, received_at, id
  ) h JOIN deposit_order o ON o.id = h.order_id
  UNION ALL
  SELECT w.id, 'withdrawal', w.reference, w.member_id, w.currency, w.amount, CASE w.state WHEN 'sent' THEN 'partial' ELSE w.state END,
    w.changed_at
  FROM withdrawal w WHERE ${waitsForOperator}
  UNION ALL
  SELECT j.id, 'adjustment', '', j.member_id, j.currency, j.amount, j.state, j.asked_at
  FROM ledger_adjustment j WHERE j.state = 'asked'`;

/** Serves the one queue of all that operators have to decide on about money, what has waited longest first, and its figures. */
export function registerMoneyQueue(
  app: FastifyInstance,
  { clock, config, db }: Pick<Deps, "clock" | "config" | "db">,
): void {
  operation(app, "getMoneyFigures", async () => {
    const now = clock.now();
    const { oldest, ...counts } = onlyRow(
      await db.query<{
        proofs: number;
        held: number;
        withdrawals: number;
        entries: number;
        oldest: Date | null;
        forged: number;
      }>(
        `SELECT count(*) FILTER (WHERE q.state = 'paying') AS proofs, count(*) FILTER (WHERE q.kind = 'withdrawal') AS withdrawals,
           count(*) FILTER (WHERE q.kind = 'adjustment') AS entries, min(q.since) AS oldest,
           (SELECT count(*) FROM deposit_payment WHERE state = 'held') AS held,
           (SELECT coalesce(sum(count), 0)::bigint FROM deposit_forged WHERE day > ($1::timestamptz - interval '7 days')::date) AS forged
         FROM (${waiting}) q`,
        [now],
      ),
    );
    const oldestMinutes = oldest === null ? 0 : Math.max(0, Math.floor((now.getTime() - oldest.getTime()) / 60_000));
    return { ...counts, oldestMinutes, hasProvider: config.payments !== undefined };
  });

  operation(app, "listMoneyQueue", async ({ query }) => {
    const { page, pageSize, limit, offset } = toPagination(query);
    const kind = query.kind ?? null;
    const from = `FROM (${waiting}) q WHERE ($1::text IS NULL OR q.kind = $1)`;
    const [rows, counted] = await Promise.all([
      db.query<WaitingRow>(
        `SELECT q.id, q.kind, q.reference, m.account, q.currency, q.amount, q.state, q.since
         FROM (SELECT q.* ${from}) q JOIN member m ON m.id = q.member_id ORDER BY q.since, q.id LIMIT $2 OFFSET $3`,
        [kind, limit, offset],
      ),
      db.query<{ total: number }>(`SELECT count(*) AS total ${from}`, [kind]),
    ]);
    const said = rows.map(({ since, ...row }): MoneyQueueRow => ({ ...row, since: since.toISOString() }));
    return { rows: said, page, pageSize, total: counted[0]?.total ?? 0 };
  });
}

interface WaitingRow extends Omit<MoneyQueueRow, "since"> {
  since: Date;
}
