import { makeAutoObservable, runInAction } from "mobx";
import type { ConsolidatedContract } from "#contracts/api.ts";
import type { Answer } from "./Answer.ts";

/** Where an agent's contracts come from, and whether they are to be asked for at all. */
export interface ContractPort {
  /** The agent they are asked for; null of everybody else, and while the site has no contracts with its agents. */
  agent(): string | null;
  getContracts(): Promise<Answer<ConsolidatedContract>>;
}

/** The contracts of the agent who is logged in (games specification, section 6: asked for only while AGENTPOLICY3 is on). */
export class ContractStore {
  /** Undefined while nobody knows. */
  value: ConsolidatedContract | undefined;
  /** Whether the last answer left them unknown. */
  isMissing = false;
  readonly #port: ContractPort;

  constructor(port: ContractPort) {
    this.#port = port;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Whose contracts are shown. */
  get agent(): string | null {
    return this.#port.agent();
  }

  /** Asks again for the same agent's, keeping the last ones where that fails; those of another are forgotten at once. */
  async load(): Promise<void> {
    const { agent } = this;
    const answer = agent !== null && (await this.#port.getContracts());
    if (answer && agent === this.agent)
      runInAction(() => {
        if (answer.ok) this.value = answer.value;
        this.isMissing = !this.value;
      });
  }

  /** Begins with another agent, or with nobody. */
  begin(): Promise<void> {
    this.value = undefined;
    return this.load();
  }
}
