import type { Files } from "#server/features/file/createFiles.ts";
import type { Ledger } from "#server/features/ledger/createLedger.ts";
import type { MemberWork } from "#server/features/member/createMemberWork.ts";
import type { Idempotency } from "#server/security/createIdempotency.ts";
import type { Throttle } from "#server/security/createThrottle.ts";

/** What activities need of the platform. */
export interface ActivityParts {
  files: Files;
  ledger: Ledger;
  memberWork: MemberWork;
  runOnce: Idempotency;
  throttle: Throttle;
}
