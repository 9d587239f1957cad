import type { Operations, TransactionRow } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import { cutPage, readCursor } from "#server/http/cursor.ts";
import { toPagination } from "#server/http/toPagination.ts";
import { addDays, startOfDay } from "#server/localDay.ts";
import { daysOf, entriesOf, typeOfEntry } from "./transactionTypes.ts";

/** An entry of the account record as it is read. */
export interface StoredTransaction {
  id: string;
  transferId: string;
  time: Date;
  type: TransactionRow["type"];
  amount: number;
  balanceAfter: number;
  currency: string;
  detail: string;
  causeRef: string;
  order: string | null;
  bill: string | null;
}

/** Whose record, and which part of it. */
export interface RecordRequest {
  accountId: string;
  query: Operations["listTransactions"]["query"];
  zone: string;
}

const columns = `e.id::text, e.transfer_id AS "transferId", e.created_at AS time, ${typeOfEntry} AS type, e.amount,
  e.balance_after AS "balanceAfter", t.currency, t.detail, t.cause_ref AS "causeRef",
  (SELECT p.order_id FROM deposit_payment p WHERE p.transfer_id = t.id LIMIT 1) AS "order",
  (SELECT p.bill_id FROM bill_payment p WHERE p.transfer_id = t.id) AS bill`;

const epoch = "timestamptz 'epoch'";

/** What rows are sorted by. Kinds have no index: a long record is not for them, but pages of earlier formats name them. */
const orders = {
  time: "e.created_at",
  amount: "e.amount",
  balanceAfter: "e.balance_after",
  type: `array_position(ARRAY['adjustment', 'bet', 'bonus', 'deposit', 'dividend', 'salary', 'transferIn', 'transferOut', 'void', 'win', 'withdrawal'], (${typeOfEntry}))`,
};

/** One entry of an account, by the id of its transfer; undefined where the account has none. */
export async function findTransaction(
  db: Queryable,
  accountId: string,
  transferId: string,
): Promise<StoredTransaction | undefined> {
  const rows = await db.query<StoredTransaction>(
    `SELECT ${columns} FROM ledger_entry e JOIN ledger_transfer t ON t.id = e.transfer_id
     WHERE e.transfer_id = $2 AND e.account_id = $1`,
    [accountId, transferId],
  );
  return rows[0];
}

/**
 * One page of an account's entries, with sums of all that match. Rows come by an index behind the cursor, so that the last page costs
 * what the first does; sums come from whole days, and from the entries of the two days that a period cuts.
 */
export async function loadTransactions(db: Queryable, { accountId, query, zone }: RecordRequest) {
  const { type, sort = "-time" } = query;
  const place = toPagination(query);
  const cursor = readCursor(query.cursor, "number");
  const from = query.from === undefined ? null : startOfDay(query.from, zone);
  const until = query.to === undefined ? null : startOfDay(addDays(query.to, 1), zone);
  const isDown = sort.startsWith("-");
  const by = orders[sort.replace("-", "") as keyof typeof orders];
  const [way, sign] = isDown ? ["DESC", "<"] : ["ASC", ">"];
  const behind = by === orders.time ? `${epoch} + $4::bigint * interval '1 microsecond'` : "$4::bigint";
  const sums = await sumTransactions(db, { accountId, type, from, until });
  // To find that there are none, an index would be read to its end.
  if (sums.total === 0)
    return { rows: [], next: null, page: cursor ? 1 : place.page, pageSize: place.pageSize, ...sums };
  const at = by === orders.time ? "extract(epoch FROM e.created_at) * 1000000" : by;
  const rows = await db.query<StoredTransaction & { at: string }>(
    `SELECT ${columns}, (${at})::bigint::text AS at
       FROM ledger_entry e JOIN ledger_transfer t ON t.id = e.transfer_id
       WHERE e.account_id = $1 AND ${entriesOf(type)}
         AND ($2::timestamptz IS NULL OR e.created_at >= $2) AND ($3::timestamptz IS NULL OR e.created_at < $3)
         AND ($4::bigint IS NULL OR (${by}, e.id) ${sign} (${behind}, $5::bigint))
       ORDER BY ${by} ${way}, e.id ${way} LIMIT $6 OFFSET $7`,
    [accountId, from, until, cursor?.at ?? null, cursor?.id ?? null, place.limit + 1, cursor ? 0 : place.offset],
  );
  const page = cutPage(rows, place.limit, ({ at, id }) => ({ at, id }));
  return { ...page, page: cursor ? 1 : place.page, pageSize: place.pageSize, ...sums };
}

/** Whose sums, of which entries. */
interface SumRequest {
  accountId: string;
  type: TransactionRow["type"] | undefined;
  from: Date | null;
  until: Date | null;
}

async function sumTransactions(db: Queryable, { accountId, type, from, until }: SumRequest) {
  const { count, received, spent } = daysOf(type);
  const rows = await db.query<{ total: number; received: number; spent: number }>(
    `WITH span AS (
       SELECT coalesce($2::timestamptz, '-infinity') AS first, coalesce($3::timestamptz, 'infinity') AS last,
         CASE WHEN $2::timestamptz IS NULL THEN '-infinity'::date
           ELSE (($2::timestamptz - interval '1 microsecond') AT TIME ZONE 'UTC')::date + 1 END AS first_day,
         CASE WHEN $3::timestamptz IS NULL THEN 'infinity'::date ELSE ($3::timestamptz AT TIME ZONE 'UTC')::date END AS last_day
     ), parts AS (
       SELECT ${count} AS total, ${received} AS received, ${spent} AS spent FROM ledger_day, span
       WHERE account_id = $1 AND day >= first_day AND day < last_day
       UNION ALL
       SELECT 1, greatest(e.amount, 0), greatest(-e.amount, 0) FROM span, ledger_entry e
       WHERE e.account_id = $1 AND ${entriesOf(type)} AND e.created_at >= first AND e.created_at < last
         AND e.created_at < first_day::timestamp AT TIME ZONE 'UTC'
       UNION ALL
       SELECT 1, greatest(e.amount, 0), greatest(-e.amount, 0) FROM span, ledger_entry e
       WHERE e.account_id = $1 AND ${entriesOf(type)} AND e.created_at >= first AND e.created_at < last
         AND e.created_at >= first_day::timestamp AT TIME ZONE 'UTC' AND e.created_at >= last_day::timestamp AT TIME ZONE 'UTC'
     )
     SELECT coalesce(sum(total), 0)::bigint AS total, coalesce(sum(received), 0)::bigint AS received,
       coalesce(sum(spent), 0)::bigint AS spent FROM parts`,
    [accountId, from, until],
  );
  return rows[0] ?? { total: 0, received: 0, spent: 0 };
}
