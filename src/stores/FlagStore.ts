import { makeAutoObservable, observableRef } from "mobx";

/** The compiled flag tree: whether a feature is on, in constant time; an unknown one is off. */
interface FlagSet {
  has(modId: string): boolean;
}

/** The features that are on. */
export class FlagStore {
  flags: FlagSet = { has: () => false };
  /** Those that are on for this visitor beside them, as the platform says. */
  reached: ReadonlySet<string> = new Set();

  constructor() {
    makeAutoObservable(this, { flags: observableRef, reached: observableRef }, { autoBind: true });
  }

  /** Whether the feature is on. Before the configuration is there, nothing is. */
  isOn(modId: string): boolean {
    return this.flags.has(modId) || this.reached.has(modId);
  }

  /** Takes over the flags of a configuration, all at once. */
  replace(flags: FlagSet): void {
    this.flags = flags;
  }

  /** Takes over what the platform says of this visitor. */
  reach(names: readonly string[]): void {
    this.reached = new Set(names);
  }
}
