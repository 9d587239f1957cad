import { createAtom, type IAtom } from "mobx";
import type { Ticker } from "./DataStore.ts";

/** How often what is told from now is told anew, in milliseconds: half of the least that is told. */
export const clockStepMs = 30_000;

/**
 * The platform's time for what goes on with it. Nobody knows it until it is started: the first drawing must be the same on the
 * platform and in the browser. It ticks while somebody reads it, and somebody looks at the page.
 */
export class ClockStore {
  #isStarted = false;
  #stop: (() => void) | undefined;
  readonly #time: () => number;
  readonly #changes: IAtom;

  /** `time` is the platform's, in milliseconds since 1970. */
  constructor(time: () => number, ticker: Ticker) {
    this.#time = time;
    this.#changes = createAtom(
      "clock",
      () => (this.#stop = ticker.every(clockStepMs, () => this.#changes.reportChanged())),
      () => this.#stop?.(),
    );
  }

  /** The time in milliseconds since 1970; undefined until it is started. */
  get now(): number | undefined {
    this.#changes.reportObserved();
    return this.#isStarted ? this.#time() : undefined;
  }

  /** From here on the time is known: the page was taken over, or was never drawn ahead. */
  start(): void {
    this.#isStarted = true;
    this.#changes.reportChanged();
  }
}
