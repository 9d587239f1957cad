import type { AgentContract, AgentContractChange, Operations } from "#contracts/api.ts";
import { findEndedBy } from "#compile/contracts/checkTerms.ts";
import { type ContractTerms, highestRate } from "#compile/contracts/ContractTerms.ts";
import { contractEvents, nextContractState } from "#compile/contracts/contractState.ts";
import { contractSteps } from "#compile/contracts/contractSteps.ts";
import { rhythmOf } from "#compile/contracts/rhythmOf.ts";
import { termsDifference } from "#compile/contracts/termsDifference.ts";
import type { Queryable } from "#server/db/Database.ts";
import { toPagination } from "#server/http/toPagination.ts";
import { contractColumns, loadGiven, type StoredContract } from "./StoredContract.ts";

type Answered = Operations["listContracts"]["value"];

/** A version with what is told beside it. */
interface Row extends StoredContract {
  account: string;
  upline: string | null;
  currency: string;
  /** The version that was agreed on before. */
  before: { version: number; terms: ContractTerms } | null;
}

const told = `${contractColumns}, (SELECT account FROM member m WHERE m.id = c.agent_id) AS account,
  (SELECT currency FROM member m WHERE m.id = c.agent_id) AS currency,
  (SELECT account FROM member m WHERE m.id = c.upline_id) AS upline,
  (SELECT jsonb_build_object('version', p.version, 'terms', p.terms) FROM agent_contract p WHERE p.agent_id = c.agent_id AND p.kind = c.kind AND p.version < c.version
     AND p.began_at IS NOT NULL ORDER BY p.version DESC LIMIT 1) AS before`;

/** The versions on either side of a member, the latest first. */
export async function listContracts(
  db: Queryable,
  memberId: string,
  query: Operations["listContracts"]["query"],
  now: Date,
): Promise<Answered> {
  const place = toPagination(query);
  const matching = `FROM agent_contract c WHERE CASE $2 WHEN 'own' THEN agent_id = $1 WHEN 'given' THEN upline_id = $1
      ELSE $1 IN (agent_id, upline_id) END
    AND ($3::text IS NULL OR kind = $3) AND ($4::text IS NULL OR state = $4)
    AND (NOT $5::boolean OR state NOT IN ('rejected', 'withdrawn', 'expired', 'amended', 'ended')
      -- Its last period goes on, and is paid by it.
      OR (state = 'ended' AND ended_at > greatest($6::timestamptz, began_at)))`;
  const { side = "", kind = null, state = null, open = false } = query;
  const chosen = [memberId, side, kind, state, open, now];
  const [rows, counted] = await Promise.all([
    db.query<Row>(`SELECT ${told} ${matching} ORDER BY offered_at DESC, version DESC, id LIMIT $7 OFFSET $8`, [
      ...chosen,
      place.limit,
      place.offset,
    ]),
    db.query<{ total: number }>(`SELECT count(*) AS total ${matching}`, chosen),
  ]);
  const said = await Promise.all(rows.map((row) => sayContract(db, row, memberId)));
  return { rows: said, page: place.page, pageSize: place.pageSize, total: counted[0]?.total ?? 0 };
}

/** One version as a member on either side gets it; undefined for everybody else. */
export async function tellContract(db: Queryable, id: string, memberId: string): Promise<AgentContract | undefined> {
  const [row] = await db.query<Row>(
    `SELECT ${told} FROM agent_contract c WHERE id::text = $1 AND $2 IN (agent_id, upline_id)`,
    [id, memberId],
  );
  return row && sayContract(db, row, memberId);
}

async function sayContract(db: Queryable, row: Row, memberId: string): Promise<AgentContract> {
  const { id, account, upline, currency, terms, version, state, before, downlineId } = row;
  const isOwn = downlineId === memberId;
  const side = isOwn ? "downline" : "upline";
  const ending = isOwn && state === "offered" ? await sayEnding(db, row) : [];
  return {
    id,
    side: isOwn ? "own" : "given",
    account,
    upline,
    currency,
    kind: terms.kind,
    rhythm: rhythmOf(terms),
    version,
    state,
    rate: highestRate(terms),
    terms: { ...terms, tiers: [...terms.tiers] },
    before: before && sayHeads(before),
    steps: contractSteps(before?.terms ?? null, terms),
    changes: before ? termsDifference(before.terms, terms).map(sayChange) : [],
    ending,
    endingIds: ending.map((one) => one.id),
    may: contractEvents.filter(isAnswer).filter((event) => nextContractState(state, event, side) !== undefined),
    offeredAt: row.offeredAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    beganAt: row.beganAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}

function sayHeads({ version, terms }: NonNullable<Row["before"]>): AgentContract["before"] {
  const { measure, cycle, payer, carriesOver } = terms;
  return { version, measure, cycle, payer, carriesOver, rate: highestRate(terms) };
}

function isAnswer(event: (typeof contractEvents)[number]): event is AgentContract["may"][number] {
  return event !== "expire" && event !== "begin" && event !== "replace" && event !== "end";
}

/** A difference as it is told. */
export function sayChange({ at, before, after }: ReturnType<typeof termsDifference>[number]): AgentContractChange {
  if (before === undefined || after === undefined)
    return { at, change: before === undefined ? "added" : "removed", before: null, after: null };
  return {
    at,
    change: "changed",
    before: before as AgentContractChange["before"],
    after: after as AgentContractChange["after"],
  };
}

async function sayEnding(db: Queryable, { downlineId, terms }: Row): Promise<AgentContract["ending"]> {
  const ended = findEndedBy(terms, await loadGiven(db, downlineId, terms.kind));
  const accounts = await db.query<{ id: string; account: string }>(
    "SELECT id, account FROM member WHERE id = ANY($1::uuid[])",
    [ended.map((one) => one.downlineId)],
  );
  return ended.map((one) => ({
    id: one.id,
    account: accounts.find(({ id }) => id === one.downlineId)?.account ?? "",
    rate: highestRate(one.terms),
  }));
}
