import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { DataRequest, DataState, DoCall, LoadedSource } from "./DataSource.ts";
import { listValue, noPages, paramsOfPage, withPage, type LoadedPages } from "./LoadedPages.ts";
import { renewPages, seenPlaces } from "./renewPages.ts";

/** Most pages that are asked for once more when a list is loaded again; of a longer one, those that somebody sees. */
const mostReloaded = 10;
/** Most lists, and what their drawings remember, that are kept after they were left. */
const mostLeft = 16;

/**
 * A list that loads on: page after page of one call, its value one list with `more`, which says how the next page stands.
 * Other parameters begin at the first page. Nothing is asked for twice at once.
 */
export class PagedSource implements LoadedSource {
  state: DataState = { status: "idle" };
  request: DataRequest;
  readonly #call: DoCall;
  #pages = noPages;
  #running: AbortController | undefined;
  /** What is there was remembered: the first load is not needed. */
  #isRestored = false;
  /** What is there was asked for by other parameters. */
  #isOther = false;

  constructor(request: DataRequest, call: DoCall) {
    this.request = request;
    this.#call = call;
    makeAutoObservable(this, { state: observableRef, request: observableRef }, { autoBind: true });
    this.restore();
  }

  /** Another request in this place: its list begins at the first page, or where it was left. */
  replace(request: DataRequest): void {
    if (nameOf(request, 0) === nameOf(this.request, 0)) {
      this.request = request;
      return;
    }
    this.leave();
    if (request.call !== this.request.call) this.forget();
    this.request = request;
    this.#pages = noPages;
    this.#isOther = true;
    this.restore();
  }

  /**
   * Loads the pages once more; of more than ten those that somebody sees, and the others stay as they are. What is there stays until
   * all of them have come.
   */
  async load(): Promise<void> {
    if (this.#isRestored) {
      this.#isRestored = false;
      return;
    }
    const running = this.#begin();
    const before = "value" in this.state ? { value: this.state.value } : {};
    this.show({ status: "loading", ...before });
    if (this.#pages.count > mostReloaded) {
      const renewed = await this.#loadSeen(running);
      if (this.#running !== running) return;
      if (renewed && "failure" in renewed) return this.#end({ status: "failed", failure: renewed.failure, ...before });
      if (renewed) {
        this.#pages = renewed;
        return this.#end({ status: "ready", value: listValue(renewed) });
      }
    }
    const [name] = this.length();
    const wanted = Math.min(Math.max(1, this.#pages.count, this.#asked.again?.get(name) ?? 0), mostReloaded);
    this.#asked.again?.delete(name);
    let pages = noPages;
    while (pages.count < wanted && pages.next !== null) {
      const answer = await this.#ask(pages.next, running.signal);
      if (this.#running !== running) return;
      if (!answer.ok) return this.#end({ status: "failed", failure: answer.failure, ...(this.#isOther ? {} : before) });
      pages = withPage(pages, answer.value, this.#asked);
    }
    this.#pages = pages;
    this.#isOther = false;
    this.#end({ status: "ready", value: listValue(pages) });
  }

  /** Loads the next page; nothing happens while something is on its way, and behind the last one. */
  async loadMore(): Promise<void> {
    const { next, count } = this.#pages;
    if (this.#running || next === null || count === 0) return;
    const running = this.#begin();
    this.show({ status: "loading", value: listValue(this.#pages, "loading") });
    const answer = await this.#ask(next, running.signal);
    if (this.#running !== running) return;
    if (!answer.ok) {
      return this.#end({ status: "failed", failure: answer.failure, value: listValue(this.#pages, "failed") });
    }
    this.#pages = withPage(this.#pages, answer.value, this.#asked);
    this.#end({ status: "ready", value: listValue(this.#pages) });
  }

  abort(): void {
    this.#running?.abort();
    this.#running = undefined;
  }

  forget(): void {
    this.abort();
    this.#pages = noPages;
    this.state = { status: "idle" };
  }

  length(): readonly [string, number] {
    return [nameOf(this.request, 0), this.#pages.count];
  }

  /** Remembers the list for the way back. */
  leave(): void {
    const { left } = this.#asked;
    if (!left || this.#pages.count === 0) return;
    left.delete(nameOf(this.request));
    left.set(nameOf(this.request), this.#pages);
    const [oldest] = left.keys();
    if (left.size > mostLeft && oldest !== undefined) left.delete(oldest);
  }

  /** Takes up what was left. */
  restore(): void {
    const known = this.#asked.left?.get(nameOf(this.request)) as LoadedPages | undefined;
    if (!known) return;
    this.abort();
    this.#pages = known;
    this.#isRestored = true;
    this.#isOther = false;
    this.state = { status: "ready", value: listValue(known) };
  }

  show(state: DataState): void {
    this.state = state;
  }

  /** The list with the pages that are seen loaded once more; undefined where it has become shorter than these. */
  async #loadSeen({ signal }: AbortController) {
    const before = this.#pages;
    const answers = new Map<number, unknown>();
    for (const place of seenPlaces(before.parts, this.#asked.seen?.() ?? [0, 1], mostReloaded)) {
      const part = before.parts[place];
      const answer = part && (await this.#ask(part.asked, signal));
      if (signal.aborted || !answer) return undefined;
      if (!answer.ok) return { failure: answer.failure };
      answers.set(place, answer.value);
    }
    return renewPages(before, answers, this.#asked);
  }

  get #asked() {
    return this.request.pages ?? { size: 20 };
  }

  #ask(next: number | string, signal: AbortSignal) {
    return this.#call(
      { ...this.request, params: { ...this.request.params, ...paramsOfPage(this.#asked, next) } },
      signal,
    );
  }

  #begin(): AbortController {
    this.#running?.abort();
    this.#running = new AbortController();
    return this.#running;
  }

  #end(state: DataState): void {
    this.#running = undefined;
    runInAction(() => (this.state = state));
  }
}

/** Makes what holds a list that loads on, for the store. */
export function createPagedSource(request: DataRequest, call: DoCall): LoadedSource {
  return new PagedSource(request, call);
}

/** The name under which a list is remembered: the visit of its page, and what was asked for. */
function nameOf({ call, params, pages }: DataRequest, visit = pages?.visit): string {
  return JSON.stringify([visit, call, params, pages?.size]);
}
