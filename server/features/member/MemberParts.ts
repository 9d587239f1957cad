import type { BotCheck } from "#server/features/bot-check/createBotCheck.ts";
import type { Captchas } from "#server/features/captcha/createCaptchas.ts";
import type { Identities } from "#server/features/identity/createIdentities.ts";
import type { MemberWork } from "./createMemberWork.ts";
import type { Resets } from "#server/features/recovery/createResets.ts";
import type { RememberMe } from "#server/features/session/createRememberMe.ts";
import type { Sessions } from "#server/features/session/createSessions.ts";
import type { Codes } from "#server/features/verification/createCodes.ts";
import type { Offers } from "#server/features/promotion/createOffers.ts";
import type { Passwords } from "#server/security/passwords.ts";
import type { Idempotency } from "#server/security/createIdempotency.ts";
import type { Throttle } from "#server/security/createThrottle.ts";

/** What the calls of members are made of. */
export interface MemberParts {
  botCheck: BotCheck;
  captchas: Captchas;
  codes: Codes;
  identities: Identities;
  memberWork: MemberWork;
  offers: Pick<Offers, "registered">;
  passwords: Passwords;
  remember: RememberMe;
  resets: Resets;
  runOnce: Idempotency;
  sessions: Sessions;
  throttle: Throttle;
}
