import type { Operations } from "#contracts/api.ts";
import { toOrderBy } from "#server/http/toOrderBy.ts";
import { toPagination } from "#server/http/toPagination.ts";
import type { Span } from "./toDateRange.ts";

/** Whose team, and which part of it. */
export interface TeamRequest {
  agentId: string;
  currency: string;
  span: Span;
  query: Operations["listTeamMembers"]["query"];
}

/** A statement and its values. */
export interface Statement {
  text: string;
  values: unknown[];
}

const ofPerson = { account: "t.account_key", level: "t.depth", registeredAt: "t.registered_at" };
const ofFigures = { balance: "key.amount", deposit: "key.amount", bet: "key.amount", profit: "key.amount" };
const columns = { ...ofPerson, ...ofFigures };

const figures = { deposit: "d.deposit", bet: "d.bet", profit: "d.bet - d.win - d.bonus" };

/** Where in the statement the currency and the span stand. */
interface Places {
  currency: string;
  from: string;
  to: string;
}

/** What the members of `team` did, folded and waiting, for a FROM: several rows of one member. */
const daysOf = (team: string, { currency, from, to }: Places) =>
  `(${["member_day", "team_change"]
    .map(
      (
        table,
      ) => `SELECT d.member_id, d.deposit, d.bet, d.win, d.bonus FROM ${team} AS t JOIN ${table} d ON d.member_id = t.descendant_id
      WHERE d.currency = ${currency} AND d.day BETWEEN ${from}::date AND ${to}::date`,
    )
    .join(" UNION ALL ")}) AS d`;

const balancesOf = (team: string, { currency }: Places) =>
  `(SELECT a.member_id, a.balance FROM ${team} AS t JOIN ledger_account a ON a.member_id = t.descendant_id
     WHERE a.kind IN ('player', 'playerVendor') AND a.currency = ${currency}) AS b`;

/**
 * The rows of one page in their order, and how many there are in all. Only what is asked for stands in the statements, so that their
 * plan is that of the question; only the people of the page are asked for what the order does not hang on.
 */
export function teamMembersQuery({ agentId, currency, span, query }: TeamRequest): {
  page: Statement;
  total: Statement;
} {
  const values: unknown[] = [];
  const add = (value: unknown) => `$${values.push(value)}`;
  const asked = [`ancestor_id = ${add(agentId)}`];
  if (query.account !== undefined) asked.push(`starts_with(account_key, lower(${add(query.account)}))`);
  if (query.level !== undefined) asked.push(`depth = ${add(query.level)}`);
  const team = `(SELECT * FROM member_tree WHERE ${asked.join(" AND ")})`;
  const total = { text: `SELECT count(*) AS total FROM ${team} AS t`, values: [...values] };

  const places = { currency: add(currency), from: add(span.from), to: add(span.to) };
  const { limit, offset } = toPagination(query);
  const sort = query.sort ?? "account";
  const order = toOrderBy(sort, columns, "t.descendant_id");
  const one = "(SELECT c.id AS descendant_id)";
  return {
    total,
    page: {
      text: `WITH chosen AS MATERIALIZED (
          SELECT t.descendant_id AS id, t.depth AS level, row_number() OVER (ORDER BY ${order}) AS place
          FROM ${team} AS t ${keysOf(sort.replace(/^-/, "") as keyof typeof columns, team, places)}
          ORDER BY ${order} LIMIT ${add(limit)} OFFSET ${add(offset)}
        )
        SELECT c.id, m.account, m.nickname, m.type, m.registered_at, m.last_login_at, c.level, u.account AS upline, own.*, sums.*,
          (SELECT count(*) FROM member below WHERE below.upline_id = c.id) AS downlines
        FROM chosen c JOIN member m ON m.id = c.id JOIN member u ON u.id = m.upline_id
        CROSS JOIN LATERAL (SELECT coalesce(sum(b.balance), 0)::bigint AS balance FROM ${balancesOf(one, places)}) AS own
        CROSS JOIN LATERAL (
          SELECT coalesce(sum(${figures.deposit}), 0)::bigint AS deposit, coalesce(sum(${figures.bet}), 0)::bigint AS bet,
            coalesce(sum(${figures.profit}), 0)::bigint AS profit
          FROM ${daysOf(one, places)}
        ) AS sums
        ORDER BY c.place`,
      values,
    },
  };
}

/** The amount that the order hangs on, where it does. */
function keysOf(field: keyof typeof columns, team: string, places: Places): string {
  if (field in ofPerson) return "";
  const sums =
    field === "balance"
      ? `SELECT b.member_id, sum(b.balance) AS amount FROM ${balancesOf(team, places)} GROUP BY b.member_id`
      : `SELECT d.member_id, sum(${figures[field as keyof typeof figures]}) AS amount FROM ${daysOf(team, places)} GROUP BY d.member_id`;
  return `LEFT JOIN (${sums}) AS s ON s.member_id = t.descendant_id CROSS JOIN LATERAL (SELECT coalesce(s.amount, 0) AS amount) AS key`;
}
