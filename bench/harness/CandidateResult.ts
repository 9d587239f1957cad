import type { Spread } from "./Spread.ts";

/** One step of one candidate at one size: milliseconds, and what they are to hand-written React, round by round. */
export interface StepResult {
  wall: Spread;
  wallRatio: Spread;
  /** Main-thread time of everything: script, style, layout, paint. */
  cpu: Spread;
  cpuRatio: Spread;
  /** The part that is neither style nor layout nor paint, which no candidate can save: the candidate's own work. */
  scriptRatio: Spread;
  /** Parts of the main-thread time. */
  script: Spread;
  layout: Spread;
}

/** One candidate at one size. */
export interface CandidateResult {
  candidate: string;
  title: string;
  fields: number;
  rounds: number;
  /** Gzipped bytes of its script. */
  bytes: number;
  steps: Record<"mount" | "firstKey" | "key" | "submit" | "remount", StepResult>;
  /** Bytes of JavaScript heap. */
  heap: Spread;
  heapRatio: Spread;
}
