import type { Spread } from "../harness/Spread.ts";

/** How one desk opens. */
export interface DeskResult {
  /** Path below the console. */
  desk: string;
  /** Milliseconds from a press in the console's menu until the desk stands and nothing of it waits. */
  pressed: Spread;
  /** Milliseconds from the address bar, with the program in the browser's cache. */
  addressed: Spread;
  /** The second as a multiple of the lightest desk in the same rounds. */
  ratio: Spread;
}
