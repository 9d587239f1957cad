import type { Operations, TeamTransactionRow } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import { plannedAnew } from "#server/db/plannedAnew.ts";
import { referenceOf } from "#server/features/ledger/referenceOf.ts";
import { entriesOf, kindsOf, typeOfEntry } from "#server/features/member/transactionTypes.ts";
import { type Cursor, cutPage, readCursor } from "#server/http/cursor.ts";
import { toPagination } from "#server/http/toPagination.ts";
import type { Period } from "../toDateRange.ts";
import { eachDay } from "./eachDay.ts";
import { topOf } from "./findBelow.ts";
import { isKept, isLookedUp, lastDays } from "./lastDays.ts";
import { loadTeamMoveDays, type MoveDay, type MoveRequest, walletsOf } from "./loadTeamMoveDays.ts";
import { isChosen } from "./membersOf.ts";
import { type Add, places } from "./places.ts";

/** Whose team, which movements, and how details are said. */
export interface TeamTransactionRequest {
  agentId: string;
  currency: string;
  span: Period;
  query: Operations["listTeamTransactions"]["query"];
  /** Up to how many members are looked up one by one; tests lower it. */
  mostLookedUp?: number;
  say(detail: string): string;
}

/** One page of the movements on the main wallets of a team, with sums of all that match, and with the first page those of each day. */
export async function listTeamTransactions(
  db: Queryable,
  request: TeamTransactionRequest,
): Promise<Operations["listTeamTransactions"]["value"]> {
  const { agentId, currency, span, query, say } = request;
  const top = await topOf(db, agentId, query.of);
  const { page, pageSize, limit, offset } = toPagination(query);
  const cursor = readCursor(query.cursor, "number");
  const asked = { chosen: { top, account: query.account }, currency, span, type: query.type };
  const days = await loadTeamMoveDays(db, asked);
  const skipped = cursor ? 0 : offset;
  const totals = { in: sumOf(days, "received"), out: sumOf(days, "spent"), currency };
  const place = {
    page: cursor ? 1 : page,
    pageSize,
    total: sumOf(days, "total"),
    totals: { ...totals, net: totals.in - totals.out },
    ...(!cursor && skipped === 0 && { series: seriesOf(span, days) }),
    ...span,
  };
  const wanted = lastDays(days, { need: skipped + limit + 1, before: cursor, span, isExact: isKept(asked.chosen) });
  if (wanted.length === 0) return { rows: [], next: null, ...place };
  const newest = (await isLookedUp(db, asked.chosen, request.mostLookedUp)) ? newestOfEach : newestOfAll;
  const rows = await newest(db, asked, { days: wanted, cursor, limit: limit + 1, skipped });
  const cut = cutPage(rows, limit, ({ micros, id }) => ({ at: micros, id }));
  return { ...place, next: cut.next, rows: cut.rows.map((row) => toRow(row, currency, say)) };
}

const sumOf = (days: readonly MoveDay[], name: "total" | "received" | "spent") =>
  days.reduce((sum, day) => sum + day[name], 0);

const seriesOf = (span: Period, days: readonly MoveDay[]) =>
  eachDay(span, new Map(days.map((day) => [day.day, sumsOf(day)])), { in: 0, out: 0, net: 0 });

const sumsOf = ({ received, spent }: MoveDay) => ({ in: received, out: spent, net: received - spent });

/** Which part of the movements, newest first, of some days (the last first). */
interface Part {
  days: readonly string[];
  cursor: Cursor | undefined;
  limit: number;
  skipped: number;
}

const columns = `e.id::text, e.transfer_id AS "transferId", e.created_at AS time, ${typeOfEntry} AS type, e.amount,
  e.balance_after AS "balanceAfter", t.detail, m.id AS "memberId", m.account, (extract(epoch FROM e.created_at) * 1000000)::bigint::text AS micros`;
const order = "ORDER BY e.created_at DESC, e.id DESC";

