import { makeAutoObservable, observableRef } from "mobx";
import type { RouteStore } from "./RouteStore.ts";

/** Where a place of the draft is edited. */
export interface PlaceAddress {
  path: string;
  query: Readonly<Record<string, string>>;
}

/**
 * The place of the draft that somebody wants to see, as a JSON pointer: a link of a finding was followed, or an edit was
 * taken back. The page that edits it moves there, and says so.
 */
export class PlaceStore {
  /** The place that was wanted last; another object each time. */
  wanted: { pointer: string } | null = null;
  readonly #route: RouteStore;
  readonly #addressOf: (pointer: string) => PlaceAddress;
  #reached: { pointer: string } | null = null;

  constructor(route: RouteStore, addressOf: (pointer: string) => PlaceAddress) {
    this.#route = route;
    this.#addressOf = addressOf;
    makeAutoObservable(this, { wanted: observableRef }, { autoBind: true });
  }

  /** The address of a place, for links. */
  addressOf(pointer: string): PlaceAddress {
    return this.#addressOf(pointer);
  }

  /** Wants a place to be seen, and goes to its page. */
  go(pointer: string): void {
    this.want(pointer);
    const { path, query } = this.#addressOf(pointer);
    this.#route.push(path, query);
  }

  /** Wants a place of the page that is open, or is being opened, to be seen. */
  want(pointer: string): void {
    this.wanted = { pointer };
  }

  /** The wanted place, if it stands in this part of the draft. */
  within(part: string): string | null {
    const { wanted } = this;
    return wanted !== null && `${wanted.pointer}/`.startsWith(`${part}/`) ? wanted.pointer : null;
  }

  /** The wanted place, if it stands in this part of the draft: once, for whoever moves there. */
  take(part: string): string | null {
    const pointer = this.within(part);
    if (pointer === null || this.#reached === this.wanted) return null;
    this.#reached = this.wanted;
    return pointer;
  }
}
