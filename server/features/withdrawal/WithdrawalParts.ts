import type { Files } from "#server/features/file/createFiles.ts";
import type { Ledger } from "#server/features/ledger/createLedger.ts";
import type { MemberWork } from "#server/features/member/createMemberWork.ts";
import type { PaymentPasswords } from "#server/features/member/createPaymentPasswords.ts";
import type { Idempotency } from "#server/security/createIdempotency.ts";
import type { SecretBox } from "#server/security/secretBox.ts";

/** What paying out needs of the platform. */
export interface WithdrawalParts {
  /** Seals the numbers of accounts. */
  box: SecretBox;
  files: Files;
  ledger: Ledger;
  memberWork: MemberWork;
  paymentPasswords: PaymentPasswords;
  runOnce: Idempotency;
}
