import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { LoginValue, MemberInfo } from "#contracts/api.ts";
import { Logins } from "./Logins.ts";
import { type MemberView, sketchOf } from "./MemberView.ts";
import { PasswordChange } from "./PasswordChange.ts";
import { RememberedLogin } from "./RememberedLogin.ts";
import type { ForcedChange } from "./SessionKeeper.ts";
import type { SessionNews } from "./SessionPort.ts";
import type { SessionPorts } from "./SessionPorts.ts";

/** Where a session stands. */
type SessionState =
  /** The start has not looked yet. */
  | { status: "unknown" }
  | { status: "visitor" }
  /** A login is under way; the page is covered. */
  | { status: "loggingIn" }
  /** A token was found; the member is being loaded. Of one who is expected back, the kind of account is known already. */
  | { status: "restoring"; member?: MemberView }
  | { status: "loggedIn"; member: MemberView }
  /** Logged in, but nothing goes on before the password is changed. */
  | { status: "mustChangePassword"; member: MemberView; reason: ForcedChange }
  /** The session ended while the page was in use; the page stays, a login brings it back. */
  | { status: "ended"; member: MemberView }
  /** Another account logged in in another tab; this page must not go on as if nothing had happened. */
  | { status: "locked"; member: MemberView; by: string };

/** Account type of trial accounts, which are not real accounts. */
const trialAccountType = 4;

/** Who is logged in. The flow is that of the access specification, section 4. */
export class SessionStore {
  state: SessionState = { status: "unknown" };
  readonly remembered: RememberedLogin;
  readonly logins: Logins;
  readonly password: PasswordChange;
  readonly #ports: SessionPorts;

  constructor(ports: SessionPorts) {
    this.#ports = ports;
    this.remembered = new RememberedLogin(ports);
    this.password = new PasswordChange(ports, () => this.#passwordChanged());
    this.logins = new Logins(ports, {
      remembered: this.remembered,
      start: () => this.#startLogin(),
      enter: (...entry) => this.#enter(...entry),
      loadMember: () => this.loadMember(),
    });
    const parts = { remembered: false, logins: false, password: false } as const;
    makeAutoObservable(this, { state: observableRef, ...parts }, { autoBind: true });
  }

  get member(): MemberView | null {
    return "member" in this.state ? (this.state.member ?? null) : null;
  }

  /**
   * One who is expected back counts: the page is drawn for them while the platform is asked. One who must change the password does not:
   * the platform answers nothing else until then.
   */
  get isLoggedIn(): boolean {
    const { status } = this.state;
    return status === "loggedIn" || (status === "restoring" && this.member !== null);
  }

  /** A trial account is not a real one (access specification, section 6). */
  get isReal(): boolean {
    return this.isLoggedIn && this.member?.type !== trialAccountType;
  }

  get token(): string | null {
    return this.#ports.keeper.token;
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
      this.#take(answer.value);
    } else if (answer.failure.kind === "unauthorized") {
      this.#forget();
      await this.remembered.load();
    } else {
      // The platform cannot be reached; the session may well be alive. Show what the storage knows of it.
      const stored = this.#ports.keeper.read();
      this.#set(stored ? { status: "loggedIn", member: sketchOf(stored) } : { status: "visitor" });
    }
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
    const { token } = this;
    // It may be sent later than the session is forgotten here.
    const telling = this.#ports.port.logout(token);
    const forgetting = this.remembered.forget();
    this.#forget();
    this.#ports.channel.tell({ is: "loggedOut" });
    const [told] = await Promise.all([telling, forgetting]);
    return told.ok || told.failure.kind === "unauthorized";
  }

  /** The platform no longer knows the token. The page stays as it is, so that what was typed is not lost. */
  end(token: string | null): void {
    // An old call ends no new session; and one made while another tab is being asked says nothing of its answer.
    if (token !== this.token || (token === null && this.state.status === "restoring")) return;
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
    await this.#adopt(this.#ports.keeper.read()?.token ?? null);
  }

  /** Hears what happened in another tab. */
  hear(news: SessionNews): void {
    const own = this.#ports.keeper.read();
    if (news.is === "asking") {
      if (own && this.member) this.#ports.channel.tell({ is: "loggedIn", ...own });
    } else if (news.is === "loggedOut") {
      if (own || this.state.status === "ended") this.#forget();
    } else if (own?.token !== news.token) {
      // Who is only expected back has no name yet.
      const member = own === null && this.state.status === "restoring" ? null : this.member;
      const { is: _, isNew, ...shared } = news;
      if (own && member && own.account === news.account) {
        // Ours may be dead by now, and the new one is not; what another tab has had for long may be as old as ours.
        if (isNew) this.#ports.keeper.write(shared);
        return;
      }
      this.#ports.keeper.write(shared);
      if (member && member.account !== news.account) this.#set({ status: "locked", member, by: news.account });
      else void this.#adopt(news.token);
    }
  }

  /** Goes on with a session that another tab began. */
  async #adopt(token: string | null): Promise<void> {
    if (token === null) return this.#set({ status: "visitor" });
    if (this.state.status !== "restoring") this.#set({ status: "restoring" });
    const answer = await this.#ports.port.getMemberInfo();
    if (this.state.status !== "restoring") return;
    if (answer.ok) this.#take(answer.value);
    else this.#forget();
  }

  /** Goes on with a session that was there before, in this tab or another. */
  #take(member: MemberInfo): void {
    const reason = this.#ports.keeper.forcedChange ?? (member.firstTimeLogin && "first");
    this.#set(reason ? { status: "mustChangePassword", member, reason } : { status: "loggedIn", member });
  }

  #startLogin(): () => void {
    const before = this.state.status === "loggingIn" ? ({ status: "visitor" } as const) : this.state;
    this.#set({ status: "loggingIn" });
    return () => this.#set(before);
  }

  async #enter(value: LoginValue, forced: ForcedChange | null, password: string | null): Promise<void> {
    const { token, firstTimeLogin, passwordExpired: _, username, ...member } = value;
    const shared = { token, username, account: member.account, type: member.type };
    this.#ports.keeper.write(shared);
    if (firstTimeLogin) await this.#ports.port.firstLogin();
    this.password.force(forced, password);
    this.#set(forced ? { status: "mustChangePassword", member, reason: forced } : { status: "loggedIn", member });
    this.#ports.channel.tell({ is: "loggedIn", isNew: true, ...shared });
  }

  async #passwordChanged(): Promise<void> {
    // What is remembered opens with the password of before.
    await this.remembered.forget();
    if (this.state.status !== "mustChangePassword") return;
    this.#set({ status: "loggedIn", member: this.state.member });
    await this.loadMember();
  }

  #forget(): void {
    this.password.forget();
    this.#ports.keeper.clear();
    this.#set({ status: "visitor" });
  }

  #set(state: SessionState): void {
    runInAction(() => (this.state = state));
  }
}
