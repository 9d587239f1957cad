import { makeAutoObservable, runInAction } from "mobx";
import type { CallFailure } from "./Answer.ts";
import { failure } from "./failure.ts";
import type { LoginRequest } from "./LoginRequest.ts";
import type { LoginHints } from "./SessionPort.ts";
import type { SessionPorts } from "./SessionPorts.ts";

type Ports = Pick<SessionPorts, "port" | "cookies" | "vault" | "rememberMe">;

/** What is remembered of the last login for one day, in either of two modes (decisions, "Remember-me"). */
export class RememberedLogin {
  /** The account that one press logs in; null without one. */
  account: string | null = null;
  /** What the login form is filled in with. */
  hints: LoginHints = {};
  readonly #ports: Ports;

  constructor(ports: Ports) {
    this.#ports = ports;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Looks what there is. The platform is only asked where this browser knows that it remembers somebody. */
  async load(): Promise<void> {
    const hints = this.#ports.cookies.read();
    runInAction(() => (this.hints = hints));
    if (!hints.remember) return;
    const account = await this.#accountRemembered();
    runInAction(() => (this.account = account));
  }

  /** After a login: remembers it if that was wished, forgets what was remembered before if not. */
  async keep(request: LoginRequest, account: string): Promise<void> {
    if (!request.rememberMe) {
      await this.forget();
      return;
    }
    const { mobileNum, countryDialingCode } = {
      mobileNum: request.username,
      countryDialingCode: request.countryDialingCode ?? "",
    };
    const hints: LoginHints =
      request.type === "sms"
        ? { remember: true, sms: { mobileNum, countryDialingCode } }
        : { remember: true, lastUsername: request.username };
    const isSealed = this.#ports.rememberMe() === "sealed";
    // Whoever was remembered before, in a cookie of that name.
    if (isSealed) await this.#ports.vault.erase();
    this.#ports.cookies.write(hints);
    if (isSealed && request.type === "username") await this.#ports.vault.save(request.username, request.password);
    runInAction(() => {
      this.hints = hints;
      this.account = account;
    });
  }

  /** Forgets everything, here and at the platform. */
  async forget(): Promise<void> {
    const isKnown =
      this.account !== null || this.hints.remember === true || this.#ports.cookies.read().remember === true;
    // First of all: the hints name the cookie in which the vault keeps its secret.
    const erased = this.#ports.vault.erase();
    this.#ports.cookies.clear();
    runInAction(() => {
      this.account = null;
      this.hints = {};
    });
    await erased;
    if (isKnown && this.#ports.rememberMe() === "token") await this.#ports.port.forgetRemembered();
  }

  /** What was remembered cannot be used any more. */
  async lost(): Promise<CallFailure> {
    await this.forget();
    return failure("refused", "remembered_login_lost");
  }

  async #accountRemembered(): Promise<string | null> {
    if (this.#ports.rememberMe() === "sealed") return (await this.#ports.vault.open())?.account ?? null;
    const answer = await this.#ports.port.getRemembered();
    return answer.ok ? answer.value.account : null;
  }
}
