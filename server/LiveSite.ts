import type { Site } from "#contracts/config.ts";

/** The published revision that players see. */
export interface LiveRevision {
  /** Grows with every publish. */
  seq: number;
  /** `sha256-<hex>` of `content`, which names what stands aside of it by its hash. */
  hash: string;
  /** Canonical JSON, as browsers download it: without what the platform answers from. */
  content: string;
  /** The whole configuration. */
  site: Site;
}

/** The live revision, always at hand, and the news of a new one. */
export interface LiveSite {
  current(): LiveRevision;
  /** Calls `onChange` after each publish. Returns the way to stop. */
  onChange(onChange: (revision: LiveRevision) => void): () => void;
}
