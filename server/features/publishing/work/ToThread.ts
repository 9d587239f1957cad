import type { JobName } from "./Jobs.ts";

/** What a thread begins with. */
export interface ThreadSettings {
  brand: string;
  /** Origins that frames may show. */
  frameHosts: readonly string[];
  /** The built drawing of pages. */
  module: string;
}

/** What a thread is told: a job, or that nobody waits for its answer any more. */
export type ToThread = { name: JobName; input: unknown } | { stop: true };

/** What a thread tells: that it can begin, what it looks at, and how a job ended. */
export type FromThread =
  | { isReady: true }
  | { what: string }
  | { output: unknown }
  | { failure: { status: number; code: string; message: string; value: Record<string, unknown> | null } }
  | { broken: string };
