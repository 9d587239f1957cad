import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { ValueOf } from "#contracts/api.ts";
import type { Answer, CallFailure } from "./Answer.ts";

/** A picture of the brand. */
export type AssetRow = ValueOf<"listAssets">["rows"][number];

/** The platform's side of the library of pictures. */
export interface AssetPort {
  listAssets(): Promise<Answer<{ rows: AssetRow[] }>>;
  addAsset(name: string, bytes: Uint8Array): Promise<Answer<{ hash: string }>>;
  describeAsset(hash: string, words: { name: string; alt: Record<string, string> }): Promise<Answer<unknown>>;
  removeAsset(hash: string): Promise<Answer<unknown>>;
}

/** The pictures of the brand; what is known stays while they are asked for again. */
export class AssetStore {
  /** Null while they are not known. */
  rows: readonly AssetRow[] | null = null;
  /** Why they could not be loaded. */
  failure: CallFailure | null = null;
  readonly #port: AssetPort;
  #wish = 0;

  constructor(port: AssetPort) {
    this.#port = port;
    makeAutoObservable(this, { rows: observableRef, failure: observableRef }, { autoBind: true });
  }

  /** Asks the platform; the last wish wins. */
  async load(): Promise<void> {
    this.#wish += 1;
    const wish = this.#wish;
    const answer = await this.#port.listAssets();
    if (wish !== this.#wish) return;
    runInAction(() => {
      this.failure = answer.ok ? null : answer.failure;
      if (answer.ok) this.rows = answer.value.rows;
    });
  }

  /** Brings a picture into the library. */
  async add(name: string, bytes: Uint8Array): Promise<Answer<{ hash: string }>> {
    const answer = await this.#port.addAsset(name, bytes);
    if (answer.ok) await this.load();
    return answer;
  }

  /** Says what a picture is called, and what it shows. */
  async describe(hash: string, words: { name: string; alt: Record<string, string> }): Promise<Answer<unknown>> {
    const answer = await this.#port.describeAsset(hash, words);
    if (answer.ok) await this.load();
    return answer;
  }

  /** Takes a picture away; the refusal of one that is used says where. */
  async remove(hash: string): Promise<Answer<unknown>> {
    const answer = await this.#port.removeAsset(hash);
    await this.load();
    return answer;
  }

  /** Forgets what was loaded: the operator is gone. */
  clear(): void {
    this.#wish += 1;
    this.rows = null;
    this.failure = null;
  }
}
