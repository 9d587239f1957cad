import type { Files } from "#server/features/file/createFiles.ts";
import type { MemberWork } from "#server/features/member/createMemberWork.ts";
import type { Idempotency } from "#server/security/createIdempotency.ts";
import type { CreditParts } from "./creditPayment.ts";
import type { Forgeries } from "./createForgeries.ts";

/** What paying in needs of the platform. */
export interface DepositParts extends CreditParts {
  files: Files;
  forgeries: Forgeries;
  memberWork: MemberWork;
  runOnce: Idempotency;
}
