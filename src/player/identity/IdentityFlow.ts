import type { BodyOf } from "#contracts/api.ts";
import type { Outcome, Scope } from "#engine/index.ts";
import type { Answer } from "#stores/Answer.ts";
import type { SocialProvider } from "#stores/IdentityPort.ts";
import type { LoginRequest } from "#stores/LoginRequest.ts";
import type { LoginResult } from "#stores/Logins.ts";

/** The members of a registration by which outside identities prove something. */
export type RegistrationProofs = Pick<BodyOf<"register">, "firebaseChannel" | "firebaseIdToken" | "socialIdToken">;

/** Somebody's number and code, as forms hold them. */
export interface TypedNumber {
  mobileNum?: string | undefined;
  countryDialingCode?: string | undefined;
  verificationCode?: string | undefined;
}

/** Logging in and registering by outside identities (access specification, sections 4, 7 and 8). */
export interface IdentityFlow<Tools> {
  /** Sends a code to the number of the form. */
  sendCode(scope: Scope, tools: Tools): Promise<Outcome>;
  /** Logs in by the number and its code. */
  logInByPhone(request: LoginRequest, tools: Tools): Promise<LoginResult>;
  /** Logs in at a provider; who has no account yet goes on to register, and the new account is linked. */
  logInElsewhere(provider: SocialProvider, opened: Window | null, scope: Scope, tools: Tools): Promise<Outcome>;
  /** What a registration brings along: of the number that was typed, and of the account elsewhere that is to be linked. */
  prove(typed: TypedNumber | undefined, linked: string | undefined): Promise<Answer<RegistrationProofs>>;
  /** Hears how the registration ended. */
  settle(result: LoginResult): void;
}

/** What is here at once of outside identities; the rest is fetched by who uses them. */
export interface LazyIdentity<Tools> {
  /** Whether codes come from phone identity: the flag is on, and the platform has it set up. */
  isPhoneOn(): boolean;
  /** Opens the window of a sign-in, null where the browser opens none. Only while a press is handled. */
  open(): Window | null;
  /** The rest; null where it cannot be fetched. */
  load(): Promise<IdentityFlow<Tools> | null>;
}
