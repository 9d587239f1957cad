import type { Operations, TeamMemberRow } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
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

const ofPerson = { account: "account_key", level: "level", registeredAt: "registered_at" };
const ofFigures = { balance: "balance", deposit: "deposit", bet: "bet", profit: "profit" };
const columns = { ...ofPerson, ...ofFigures };

const tree = `FROM member_tree tree JOIN member m ON m.id = tree.descendant_id
  WHERE tree.ancestor_id = $1 AND ($2::text IS NULL OR starts_with(m.account_key, lower($2)))
    AND ($3::integer IS NULL OR tree.depth = $3)`;
/** Without a name to look for, people need not be read to be counted. */
const counting = `SELECT count(*) AS total FROM member_tree WHERE ancestor_id = $1 AND ($2::text IS NULL) AND ($3::integer IS NULL OR depth = $3)`;

/** The members of an agent's downline, with what they did in the span. */
export async function listTeamMembers(
  db: Queryable,
  { agentId, currency, span, query }: TeamRequest,
): Promise<Operations["listTeamMembers"]["value"]> {
  const place = toPagination(query);
  const chosen = [agentId, query.account ?? null, query.level ?? null];
  const sort = query.sort ?? "account";
  const page = (id: string) => `ORDER BY ${toOrderBy(sort, columns, id)} LIMIT $7 OFFSET $8`;
  // Sorted by what stands at the person, only the people of the page are asked for their figures.
  const isCutFirst = sort.replace(/^-/, "") in ofPerson;
  const [rows, counted] = await Promise.all([
    db.query<Row>(
      `WITH chosen AS MATERIALIZED (
         SELECT m.id, m.account, m.account_key, m.nickname, m.type, m.registered_at, m.last_login_at, tree.depth AS level,
           m.upline_id ${tree} ${isCutFirst ? page("id") : ""}
       ), figures AS (
         SELECT c.*, coalesce(a.balance, 0) AS balance, deposit, bet, bet - win - bonus AS profit
         FROM chosen c
         CROSS JOIN LATERAL (
           SELECT sum(a.balance) FILTER (WHERE a.kind IN ('player', 'playerVendor'))::bigint AS balance FROM ledger_account a
           WHERE a.member_id = c.id AND a.currency = $4
         ) a
         CROSS JOIN LATERAL (
           SELECT coalesce(sum(d.received - d.spent) FILTER (WHERE own.kind = 'player' AND d.kind = 'deposit'), 0)::bigint AS deposit,
             coalesce(sum(d.spent - d.received) FILTER (WHERE d.kind = 'bet'), 0)::bigint AS bet,
             coalesce(sum(d.received - d.spent) FILTER (WHERE d.kind = 'win'), 0)::bigint AS win,
             coalesce(sum(d.received - d.spent) FILTER (WHERE own.kind = 'player' AND d.kind = 'bonus'), 0)::bigint AS bonus
           FROM ledger_account own JOIN ledger_day d ON d.account_id = own.id
           WHERE own.member_id = c.id AND own.currency = $4 AND d.day BETWEEN $5::date AND $6::date
         ) sums
         ${isCutFirst ? "" : page("id")}
       )
       SELECT f.*, u.account AS upline, (SELECT count(*) FROM member d WHERE d.upline_id = f.id) AS downlines
       FROM figures f JOIN member u ON u.id = f.upline_id ORDER BY ${toOrderBy(sort, columns, "f.id")}`,
      [...chosen, currency, span.from, span.to, place.limit, place.offset],
    ),
    db.query<{ total: number }>(query.account === undefined ? counting : `SELECT count(*) AS total ${tree}`, chosen),
  ]);
  return {
    rows: rows.map((row) => toRow(row, currency)),
    page: place.page,
    pageSize: place.pageSize,
    total: counted[0]?.total ?? 0,
  };
}

interface Row {
  id: string;
  account: string;
  nickname: string;
  type: number;
  level: number;
  upline: string;
  downlines: number;
  balance: number;
  deposit: number;
  bet: number;
  profit: number;
  registered_at: Date;
  last_login_at: Date | null;
}

function toRow(row: Row, currency: string): TeamMemberRow {
  return {
    id: row.id,
    account: row.account,
    nickname: row.nickname,
    type: row.type as TeamMemberRow["type"],
    level: row.level,
    upline: row.upline,
    downlines: row.downlines,
    balance: row.balance,
    deposit: row.deposit,
    bet: row.bet,
    profit: row.profit,
    currency,
    registeredAt: row.registered_at.toISOString(),
    lastLoginAt: row.last_login_at?.toISOString() ?? null,
  };
}
