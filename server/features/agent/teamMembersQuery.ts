import type { Operations } from "#contracts/api.ts";
import { plannedAnew } from "#server/db/plannedAnew.ts";
import { toOrderBy } from "#server/http/toOrderBy.ts";
import { toPagination } from "#server/http/toPagination.ts";
import { firstBy, type SortedBy, sortedBy, type TeamSize } from "./team/sortedBy.ts";
import type { Span } from "./toDateRange.ts";

/** Whose team, and which part of it. */
export interface TeamRequest {
  agentId: string;
  currency: string;
  span: Span;
  query: Operations["listTeamMembers"]["query"];
  /** All of them, instead of a page. */
  isWhole?: boolean;
  /** How large the team is, or the part of it that matches; tests say how large it counts as. */
  size?: TeamSize | undefined;
  /** Among so many of everybody they are sought (`firstBy`), where the order hangs on a figure. */
  sought?: number | undefined;
}

/** A statement and its values. */
export interface Statement {
  text: string;
  values: unknown[];
}

const ofPerson = { account: "account_key", level: "level", registeredAt: "registered_at" };
const ofFigures = { balance: "key", deposit: "key", bet: "key", profit: "key" };
const columns = { ...ofPerson, ...ofFigures };

const figures = { deposit: "d.deposit", bet: "d.bet", profit: "d.bet - d.win - d.bonus" };

/** Where in the statement the currency and the span stand. */
interface Places {
  currency: string;
  from: string;
  to: string;
}

/** What members did on each day, folded and waiting, for a FROM: several rows of one member. */
const daysOf = ({ currency, from, to }: Places) =>
  `(${["member_day", "team_change"]
    .map(
      (table) => `SELECT member_id, deposit, bet, win, bonus FROM ${table}
      WHERE currency = ${currency} AND day BETWEEN ${from}::date AND ${to}::date`,
    )
    .join(" UNION ALL ")}) AS d`;

const accountsOf = ({ currency }: Places) =>
  `(SELECT member_id, balance FROM ledger_account WHERE kind IN ('player', 'playerVendor') AND currency = ${currency}) AS a`;

/**
 * The rows of one page in their order, and how many there are in all. Only what is asked for stands in the statements, so that their
 * plan is that of the question; only the people of the page are asked for what the order does not hang on.
 */
export function teamMembersQuery({ agentId, currency, span, query, isWhole = false, size, sought }: TeamRequest): {
  page: Statement;
  total: Statement;
} {
  const values: unknown[] = [];
  const add = (value: unknown) => `$${values.push(value)}`;
  const asked = [`ancestor_id = ${add(agentId)}`];
  if (query.account !== undefined) {
    // A range of the index, whatever the plan knows of the text; nothing sorts behind the last character there is.
    const start = `lower(${add(query.account)})`;
    asked.push(`account_key >= ${start} AND account_key < ${start} || U&'\\+10FFFF'`);
  }
  if (query.level !== undefined) asked.push(`depth = ${add(query.level)}`);
  const team = `(SELECT descendant_id AS id, depth AS level, account_key, registered_at FROM member_tree WHERE ${asked.join(" AND ")}) AS t`;
  const total = { text: `${plannedAnew}SELECT count(*) AS total FROM ${team}`, values: [...values] };

  const places = { currency: add(currency), from: add(span.from), to: add(span.to) };
  const { limit, offset } = toPagination(query);
  const sort = query.sort ?? "account";
  const order = (table: string) => `${table}${toOrderBy(sort, columns, `${table}id`)}`;
  return {
    total,
    page: {
      text: `${plannedAnew}WITH chosen AS MATERIALIZED (
          ${keyed(fieldOf(query), { team, places, span, isMost: size?.isMost ?? false }, sought)}
          ORDER BY ${order("")} ${isWhole ? "" : `LIMIT ${add(limit)} OFFSET ${add(offset)}`}
        )
        SELECT c.id, m.account, m.nickname, m.type, m.registered_at, m.last_login_at, t.depth AS level, u.account AS upline,
          coalesce(balance, 0)::bigint AS balance, coalesce(deposit, 0)::bigint AS deposit, coalesce(bet, 0)::bigint AS bet,
          coalesce(profit, 0)::bigint AS profit, coalesce(downlines, 0) AS downlines
        FROM chosen c JOIN member_tree t ON t.ancestor_id = $1 AND t.descendant_id = c.id JOIN member m ON m.id = c.id
          JOIN member u ON u.id = m.upline_id ${joined(places, isWhole)}
        ORDER BY ${order("c.")}`,
      values,
    },
  };
}

/** The figures of the people of a page, person by person; of all people, all at once. */
function joined(places: Places, isWhole: boolean): string {
  const sums = `sum(${figures.deposit}) AS deposit, sum(${figures.bet}) AS bet, sum(${figures.profit}) AS profit`;
  const parts = [
    ["a.member_id", "sum(a.balance) AS balance", accountsOf(places)],
    ["d.member_id", sums, daysOf(places)],
    ["below.upline_id", "count(*) AS downlines", "member AS below"],
  ];
  return parts
    .map(([owner, shown, from], place) =>
      isWhole
        ? `LEFT JOIN (SELECT ${owner} AS owner, ${shown} FROM ${from} GROUP BY 1) AS part${place} ON part${place}.owner = c.id`
        : `CROSS JOIN LATERAL (SELECT ${shown} FROM ${from} WHERE ${owner} = c.id) AS part${place}`,
    )
    .join(" ");
}

/** Who is asked for, each with what the order hangs on: a figure of all of them only where it does. */
function keyed(field: keyof typeof columns, by: Omit<SortedBy, "figure">, most: number | undefined): string {
  if (isOfPerson(field)) return `SELECT id, level, account_key, registered_at FROM ${by.team}`;
  const figure = { ...by, figure: field };
  return most === undefined ? sortedBy(figure) : firstBy(figure, { top: "$1", most });
}

const fieldOf = ({ sort = "account" }: TeamRequest["query"]) => sort.replace(/^-/, "") as keyof typeof columns;

/** Whether the order hangs on what members did or have. */
export const isByFigure = (query: TeamRequest["query"]): boolean => !isOfPerson(fieldOf(query));

const isOfPerson = (field: keyof typeof columns): field is keyof typeof ofPerson => field in ofPerson;
