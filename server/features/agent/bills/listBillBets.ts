import type { Operations } from "#contracts/api.ts";
import type { Database, Queryable } from "#server/db/Database.ts";
import { streamQuery } from "#server/features/export/streamQuery.ts";
import { hideMiddle } from "#server/features/member/hideMiddle.ts";
import { toPagination } from "#server/http/toPagination.ts";
import type { StoredBill } from "./StoredBill.ts";

interface Row {
  id: string;
  account: string;
  level: number;
  game: string;
  placedAt: Date;
  settledAt: Date;
  stake: number;
  validBet: number;
  payout: number;
}

/** The settled bets that the figures of a bill come from, the latest first; whose they are is masked. */
export async function listBillBets(
  db: Queryable,
  bill: StoredBill,
  query: Pick<Operations["listAgentBillBets"]["query"], "page" | "pageSize">,
): Promise<Operations["listAgentBillBets"]["value"]> {
  const { page, pageSize, limit, offset } = toPagination(query);
  const { chosen, counting, ordered } = betsOf(bill);
  const [rows, counted] = await Promise.all([
    db.query<Row>(`${ordered} LIMIT $5 OFFSET $6`, [...chosen, limit, offset]),
    db.query<{ total: number }>(counting, chosen),
  ]);
  return { rows: rows.map(toRow), page, pageSize, total: counted[0]?.total ?? 0 };
}

/** All of them, in one state of the data, some at a time. */
export async function* streamBillBets(db: Database, bill: StoredBill) {
  const { chosen, ordered } = betsOf(bill);
  for await (const rows of streamQuery<Row>(db, { text: ordered, values: chosen })) yield rows.map(toRow);
}

function toRow({ account, placedAt, settledAt, ...row }: Row) {
  return {
    ...row,
    account: hideMiddle(account),
    placedAt: placedAt.toISOString(),
    settledAt: settledAt.toISOString(),
  };
}

/** The statements of the bets of a bill. */
function betsOf(bill: StoredBill) {
  const isOfDays = bill.firstDay !== null;
  const span = isOfDays
    ? "g.day BETWEEN $3::date AND $4::date"
    : "g.settled_at >= $3::timestamptz AND g.settled_at < $4::timestamptz";
  const order = isOfDays ? "g.day DESC, g.placed_at DESC, g.id DESC" : "g.settled_at DESC, g.id DESC";
  const matching = `FROM game_bet g JOIN member_tree t ON t.descendant_id = g.member_id AND t.ancestor_id = $1
    WHERE g.state = 'settled' AND g.currency = $2 AND ${span}`;
  const chosen = [
    bill.agentId,
    bill.currency,
    isOfDays ? bill.firstDay : bill.periodFrom,
    isOfDays ? bill.lastDay : bill.periodTo,
  ];
  const ordered = `SELECT g.id, (SELECT account FROM member m WHERE m.id = g.member_id) AS account, t.depth AS level, g.game_name AS game,
         g.placed_at AS "placedAt", g.settled_at AS "settledAt", g.stake, g.valid AS "validBet", g.payout
       ${matching} ORDER BY ${order}`;
  return { chosen, counting: isOfDays ? countOfDays : `SELECT count(*) AS total ${matching}`, ordered };
}

/** From the sums by day: bets of a month are not counted one by one. */
const countOfDays = `SELECT coalesce(sum(d.bets - d.open_bets), 0)::bigint AS total
  FROM bet_day d JOIN member_tree t ON t.descendant_id = d.member_id AND t.ancestor_id = $1
  WHERE d.currency = $2 AND d.day BETWEEN $3::date AND $4::date`;
