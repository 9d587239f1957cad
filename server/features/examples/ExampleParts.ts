import type { Files } from "#server/features/file/createFiles.ts";
import type { Idempotency } from "#server/security/createIdempotency.ts";

/** What examples need of the platform. */
export interface ExampleParts {
  files: Files;
  runOnce: Idempotency;
}
