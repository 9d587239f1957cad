import type { VisitPlan } from "../visit/VisitCase.ts";

/** The parts of the bench, in the order in which they run. */
export const benchParts = [
  "form",
  "table",
  "grid",
  "search",
  "flags",
  "bytes",
  "visit",
  "serve",
  "publish",
  "desks",
  "records",
  "launch",
  "wallet",
  "teams",
] as const;

/** One part of the bench. */
export type BenchPart = (typeof benchParts)[number];

/** What the command line asked for. */
export interface Options {
  parts: BenchPart[];
  /** How often each candidate is measured at each size. */
  rounds: number;
  /** Fewer and smaller: to see that everything works, not to quote. */
  quick: boolean;
  /** Names of the candidates to measure; hand-written React is always among them. */
  candidates: string[] | null;
  sizes: number[];
  /** Which first visits are measured; rounds are fewer there than elsewhere, since each takes a minute. */
  visits: VisitPlan;
  /** Serve the form page on this port instead of measuring. */
  serve: number | null;
  /** Keep the result as a file in bench/results. */
  save: boolean;
}
