import type { FastifyInstance } from "fastify";
import type { TransactionRow } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import type { Names } from "#server/features/names/createNames.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { operation } from "#server/http/operation.ts";
import { toOrderBy } from "#server/http/toOrderBy.ts";
import { toPagination } from "#server/http/toPagination.ts";

/** The ledger knows one kind of transfer; its two ends call it by two names. */
const typeOf = `CASE WHEN t.kind <> 'transfer' THEN t.kind WHEN e.amount > 0 THEN 'transferIn' ELSE 'transferOut' END`;

const from = `FROM ledger_entry e
  JOIN ledger_account a ON a.id = e.account_id
  JOIN ledger_transfer t ON t.id = e.transfer_id
  WHERE a.member_id = $1 AND a.kind = 'player'
    AND ($2::text IS NULL OR ${typeOf} = $2)
    AND ($3::date IS NULL OR e.created_at >= $3::date::timestamp AT TIME ZONE 'UTC')
    AND ($4::date IS NULL OR e.created_at < ($4::date + 1)::timestamp AT TIME ZONE 'UTC')`;

const columns = { time: "e.created_at", type: typeOf, amount: "e.amount", balanceAfter: "e.balance_after" };

/** Serves the account record: the member's entries in the ledger, filtered, sorted, summed and paged, named in their language. */
export function registerTransactions(app: FastifyInstance, { db, liveSite }: Deps, names: Names): void {
  operation(app, "listTransactions", async ({ query, request }) => {
    const { memberId, currency } = playerSessionOf(request);
    const place = toPagination(query);
    const chosen = [memberId, query.type ?? null, query.from ?? null, query.to ?? null];
    const language = languageOf(request, liveSite.current().site.brand.settings.defaultLanguage);
    const [say, rows, sums] = await Promise.all([
      names.saidIn(language),
      db.query<Row>(
        `SELECT e.transfer_id, e.created_at, ${typeOf} AS type, e.amount, e.balance_after, t.currency, t.detail ${from}
         ORDER BY ${toOrderBy(query.sort ?? "-time", columns, "e.id")} LIMIT $5 OFFSET $6`,
        [...chosen, place.limit, place.offset],
      ),
      db.query<{ total: number; received: number; spent: number }>(
        `SELECT count(*) AS total, coalesce(sum(e.amount) FILTER (WHERE e.amount > 0), 0)::bigint AS received,
           coalesce(-sum(e.amount) FILTER (WHERE e.amount < 0), 0)::bigint AS spent ${from}`,
        chosen,
      ),
    ]);
    const { total = 0, received = 0, spent = 0 } = sums[0] ?? {};
    return {
      rows: rows.map((row) => toRow({ ...row, detail: say(row.detail) })),
      page: place.page,
      pageSize: place.pageSize,
      total,
      totals: { in: received, out: spent, net: received - spent, currency },
    };
  });
}

interface Row {
  transfer_id: string;
  created_at: Date;
  type: TransactionRow["type"];
  amount: number;
  balance_after: number;
  currency: string;
  detail: string;
}

function toRow(row: Row): TransactionRow {
  return {
    id: row.transfer_id,
    time: row.created_at.toISOString(),
    type: row.type,
    amount: row.amount,
    balanceAfter: row.balance_after,
    currency: row.currency,
    detail: row.detail,
    reference: row.transfer_id.slice(0, 8).toUpperCase(),
    // The ledger holds only what has happened.
    status: "completed",
  };
}
