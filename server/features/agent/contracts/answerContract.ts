import { billPeriodAt } from "#compile/contracts/billPeriods.ts";
import { findEndedBy } from "#compile/contracts/checkTerms.ts";
import { type ContractEvent, nextContractState } from "#compile/contracts/contractState.ts";
import type { Queryable } from "#server/db/Database.ts";
import { onlyRow } from "#server/db/onlyRow.ts";
import { notFound, refusal } from "#server/http/Failure.ts";
import {
  contractColumns,
  endByPlatform,
  findContracts,
  loadGiven,
  lockContracts,
  moveOn,
  type StoredContract,
} from "./StoredContract.ts";

/** What one side says to a version. */
export interface ContractAnswer {
  id: string;
  /** Who says it: a member of either side; null for the platform, of what it offered. */
  memberId: string | null;
  event: Exclude<ContractEvent, "expire" | "begin" | "replace" | "end">;
  /** Of an acceptance: the contracts below that it would end, as its page told them. */
  ending: readonly string[];
  /** Time zone of the brand. */
  zone: string;
  now: Date;
}

/** The contracts of downlines that the acceptance of a version would end, since they pay more than it allows. */
export async function contractsEndedBy(
  tx: Queryable,
  { downlineId, terms }: StoredContract,
): Promise<StoredContract[]> {
  return findEndedBy(terms, await loadGiven(tx, downlineId, terms.kind));
}

/** What became of a version, and of others through it. */
export interface ContractAnswered {
  contract: StoredContract;
  /** Contracts below that ended with its acceptance. */
  ended: StoredContract[];
  /** Offers that wait no longer: this one where it was taken back, those below that were made under higher rates. */
  withdrawn: StoredContract[];
}

/**
 * Moves a version as one side says. Refused: 404 for whoever is on neither side; `contract_replaced`, when a later version is
 * there; `contract_moved`, where it may not happen any more, or not by this side; `contract_ends_others` with their ids, where an
 * acceptance ends others than it was told to.
 */
export async function answerContract(tx: Queryable, answer: ContractAnswer): Promise<ContractAnswered> {
  const { id, memberId, event, ending, now } = answer;
  const known = await findContract(tx, id);
  if (!known || (known.downlineId !== memberId && known.uplineId !== memberId)) throw notFound();
  await lockContracts(tx, [known.uplineId, known.downlineId]);
  await moveOn(tx, known.downlineId, now);
  if (memberId !== null) await moveOn(tx, memberId, now);
  const contract = (await findContract(tx, id)) ?? known;
  const side = contract.downlineId === memberId ? "downline" : "upline";
  const state = nextContractState(contract.state, event, side);
  if (state === undefined) throw await whyNot(tx, contract);
  const accepted = state === "accepted" ? await acceptFrom(tx, contract, answer) : undefined;
  const rows = await tx.query<StoredContract>(
    `UPDATE agent_contract SET state = $2, began_at = $3, answered_at = $4,
       ended_at = CASE WHEN $2 = 'ended' THEN $5::timestamptz END, end_reason = CASE WHEN $2 = 'ended' THEN 'agreed' END
     WHERE id = $1 RETURNING ${contractColumns}`,
    [id, state, accepted?.from ?? contract.beganAt, now, periodEnd(contract, answer)],
  );
  const moved = onlyRow(rows);
  const withdrawn = state === "ended" ? await endNext(tx, moved, now) : (accepted?.withdrawn ?? []);
  return {
    contract: moved,
    ended: accepted ? await findContracts(tx, ending) : [],
    withdrawn: state === "withdrawn" ? [moved] : withdrawn,
  };
}

/** Both sides agreed to end a contract: a next version of it that was accepted never begins, and one that is offered waits no longer. */
function endNext(tx: Queryable, { downlineId, uplineId, terms }: StoredContract, now: Date): Promise<StoredContract[]> {
  return tx.query<StoredContract>(
    `WITH next AS (
       UPDATE agent_contract SET state = CASE state WHEN 'offered' THEN 'withdrawn' ELSE 'ended' END, answered_at = $4,
         ended_at = CASE state WHEN 'accepted' THEN began_at END, end_reason = CASE state WHEN 'accepted' THEN 'agreed' END
       WHERE agent_id = $1 AND upline_id IS NOT DISTINCT FROM $2 AND kind = $3 AND state IN ('offered', 'accepted') RETURNING *
     ) SELECT ${contractColumns} FROM next WHERE state = 'withdrawn'`,
    [downlineId, uplineId, terms.kind, now],
  );
}

/** When an acceptance takes effect: with the next period of the terms. What pays more below ends with it, and what is offered there is withdrawn. */
async function acceptFrom(
  tx: Queryable,
  contract: StoredContract,
  { ending, zone, now }: ContractAnswer,
): Promise<{ from: Date; withdrawn: StoredContract[] }> {
  const ended = await contractsEndedBy(tx, contract);
  const ids = ended.map((one) => one.id);
  if (ids.toSorted().join() !== [...new Set(ending)].toSorted().join())
    throw refusal("contract_ends_others", "This ends contracts of your downlines.", { ending: ids });
  const from = periodEnd(contract, { zone, now });
  for (const one of ended) await endByPlatform(tx, one, from);
  // An offer that waits below was made under the rates of before.
  const withdrawn = await tx.query<StoredContract>(
    `UPDATE agent_contract SET state = 'withdrawn', answered_at = $4
     WHERE upline_id = $1 AND kind = $2 AND state = 'offered' AND rate_bps > $3 RETURNING ${contractColumns}`,
    [contract.downlineId, contract.terms.kind, Math.max(0, ...contract.terms.tiers.map(({ rate }) => rate)), now],
  );
  return { from, withdrawn };
}

/** A period is paid by one version as a whole: what begins or ends does so with it. */
function periodEnd({ terms }: StoredContract, { zone, now }: Pick<ContractAnswer, "zone" | "now">): Date {
  return new Date(billPeriodAt(terms, zone, now.getTime()).to);
}

async function whyNot(tx: Queryable, { downlineId, terms, version }: StoredContract) {
  const later = await tx.query("SELECT FROM agent_contract WHERE agent_id = $1 AND kind = $2 AND version > $3", [
    downlineId,
    terms.kind,
    version,
  ]);
  return later.length > 0
    ? refusal("contract_replaced", "A later version took the place of this one.")
    : refusal("contract_moved", "This contract was answered, taken back or has expired.");
}

async function findContract(tx: Queryable, id: string): Promise<StoredContract | undefined> {
  const rows = await tx.query<StoredContract>(`SELECT ${contractColumns} FROM agent_contract WHERE id::text = $1`, [
    id,
  ]);
  return rows[0];
}
