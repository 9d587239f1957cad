import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { BodyOf, LoginValue } from "#contracts/api.ts";
import type { Answer, CallFailure } from "./Answer.ts";
import type { LoginRequest } from "./LoginRequest.ts";
import type { MemberView } from "./MemberView.ts";
import { RememberedLogin } from "./RememberedLogin.ts";
import type { ForcedChange } from "./SessionKeeper.ts";
import type { RegisterWay, SessionNews } from "./SessionPort.ts";
import type { SessionPorts } from "./SessionPorts.ts";
import type { SessionState } from "./SessionState.ts";
import { sketchOf } from "./sketchOf.ts";

/** The password that new accounts are given, and that must be changed (access specification, section 9). */
const defaultPassword = "123456";

/** Account type of trial accounts, which are not real accounts. */
export const trialAccountType = 4;

/**
 * What is looked at after a login: everything where a password was used, only the first login after a code, nothing
 * where the account was made a moment ago.
 */
type PasswordChecks = "all" | "first" | "none";

/** How a login ended. */
export type LoginResult = { ok: true; next: "home" | "changePassword" } | { ok: false; failure: CallFailure };

/** Who is logged in. The flow is that of the access specification, section 4. */
export class SessionStore {
  state: SessionState = { status: "unknown" };
  /** The platform asked for a captcha with the next login. */
  captchaRequired = false;
  readonly remembered: RememberedLogin;
  readonly #ports: SessionPorts;
  /** The password just used, in memory only, for as long as a forced change needs it. */
  #password: string | null = null;

  constructor(ports: SessionPorts) {
    this.#ports = ports;
    this.remembered = new RememberedLogin(ports);
    makeAutoObservable(this, { state: observableRef, remembered: false }, { autoBind: true });
  }

  get member(): MemberView | null {
    return "member" in this.state ? (this.state.member ?? null) : null;
  }

  /** One who is expected back counts: the page is drawn for them while the platform is asked. */
  get isLoggedIn(): boolean {
    const { status } = this.state;
    if (status === "restoring") return this.member !== null;
    return status === "loggedIn" || status === "mustChangePassword";
  }

  /** A trial account is not a real one (access specification, section 6). */
  get isReal(): boolean {
    return this.isLoggedIn && this.member?.type !== trialAccountType;
  }

  /** The old password need not be asked for: it was typed a moment ago. Not observed; it changes with the state. */
  get hasStoredPassword(): boolean {
    return this.state.status === "mustChangePassword" && this.#password !== null;
  }

  get token(): string | null {
    return this.#ports.keeper.token;
  }

  /** The platform wants a captcha with the next try. */
  requireCaptcha(): void {
    this.captchaRequired = true;
  }

  /** Expects a member with an account of this type back, whose page was drawn already; null is a visitor. */
  expect(type: number | null): void {
    if (type === null) return;
    this.#set({ status: "restoring", member: sketchOf({ account: "", type, username: "" }) });
  }

  /** Looks for a session in this tab, then asks the other tabs; settles as visitor or logged in. */
  async restore(): Promise<void> {
    this.#ports.channel.listen(this.hear);
    if (this.token === null) {
      if (this.state.status !== "restoring") this.#set({ status: "visitor" });
      this.#ports.channel.tell({ is: "asking" });
      // Another tab may know the one who is expected back.
      if (this.state.status === "restoring") await this.#ports.channel.settled();
      if (this.state.status === "restoring" && this.#ports.keeper.token === null) this.#set({ status: "visitor" });
      await this.remembered.load();
      return;
    }
    if (this.state.status !== "restoring") this.#set({ status: "restoring" });
    const answer = await this.#ports.port.getMemberInfo();
    if (this.state.status !== "restoring") return;
    if (answer.ok) {
      const reason = this.#ports.keeper.forcedChange;
      this.#set(
        reason
          ? { status: "mustChangePassword", member: answer.value, reason }
          : { status: "loggedIn", member: answer.value },
      );
    } else if (answer.failure.kind === "unauthorized") {
      this.#forget();
      await this.remembered.load();
    } else {
      // The platform cannot be reached; the session may well be alive. Show what the storage knows of it.
      const stored = this.#ports.keeper.read();
      this.#set(stored ? { status: "loggedIn", member: sketchOf(stored) } : { status: "visitor" });
    }
  }

