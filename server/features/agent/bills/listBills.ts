import type { AgentBill, Operations } from "#contracts/api.ts";
import type { ContractKind } from "#compile/contracts/ContractTerms.ts";
import type { Database, Queryable } from "#server/db/Database.ts";
import { onlyRow } from "#server/db/onlyRow.ts";
import { streamQuery } from "#server/features/export/streamQuery.ts";
import { toOrderBy } from "#server/http/toOrderBy.ts";
import { toPagination } from "#server/http/toPagination.ts";
import { addDays, startOfDay } from "#server/localDay.ts";
import { billColumns, payableStates, type StoredBill } from "./StoredBill.ts";

/** Which bills of a member, on either side. */
export interface BillsRequest {
  memberId: string;
  /** The account's, which sums are in. */
  currency: string;
  /** Time zone of the brand, which days are of. */
  zone: string;
  kinds: readonly ContractKind[];
  /** The moment that the answer is of. */
  now: Date;
  query: Omit<Operations["listAgentBills"]["query"], "kind">;
}

/** A bill with what is told beside it. */
export interface ToldBill extends StoredBill {
  account: string;
  upline: string | null;
  version: number;
}

/** Of the row `b`. */
export const toldColumns = `${billColumns}, (SELECT account FROM member m WHERE m.id = b.agent_id) AS account,
  (SELECT account FROM member m WHERE m.id = b.upline_id) AS upline,
  (SELECT version FROM agent_contract c WHERE c.id = b.contract_id) AS version`;

interface Sums {
  total: number;
  payable: number;
  paid: number;
  waiting: number;
  toPay: number;
}

/** A bill `b` that this upline has to pay, in this currency. */
export const isToPay = (upline: string, currency: string) =>
  `b.payer = 'upline' AND b.upline_id = ${upline} AND b.currency = ${currency} AND b.state IN ('computed', 'insufficient', 'partlyCollected')`;

const sums = `coalesce(sum(b.payable) FILTER (WHERE b.currency = $7), 0)::bigint AS payable,
  coalesce(sum(b.paid) FILTER (WHERE b.currency = $7), 0)::bigint AS paid, count(*) FILTER (WHERE ${isToPay("$1", "$7")}) AS waiting,
  coalesce(sum(b.payable - b.paid) FILTER (WHERE ${isToPay("$1", "$7")}), 0)::bigint AS "toPay"`;

const orders = { from: "b.period_from", payable: "b.payable" };

/** One page of the bills on either side of a member. */
export async function listBills(db: Queryable, request: BillsRequest): Promise<Operations["listAgentBills"]["value"]> {
  const { memberId, query, now, zone } = request;
  const { page, pageSize, limit, offset } = toPagination(query);
  const { chosen, matching, ordered } = billsOf(request);
  const [rows, counted] = await Promise.all([
    db.query<ToldBill>(`${ordered} LIMIT $7 OFFSET $8`, [...chosen, limit, offset]),
    db.query<Sums>(`SELECT count(*) AS total, ${sums} ${matching}`, [...chosen, request.currency]),
  ]);
  const { total, ...totals } = onlyRow(counted);
  return {
    rows: rows.map((row) => sayBill(row, memberId)),
    page,
    pageSize,
    total,
    totals: { ...totals, currency: request.currency },
    ...(query.from !== undefined && { from: query.from }),
    ...(query.to !== undefined && { to: query.to }),
    asOf: now.toISOString(),
    timeZone: zone,
  };
}

/** All of them, in one state of the data, some at a time. */
export async function* streamBills(db: Database, request: BillsRequest): AsyncGenerator<AgentBill[]> {
  const { chosen, ordered } = billsOf(request);
  for await (const rows of streamQuery<ToldBill>(db, { text: ordered, values: chosen }))
    yield rows.map((row) => sayBill(row, request.memberId));
}

function billsOf({ memberId, zone, kinds, query }: BillsRequest) {
  const matching = `FROM agent_bill b WHERE CASE $2 WHEN 'own' THEN agent_id = $1 WHEN 'given' THEN upline_id = $1
      ELSE agent_id = $1 OR upline_id = $1 END
    AND kind = ANY ($3) AND ($4::text IS NULL OR state = $4)
    AND ($5::timestamptz IS NULL OR period_from >= $5) AND ($6::timestamptz IS NULL OR period_from < $6)`;
  const chosen = [
    memberId,
    query.side ?? "",
    kinds,
    query.state ?? null,
    query.from === undefined ? null : startOfDay(query.from, zone),
    query.to === undefined ? null : startOfDay(addDays(query.to, 1), zone),
  ];
  const ordered = `SELECT ${toldColumns} ${matching} ORDER BY ${toOrderBy(query.sort ?? "-from", orders, "b.id")}`;
  return { chosen, matching, ordered };
}

/** What is open of all that an upline has to pay, of one kind or of all; the rows are locked until the transaction ends. */
export async function lockToPay(
  tx: Queryable,
  { memberId, currency, kind }: { memberId: string; currency: string; kind: ContractKind | undefined },
): Promise<number> {
  const rows = await tx.query<{ open: number }>(
    `SELECT b.payable - b.paid AS open FROM agent_bill b WHERE ${isToPay("$1", "$2")} AND ($3::text IS NULL OR b.kind = $3)
     ORDER BY b.id FOR NO KEY UPDATE`,
    [memberId, currency, kind ?? null],
  );
  return rows.reduce((sum, { open }) => sum + open, 0);
}

/** A bill that a member is on a side of; undefined for everybody else's. */
export async function findBill(db: Queryable, id: string, memberId: string): Promise<ToldBill | undefined> {
  const [row] = await db.query<ToldBill>(
    `SELECT ${toldColumns} FROM agent_bill b WHERE b.id::text = $1 AND $2::uuid IN (b.agent_id, b.upline_id)`,
    [id, memberId],
  );
  return row;
}

/** What a bill is told as to everybody who may see it. */
export function billFacts(bill: ToldBill) {
  const { sheet } = bill;
  return {
    id: bill.id,
    account: bill.account,
    upline: bill.upline,
    payer: bill.payer,
    kind: bill.kind,
    version: bill.version,
    currency: bill.currency,
    from: bill.periodFrom.toISOString(),
    to: bill.periodTo.toISOString(),
    firstDay: bill.firstDay,
    lastDay: bill.lastDay,
    ...sheet.figures,
    rate: sheet.rate,
    due: sheet.due,
    payable: bill.payable,
    paid: bill.paid,
    state: bill.state,
    computedAt: bill.computedAt.toISOString(),
    deniedReason: bill.deniedReason,
    dispute: bill.dispute,
    disputeAnswer: bill.disputeAnswer,
  };
}

/** A bill as a member on either side gets it. */
export function sayBill(bill: ToldBill, memberId: string): AgentBill {
  const isOwn = bill.agentId === memberId;
  return {
    ...billFacts(bill),
    side: isOwn ? "own" : "given",
    expiresAt: payableStates.includes(bill.state) ? bill.expiresAt.toISOString() : null,
    may: isOwn ? (bill.disputedAt === null ? ["dispute"] : []) : uplineMay(bill),
  };
}

function uplineMay({ payer, state }: ToldBill): AgentBill["may"] {
  if (payer !== "upline" || !payableStates.includes(state)) return [];
  return state === "partlyCollected" ? ["pay"] : ["pay", "deny"];
}
