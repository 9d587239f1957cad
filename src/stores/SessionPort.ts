import type { BodyOf, LoginValue, MemberInfo } from "#contracts/api.ts";
import type { Answer } from "./Answer.ts";

/** The platform's side of a session. */
export interface SessionPort {
  login(body: BodyOf<"login">): Promise<Answer<LoginValue>>;
  /** Logs in with the cookie that only the platform reads. */
  rememberedLogin(): Promise<Answer<LoginValue>>;
  /** Which account that cookie is for; null without one. */
  getRemembered(): Promise<Answer<{ account: string | null }>>;
  forgetRemembered(): Promise<Answer<unknown>>;
  freePlay(): Promise<Answer<LoginValue>>;
  loginSocial(body: BodyOf<"loginSocial">): Promise<Answer<LoginValue>>;
  loginPhoneIdentity(body: BodyOf<"loginPhoneIdentity">): Promise<Answer<LoginValue>>;
  /** Ends the session of this token, whichever is held by the time the call is sent. */
  logout(token: string | null): Promise<Answer<unknown>>;
  firstLogin(): Promise<Answer<unknown>>;
  getMemberInfo(): Promise<Answer<MemberInfo>>;
  changePassword(body: BodyOf<"changePassword">): Promise<Answer<unknown>>;
  /** Sets a forgotten password by a code that was sent to the phone. */
  setPasswordByPhone(body: BodyOf<"setPasswordByPhone">): Promise<Answer<LoginValue>>;
  /** Sends one intent, however often it has to be sent. */
  register(way: RegisterWay, body: BodyOf<"register">): Promise<Answer<LoginValue>>;
}

/** The two registrations. */
export type RegisterWay = "username" | "mobile";

/** Proves that a person is at work; the answer is good for one use and one action. */
export interface BotCheckPort {
  solve(action: BotAction): Promise<Answer<string>>;
}

/** What a proof of work is asked for. */
export type BotAction = "login" | "loginCode" | "register" | "registerCode" | "forgotCode" | "passwordMail";

/** Keeps account and password for one day, sealed by a key that cannot leave the browser (decisions, "Remember-me"). */
export interface CredentialVault {
  save(account: string, password: string): Promise<void>;
  /** Null where there is nothing, it is too old, or it was tampered with; all of that is erased then. */
  open(): Promise<{ account: string; password: string } | null>;
  erase(): Promise<void>;
}

/** The small cookies of the login form (access specification, section 3), kept for one day. */
export interface LoginCookies {
  read(): LoginHints;
  write(hints: LoginHints): void;
  clear(): void;
}

/** What the login form is filled in with. */
export interface LoginHints {
  lastUsername?: string;
  remember?: boolean;
  sms?: { mobileNum: string; countryDialingCode: string };
}

/** Who is logged in, as one tab tells another. */
export interface SharedSession {
  token: string;
  account: string;
  type: number;
  username: string;
}

/** What one tab tells the others. `asking`: a new tab wants to know who is logged in; only who has just logged in `isNew`. */
export type SessionNews = ({ is: "loggedIn"; isNew?: true } & SharedSession) | { is: "loggedOut" } | { is: "asking" };

/** News between the tabs of one browser. */
export interface SessionChannel {
  tell(news: SessionNews): void;
  listen(hear: (news: SessionNews) => void): () => void;
  /** Resolves once the other tabs have had the time to answer. */
  settled(): Promise<unknown>;
}
