import { makeAutoObservable, observableRef } from "mobx";

/** An address within the site. */
export interface Route {
  /** Path with its leading slash. */
  path: string;
  /** Parameters of the query; of two of one name, the last. */
  query: Readonly<Record<string, string>>;
}

/** Moves within the site. */
export interface Navigator {
  push(address: string): void;
  replace(address: string): void;
  /** Goes back to where this address was left from; without such a place, it replaces the address that is shown. */
  retreat(address: string): void;
  /** Goes back by one entry of the site; without one, to this address instead of the one that is shown. */
  back(otherwise: string): void;
}

/** Where in the site the visitor is. The browser's address is the truth; this is what of it is observed. */
export class RouteStore {
  route: Route = { path: "/", query: {} };
  /** Names the visit of a page: another number each time one goes on to a page, the same on the way back to it. */
  visit = 0;
  /** Where the guard stopped the visitor; a login leads back there. */
  returnTo: string | null = null;
  /** What moves within the site: the router, or what stands before it. */
  navigator: Navigator | null = null;
  /** A move that was wished before there was a router. */
  #wish: ((navigator: Navigator) => void) | null = null;

  constructor() {
    makeAutoObservable(this, { route: observableRef, visit: false }, { autoBind: true });
  }

  /** The address as one text. */
  get address(): string {
    return writeAddress(this.route);
  }

  /** Takes over the browser's address, and which visit of it this is. */
  arrive(route: Route, visit = this.visit): void {
    this.visit = visit;
    if (writeAddress(route) !== this.address) this.route = route;
  }

  /** The router lends its hands, or another stands before it. */
  use(navigator: Navigator): void {
    this.navigator = navigator;
    this.#wish?.(navigator);
    this.#wish = null;
  }

  setReturnTo(address: string | null): void {
    this.returnTo = address;
  }

  push(path: string, query: Readonly<Record<string, string>> = {}): void {
    const address = writeAddress({ path, query });
    if (address !== this.address) this.#move((navigator) => navigator.push(address));
  }

  replace(path: string, query: Readonly<Record<string, string>> = {}): void {
    const address = writeAddress({ path, query });
    this.#move((navigator) => navigator.replace(address));
  }

  /** Leaves what the address opened over the page, so that the way back does not lead into it again. */
  retreat(path: string, query: Readonly<Record<string, string>> = {}): void {
    const address = writeAddress({ path, query });
    if (address !== this.address) this.#move((navigator) => navigator.retreat(address));
  }

  /** Goes back as the browser does, within the site; to this path where the visitor came from elsewhere. */
  back(otherwise: string): void {
    this.#move((navigator) => navigator.back(otherwise));
  }

  #move(wish: (navigator: Navigator) => void): void {
    if (this.navigator) wish(this.navigator);
    else this.#wish = wish;
  }
}

/** An address as one text. */
export function writeAddress({ path, query }: Route): string {
  const text = new URLSearchParams(query).toString();
  return text === "" ? path : `${path}?${text}`;
}

/** Reads a path with or without a query. */
export function readAddress(address: string): Route {
  const [whole = ""] = address.split("#", 1);
  const [path = ""] = whole.split("?", 1);
  // A query may hold question marks of its own.
  return { path, query: Object.fromEntries(new URLSearchParams(whole.slice(path.length))) };
}
