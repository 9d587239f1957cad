import type { Operations } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import { plannedAnew } from "#server/db/plannedAnew.ts";
import { daysOf } from "#server/features/member/transactionTypes.ts";
import type { Span } from "../toDateRange.ts";
import type { Chosen } from "./membersOf.ts";
import { membersOf } from "./membersOf.ts";
import { places, type Add } from "./places.ts";

/** Whose movements on main wallets, of which kind, and on which of the brand's days. */
export interface MoveRequest {
  chosen: Chosen;
  currency: string;
  span: Span;
  type: Operations["listTeamTransactions"]["query"]["type"];
}

/** How many movements there were on a day, and what came and went by them. */
export interface MoveDay {
  day: string;
  total: number;
  received: number;
  spent: number;
}

/** The days on which there were such movements, the last first. Those of a whole team are kept; those of some members are counted. */
export function loadTeamMoveDays(db: Queryable, { chosen, currency, span, type }: MoveRequest): Promise<MoveDay[]> {
  const { values, add } = places();
  const at = { from: `${add(span.from)}::date`, to: `${add(span.to)}::date`, currency: add(currency) };
  const parts = [];
  if (chosen.account !== undefined) parts.push(countedOf(walletsOf(chosen, at.currency, add), at));
  else {
    const top = add(chosen.top.id);
    parts.push(keptOf(top, at));
    if (chosen.top.depth > 0) parts.push(countedOf(walletsIn(`SELECT ${top}::uuid AS id`, at.currency), at));
  }
  const { count, received, spent } = daysOf(type);
  return db.query<MoveDay>(
    `${plannedAnew}SELECT day, sum(total)::bigint AS total, sum(received)::bigint AS received, sum(spent)::bigint AS spent
     FROM (
       SELECT day, ${count} AS total, ${received} AS received, ${spent} AS spent FROM (${parts.join(" UNION ALL ")}) AS kinds
     ) AS days GROUP BY day HAVING sum(total) <> 0 ORDER BY day DESC`,
    values,
  );
}

/** The main wallets of those whose movements are asked for: a query of `id` and `member_id`. */
export const walletsOf = (chosen: Chosen, currency: string, add: Add): string =>
  walletsIn(membersOf(chosen, add), currency);

const walletsIn = (members: string, currency: string): string =>
  `SELECT a.id, a.member_id FROM (${members}) AS who JOIN ledger_account a ON a.member_id = who.id
   WHERE a.kind = 'player' AND a.currency = ${currency}`;

interface Places {
  from: string;
  to: string;
  currency: string;
}

const columns = "kind, entries_in, entries_out, received, spent";

/** A team's, folded and waiting. */
const keptOf = (top: string, { from, to, currency }: Places): string =>
  `SELECT day, ${columns} FROM agent_move_day WHERE agent_id = ${top} AND currency = ${currency} AND day BETWEEN ${from} AND ${to}
   UNION ALL
   SELECT c.day, ${columns} FROM team_change c JOIN member_tree t ON t.descendant_id = c.member_id AND t.ancestor_id = ${top}
   WHERE c.kind IS NOT NULL AND c.currency = ${currency} AND c.day BETWEEN ${from} AND ${to}`;

/**
 * Of some wallets: from the days of UTC that lie within those asked for in any zone there is, and from the entries of the days around
 * them. A day of UTC may be called by that name, though it is not quite the brand's: sums need no more. OFFSET 0 keeps the database from
 * reading all entries of a wallet for those of these few days.
 */
const countedOf = (wallets: string, { from, to }: Places): string =>
  `SELECT d.day, ${columns} FROM (${wallets}) AS wallet JOIN ledger_day d ON d.account_id = wallet.id WHERE d.day > ${from} AND d.day < ${to}
   UNION ALL
   SELECT brand_day(e.created_at), e.kind, (e.amount > 0)::integer, (e.amount < 0)::integer, greatest(e.amount, 0), greatest(-e.amount, 0)
   FROM (${wallets}) AS wallet CROSS JOIN LATERAL (
     SELECT ${from} - 1 AS first, least(${from} + 1, ${to}) AS last UNION ALL SELECT ${to}, ${to} + 2
   ) AS around CROSS JOIN LATERAL (
     SELECT created_at, kind, amount FROM ledger_entry WHERE account_id = wallet.id
       AND created_at >= around.first::timestamp AT TIME ZONE 'UTC' AND created_at < around.last::timestamp AT TIME ZONE 'UTC' OFFSET 0
   ) AS e
   WHERE brand_day(e.created_at) BETWEEN ${from} AND ${to}`;
