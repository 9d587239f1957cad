import type { BotCheck } from "#server/features/bot-check/createBotCheck.ts";
import type { MemberWork } from "#server/features/member/createMemberWork.ts";
import type { Letters } from "#server/features/outbox/createLetters.ts";
import type { Outbox } from "#server/features/outbox/Outbox.ts";
import type { LoginAttempts } from "#server/features/session/createLoginAttempts.ts";
import type { RememberMe } from "#server/features/session/createRememberMe.ts";
import type { Sessions } from "#server/features/session/createSessions.ts";
import type { Codes } from "#server/features/verification/createCodes.ts";
import type { Passwords } from "#server/security/passwords.ts";
import type { Throttle } from "#server/security/createThrottle.ts";
import type { Resets } from "./createResets.ts";

/** What replacing a forgotten password is made of. */
export interface RecoveryParts {
  attempts: LoginAttempts;
  botCheck: BotCheck;
  codes: Codes;
  letters: Letters;
  memberWork: MemberWork;
  outbox: Outbox;
  passwords: Passwords;
  remember: RememberMe;
  resets: Resets;
  sessions: Sessions;
  throttle: Throttle;
}
