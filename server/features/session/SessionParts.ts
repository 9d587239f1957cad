import type { BodyOpener } from "#server/security/createBodyOpener.ts";
import type { Passwords } from "#server/security/passwords.ts";
import type { Throttle } from "#server/security/createThrottle.ts";
import type { BotCheck } from "#server/features/bot-check/createBotCheck.ts";
import type { Captchas } from "#server/features/captcha/createCaptchas.ts";
import type { Ledger } from "#server/features/ledger/createLedger.ts";
import type { MemberWork } from "#server/features/member/createMemberWork.ts";
import type { Codes } from "#server/features/verification/createCodes.ts";
import type { CookieNames } from "./cookieNames.ts";
import type { LoginAttempts } from "./createLoginAttempts.ts";
import type { RememberMe } from "./createRememberMe.ts";
import type { Sessions } from "./createSessions.ts";
import type { DeviceCookie } from "./deviceCookie.ts";

/** What logging in is made of. */
export interface SessionParts {
  attempts: LoginAttempts;
  bodies: BodyOpener;
  botCheck: BotCheck;
  captchas: Captchas;
  codes: Codes;
  cookies: CookieNames;
  devices: DeviceCookie;
  ledger: Ledger;
  memberWork: MemberWork;
  passwords: Passwords;
  remember: RememberMe;
  sessions: Sessions;
  throttle: Throttle;
}
