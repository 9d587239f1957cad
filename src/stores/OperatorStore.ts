import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { ConsoleSession, Operator } from "#contracts/api.ts";
import type { Answer, CallFailure } from "./Answer.ts";

/** The platform's side of an operator's session. */
export interface OperatorPort {
  getConsoleSession(): Promise<Answer<ConsoleSession>>;
}

/** Who sits at the console. */
export type OperatorState =
  | { status: "starting" }
  | { status: "signedOut" }
  | { status: "signedIn"; operator: Operator; csrf: string }
  /** The platform could not be asked. */
  | { status: "failed"; failure: CallFailure };

/** The operator at the console. The session itself is a cookie that scripts cannot read. */
export class OperatorStore {
  state: OperatorState = { status: "starting" };
  readonly #port: OperatorPort;

  constructor(port: OperatorPort) {
    this.#port = port;
    makeAutoObservable(this, { state: observableRef }, { autoBind: true });
  }

  get isSignedIn(): boolean {
    return this.state.status === "signedIn";
  }

  /** What calls that change something must carry; empty while signed out. */
  get csrf(): string {
    return this.state.status === "signedIn" ? this.state.csrf : "";
  }

  /** What bindings read under /operator. */
  get view(): { account: string | null; role: Operator["role"] | null } {
    if (this.state.status !== "signedIn") return { account: null, role: null };
    const { account, role } = this.state.operator;
    return { account, role };
  }

  /** Asks the platform who is signed in. */
  async load(): Promise<void> {
    const answer = await this.#port.getConsoleSession();
    runInAction(() => {
      if (answer.ok) this.state = { status: "signedIn", operator: answer.value.operator, csrf: answer.value.csrf };
      else if (answer.failure.kind === "unauthorized") this.state = { status: "signedOut" };
      else this.state = { status: "failed", failure: answer.failure };
    });
  }

  /** The session is over: signed out, or ended by the platform. */
  end(): void {
    this.state = { status: "signedOut" };
  }
}
