import type { MemberWork } from "#server/features/member/createMemberWork.ts";
import type { PaymentPasswords } from "#server/features/member/createPaymentPasswords.ts";
import type { Letters } from "#server/features/outbox/createLetters.ts";
import type { Outbox } from "#server/features/outbox/Outbox.ts";
import type { Resets } from "#server/features/recovery/createResets.ts";
import type { CodeLimits } from "#server/features/verification/createCodeLimits.ts";
import type { Codes } from "#server/features/verification/createCodes.ts";
import type { Passwords } from "#server/security/passwords.ts";
import type { Throttle } from "#server/security/createThrottle.ts";
import type { Tickets } from "#server/security/createTickets.ts";

/** What the security centre is made of. */
export interface SecurityParts {
  codes: Codes;
  letters: Letters;
  limits: CodeLimits;
  memberWork: MemberWork;
  outbox: Outbox;
  passwords: Passwords;
  paymentPasswords: PaymentPasswords;
  resets: Resets;
  throttle: Throttle;
  tickets: Tickets;
}
