import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { FlagTurn } from "#contracts/api.ts";
import type { Answer } from "./Answer.ts";

/** The platform's side of when features were turned. */
export interface FlagTurnPort {
  listFlagTurns(): Promise<Answer<{ rows: FlagTurn[] }>>;
}

/** When each feature of the live site was turned last, and by whom. */
export class FlagTurnStore {
  /** By the name of the feature; empty while it is not known. */
  turns: ReadonlyMap<string, FlagTurn> = new Map();
  readonly #port: FlagTurnPort;
  #wish = 0;

  constructor(port: FlagTurnPort) {
    this.#port = port;
    makeAutoObservable(this, { turns: observableRef }, { autoBind: true });
  }

  /** Asks the platform; the last wish wins, and what is known stays where it does not answer. */
  async load(): Promise<void> {
    this.#wish += 1;
    const wish = this.#wish;
    const answer = await this.#port.listFlagTurns();
    if (wish !== this.#wish || !answer.ok) return;
    runInAction(() => (this.turns = new Map(answer.value.rows.map((turn) => [turn.flag, turn]))));
  }

  /** Forgets what was loaded: the operator is gone. */
  clear(): void {
    this.#wish += 1;
    this.turns = new Map();
  }
}
