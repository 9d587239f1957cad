import type { BotCheckPort, CredentialVault, LoginCookies, SessionChannel, SessionPort } from "./SessionPort.ts";
import type { SessionKeeper } from "./SessionKeeper.ts";

/** Everything a session is wired to. */
export interface SessionPorts {
  port: SessionPort;
  botCheck: BotCheckPort;
  keeper: SessionKeeper;
  cookies: LoginCookies;
  vault: CredentialVault;
  channel: SessionChannel;
  /** How remember-me keeps its promise; the platform says so in its settings. */
  rememberMe(): "token" | "sealed";
  /** Whether expired passwords must be changed (flag PASSEXPIRY3). */
  isPasswordExpiryOn(): boolean;
}
