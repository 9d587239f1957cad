import type { Answer } from "./Answer.ts";

/** Where somebody has an account already. */
export type SocialProvider = "google" | "facebook";

/**
 * Outside identities: each answer is an ID token for the platform. Refusals are told by the code `identity_…`; nothing here changes a
 * session.
 */
export interface IdentityPort {
  /** Sends a code to a number, `+` and digits; the answer names what the code belongs to. */
  sendCode(phoneNumber: string): Promise<Answer<string>>;
  /** Proves a number by the code that was sent. */
  proveCode(sessionInfo: string, code: string): Promise<Answer<string>>;
  /** Signs in at a provider, in the window that was opened for it; null where the browser opened none. */
  signIn(provider: SocialProvider, window: Window | null): Promise<Answer<string>>;
}