const behind = (cursor: Cursor, add: Add) =>
  `(e.created_at, e.id) < (timestamptz 'epoch' + ${add(cursor.at)}::bigint * interval '1 microsecond', ${add(cursor.id)}::bigint)`;

/** The newest of each wallet by its index, and of those the newest. */
function newestOfEach(db: Queryable, { chosen, currency, type }: MoveRequest, part: Part): Promise<Stored[]> {
  const { values, add } = places();
  const [first, last] = [add(part.days.at(-1)), add(part.days[0])];
  const where = [
    "e.account_id = wallet.id",
    entriesOf(type),
    "e.created_at >= span.starts",
    "e.created_at < span.ends",
  ];
  where.push(`brand_day(e.created_at) BETWEEN ${first}::date AND ${last}::date`);
  if (part.cursor) where.push(behind(part.cursor, add));
  return db.query<Stored>(
    `${plannedAnew}WITH span AS MATERIALIZED (
       SELECT min(starts) AS starts, max(ends) AS ends FROM brand_spans(${first}::date, ${last}::date)
     )
     SELECT ${columns} FROM (
       SELECT e.*, wallet.member_id FROM span, (${walletsOf(chosen, add(currency), add)}) AS wallet CROSS JOIN LATERAL (
         SELECT * FROM ledger_entry e WHERE ${where.join(" AND ")} ${order} LIMIT ${add(part.skipped + part.limit)}
       ) AS e ${order} LIMIT ${add(part.limit)} OFFSET ${add(part.skipped)}
     ) AS e JOIN ledger_transfer t ON t.id = e.transfer_id JOIN member m ON m.id = e.member_id ${order}`,
    values,
  );
}

/**
 * Of a good part of everybody: the newest transfers of each kind on each day until there are enough of the team. Those of
 * one moment come together, since no index knows their order. OFFSET 0 keeps the database from reading the team's entries instead.
 */
function newestOfAll(db: Queryable, { chosen, currency, type }: MoveRequest, part: Part): Promise<Stored[]> {
  const { values, add } = places();
  const first = ["t.kind = part.kind", "t.created_at >= part.starts", "t.created_at < part.ends"];
  const where = [entriesOf(type), `a.kind = 'player' AND a.currency = ${add(currency)}`];
  where.push(isChosen(chosen, "a.member_id", add), "brand_day(e.created_at) = part.day");
  if (part.cursor) {
    first.push(`t.created_at <= timestamptz 'epoch' + ${add(part.cursor.at)}::bigint * interval '1 microsecond'`);
    where.push(behind(part.cursor, add));
  }
  return db.query<Stored>(
    `${plannedAnew}WITH part AS MATERIALIZED (
       SELECT kind, day, starts, ends FROM unnest(${add(kindsOf(type))}::text[]) AS kind, unnest(${add(part.days)}::date[]) AS day
       CROSS JOIN LATERAL brand_spans(day, day)
     )
     SELECT ${columns} FROM (
       SELECT e.* FROM part CROSS JOIN LATERAL (
         SELECT e.*, a.member_id FROM (
           SELECT id, created_at FROM ledger_transfer t WHERE ${first.join(" AND ")} ORDER BY created_at DESC OFFSET 0
         ) AS t CROSS JOIN LATERAL (SELECT * FROM ledger_entry WHERE transfer_id = t.id OFFSET 0) AS e
         CROSS JOIN LATERAL (SELECT * FROM ledger_account WHERE id = e.account_id OFFSET 0) AS a WHERE ${where.join(" AND ")}
         ORDER BY t.created_at DESC FETCH FIRST ${add(part.skipped + part.limit)} ROWS WITH TIES
       ) AS e ${order} LIMIT ${add(part.limit)} OFFSET ${add(part.skipped)}
     ) AS e JOIN ledger_transfer t ON t.id = e.transfer_id JOIN member m ON m.id = e.member_id ${order}`,
    values,
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
    reference: referenceOf(transferId),
  };
}
