import type { DownlineRow, Operations } from "#contracts/api.ts";
import type { Database, Queryable } from "#server/db/Database.ts";
import { onlyRow } from "#server/db/onlyRow.ts";
import { plannedAnew } from "#server/db/plannedAnew.ts";
import { streamQuery } from "#server/features/export/streamQuery.ts";
import { toOrderBy } from "#server/http/toOrderBy.ts";
import { toPagination } from "#server/http/toPagination.ts";
import { teamDays } from "../teamDays.ts";
import type { Period } from "../toDateRange.ts";
import { topOf, type Top } from "./findBelow.ts";
import { firstBy, isFalling, sizeOf, sortedBy, soughtFor, type TeamSize } from "./sortedBy.ts";
import { balanceOf, daysOf, daysOfFew, figureSums, places, withProfit, type Figures } from "./Figures.ts";

/** Whose downline, and which part of it. */
export interface DownlineRequest {
  agentId: string;
  currency: string;
  span: Period;
  query: Operations["listDownline"]["query"];
  /** How large the team counts as; tests say so. */
  size?: TeamSize;
}

const ofPerson = { account: "c.account_key", registeredAt: "c.registered_at" };
const ofFigures = {
  balance: "c.key",
  deposit: "c.key",
  withdrawal: "c.key",
  bet: "c.key",
  win: "c.key",
  bonus: "c.key",
  profit: "c.key",
};
const columns = { ...ofPerson, ...ofFigures };

/** The members below one of the team, with what they did in the span, and the sums of all that match. */
export async function listDownline(
  db: Queryable,
  request: DownlineRequest,
): Promise<Operations["listDownline"]["value"]> {
  const { agentId, currency, span, query } = request;
  const top = await topOf(db, agentId, query.of);
  const { values, team } = teamOf(top, request);
  const { page, pageSize, limit, offset } = toPagination(query);
  const part = `LIMIT $${values.length + 1} OFFSET $${values.length + 2}`;
  const size = isWhole(query) ? (request.size ?? (await sizeOf(db, top.id))) : undefined;
  const read = (sought?: number) =>
    db.query<Row>(rowsOf(team, { ...request, size, sought }, part), [...values, limit, offset]);
  const sought = size?.isMost && isByFigure(query) ? soughtFor(offset + limit, isFalling(query.sort)) : undefined;
  const readPage = async () => {
    const first = sought === undefined ? [] : await read(sought);
    return first.length === limit ? first : read();
  };
  const [rows, totals, counted] = await Promise.all([
    readPage(),
    sumsOf(db, request, top),
    // Each place is named, whether it is needed or not, so that the statement has its values.
    size
      ? [{ total: size.members }]
      : db.query<{ total: number }>(`${plannedAnew}SELECT count(*) AS total FROM ${team} WHERE ${named}`, values),
  ]);
  return {
    ...span,
    rows: rows.map((row) => toRow(row, top, currency)),
    page,
    pageSize,
    total: onlyRow(counted).total,
    totals: { ...withProfit(totals), currency },
  };
}

/** All of them, in one state of the data, some at a time. */
export async function streamDownline(db: Database, request: DownlineRequest): Promise<AsyncGenerator<DownlineRow[]>> {
  const top = await topOf(db, request.agentId, request.query.of);
  const { values, team } = teamOf(top, request);
  const batches = streamQuery<Row>(db, { text: rowsOf(team, request, ""), values });
  return (async function* () {
    for await (const rows of batches) yield rows.map((row) => toRow(row, top, request.currency));
  })();
}

