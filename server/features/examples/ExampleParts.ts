import type { Files } from "#server/features/file/createFiles.ts";
import type { Ledger } from "#server/features/ledger/createLedger.ts";
import type { Idempotency } from "#server/security/createIdempotency.ts";

/** What examples need of the platform. */
export interface ExampleParts {
  files: Files;
  ledger: Ledger;
  runOnce: Idempotency;
}
