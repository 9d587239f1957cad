import type { MemberWork } from "#server/features/member/createMemberWork.ts";
import type { Letters } from "#server/features/outbox/createLetters.ts";
import type { Outbox } from "#server/features/outbox/Outbox.ts";
import type { SessionParts } from "#server/features/session/SessionParts.ts";
import type { Passwords } from "#server/security/passwords.ts";
import type { Tickets } from "#server/security/createTickets.ts";
import type { SecondFactors } from "./createSecondFactors.ts";

/** What second factors and passkeys of members are made of. */
export interface FactorParts extends SessionParts {
  factors: SecondFactors;
  letters: Letters;
  memberWork: MemberWork;
  outbox: Outbox;
  passwords: Passwords;
  tickets: Tickets;
}
