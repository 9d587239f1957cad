import { makeAutoObservable, runInAction } from "mobx";
import type { Answer } from "./Answer.ts";

/** Money of the player, in minor units of `currency`. */
export interface BalanceView {
  sum: number;
  currency: string;
  /** Bonus money that can be staked beside it. */
  bonus?: number | undefined;
  /** Grows with every change, so that an answer that comes late is known to be old. */
  version: number;
}

/** Where the balance comes from. */
export interface BalancePort {
  getBalance(): Promise<Answer<{ sumBalance: number; currency: string; version: number; bonus?: number }>>;
}

/** The balance is only shown as current while it is. */
export type BalanceState =
  | { status: "unknown" }
  | ({ status: "known" } & BalanceView)
  /** The last balance we know of; a fresh one could not be had. */
  | ({ status: "stale" } & BalanceView);

/** The player's balance. */
export class BalanceStore {
  state: BalanceState = { status: "unknown" };
  readonly #port: BalancePort;
  #epoch = 0;

  constructor(port: BalancePort) {
    this.#port = port;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** What bindings read under /balance. */
  get view(): {
    sum: number | null;
    bonus?: number | undefined;
    currency: string | null;
    status: BalanceState["status"];
  } {
    const { state } = this;
    if (state.status === "unknown") return { sum: null, bonus: undefined, currency: null, status: state.status };
    return { sum: state.sum, bonus: state.bonus, currency: state.currency, status: state.status };
  }

  /** Asks for the balance; a failure keeps the last one, marked stale. An answer older than what is known is dropped. */
  async load(): Promise<void> {
    const epoch = this.#epoch;
    const answer = await this.#port.getBalance();
    if (epoch !== this.#epoch) return;
    runInAction(() => {
      const known = this.state.status === "unknown" ? undefined : this.state;
      if (!answer.ok) {
        if (known && answer.failure.kind !== "aborted") this.state = { ...known, status: "stale" };
        return;
      }
      const { sumBalance, currency, version, bonus } = answer.value;
      if (known && known.version > version) return;
      this.state = { status: "known", sum: sumBalance, currency, version, bonus };
    });
  }

  /** Forgets the balance of a player who is gone, and whatever answer is still on its way. */
  clear(): void {
    this.#epoch += 1;
    this.state = { status: "unknown" };
  }
}
