import { makeAutoObservable, runInAction } from "mobx";
import type { BodyOf, LoginValue } from "#contracts/api.ts";
import type { Answer, CallFailure } from "./Answer.ts";
import type { LoginRequest } from "./LoginRequest.ts";
import { failure } from "./failure.ts";
import { forcedChangeOf, type PasswordChecks } from "./PasswordChange.ts";
import type { RememberedLogin } from "./RememberedLogin.ts";
import type { ForcedChange } from "./SessionKeeper.ts";
import type { RegisterWay, SessionPort } from "./SessionPort.ts";
import type { SessionPorts } from "./SessionPorts.ts";

/** How a login ended. */
export type LoginResult = { ok: true; next: "home" | "changePassword" } | { ok: false; failure: CallFailure };

/** What logins do to the session. */
export interface LoginSession {
  readonly remembered: RememberedLogin;
  /** Says that a login is under way; what it returns makes the session what it was before. */
  start(): () => void;
  /** Lets a member in, or as far as a forced change of the password. Tells the other tabs. */
  enter(value: LoginValue, forced: ForcedChange | null, password: string | null): Promise<void>;
  /** Loads what the answer to the login did not say of the member. */
  loadMember(): Promise<void>;
}

/** How a login goes on once the platform lets it. */
interface LoginEntry {
  checks: PasswordChecks;
  password?: string;
  /** What was typed, where it may be remembered. */
  request?: LoginRequest;
}

/** The ways in. The flow is that of the access specification, section 4. */
export class Logins {
  /** The platform asked for a captcha with the next login. */
  captchaRequired = false;
  readonly #ports: SessionPorts;
  readonly #session: LoginSession;
  /** A login that waits for the code of a second factor, and the ticket it goes on with. */
  #held: (LoginEntry & { ticket: string }) | null = null;

  constructor(ports: SessionPorts, session: LoginSession) {
    this.#ports = ports;
    this.#session = session;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The platform wants a captcha with the next try. */
  requireCaptcha(): void {
    this.captchaRequired = true;
  }

  /** Logs in with what was typed. Trimming is the form's. */
  async login(request: LoginRequest): Promise<LoginResult> {
    const giveUp = this.#session.start();
    const botCheck = await this.#botCheck("login", request.type === "sms");
    if (!botCheck.ok) return this.#fail(giveUp, botCheck.failure);
    const { rememberMe, ...typed } = request;
    const isToken = this.#ports.rememberMe() === "token";
    const answer = await this.#ports.port.login({ ...typed, ...botCheck.value, ...(isToken ? { rememberMe } : {}) });
    const checks = request.type === "username" ? "all" : "first";
    return await this.#settle(giveUp, answer, { checks, password: request.password, request });
  }

  /** Goes on with the login that was refused for want of a code; `send` gets its ticket, and whether to stay signed in. */
  async secondStep(send: (ticket: string, rememberMe: boolean) => Promise<Answer<LoginValue>>): Promise<LoginResult> {
    const held = this.#held;
    const giveUp = this.#session.start();
    if (!held) return this.#fail(giveUp, failure("refused", "ticket_dead"));
    const isToken = this.#ports.rememberMe() === "token";
    return await this.#settle(giveUp, await send(held.ticket, isToken && held.request?.rememberMe === true), held);
  }

  /** Logs in with the remembered account; nothing is typed. */
  async loginRemembered(): Promise<LoginResult> {
    const { remembered } = this.#session;
    const giveUp = this.#session.start();
    if (this.#ports.rememberMe() === "sealed") {
      const sealed = await this.#ports.vault.open();
      if (!sealed) return this.#fail(giveUp, await remembered.lost());
      giveUp();
      const { account: username, password } = sealed;
      const result = await this.login({ type: "username", username, password, rememberMe: true });
      if (!result.ok && result.failure.kind === "refused") await remembered.forget();
      return result;
    }
    const answer = await this.#ports.port.rememberedLogin();
    if (answer.ok) return await this.#finish(answer.value, "all");
    if (answer.failure.kind === "refused" || answer.failure.kind === "unauthorized") await remembered.forget();
    return this.#fail(giveUp, answer.failure);
  }

  /** Plays as a trial account. */
  loginFreePlay(): Promise<LoginResult> {
    return this.loginBy(this.#ports.port.freePlay(), { checks: "none" });
  }

  /** Logs in by the word of an outside identity, got and sent by `ask`. What was typed is remembered as of a login by code. */
  async loginByIdentity(
    ask: (port: SessionPort) => Promise<Answer<LoginValue>>,
    typed?: LoginRequest,
  ): Promise<LoginResult> {
    const giveUp = this.#session.start();
    const answer = await ask(this.#ports.port);
    if (!answer.ok) return this.#fail(giveUp, answer.failure);
    if (typed) await this.#session.remembered.keep(typed, answer.value.account);
    return await this.#finish(answer.value, "first");
  }

  /** Sets a forgotten password by a code, and is logged in by that. */
  setPasswordByPhone(body: BodyOf<"setPasswordByPhone">): Promise<LoginResult> {
    const entry: LoginEntry = { checks: "all", password: body.newPassword };
    return this.loginBy(this.#ports.port.setPasswordByPhone(body), entry);
  }

  /** Registers, and is logged in by that. The page is not covered: a refusal shows in the form. */
  async register(way: RegisterWay, body: BodyOf<"register">): Promise<LoginResult> {
    const botCheck = await this.#botCheck("register", false);
    if (!botCheck.ok) return { ok: false, failure: botCheck.failure };
    const answer = await this.#ports.port.register(way, { ...body, ...botCheck.value });
    return answer.ok ? await this.#finish(answer.value, "none") : { ok: false, failure: answer.failure };
  }

  /** Logs in by an answer that is on its way. */
  async loginBy(answering: Promise<Answer<LoginValue>>, entry: LoginEntry): Promise<LoginResult> {
    const giveUp = this.#session.start();
    return await this.#settle(giveUp, await answering, entry);
  }

  async #settle(giveUp: () => void, answer: Answer<LoginValue>, entry: LoginEntry): Promise<LoginResult> {
    if (!answer.ok) {
      const { ticket } = answer.failure.details;
      if (typeof ticket === "string") this.#held = { ...entry, ticket };
      return this.#fail(giveUp, answer.failure);
    }
    this.#held = null;
    const { checks, password, request } = entry;
    if (request) await this.#session.remembered.keep(request, answer.value.account);
    return await this.#finish(answer.value, checks, checks === "all" ? password : undefined);
  }

  #fail(giveUp: () => void, failure: CallFailure): LoginResult {
    runInAction(() => {
      giveUp();
      if (failure.details["captchaRequired"] === true) this.captchaRequired = true;
    });
    return { ok: false, failure };
  }

  async #finish(value: LoginValue, checks: PasswordChecks, password: string | null = null): Promise<LoginResult> {
    const forced = forcedChangeOf(value, checks, password, this.#ports.isPasswordExpiryOn);
    await this.#session.enter(value, forced, password);
    runInAction(() => (this.captchaRequired = false));
    if (forced) return { ok: true, next: "changePassword" };
    await this.#session.loadMember();
    return { ok: true, next: "home" };
  }

  async #botCheck(action: "login" | "register", isSkipped: boolean): Promise<Answer<{ botCheck?: string }>> {
    if (isSkipped) return { ok: true, value: {} };
    const solved = await this.#ports.botCheck.solve(action);
    return solved.ok ? { ok: true, value: { botCheck: solved.value } } : solved;
  }
}