  /** Logs in with what was typed. Trimming is the form's. */
  async login(request: LoginRequest): Promise<LoginResult> {
    const before = this.#startLogin();
    const botCheck = await this.#botCheck("login", request.type === "sms");
    if (!botCheck.ok) return this.#fail(before, botCheck.failure);
    const { rememberMe, ...typed } = request;
    const isToken = this.#ports.rememberMe() === "token";
    const answer = await this.#ports.port.login({ ...typed, ...botCheck.value, ...(isToken ? { rememberMe } : {}) });
    if (!answer.ok) return this.#fail(before, answer.failure);
    await this.remembered.keep(request, answer.value.account);
    return request.type === "username"
      ? await this.#finish(answer.value, "all", request.password)
      : await this.#finish(answer.value, "first");
  }

  /** Logs in with the remembered account; nothing is typed. */
  async loginRemembered(): Promise<LoginResult> {
    const before = this.#startLogin();
    if (this.#ports.rememberMe() === "sealed") {
      const sealed = await this.#ports.vault.open();
      if (!sealed) return this.#fail(before, await this.remembered.lost());
      runInAction(() => (this.state = before));
      const { account: username, password } = sealed;
      const result = await this.login({ type: "username", username, password, rememberMe: true });
      if (!result.ok && result.failure.kind === "refused") await this.remembered.forget();
      return result;
    }
    const answer = await this.#ports.port.rememberedLogin();
    if (answer.ok) return await this.#finish(answer.value, "all");
    if (answer.failure.kind === "refused" || answer.failure.kind === "unauthorized") await this.remembered.forget();
    return this.#fail(before, answer.failure);
  }

  /** Plays as a trial account. */
  async loginFreePlay(): Promise<LoginResult> {
    const before = this.#startLogin();
    const answer = await this.#ports.port.freePlay();
    if (!answer.ok) return this.#fail(before, answer.failure);
    this.#ports.keeper.forcedChange = null;
    return await this.#finish(answer.value, "none");
  }

  /** Registers, and is logged in by that. The page is not covered: a refusal shows in the form. */
  async register(way: RegisterWay, body: BodyOf<"register">): Promise<LoginResult> {
    const botCheck = await this.#botCheck("register", false);
    if (!botCheck.ok) return { ok: false, failure: botCheck.failure };
    const answer = await this.#ports.port.register(way, { ...body, ...botCheck.value });
    if (!answer.ok) return { ok: false, failure: answer.failure };
    return await this.#finish(answer.value, "none");
  }

  /** Changes the password; a forced change uses the password that was just typed. */
  async changePassword(change: {
    oldPassword?: string;
    newPassword: string;
    confirmNewPassword: string;
  }): Promise<Answer<unknown>> {
    const oldPassword = change.oldPassword ?? this.#password ?? "";
    const answer = await this.#ports.port.changePassword({ ...change, oldPassword });
    if (!answer.ok) return answer;
    this.#password = null;
    // What is remembered opens with the password of before.
    await this.remembered.forget();
    this.#ports.keeper.forcedChange = null;
    if (this.state.status === "mustChangePassword") {
      this.#set({ status: "loggedIn", member: this.state.member });
      await this.loadMember();
    }
    return answer;
  }

  /** Loads the member again; the session is over when the platform says so. */
  async loadMember(): Promise<void> {
    const answer = await this.#ports.port.getMemberInfo();
    if (!answer.ok || !this.isLoggedIn) return;
    runInAction(() => {
      if ("member" in this.state) this.state = { ...this.state, member: answer.value };
    });
  }

  /** Ends the session here and in the other tabs; false when the platform does not confirm it, and it may live on there. */
  async logout(): Promise<boolean> {
    const telling = this.#ports.port.logout();
    const forgetting = this.remembered.forget();
    this.#forget();
    this.#ports.channel.tell({ is: "loggedOut" });
    const [told] = await Promise.all([telling, forgetting]);
    return told.ok || told.failure.kind === "unauthorized";
  }

