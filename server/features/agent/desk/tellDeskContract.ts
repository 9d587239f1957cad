import type { ContractDeskDetails, ContractDeskRow } from "#contracts/api.ts";
import { contractKinds, type ContractKind, type ContractTerms, highestRate } from "#compile/contracts/ContractTerms.ts";
import { nextContractState } from "#compile/contracts/contractState.ts";
import { rhythmOf } from "#compile/contracts/rhythmOf.ts";
import { termsDifference } from "#compile/contracts/termsDifference.ts";
import type { Queryable } from "#server/db/Database.ts";
import { sayChange } from "../contracts/listContracts.ts";
import { loadContractSettings } from "../contracts/StoredSetting.ts";
import { contractColumns, type StoredContract } from "../contracts/StoredContract.ts";
import { toDeskTerms } from "./DeskTerms.ts";

/** A version with what operators are told beside it. */
export interface DeskContract extends StoredContract {
  account: string;
  upline: string | null;
  endReason: ContractDeskDetails["endReason"];
}

/** Of the row `c`. */
export const deskContractColumns = `${contractColumns
  .split(",")
  .map((column) => `c.${column.trim()}`)
  .join(", ")}, c.end_reason AS "endReason",
  (SELECT account FROM member m WHERE m.id = c.agent_id) AS account, (SELECT account FROM member m WHERE m.id = c.upline_id) AS upline`;

const answers = ["withdraw", "askEnd", "takeBackEnd", "agreeEnd", "refuseEnd"] as const;
/** As many versions as a history shows. */
const most = 100;
const binding = "('accepted', 'inForce', 'endAskedByUpline', 'endAskedByDownline')";

/** A version as a row of a list. */
export function sayDeskContract(contract: DeskContract): ContractDeskRow {
  const { terms } = contract;
  return {
    id: contract.id,
    account: contract.account,
    upline: contract.upline,
    kind: terms.kind,
    version: contract.version,
    state: contract.state,
    cycle: terms.cycle,
    rhythm: rhythmOf(terms),
    payer: terms.payer,
    rate: highestRate(terms),
    offeredAt: contract.offeredAt.toISOString(),
    beganAt: contract.beganAt?.toISOString() ?? null,
    endedAt: contract.endedAt?.toISOString() ?? null,
  };
}

/** A version with its differences, all others of the agent and kind, and what the agent may give on; undefined where there is none. */
export async function tellDeskContract(db: Queryable, id: string): Promise<ContractDeskDetails | undefined> {
  const [contract] = await db.query<DeskContract>(
    `SELECT ${deskContractColumns} FROM agent_contract c WHERE c.id::text = $1`,
    [id],
  );
  if (!contract) return undefined;
  const { downlineId, terms, expiresAt, endReason } = contract;
  const versions = await db.query<DeskContract>(
    `SELECT ${deskContractColumns} FROM agent_contract c WHERE c.agent_id = $1 AND c.kind = $2 ORDER BY c.version DESC LIMIT ${most}`,
    [downlineId, terms.kind],
  );
  const changesOf = ({ version, terms: after }: DeskContract) => {
    const before = versions.find((one) => one.version < version && one.beganAt !== null);
    return before ? termsDifference(before.terms, after) : [];
  };
  return {
    contract: sayDeskContract(contract),
    terms: toDeskTerms(terms),
    expiresAt: expiresAt?.toISOString() ?? null,
    endReason,
    changes: changesOf(contract).map(sayChange),
    history: versions.map((one) => ({
      id: one.id,
      version: one.version,
      state: one.state,
      upline: one.upline,
      rate: highestRate(one.terms),
      count: changesOf(one).length,
      offeredAt: one.offeredAt.toISOString(),
    })),
    ceilings: await loadCeilings(db, downlineId),
    may: mayWith(contract, versions),
  };
}

function mayWith({ uplineId, state }: DeskContract, versions: readonly DeskContract[]): ContractDeskDetails["may"] {
  if (uplineId !== null) return [];
  const may: ContractDeskDetails["may"] = answers.filter(
    (event) => nextContractState(state, event, "upline") !== undefined,
  );
  // One offer at a time.
  const waits = versions.some((one) => one.state === "offered" || one.state === "accepted");
  return waits ? may : [...may, "amend"];
}

/** The highest rates that an agent may give on by kind, and what was given. */
async function loadCeilings(db: Queryable, agentId: string): Promise<ContractDeskDetails["ceilings"]> {
  const [settings, own, given] = await Promise.all([
    loadContractSettings(db),
    db.query<{ kind: ContractKind; terms: ContractTerms }>(
      `SELECT kind, terms FROM agent_contract WHERE agent_id = $1 AND state IN ${binding}`,
      [agentId],
    ),
    db.query<{ kind: ContractKind; given: number; highest: number }>(
      `SELECT kind, count(DISTINCT agent_id) AS given, max(rate_bps) AS highest FROM agent_contract
       WHERE upline_id = $1 AND state IN ${binding} GROUP BY kind`,
      [agentId],
    ),
  ]);
  return contractKinds.map((kind) => {
    const rates = own.filter((one) => one.kind === kind).map(({ terms }) => highestRate(terms));
    const limit = settings.find((one) => one.kind === kind)?.ceiling ?? 0;
    const below = given.find((one) => one.kind === kind);
    return {
      kind,
      ceiling: rates.length === 0 ? 0 : Math.min(...rates, limit),
      given: below?.given ?? 0,
      highest: below?.highest ?? 0,
    };
  });
}
