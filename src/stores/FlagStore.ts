import { makeAutoObservable, observableRef } from "mobx";

/** The compiled flag tree: whether a feature is on, in constant time; an unknown one is off. */
interface FlagSet {
  has(modId: string): boolean;
}

/** The features that are on. */
export class FlagStore {
  flags: FlagSet = { has: () => false };

  constructor() {
    makeAutoObservable(this, { flags: observableRef }, { autoBind: true });
  }

  /** Whether the feature is on. Before the configuration is there, nothing is. */
  isOn(modId: string): boolean {
    return this.flags.has(modId);
  }

  /** Takes over the flags of a configuration, all at once. */
  replace(flags: FlagSet): void {
    this.flags = flags;
  }
}
