import type { Counts } from "#server/features/centre/createCounts.ts";
import type { Ledger } from "#server/features/ledger/createLedger.ts";
import type { Idempotency } from "#server/security/createIdempotency.ts";

/** What missions and invitations need of the platform. */
export interface MissionParts {
  counts: Counts;
  ledger: Ledger;
  runOnce: Idempotency;
}
