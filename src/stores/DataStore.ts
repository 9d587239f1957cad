import { makeAutoObservable, observable } from "mobx";
import { dataKey } from "#engine/index.ts";
import type { Answer } from "./Answer.ts";
import { DataSource, type DataRequest, type DataState, type DoCall, type LoadedSource } from "./DataSource.ts";

/** Calls the platform by the name of the call; the signal gives up the call. With `mayBeKept` a kept answer does as well. */
export interface DataCalls {
  call(
    call: string,
    params: Readonly<Record<string, unknown>>,
    signal?: AbortSignal,
    mayBeKept?: boolean,
  ): Promise<Answer<unknown>>;
}

/** What the store needs of a clock. */
export interface Ticker {
  /** Calls back after every so many milliseconds while somebody looks at the page; returns what stops it. */
  every(ms: number, tick: () => void): () => void;
}

interface Watched {
  id: string;
  source: LoadedSource;
  watchers: number;
  stopTicking: (() => void) | undefined;
}

/** Shortest and longest pause between two loads of the same data. */
const soonestMs = 5_000;
const latestMs = 86_400_000;

/**
 * Results of calls that documents ask for, by the document and the id of the node that asked: two documents may use the same
 * id. A request is given up when the last watcher leaves; one that comes back in the same breath finds its result.
 */
export class DataStore {
  readonly watched = observable.map<string, Watched>({}, { deep: false });
  /** Where each id is loaded, what was opened last at the end: whoever reads one by its id alone sees no other come and go. */
  readonly #places = observable.map<string, readonly string[]>({}, { deep: false });
  /** What was left of lists, for the way back: of this visitor alone. */
  readonly left = new Map<string, unknown>();
  /** How many pages lists had before the page was loaded again, by their names. */
  readonly again = new Map<string, number>();
  /** Tells the other tabs of this browser, which show the same member, which calls have new answers (`shareData`). */
  tellTabs: ((calls: readonly string[]) => void) | undefined;
  readonly #port: DataCalls;
  readonly #ticker: Ticker;

  constructor(port: DataCalls, ticker: Ticker) {
    this.#port = port;
    this.#ticker = ticker;
    makeAutoObservable(this, { watched: false, left: false, again: false, tellTabs: false }, { autoBind: true });
  }

  /** Loads now and keeps loading as the request says, until the returned function is called. */
  watch(document: string, id: string, request: DataRequest): () => void {
    const key = dataKey(document, id);
    let known = this.watched.get(key);
    // A list that loads on and one answer are kept in different ways.
    if (known && known.source.request.create !== request.create) {
      this.giveUp(key, known, 0);
      known = undefined;
    }
    if (known) {
      known.watchers += 1;
      this.#retarget(known, request);
    } else {
      // What is there already is loaded again to be fresh: only the first answer may be one that was kept.
      const isFirst = () => !("value" in source.state);
      const call: DoCall = (asked, signal) => this.#port.call(asked.call, asked.params, signal, isFirst());
      const source: LoadedSource = request.create?.(request, call) ?? new DataSource(request, call);
      const fresh: Watched = { id, source, watchers: 1, stopTicking: undefined };
      this.watched.set(key, fresh);
      this.#places.set(id, [...(this.#places.get(id) ?? []), key]);
      this.#tick(fresh);
      void this.#loadAll([fresh]);
    }
    let isLeft = false;
    return () => {
      if (isLeft) return;
      isLeft = true;
      this.#leave(key);
    };
  }

  /** What is known under an id of a document. */
  read(document: string, id: string): DataState {
    return this.watched.get(dataKey(document, id))?.source.state ?? { status: "idle" };
  }

  /** What is known under an id for documents that load nothing under it: what the shell loaded, else any that is open. */
  find(id: string): DataState {
    return this.#watchedAs(id)?.source.state ?? { status: "idle" };
  }

