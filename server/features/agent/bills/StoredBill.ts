import type { ContractKind } from "#compile/contracts/ContractTerms.ts";
import type { BillSheet } from "#compile/contracts/reckonBill.ts";

/**
 * Where a bill stands. computed: it waits for whoever pays. issued: it is paid. partlyCollected: some of it is. notReached: the period
 * came to nothing. insufficient: the upline's wallet does not hold it. denied: whoever pays refused, with a reason. expired: nobody paid
 * it in time.
 */
export const billStates = [
  "computed",
  "issued",
  "partlyCollected",
  "notReached",
  "insufficient",
  "denied",
  "expired",
] as const;
export type BillState = (typeof billStates)[number];

/** States in which there is something to pay. */
export const payableStates: readonly BillState[] = ["computed", "insufficient", "partlyCollected"];

/** A bill, as the database keeps it. Amounts in minor units. */
export interface StoredBill {
  id: string;
  contractId: string;
  agentId: string;
  uplineId: string | null;
  payer: "platform" | "upline";
  kind: ContractKind;
  currency: string;
  periodFrom: Date;
  periodTo: Date;
  firstDay: string | null;
  lastDay: string | null;
  /** How it came about, as it was computed. */
  sheet: BillSheet;
  /** What became known since of earlier bills. */
  corrected: number;
  /** What earlier bills left below zero: at most 0. */
  brought: number;
  /** Due with both, never below zero. */
  payable: number;
  /** What the next bill of the chain begins with: at most 0. */
  remainder: number;
  computedAt: Date;
  /** The sheet with what is known by now. */
  known: BillSheet;
  state: BillState;
  paid: number;
  payments: number;
  confirmedAt: Date | null;
  /** An operator, the session of an upline, or the schedule. */
  confirmedBy: string | null;
  expiresAt: Date;
  endedAt: Date | null;
  deniedReason: string | null;
  disputedAt: Date | null;
  dispute: string | null;
  disputeEndedAt: Date | null;
  disputeAnswer: string | null;
}

/** Of the row `b`. */
export const billColumns = `b.id, b.contract_id AS "contractId", b.agent_id AS "agentId", b.upline_id AS "uplineId", b.payer, b.kind,
  b.currency, b.period_from AS "periodFrom", b.period_to AS "periodTo", b.first_day AS "firstDay", b.last_day AS "lastDay", b.sheet,
  b.corrected, b.brought, b.payable, b.remainder, b.computed_at AS "computedAt", b.known, b.state, b.paid, b.payments,
  b.confirmed_at AS "confirmedAt", b.confirmed_by AS "confirmedBy", b.expires_at AS "expiresAt", b.ended_at AS "endedAt", b.denied_reason AS "deniedReason",
  b.disputed_at AS "disputedAt", b.dispute, b.dispute_ended_at AS "disputeEndedAt", b.dispute_answer AS "disputeAnswer"`;

/**
 * Bills of one chain: of one agent and kind, by one payer. What a bill leaves over goes on to the next of its chain, whichever version of
 * the contract that is by. An SQL condition for the rows `a` and `b`.
 */
export const sameChain = (a: string, b: string) =>
  `${a}.agent_id = ${b}.agent_id AND ${a}.kind = ${b}.kind AND ${a}.payer = ${b}.payer AND ${a}.upline_id IS NOT DISTINCT FROM ${b}.upline_id`;