/** The statement of those who match, in their order: `part` of them. */
function rowsOf(
  team: string,
  {
    span,
    query: { sort = "account" },
    size,
    sought,
  }: Pick<DownlineRequest, "span" | "query"> & { size?: TeamSize | undefined; sought?: number | undefined },
  part: string,
): string {
  const field = sort.replace("-", "") as keyof typeof columns;
  const keys = (figure: keyof typeof ofFigures): string =>
    sought === undefined
      ? sortedBy({ team, figure, span, places, isMost: size?.isMost ?? false })
      : firstBy({ figure, span, places }, { top: "$1", most: sought });
  // Only who is on the page is asked for what the order does not hang on.
  const keyed = isOfPerson(field)
    ? `(SELECT t.* FROM ${team})`
    : `(SELECT * FROM (${keys(field)}) AS keyed WHERE ${named})`;
  const order = toOrderBy(sort, columns, "c.id");
  // Places are counted of the page alone: of everybody, all would be sorted for it.
  return `${plannedAnew}WITH chosen AS MATERIALIZED (
         SELECT c.*, row_number() OVER (ORDER BY ${order}) AS place FROM (SELECT * FROM ${keyed} AS c ORDER BY ${order} ${part}) AS c
       ), sums AS (SELECT member_id, ${figureSums} FROM ${part === "" ? daysOf("chosen", span) : daysOfFew("chosen")} GROUP BY member_id)
       SELECT c.id, m.account, m.nickname, m.type, m.registered_at AS "registeredAt", m.last_login_at AS "lastLoginAt", t.depth, u.account AS upline,
         ${balanceOf} AS balance, (SELECT count(*) FROM member below WHERE below.upline_id = c.id) AS downlines,
         coalesce(s.deposit, 0) AS deposit, coalesce(s.withdrawal, 0) AS withdrawal, coalesce(s.bet, 0) AS bet, coalesce(s.win, 0) AS win,
         coalesce(s.bonus, 0) AS bonus
       FROM chosen c JOIN member_tree t ON t.ancestor_id = $1 AND t.descendant_id = c.id JOIN member m ON m.id = c.id
         JOIN member u ON u.id = m.upline_id LEFT JOIN sums s ON s.member_id = c.id
       ORDER BY c.place`;
}

/** True of every row; it gives the parameters of the span and the currency their types where nothing else does. */
const named = "$2::date IS NOT NULL AND $3::date IS NOT NULL AND $4::text IS NOT NULL";

/** Who matches, for a FROM, and the values of its places: `$1` is the top, `$2` to `$4` are the span and the currency. */
function teamOf(top: Top, { currency, span, query }: DownlineRequest) {
  const values: unknown[] = [top.id, span.from, span.to, currency];
  const where = ["ancestor_id = $1"];
  if (query.account !== undefined) where.push(`starts_with(account_key, lower($${values.push(query.account)}))`);
  else if (query.reach !== "whole") where.push("depth = 1");
  const team = `(SELECT descendant_id AS id, account_key, registered_at FROM member_tree WHERE ${where.join(" AND ")}) AS t`;
  return { values, team };
}

/** Everybody below is asked for. */
const isWhole = ({ account, reach }: DownlineRequest["query"]): boolean => account === undefined && reach === "whole";

const isByFigure = ({ sort = "account" }: DownlineRequest["query"]): boolean =>
  !isOfPerson(sort.replace("-", "") as keyof typeof columns);

const isOfPerson = (field: keyof typeof columns): field is keyof typeof ofPerson => field in ofPerson;

/** Up to how many members' days are looked up one by one: of 100,000 that takes about five times as long as reading all days of the span. */
const mostLookedUp = 15_000;

/** The sums of everybody who matches; of a whole team they are kept. */
async function sumsOf(db: Queryable, request: DownlineRequest, top: Top): Promise<Figures> {
  const { query } = request;
  if (isWhole(query)) {
    const { values } = teamOf(top, request);
    return onlyRow(
      await db.query<Figures>(
        `${plannedAnew}SELECT ${figureSums} FROM ${teamDays} WHERE day BETWEEN $2::date AND $3::date AND currency = $4`,
        values,
      ),
    );
  }
  const { values, team } = teamOf(top, request);
  const beyond = await db.query(`SELECT FROM ${team} WHERE ${named} LIMIT 1 OFFSET ${mostLookedUp}`, values);
  const members = `(SELECT * FROM ${team})`;
  const days = beyond.length > 0 ? daysOf(members, request.span) : daysOfFew(members);
  return onlyRow(await db.query<Figures>(`${plannedAnew}SELECT ${figureSums} FROM ${days}`, values));
}

interface Row extends Figures {
  id: string;
  account: string;
  nickname: string;
  type: number;
  depth: number;
  upline: string;
  downlines: number;
  balance: number;
  registeredAt: Date;
  lastLoginAt: Date | null;
}

function toRow(row: Row, top: Top, currency: string): DownlineRow {
  const level = row.depth + top.depth;
  const { id, account, nickname, upline, downlines, balance, registeredAt, lastLoginAt } = row;
  return {
    id,
    account,
    nickname,
    type: row.type as DownlineRow["type"],
    level,
    upline,
    downlines,
    balance,
    ...withProfit(row),
    currency,
    registeredAt: registeredAt.toISOString(),
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
  };
}
