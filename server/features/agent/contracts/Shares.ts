import { type ContractKind, contractKinds } from "#compile/contracts/ContractTerms.ts";
import { readTier } from "#compile/contracts/typedTiers.ts";
import type { AgentShares } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import { invalidForm } from "#server/features/member/checkRegistration.ts";
import { type Ceilings, loadCeilings } from "./loadCeilings.ts";
import { lockContracts, moveOn } from "./StoredContract.ts";

/** What a member is given by whoever is above it: the most that contracts may offer it, in hundredths of a percent. */
export type Shares = Partial<Ceilings>;

/** Shares as somebody typed them, in percent. */
export type TypedShares = Partial<Record<ContractKind, number>>;

const hundredths = 100;

/** What was typed. Throws `form_invalid` at a share with more than two decimals. */
export function readShares(typed: TypedShares): Shares {
  const given = contractKinds.flatMap((kind): [ContractKind, number][] => {
    const percent = typed[kind];
    return percent === undefined ? [] : [[kind, readTier({ percent }).rate]];
  });
  const wrong = given.filter(([, rate]) => !Number.isInteger(rate)).map(([kind]) => kind);
  if (wrong.length > 0) throw invalidForm(wordsAt(wrong, "error.contract_not_whole"));
  return Object.fromEntries(given);
}

/** Shares in percent; null where nothing was said. */
export function tellShares(shares: Shares): AgentShares {
  const percentOf = (kind: ContractKind) => {
    const rate = shares[kind];
    return rate === undefined ? null : rate / hundredths;
  };
  return {
    dividend: percentOf("dividend"),
    daily: percentOf("daily"),
    hourly: percentOf("hourly"),
    realtime: percentOf("realtime"),
  };
}

/** Ceilings in percent. */
export function tellCeilings({ dividend, daily, hourly, realtime }: Ceilings): Record<ContractKind, number> {
  return {
    dividend: dividend / hundredths,
    daily: daily / hundredths,
    hourly: hourly / hundredths,
    realtime: realtime / hundredths,
  };
}

/**
 * Throws `form_invalid` at each share that is above what the agent may give as things stand. The agent's contracts are locked until
 * the transaction ends, so that they stay as they were judged.
 */
export async function demandGiveable(tx: Queryable, agentId: string, shares: Shares, now: Date): Promise<void> {
  await lockContracts(tx, [agentId]);
  await moveOn(tx, agentId, now);
  const ceilings = (await loadCeilings(tx, [agentId]))(agentId);
  const above = contractKinds.filter((kind) => (shares[kind] ?? 0) > ceilings[kind]);
  if (above.length > 0) throw invalidForm(wordsAt(above, "error.contract_ceiling"));
}

/** What a member was given; nothing where it came by no link and nobody added it. */
export async function loadShares(db: Queryable, memberId: string): Promise<Shares> {
  const [row] = await db.query<{ shares: Shares }>("SELECT shares FROM member_share WHERE member_id = $1", [memberId]);
  return row?.shares ?? {};
}

/** Keeps what a new member is given. */
export async function saveShares(
  tx: Queryable,
  { memberId, linkId, shares, at }: { memberId: string; linkId: string | null; shares: Shares; at: Date },
): Promise<void> {
  await tx.query("INSERT INTO member_share (member_id, link_id, shares, given_at) VALUES ($1, $2, $3, $4)", [
    memberId,
    linkId,
    JSON.stringify(shares),
    at,
  ]);
}

function wordsAt(kinds: readonly ContractKind[], key: string): Record<string, { key: string }> {
  return Object.fromEntries(kinds.map((kind) => [kind, { key }]));
}
