import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { ConsoleSession, Operator } from "#contracts/api.ts";
import type { Answer, CallFailure } from "./Answer.ts";

/** The platform's side of an operator's session. */
export interface OperatorPort {
  getConsoleSession(): Promise<Answer<ConsoleSession>>;
}

type Rights = ConsoleSession["rights"];

/** What the platform asks of an operator beside a password. */
interface Demands {
  /** Nothing is served until more than a password was shown. */
  mustEnrol: boolean;
  /** Signing in again, with what there is, is how. */
  mustProve: boolean;
  /** Whoever may publish is asked for nothing more. */
  isPasswordEnough: boolean;
}

const noDemands: Demands = { mustEnrol: false, mustProve: false, isPasswordEnough: false };

/** Who sits at the console. */
export type OperatorState =
  | { status: "starting" }
  | { status: "signedOut" }
  | { status: "signedIn"; operator: Operator; rights: Rights; csrf: string; demands: Demands }
  /** The session ended while somebody worked: everything stays open, and the password is asked for over it. */
  | { status: "expired"; operator: Operator; rights: Rights }
  /** The platform could not be asked. */
  | { status: "failed"; failure: CallFailure };

/** The operator at the console. The session itself is a cookie that scripts cannot read. */
export class OperatorStore {
  state: OperatorState = { status: "starting" };
  /** Who waits for the password to be given once more, before something goes live; null while nobody does. */
  waiting: ((isGiven: boolean) => void) | null = null;
  readonly #port: OperatorPort;

  constructor(port: OperatorPort) {
    this.#port = port;
    makeAutoObservable(this, { state: observableRef, waiting: observableRef }, { autoBind: true });
  }

  /** Is there a session? */
  get isSignedIn(): boolean {
    return this.state.status === "signedIn";
  }

  /** Is the console open for an operator, be it that the session has ended meanwhile? */
  get isOpen(): boolean {
    return this.state.status === "signedIn" || this.state.status === "expired";
  }

  /** What calls that change something must carry; empty while signed out. */
  get csrf(): string {
    return this.state.status === "signedIn" ? this.state.csrf : "";
  }

  /** What bindings read under /operator. */
  get view(): { account: string | null; role: Operator["role"] | null; rights: Partial<Rights> } & Demands {
    const { state } = this;
    if (state.status !== "signedIn" && state.status !== "expired")
      return { account: null, role: null, rights: {}, ...noDemands };
    const { account, role } = state.operator;
    return { account, role, rights: state.rights, ...(state.status === "signedIn" ? state.demands : noDemands) };
  }

  /** Asks the platform who is signed in. One who works stays where the platform cannot be reached. */
  async load(): Promise<void> {
    const answer = await this.#port.getConsoleSession();
    runInAction(() => {
      if (answer.ok) {
        const { operator, rights, csrf, ...rest } = answer.value;
        const { mustEnrol = false, mustProve = false, isPasswordEnough = false } = rest;
        this.state = {
          status: "signedIn",
          operator,
          rights,
          csrf,
          demands: { mustEnrol, mustProve, isPasswordEnough },
        };
      } else if (answer.failure.kind === "unauthorized") this.end();
      else if (!this.isOpen) this.state = { status: "failed", failure: answer.failure };
    });
  }

  /** The platform ended the session, or there was none. */
  end(): void {
    if (this.state.status === "signedIn") {
      const { operator, rights } = this.state;
      this.state = { status: "expired", operator, rights };
    } else if (this.state.status !== "expired") this.state = { status: "signedOut" };
  }

  /** The operator goes. */
  leave(): void {
    this.answerWait(false);
    this.state = { status: "signedOut" };
  }

  /** Asks for the password; false where the operator thinks better of it. */
  askPassword(): Promise<boolean> {
    this.answerWait(false);
    return new Promise((resolve) => this.setWaiting(resolve));
  }

  /** The password was given, or will not be. */
  answerWait(isGiven: boolean): void {
    const { waiting } = this;
    this.waiting = null;
    waiting?.(isGiven);
  }

  setWaiting(waiting: (isGiven: boolean) => void): void {
    this.waiting = waiting;
  }
}
