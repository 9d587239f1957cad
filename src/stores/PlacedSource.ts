import { makeAutoObservable, observableRef, runInAction } from "mobx";
import { readPointer } from "#json/pointer.ts";
import type { CallFailure } from "./Answer.ts";
import type { DataRequest, DataState, DoCall, LoadedSource } from "./DataSource.ts";
import { paramsOfPage, rowsOf, type PagesRequest } from "./LoadedPages.ts";

/** So many pages are asked for at once. */
const mostAtOnce = 2;
/** So many rows a list may have, whatever a platform says: a longer page than that no browser scrolls. */
const mostRows = 100_000;

/** Rows by their places, and which pages of them have come. */
interface PlacedRows {
  /** As long as there are rows; undefined where none has come yet, null where a page had fewer than it should. */
  rows: readonly unknown[];
  /** Numbers of the pages that are as new as what was asked last. */
  known: ReadonlySet<number>;
  /** The answer that came last. */
  answer: unknown;
}

const nothing: PlacedRows = { rows: [], known: new Set(), answer: undefined };

/**
 * A list that is filled by sight: as long as the platform says there are rows, each page asked for once somebody comes near its place.
 * Its value is one list with gaps. Loading it again asks for the pages in sight; the others are asked for when they come into sight.
 */
export class PlacedSource implements LoadedSource {
  state: DataState = { status: "idle" };
  request: DataRequest;
  readonly #call: DoCall;
  readonly #running = new Map<number, AbortController>();
  readonly #failed = new Set<number>();
  #list = nothing;
  #failure: CallFailure | undefined;
  #sight: readonly [number, number] = [0, 1];
  #isRestored = false;

  constructor(request: DataRequest, call: DoCall) {
    this.request = request;
    this.#call = call;
    makeAutoObservable(this, { state: observableRef, request: observableRef }, { autoBind: true });
    this.restore();
  }

  /** Another request in this place: another list, from its beginning, or as it was left. */
  replace(request: DataRequest): void {
    const isSame = nameOf(request, 0) === nameOf(this.request, 0);
    if (!isSame) {
      this.leave();
      this.forget();
    }
    this.request = request;
    if (!isSame) this.restore();
  }

  async load(): Promise<void> {
    if (this.#isRestored) {
      this.#isRestored = false;
      return;
    }
    this.abort();
    this.#failed.clear();
    this.#list = { ...this.#list, known: new Set() };
    await this.#fill();
  }

  /** Somebody is near these rows. */
  async loadMore(rows?: readonly [number, number]): Promise<void> {
    if (rows === undefined) return;
    this.#sight = rows;
    if (this.#list.rows.length > 0) await this.#fill();
  }

  abort(): void {
    for (const running of this.#running.values()) running.abort();
    this.#running.clear();
  }

  forget(): void {
    this.abort();
    this.#failed.clear();
    this.#failure = undefined;
    this.#list = nothing;
    this.#sight = [0, 1];
    this.#isRestored = false;
    this.state = { status: "idle" };
  }

  /** Remembers the list for the way back. */
  leave(): void {
    const { left } = this.#asked;
    if (left && this.#list.known.size > 0) left.set(nameOf(this.request), this.#list);
  }

  /** Takes up what was left. */
  restore(): void {
    const known = this.#asked.left?.get(nameOf(this.request)) as PlacedRows | undefined;
    if (!known) return;
    this.#list = known;
    this.#isRestored = true;
    this.show();
  }

  show(): void {
    const { rows, known, answer } = this.#list;
    const isLoading = this.#running.size > 0;
    const whole = typeof answer === "object" && !Array.isArray(answer) ? answer : {};
    const more = this.#failed.size > 0 ? "failed" : isLoading ? "loading" : "none";
    const there = known.size === 0 && rows.length === 0 ? {} : { value: { ...whole, rows, total: rows.length, more } };
    if (this.#failed.size > 0 && this.#failure) this.state = { status: "failed", failure: this.#failure, ...there };
    else if (isLoading) this.state = { status: "loading", ...there };
    else this.state = "value" in there ? { status: "ready", value: there.value } : { status: "loading" };
  }

  get #asked(): PagesRequest {
    return this.request.pages ?? { size: 20 };
  }

  /** Asks for what is missing in sight; what has been passed over meanwhile is not asked for. */
  async #fill(): Promise<void> {
    const { size } = this.#asked;
    const [from, to] = this.#sight;
    const last = Math.max(1, Math.ceil(Math.min(to, this.#list.rows.length) / size));
    const first = Math.min(last, Math.floor(from / size) + 1);
    const asked: Promise<void>[] = [];
    for (let page = first; page <= last && this.#running.size < mostAtOnce; page += 1)
      if (!this.#list.known.has(page) && !this.#running.has(page) && !this.#failed.has(page))
        asked.push(this.#ask(page));
    if (asked.length > 0) runInAction(() => this.show());
    await Promise.all(asked);
  }

  async #ask(page: number): Promise<void> {
    const running = new AbortController();
    this.#running.set(page, running);
    const { request } = this;
    const params = { ...request.params, ...paramsOfPage(this.#asked, page) };
    const answer = await this.#call({ ...request, params }, running.signal);
    if (this.#running.get(page) !== running) return;
    this.#running.delete(page);
    if (answer.ok) this.#list = withPlaced(this.#list, answer.value, page, this.#asked);
    else {
      this.#failed.add(page);
      this.#failure = answer.failure;
    }
    runInAction(() => this.show());
    await this.#fill();
  }
}

/** Makes what holds a list that is filled by sight, for the store. */
export function createPlacedSource(request: DataRequest, call: DoCall): LoadedSource {
  return new PlacedSource(request, call);
}

/** The list with a page of it, as long as its answer says. */
function withPlaced({ rows, known }: PlacedRows, answer: unknown, page: number, asked: PagesRequest): PlacedRows {
  const { size, shape } = asked;
  const given = rowsOf(answer, shape);
  const start = (page - 1) * size;
  const isWhole = Array.isArray(answer) || (shape !== undefined && shape.pages === undefined);
  const length = isWhole ? given.length : Math.min(mostRows, lengthOf(answer, start + given.length, asked));
  const placed: unknown[] = Array.from({ length }, (_, place) => rows[place]);
  for (let place = start; place < Math.min(length, start + size); place += 1)
    placed[place] = given[place - start] ?? null;
  if (isWhole) for (const [place, row] of given.entries()) placed[place] = row;
  return { rows: placed, known: new Set([...known, page]), answer };
}

/** How many rows there are: what the platform counts, else as many as its pages could hold. `end` is the end of the page that has come. */
function lengthOf(answer: unknown, end: number, { size, shape }: PagesRequest): number {
  const total = readPointer(answer, "/total");
  if (typeof total === "number" && total >= 0) return Math.floor(total);
  const pages = shape?.pages === undefined ? undefined : readPointer(answer, shape.pages);
  if (typeof pages !== "number") return end;
  return Math.ceil(end / size) >= pages ? end : pages * size;
}

/** The name under which a list is remembered: the visit of its page, and what was asked for. */
function nameOf({ call, params, pages }: DataRequest, visit = pages?.visit): string {
  return JSON.stringify(["sight", visit, call, params, pages?.size]);
}
