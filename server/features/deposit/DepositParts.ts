import type { Files } from "#server/features/file/createFiles.ts";
import type { Ledger } from "#server/features/ledger/createLedger.ts";
import type { MemberWork } from "#server/features/member/createMemberWork.ts";
import type { Idempotency } from "#server/security/createIdempotency.ts";
import type { Forgeries } from "./createForgeries.ts";

/** What paying in needs of the platform. */
export interface DepositParts {
  files: Files;
  forgeries: Forgeries;
  ledger: Ledger;
  memberWork: MemberWork;
  runOnce: Idempotency;
}