  /** The platform no longer knows the token. The page stays as it is, so that what was typed is not lost. */
  end(token: string | null): void {
    if (token !== null && token !== this.token) return;
    // Of one who was only expected back nothing was shown that could be missed.
    const member = this.state.status === "restoring" ? null : this.member;
    this.#forget();
    if (member) this.#set({ status: "ended", member });
  }

  /** Goes on as a visitor after the session ended, or as the other tab's account after a lock. */
  async dismissEnd(): Promise<void> {
    if (this.state.status === "ended") this.#set({ status: "visitor" });
    if (this.state.status !== "locked") return;
    this.#set({ status: "restoring" });
    await this.#enter(this.#ports.keeper.read()?.token ?? null);
  }

  /** Hears what happened in another tab. */
  hear(news: SessionNews): void {
    const own = this.#ports.keeper.read();
    if (news.is === "asking") {
      if (own && this.isLoggedIn) this.#ports.channel.tell({ is: "loggedIn", ...own });
    } else if (news.is === "loggedOut") {
      if (own || this.state.status === "ended") this.#forget();
    } else if (own?.token !== news.token) {
      const { member } = this;
      const { is: _, ...shared } = news;
      if (own && member && own.account === news.account) return;
      this.#ports.keeper.write(shared);
      if (member && member.account !== news.account) this.#set({ status: "locked", member, by: news.account });
      else void this.#enter(news.token);
    }
  }

  async #enter(token: string | null): Promise<void> {
    if (token === null) return this.#set({ status: "visitor" });
    if (this.state.status !== "restoring") this.#set({ status: "restoring" });
    const answer = await this.#ports.port.getMemberInfo();
    if (this.state.status !== "restoring") return;
    if (answer.ok) this.#set({ status: "loggedIn", member: answer.value });
    else this.#forget();
  }

  #startLogin(): SessionState {
    const before = this.state.status === "loggingIn" ? ({ status: "visitor" } as const) : this.state;
    this.#set({ status: "loggingIn" });
    return before;
  }

  #fail(before: SessionState, failure: CallFailure): LoginResult {
    runInAction(() => {
      this.state = before;
      if (failure.details["captchaRequired"] === true) this.captchaRequired = true;
    });
    return { ok: false, failure };
  }

  async #finish(value: LoginValue, checks: PasswordChecks, password: string | null = null): Promise<LoginResult> {
    const { token, firstTimeLogin, passwordExpired: _, username, ...member } = value;
    const shared = { token, username, account: member.account, type: member.type };
    this.#ports.keeper.write(shared);
    if (firstTimeLogin) await this.#ports.port.firstLogin();
    const reason = checks === "none" ? null : this.#forcedChange(value, checks, password);
    this.#ports.keeper.forcedChange = reason;
    this.#password = reason === null ? null : password;
    runInAction(() => {
      this.captchaRequired = false;
      this.state = reason ? { status: "mustChangePassword", member, reason } : { status: "loggedIn", member };
    });
    this.#ports.channel.tell({ is: "loggedIn", ...shared });
    if (reason) return { ok: true, next: "changePassword" };
    await this.loadMember();
    return { ok: true, next: "home" };
  }

  #forcedChange(value: LoginValue, checks: PasswordChecks, password: string | null): ForcedChange | null {
    if (checks === "all") {
      if (password === defaultPassword) return "default";
      if (value.passwordExpired && this.#ports.isPasswordExpiryOn()) return "expired";
    }
    return value.firstTimeLogin ? "first" : null;
  }

  async #botCheck(action: "login" | "register", isSkipped: boolean): Promise<Answer<{ botCheck?: string }>> {
    if (isSkipped) return { ok: true, value: {} };
    const solved = await this.#ports.botCheck.solve(action);
    return solved.ok ? { ok: true, value: { botCheck: solved.value } } : solved;
  }

  #forget(): void {
    this.#password = null;
    this.#ports.keeper.clear();
    this.#set({ status: "visitor" });
  }

  #set(state: SessionState): void {
    runInAction(() => (this.state = state));
  }
}
