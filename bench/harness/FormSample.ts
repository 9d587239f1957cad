import type { CpuTimes } from "./CpuTimes.ts";

/** One step of a form: wall time to the paint, and main-thread time. Milliseconds. */
export interface StepSample {
  wall: number;
  cpu: CpuTimes;
}

/** One form, opened, typed into and submitted once. */
export interface FormSample {
  mount: StepSample;
  firstKey: StepSample;
  /** One of the further keys: their median wall time, their mean main-thread time. */
  key: StepSample;
  submit: StepSample;
  /** Taken away and mounted again, once the page has seen it all: what is left when nothing is new. */
  remount: StepSample;
  /** Bytes of JavaScript heap that the mounted form holds, after a garbage collection. */
  heap: number;
}

/** The steps that are compared, in the order in which they happen. */
export const formSteps = ["mount", "firstKey", "key", "submit", "remount"] as const;