  /**
   * Loads again whatever is watched under these ids, by the document itself, else by the shell, else by any that is open; what
   * is shown stays until the new answer is there. `tell` hears whose answers change, by their calls: another page need not share
   * the ids.
   */
  async reload(ids: readonly string[], document?: string, tell?: (calls: readonly string[]) => void): Promise<void> {
    const all = ids.flatMap((id) => this.#watchedAs(id, document) ?? []);
    tell?.(all.map(({ source }) => source.request.call));
    await this.#loadAll(all);
  }

  /** Loads the next page of a list that loads on, or the pages of these rows. */
  async loadMore(document: string, id: string, rows?: readonly [number, number]): Promise<void> {
    await this.watched.get(dataKey(document, id))?.source.loadMore?.(rows);
  }

  /** Loads everything again: after the session or the language changed, or after the network came back. */
  async reloadAll(): Promise<void> {
    await this.#loadAll([...this.watched.values()]);
  }

  /** One call, not kept. */
  load(call: string, params: Readonly<Record<string, unknown>>, signal?: AbortSignal): Promise<Answer<unknown>> {
    return this.#port.call(call, params, signal);
  }

  /** The lists that load on, and how many pages each has. */
  lengths(): (readonly [string, number])[] {
    return [...this.watched.values()].flatMap(({ source }) => (source.length ? [source.length()] : []));
  }

  /** A session began or ended: the places that were left belong to the one before. */
  forgetLeft(): void {
    this.left.clear();
  }

  #watchedAs(id: string, document = "shell"): Watched | undefined {
    const own = this.watched.get(dataKey(document, id)) ?? this.watched.get(dataKey("shell", id));
    if (own) return own;
    // What was opened last lies on top.
    const key = this.#places.get(id)?.at(-1);
    return key === undefined ? undefined : this.watched.get(key);
  }

  async #loadAll(all: readonly Watched[]): Promise<void> {
    await Promise.all(all.map((watched) => watched.source.load()));
  }

  #tick(watched: Watched): void {
    const { everyMs } = watched.source.request;
    watched.stopTicking?.();
    // Whatever a document says: nobody asks more often, and a browser's timer takes no more than 24 days.
    const pauseMs = Math.min(Math.max(everyMs, soonestMs), latestMs);
    watched.stopTicking = everyMs > 0 ? this.#ticker.every(pauseMs, () => void this.#loadAll([watched])) : undefined;
  }

  #retarget(watched: Watched, request: DataRequest): void {
    const { request: before } = watched.source;
    const isSame = requestKey(before) === requestKey(request);
    watched.source.replace(request);
    if (before.everyMs !== request.everyMs || !isSame) this.#tick(watched);
    // How often it is asked again is no reason to ask now.
    if (!isSame) void this.#loadAll([watched]);
  }

  #leave(key: string): void {
    const watched = this.watched.get(key);
    if (!watched) return;
    watched.watchers -= 1;
    // React leaves and comes back in one breath (new parameters, strict mode); that must not cost a call.
    if (watched.watchers === 0) queueMicrotask(() => this.giveUp(key, watched));
  }

  /** Forgets what nobody watches any more. */
  giveUp(key: string, watched: Watched, watchers = watched.watchers): void {
    if (watchers > 0 || this.watched.get(key) !== watched) return;
    watched.stopTicking?.();
    watched.source.leave?.();
    watched.source.abort();
    this.watched.delete(key);
    const { id } = watched;
    const left = this.#places.get(id)?.filter((one) => one !== key) ?? [];
    if (left.length > 0) this.#places.set(id, left);
    else this.#places.delete(id);
  }
}

/** One text for what is asked, whatever the order of its parameters and however often. */
function requestKey({ call, params, pages, select }: DataRequest): string {
  const given = Object.entries(params).filter(([, value]) => value !== undefined);
  return JSON.stringify([call, given.toSorted(([a], [b]) => (a < b ? -1 : 1)), pages?.size, select]);
}
