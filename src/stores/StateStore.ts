import { makeAutoObservable, observable } from "mobx";
import { isEqual } from "#json/equal.ts";
import { isRecord } from "#json/isRecord.ts";
import type { KeyValueStorage } from "./KeyValueStorage.ts";
import type { RouteStore } from "./RouteStore.ts";
import { storageKeys } from "./storageKeys.ts";

/** Where a member of a document's state is kept. */
export type StateKeep = "page" | "session" | "site" | "device" | "member" | "address";

/** The state that a document declares. */
export interface DeclaredState {
  /** Key of the document: `page/index`. */
  document: string;
  /** What each member begins with. */
  state: Readonly<Record<string, unknown>>;
  /** Where members are kept; with the open page where nothing is said. */
  keep: Readonly<Record<string, StateKeep>>;
}

interface StatePlaces {
  /** Gone with the browser's tab. */
  session: KeyValueStorage;
  /** Stays in the browser. */
  device: KeyValueStorage;
  route: RouteStore;
}

/**
 * What documents remember while they are open, and longer where they say so. Two documents may use the same names. What is
 * kept outside of the page is read once a document is open, so that its first drawing is the same for everybody. A kept value
 * that is of another sort than the one to begin with counts as none.
 */
export class StateStore {
  /** Values by document and member; members that nobody changed are not there. */
  readonly #values = observable.map<string, unknown>({}, { deep: false });
  /** How often each document is open. */
  readonly #open = observable.map<string, number>();
  readonly #places: StatePlaces;

  constructor(places: StatePlaces) {
    this.#places = places;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Begins with what is kept for a document; returns what ends it, when it closes. */
  open(declared: DeclaredState): () => void {
    const { document, state, keep } = declared;
    for (const name of Object.keys(state)) {
      const storage = this.#storage(keep[name]);
      const key = placeOf(declared, name);
      const value = storage === undefined ? undefined : keptIn(storage).get(key);
      if (isSameSort(state[name], value)) this.#values.set(key, value);
    }
    this.#open.set(document, (this.#open.get(document) ?? 0) + 1);
    let isLeft = false;
    return () => {
      if (isLeft) return;
      isLeft = true;
      this.leave(document);
    };
  }

  /** The value of a member; undefined for one that is not declared. Observed. */
  read(declared: DeclaredState, name: string): unknown {
    const { document, state, keep } = declared;
    if (!Object.hasOwn(state, name)) return undefined;
    const begin = state[name];
    if (keep[name] === "address") {
      if (!this.#open.has(document)) return begin;
      const written = this.#places.route.route.query[queryName(document, name)];
      const value = written === undefined ? undefined : fromQuery(written, begin);
      return isSameSort(begin, value) ? value : begin;
    }
    const key = placeOf(declared, name);
    return this.#values.has(key) ? this.#values.get(key) : begin;
  }

  /**
   * Gives a member another value, and keeps it where the document says. One that is not declared stays unknown. What nobody chose
   * (`isGiven`) takes the place of the address that is shown: the way back would lead to the same page again.
   */
  write(declared: DeclaredState, name: string, value: unknown, isGiven = false): void {
    const { document, state, keep } = declared;
    if (!Object.hasOwn(state, name)) return;
    const isBegin = isEqual(value, state[name]);
    if (keep[name] === "address") {
      const { path, query } = this.#places.route.route;
      const { [queryName(document, name)]: _, ...others } = query;
      const how = isGiven ? "replace" : "push";
      this.#places.route[how](path, isBegin ? others : { ...others, [queryName(document, name)]: toQuery(value) });
      return;
    }
    const key = placeOf(declared, name);
    this.#values.set(key, value);
    const storage = this.#storage(keep[name]);
    if (storage === undefined) return;
    // Read anew: another tab may have kept something meanwhile.
    const kept = keptIn(storage);
    if (isBegin) kept.delete(key);
    else kept.set(key, value);
    if (kept.size === 0) storage.remove(storageKeys.state);
    else storage.set(storageKeys.state, JSON.stringify(Object.fromEntries(kept)));
  }

  /** The documents that are open. Observed. */
  get documents(): string[] {
    return [...this.#open.keys()];
  }

  /** What a member was changed to; undefined for one that nobody changed. Observed. */
  changed(document: string, name: string): unknown {
    return this.#values.get(valueKey(document, name));
  }

  /** Forgets everything that is not in the address: what one player chose is nothing for the next one at this device. What is kept for members waits for them. */
  clear(): void {
    for (const storage of [this.#places.session, this.#places.device]) storage.remove(storageKeys.state);
    this.#values.clear();
  }

  /** One place less shows the document. What comes back in the same breath finds its state. */
  leave(document: string): void {
    const count = (this.#open.get(document) ?? 1) - 1;
    if (count > 0) this.#open.set(document, count);
    else {
      this.#open.set(document, 0);
      queueMicrotask(() => this.forget(document));
    }
  }

  /** Forgets what a document that is open nowhere had in the page. */
  forget(document: string): void {
    if ((this.#open.get(document) ?? 0) > 0) return;
    this.#open.delete(document);
    for (const key of this.#values.keys()) if (key.startsWith(`${document} `)) this.#values.delete(key);
  }

  #storage(keep: StateKeep | undefined): KeyValueStorage | undefined {
    // Of the other words none names a storage.
    return this.#places[(keep === "site" ? "session" : keep) as "session"];
  }
}

/** Beginning of the names under which pages of a centre keep state in the address, which leaves with the centre. */
export const centreStatePrefix = "centre.";

function queryName(document: string, name: string): string {
  return document.includes("-centre/") ? centreStatePrefix + name : name;
}

/** Under which name a member is held: of a shared one that of no document, since keys of documents have a slash. */
function placeOf({ document, keep }: DeclaredState, name: string): string {
  return valueKey(keep[name] === "site" ? "site" : document, name);
}

function valueKey(document: string, name: string): string {
  return `${document} ${name}`;
}

/** What is kept in a storage, by document and member; all of it under one name, so that all of it can go. */
function keptIn(storage: KeyValueStorage): Map<string, unknown> {
  const kept = readJson(storage.get(storageKeys.state) ?? "");
  return new Map(isRecord(kept) ? Object.entries(kept) : []);
}

function toQuery(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value ?? null);
}

/** A text as it stands; everything else as JSON. What begins with nothing may be either. */
function fromQuery(written: string, begin: unknown): unknown {
  return typeof begin === "string" ? written : (readJson(written) ?? (begin === null ? written : undefined));
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Whoever wrote it: a list stays a list, a number a number. What begins with nothing may become anything. */
export function isSameSort(begin: unknown, value: unknown): boolean {
  if (value === undefined) return false;
  return begin === null || sortOf(begin) === sortOf(value);
}

function sortOf(value: unknown): string {
  return Array.isArray(value) ? "list" : value === null ? "nothing" : typeof value;
}
