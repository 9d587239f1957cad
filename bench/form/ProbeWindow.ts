import type { FormSpec } from "./FormSpec.ts";
import type { Peer } from "./Peer.ts";

/** What the measuring page keeps between two questions of the harness. Times are milliseconds of `performance.now()`. */
export interface Probe {
  prepared: unknown;
  /** From each keydown to the paint after its input event. */
  keys: number[];
  /** Sets when the next click was pressed and when its last error text was painted. */
  submit: { pressed: number; painted: number } | null;
  /** Ends after the next frame was painted, with the time. */
  painted(): Promise<number>;
  prepare(spec: FormSpec): void;
  /** Mounts and returns the time until all controls were painted. */
  mount(count: number, live: boolean): Promise<number>;
  /** Takes the form away and mounts it again so many times; returns the times to the paint of the last control. */
  remount(count: number, live: boolean, times: number): Promise<number[]>;
  /** Watches the keys from now on. */
  watchKeys(): void;
  /** Watches for a submit that shows `count` errors. */
  watchSubmit(count: number): void;
}

/** The window of the form page under measurement. */
export type ProbeWindow = Window & { __peer: Peer<unknown>; __probe: Probe };
