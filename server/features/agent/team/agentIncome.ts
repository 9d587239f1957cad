import type { AgentIncome, AgentIncomeRow, Operations } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import { referenceOf } from "#server/features/ledger/referenceOf.ts";
import { cutPage, readCursor } from "#server/http/cursor.ts";
import { toPagination } from "#server/http/toPagination.ts";
import { addDays, startOfDay } from "#server/localDay.ts";
import type { Period } from "../toDateRange.ts";
import { eachDay } from "./eachDay.ts";
import { places } from "./places.ts";

/** What an agent earns by. Money of the own play, of orders and of transfers is no income. */
const sources = ["dividend", "salary", "bonus"] as const;

/** Whose income, and when. */
export interface IncomeRequest {
  agentId: string;
  currency: string;
  span: Period;
  zone: string;
}

type Sums = Record<(typeof sources)[number], number>;

const none: Sums = { dividend: 0, salary: 0, bonus: 0 };
const withSum = ({ dividend, salary, bonus }: Sums) => ({ dividend, salary, bonus, sum: dividend + salary + bonus });

/** The entries of the agent's main wallet that are income, for a FROM, by the placeholders of `add`. */
function entriesBy({ agentId, currency, span, zone }: IncomeRequest, add: (value: unknown) => string): string {
  return `ledger_account a JOIN ledger_entry e ON e.account_id = a.id
    WHERE a.member_id = ${add(agentId)} AND a.currency = ${add(currency)} AND a.kind = 'player' AND e.kind = ANY (${add(sources)})
      AND e.created_at >= ${add(startOfDay(span.from, zone))} AND e.created_at < ${add(startOfDay(addDays(span.to, 1), zone))}`;
}

/** What an agent earned, day by day, days without income included. */
export async function loadAgentIncome(db: Queryable, request: IncomeRequest): Promise<AgentIncome> {
  const { values, add } = places();
  const rows = await db.query<{ date: string; kind: keyof Sums; amount: number }>(
    `SELECT to_char(e.created_at AT TIME ZONE ${add(request.zone)}, 'YYYY-MM-DD') AS date, e.kind, sum(e.amount)::bigint AS amount
     FROM ${entriesBy(request, add)} GROUP BY 1, 2`,
    values,
  );
  const days = new Map<string, Sums>();
  const whole = { ...none };
  for (const { date, kind, amount } of rows) {
    whole[kind] += amount;
    const day = days.get(date) ?? { ...none };
    day[kind] += amount;
    days.set(date, day);
  }
  const series = eachDay(request.span, days, none).map(({ date, ...sums }) => ({ date, ...withSum(sums) }));
  return { ...request.span, ...withSum(whole), currency: request.currency, series };
}

/** One page of what an agent was paid, newest first, with the sums of all that match. */
export async function listAgentIncome(
  db: Queryable,
  request: IncomeRequest & { query: Operations["listAgentIncome"]["query"]; say(detail: string): string },
): Promise<Operations["listAgentIncome"]["value"]> {
  const { currency, span, query, say } = request;
  const { page, pageSize, limit, offset } = toPagination(query);
  const cursor = readCursor(query.cursor, "number");
  const summed = places();
  const entries = entriesBy(request, summed.add);
  const kinds = await db.query<{ kind: keyof Sums; amount: number; count: number }>(
    `SELECT e.kind, sum(e.amount)::bigint AS amount, count(*) AS count FROM ${entries}
       ${query.source === undefined ? "" : `AND e.kind = ${summed.add(query.source)}`} GROUP BY e.kind`,
    summed.values,
  );
  const sums = { ...none, ...Object.fromEntries(kinds.map(({ kind, amount }) => [kind, amount])) };
  const { values, add } = places();
  const where = [entriesBy(request, add)];
  if (query.source !== undefined) where.push(`e.kind = ${add(query.source)}`);
  if (cursor)
    where.push(
      `(e.created_at, e.id) < (timestamptz 'epoch' + ${add(cursor.at)}::bigint * interval '1 microsecond', ${add(cursor.id)}::bigint)`,
    );
  const rows = await db.query<Stored>(
    `SELECT e.id::text, e.transfer_id AS "transferId", e.created_at AS time, e.kind, e.amount, t.detail,
       (extract(epoch FROM e.created_at) * 1000000)::bigint::text AS micros
     FROM (SELECT e.* FROM ${where.join(" AND ")} ORDER BY e.created_at DESC, e.id DESC
       LIMIT ${add(limit + 1)} OFFSET ${add(cursor ? 0 : offset)}) AS e JOIN ledger_transfer t ON t.id = e.transfer_id
     ORDER BY e.created_at DESC, e.id DESC`,
    values,
  );
  const cut = cutPage(rows, limit, ({ micros, id }) => ({ at: micros, id }));
  return {
    ...span,
    page: cursor ? 1 : page,
    pageSize,
    next: cut.next,
    total: kinds.reduce((total, { count }) => total + count, 0),
    totals: { ...withSum(sums), currency },
    rows: cut.rows.map(({ transferId, time, kind, amount, detail }): AgentIncomeRow => ({
      id: transferId,
      time: time.toISOString(),
      source: kind,
      amount,
      currency,
      detail: say(detail),
      reference: referenceOf(transferId),
    })),
  };
}

interface Stored {
  id: string;
  transferId: string;
  time: Date;
  kind: keyof Sums;
  amount: number;
  detail: string;
  micros: string;
}
