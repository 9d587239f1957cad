import type { Diagnostic } from "#contracts/api.ts";
import type { JsonConflict } from "./merge/JsonConflict.ts";
import type { StoredRevision } from "./StoredRevision.ts";

/** How an attempt to publish ended. Only `published` changed something. */
export type PublishOutcome =
  | { outcome: "published"; revision: StoredRevision }
  /** The merged configuration is what is live already. */
  | { outcome: "unchanged"; seq: number; hash: string }
  /** Both sides changed the same places. */
  | { outcome: "conflict"; seq: number; hash: string; conflicts: JsonConflict[] }
  /** The gate found errors. */
  | { outcome: "refused"; problems: Diagnostic[] }
  /** Live is not the number the publisher expected. */
  | { outcome: "moved"; seq: number; hash: string }
  /** The base was never published. */
  | { outcome: "unknownBase" };
