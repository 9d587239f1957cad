import type { Ledger } from "#server/features/ledger/createLedger.ts";
import type { PaymentPasswords } from "#server/features/member/createPaymentPasswords.ts";
import type { Idempotency } from "#server/security/createIdempotency.ts";

/** What the points mall needs of the platform. */
export interface PointParts {
  ledger: Ledger;
  paymentPasswords: PaymentPasswords;
  runOnce: Idempotency;
}
