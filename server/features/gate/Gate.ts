import type { Diagnostic } from "#contracts/api.ts";
import type { Site } from "#contracts/config.ts";
import type { PageImpact } from "./findImpact.ts";
import type { DrawRequest } from "./toDrawInput.ts";

/** What a check tells while it runs, and how it is told to end. */
export interface CheckProgress {
  /** What is looked at now, in words that follow "while it looked at". */
  tell(what: string): void;
  /** Ends the drawing of pages; the check rejects then. */
  signal?: AbortSignal | undefined;
}

/** What a configuration has to pass before it goes live. */
export interface Gate {
  /** Everything; takes up to a few seconds. */
  check(site: Site, progress?: CheckProgress): Promise<Diagnostic[]>;
  /** What can be said while somebody types: shape, references, contrast. */
  quick(site: Site): Promise<Diagnostic[]>;
  /** The pages that publishing it changes, against what is live; null where it cannot be drawn. */
  impact(live: Site, site: Site, progress?: CheckProgress): Promise<PageImpact | null>;
  /** What its pages are drawn from; null where it is too broken to be compiled. */
  toDrawing(site: Site): DrawRequest | null;
}
