import type { Operations, TeamTransactionRow } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import { onlyRow } from "#server/db/onlyRow.ts";
import { daysOf, entriesOf, typeOfEntry } from "#server/features/member/transactionTypes.ts";
import { cutPage, readCursor } from "#server/http/cursor.ts";
import { toPagination } from "#server/http/toPagination.ts";
import { addDays, startOfDay } from "#server/localDay.ts";
import type { Span } from "../toDateRange.ts";
import { topOf } from "./findBelow.ts";
import { places } from "./listTeamBets.ts";
import { membersOf } from "./membersOf.ts";

/** Whose team, which movements, and how details are said. */
export interface TeamTransactionRequest {
  agentId: string;
  currency: string;
  span: Span;
  query: Operations["listTeamTransactions"]["query"];
  zone: string;
  say(detail: string): string;
}

/** One page of the movements on the main wallets of a team, with sums of all that match. */
export async function listTeamTransactions(
  db: Queryable,
  request: TeamTransactionRequest,
): Promise<Operations["listTeamTransactions"]["value"]> {
  const { agentId, currency, span, query, zone, say } = request;
  const top = await topOf(db, agentId, query.of);
  const { page, pageSize, limit, offset } = toPagination(query);
  const cursor = readCursor(query.cursor, "number");
  const from = startOfDay(span.from, zone);
  const until = startOfDay(addDays(span.to, 1), zone);
  /** The main wallets of those that the list is about. */
  const walletsBy = (add: (value: unknown) => string) =>
    `SELECT a.id, a.member_id FROM (${membersOf({ top, account: query.account }, add)}) AS who JOIN ledger_account a ON a.member_id = who.id
     WHERE a.kind = 'player' AND a.currency = ${add(currency)}`;

  const { total, received, spent } = await sum(db, { wallets: walletsBy, type: query.type, from, until });
  const totals = { in: received, out: spent, net: received - spent, currency };
  const place = { page: cursor ? 1 : page, pageSize, total, totals, ...span };
  if (total === 0) return { rows: [], next: null, ...place };

  const { values, add } = places();
  const wallets = walletsBy(add);
  const where = ["e.account_id = wallet.id", entriesOf(query.type)];
  where.push(`e.created_at >= ${add(from)}`, `e.created_at < ${add(until)}`);
  if (cursor)
    where.push(
      `(e.created_at, e.id) < (timestamptz 'epoch' + ${add(cursor.at)}::bigint * interval '1 microsecond', ${add(cursor.id)}::bigint)`,
    );
  const [most, skipped] = [add(limit + 1 + (cursor ? 0 : offset)), add(cursor ? 0 : offset)];
  const rows = await db.query<Stored>(
    `SELECT e.id::text, e.transfer_id AS "transferId", e.created_at AS time, ${typeOfEntry} AS type, e.amount, e.balance_after AS "balanceAfter",
       t.detail, m.id AS "memberId", m.account, (extract(epoch FROM e.created_at) * 1000000)::bigint::text AS micros
     FROM (
       SELECT each.*, wallet.member_id FROM (${wallets}) AS wallet CROSS JOIN LATERAL (
         SELECT * FROM ledger_entry e WHERE ${where.join(" AND ")} ORDER BY e.created_at DESC, e.id DESC LIMIT ${most}
       ) AS each ORDER BY each.created_at DESC, each.id DESC LIMIT ${add(limit + 1)} OFFSET ${skipped}
     ) AS e JOIN ledger_transfer t ON t.id = e.transfer_id JOIN member m ON m.id = e.member_id ORDER BY e.created_at DESC, e.id DESC`,
    values,
  );
  const cut = cutPage(rows, limit, ({ micros, id }) => ({ at: micros, id }));
  return { ...place, next: cut.next, rows: cut.rows.map((row) => toRow(row, currency, say)) };
}

interface Sums {
  wallets(add: (value: unknown) => string): string;
  type: Operations["listTeamTransactions"]["query"]["type"];
  from: Date;
  until: Date;
}

/** From whole days of UTC, and from the entries of the days that the period cuts. */
async function sum(db: Queryable, { wallets, type, from, until }: Sums) {
  const { values, add } = places();
  const of = wallets(add);
  const [first, last] = [`${add(from)}::timestamptz`, `${add(until)}::timestamptz`];
  const { count, received, spent } = daysOf(type);
  return onlyRow(
    await db.query<{ total: number; received: number; spent: number }>(
      `WITH wallet AS MATERIALIZED (${of}), span AS (
         SELECT ((${first} - interval '1 microsecond') AT TIME ZONE 'UTC')::date + 1 AS first_day, (${last} AT TIME ZONE 'UTC')::date AS last_day
       ), parts AS (
         SELECT ${count} AS total, ${received} AS received, ${spent} AS spent FROM span, wallet JOIN ledger_day d ON d.account_id = wallet.id
         WHERE d.day >= first_day AND d.day < last_day
         UNION ALL
         SELECT 1, greatest(e.amount, 0), greatest(-e.amount, 0) FROM span, wallet JOIN ledger_entry e ON e.account_id = wallet.id
         WHERE ${entriesOf(type)} AND e.created_at >= ${first} AND e.created_at < ${last}
           AND e.created_at < first_day::timestamp AT TIME ZONE 'UTC'
         UNION ALL
         SELECT 1, greatest(e.amount, 0), greatest(-e.amount, 0) FROM span, wallet JOIN ledger_entry e ON e.account_id = wallet.id
         WHERE ${entriesOf(type)} AND e.created_at >= ${first} AND e.created_at < ${last}
           AND e.created_at >= first_day::timestamp AT TIME ZONE 'UTC' AND e.created_at >= last_day::timestamp AT TIME ZONE 'UTC'
       )
       SELECT coalesce(sum(total), 0)::bigint AS total, coalesce(sum(received), 0)::bigint AS received,
         coalesce(sum(spent), 0)::bigint AS spent FROM parts`,
      values,
    ),
  );
}

interface Stored {
  id: string;
  transferId: string;
  time: Date;
  type: TeamTransactionRow["type"];
  amount: number;
  balanceAfter: number;
  detail: string;
  memberId: string;
  account: string;
  micros: string;
}

function toRow(row: Stored, currency: string, say: (detail: string) => string): TeamTransactionRow {
  const { transferId, time, type, amount, balanceAfter, detail, memberId, account } = row;
  return {
    memberId,
    account,
    // Of a transfer between two members of the team, either has its own row.
    id: `${transferId}.${memberId}`,
    time: time.toISOString(),
    type,
    amount,
    balanceAfter,
    currency,
    detail: say(detail),
    reference: transferId.slice(0, 8).toUpperCase(),
  };
}
