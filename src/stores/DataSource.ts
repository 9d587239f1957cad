import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { readPointer } from "#json/pointer.ts";
import type { Answer, CallFailure } from "./Answer.ts";
import type { PagesRequest } from "./LoadedPages.ts";

/** A call that a document asks for. */
export interface DataRequest {
  call: string;
  params: Readonly<Record<string, unknown>>;
  /** A JSON pointer into the answer: what stands there is the value, null where nothing does. Left out: the whole answer. */
  select?: string;
  /** Load again after so many milliseconds; 0 is never. */
  everyMs: number;
  /** Of a list that loads on: how its pages are asked for. */
  pages?: PagesRequest;
  /** What holds the result, where it is more than one answer. */
  create?: (request: DataRequest, call: DoCall) => LoadedSource;
}

/** What the store keeps of a request. */
export interface LoadedSource {
  readonly state: DataState;
  readonly request: DataRequest;
  replace(request: DataRequest): void;
  load(): Promise<void>;
  abort(): void;
  forget(): void;
  /** Loads the next page of a list that loads on; of one that is filled by sight, the pages of these rows: the first, and the one behind the last. */
  loadMore?(rows?: readonly [number, number]): Promise<void>;
  /** The name of a list that loads on, and how many pages it has. */
  length?(): readonly [string, number];
  /** Remembers what is there before nobody watches it any more. */
  leave?(): void;
  /** Somebody has logged in, or out for good: of what is another for each member, and would not be asked for again by itself. */
  changeMember?(): Promise<void>;
}

/**
 * Where a result stands. A result that is being loaded again is still there, and so is one that could not be loaded again; but what
 * was asked for by other parameters is no answer to these, and goes when they are refused.
 */
export type DataState =
  | { status: "idle" }
  | { status: "loading"; value?: unknown }
  | { status: "ready"; value: unknown }
  | { status: "failed"; failure: CallFailure; value?: unknown };

/** Does the call; the signal gives it up. */
export type DoCall = (request: DataRequest, signal: AbortSignal) => Promise<Answer<unknown>>;

/** The result of one request, observed by what shows it. */
export class DataSource implements LoadedSource {
  state: DataState = { status: "idle" };
  request: DataRequest;
  readonly #call: DoCall;
  #running: AbortController | undefined;
  /** What the value was asked for by. */
  #askedBy = "";

  constructor(request: DataRequest, call: DoCall) {
    this.request = request;
    this.#call = call;
    makeAutoObservable(this, { state: observableRef, request: observableRef }, { autoBind: true });
  }

  /** The value, also an old one while a new one is loaded. */
  get value(): unknown {
    return this.state.status === "idle" ? undefined : this.state.value;
  }

  /** Another request in this place. Other parameters keep the value until the new one is there; another call or part of it does not. */
  replace(request: DataRequest): void {
    const isOther = request.call !== this.request.call || request.select !== this.request.select;
    if (isOther) this.forget();
    this.request = request;
  }

  /** Calls, giving up a call of before; only the last one counts. */
  async load(): Promise<void> {
    this.#running?.abort();
    const running = new AbortController();
    this.#running = running;
    const { value } = this;
    const before = value === undefined ? {} : { value };
    runInAction(() => (this.state = { status: "loading", ...before }));
    const { request } = this;
    const answer = await this.#call(request, running.signal);
    if (this.#running !== running) return;
    this.#running = undefined;
    runInAction(() => {
      const asked = listKey(request);
      const kept = asked === this.#askedBy ? before : {};
      if (answer.ok) this.#askedBy = asked;
      this.state = answer.ok
        ? { status: "ready", value: selected(answer.value, request) }
        : { status: "failed", failure: answer.failure, ...kept };
    });
  }

  /** Gives up the call that is under way; what it was loading stays unknown. */
  abort(): void {
    this.#running?.abort();
    this.#running = undefined;
  }

  /** Drops the value and gives up the call. */
  forget(): void {
    this.abort();
    this.state = { status: "idle" };
  }
}

/** What of the parameters says which rows there are: another page, or another order of the same rows, is not another list. */
function listKey({ params }: DataRequest): string {
  const { page: _page, pageSize: _size, sort: _sort, ...filters } = params;
  const given = Object.entries(filters).filter(([, value]) => value !== undefined);
  return JSON.stringify(given.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function selected(value: unknown, { select }: DataRequest): unknown {
  return select === undefined ? value : (readPointer(value, select) ?? null);
}
