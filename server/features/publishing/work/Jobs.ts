import type { OthersDraft, Diagnostic } from "#contracts/api.ts";
import type { DiffSummary } from "../diff/summariseDiff.ts";
import type { PageImpact } from "#server/features/gate/drawing/findImpact.ts";
import type { StoredSite } from "../store/splitSite.ts";
import type { JsonConflict, Side } from "#json/merge/JsonConflict.ts";

/** A configuration that may be kept: its canonical JSON, its hash, and what the quick checks find in it. */
export interface Kept {
  content: string;
  hash: string;
  /** As a revision of it would be stored. */
  stored: StoredSite;
  problems: Diagnostic[];
}

/** The sides of a merge as canonical JSON; without `base`, mine was made from what is live. */
export interface Sides {
  base: string | null;
  mine: string;
  live: string;
  resolutions?: readonly (readonly [pointer: string, side: Side])[];
}

/** What a merge gives. Where there are conflicts, live stays there. */
export interface Merged extends Kept {
  conflicts: JsonConflict[];
  /** What it changes against live. */
  summary: DiffSummary;
}

/** What goes in and comes out of a job. Everything is plain, and configurations are text: text is handed over quickly. */
interface Job<Input, Output> {
  input: Input;
  output: Output;
}

/** Everything that is done to configurations away from the thread that answers players. */
export interface Jobs {
  /** Takes a whole site that was sent, as JSON. */
  read: Job<{ site: string }, Kept>;
  /** Applies a patch (a list of PatchOperation), as JSON. */
  patch: Job<{ content: string; patch: string }, Kept>;
  /** The checks that run while somebody types. */
  quick: Job<{ content: string }, Diagnostic[]>;
  /** With `isGated`, the whole gate is asked about it next: the quick checks are left to that, and find nothing here. */
  merge: Job<Sides & { isGated?: boolean }, Merged>;
  /** What a merge changes against live: the entries as JSON. */
  compare: Job<Sides, { entries: string; conflicts: JsonConflict[] }>;
  /** Everything that the pages are drawn from, as JSON. */
  draw: Job<{ content: string }, string>;
  /** What another operator's draft would change; null where that is nothing. `mine` is the own draft, merged. */
  describe: Job<{ theirs: Sides; mine: string }, Pick<OthersDraft, "changes" | "places" | "taken"> | null>;
  /** Takes the changes of another draft into the own one, which is merged already; null where it holds them all. */
  adopt: Job<
    { base: string; mine: string; theirs: string; resolutions: readonly (readonly [string, Side])[] },
    Merged | null
  >;
  /** What a configuration from another platform would change here, and what the quick checks find in it as a whole. */
  look: Job<{ site: string; live: string }, { entries: string; foreign: string[]; problems: Diagnostic[] }>;
  /** Takes parts of a configuration from another platform into the own draft, which is merged already; null where it holds them all. */
  copy: Job<
    {
      site: string;
      parts: readonly string[];
      live: string;
      mine: string;
      resolutions: readonly (readonly [string, Side])[];
    },
    Merged | null
  >;
  /** The whole gate. */
  check: Job<{ content: string }, Diagnostic[]>;
  /** The pages that publishing it changes; null where it cannot be drawn. */
  impact: Job<{ live: string; content: string }, PageImpact | null>;
}

/** The name of a job. */
export type JobName = keyof Jobs;

/** What a job is told, and tells, while it runs. */
export interface JobProgress {
  /** What is being looked at now, in words that follow "while it looked at": for the answer to a job that took too long. */
  tell(what: string): void;
  /** Nobody waits for the answer any more. */
  signal?: AbortSignal | undefined;
}

/** What runs jobs: in this thread, or in others. */
export interface JobRunner {
  /** Rejects with the Failure that the caller gets: 422 `too_heavy`, 429, 503, or what the job itself refuses. */
  run<Name extends JobName>(name: Name, input: Jobs[Name]["input"], on: JobOrder): Promise<Jobs[Name]["output"]>;
}

/** Who asks for a job, and until when. */
export interface JobOrder {
  /** The operator, by id: each has a budget of their own. */
  operator: string;
  signal?: AbortSignal | undefined;
}
