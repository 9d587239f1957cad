import type { Spread } from "../harness/Spread.ts";
import type { Network, VisitCase, VisitLanguage } from "./VisitCase.ts";

/** A time of ours beside the page by hand: milliseconds, and the ratio within each round. */
export interface Beside {
  ours: Spread;
  byHand: Spread;
  ratio: Spread;
}

/** What the rounds of one first visit come to. */
export interface VisitResult extends VisitCase {
  rounds: number;
  firstPaint: Beside;
  largestPaint: Beside;
  /** Null where the page shows no form. */
  key: Beside | null;
  /** Until the program behind the form listens; what was typed before is kept. */
  answered: Beside | null;
  /** Largest paint of the second visit, and its ratio to the first. */
  again: Spread;
  againRatio: Spread;
  shift: Spread;
  blocked: { ours: Spread; byHand: Spread };
  bytes: { ours: number; byHand: number };
  requests: { ours: number; byHand: number };
  /** What the largest paint was of, in the last round. */
  largest: { ours: string; byHand: string };
}

/** Until the balance of somebody who is logged in is painted. */
export interface BalanceResult {
  network: Network;
  language: VisitLanguage;
  rounds: number;
  balance: Beside;
}

/** Everything that a run came to. */
export interface VisitResults {
  visits: VisitResult[];
  balances: BalanceResult[];
}
