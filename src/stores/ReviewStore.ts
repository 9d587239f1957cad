import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { Diagnostic, DiffEntry, DraftFindings } from "#contracts/api.ts";
import { readPointer } from "#json/pointer.ts";
import type { Answer, CallFailure } from "./Answer.ts";
import { isEqual } from "#json/equal.ts";
import type { Delay, DraftDiff } from "./DraftPort.ts";
import type { DraftStore } from "./DraftStore.ts";

/** The platform's side of a review. */
export interface ReviewPort {
  diffDraft(): Promise<Answer<DraftDiff>>;
  /** Asks for the gate's findings in the draft of that hash; waits a little for the end of the check. */
  getFindings(draft: string, signal: AbortSignal): Promise<Answer<DraftFindings>>;
}

/** How far the gate is with the draft. */
export type GateState = "idle" | "checking" | "done" | "unfinished" | "failed";

/** A publication that was refused, and what the gate said. */
export interface PublishRefusal {
  message: string;
  problems: readonly Diagnostic[];
}

/** What was put at a place of the draft to take an entry back. */
interface TakenBack {
  place: string;
  value: unknown;
}

/** How long after a check that could not be made the next one is asked for. */
const askAgainMs = 5000;
/** Between two looks at a check that is running; the platform waits a little by itself before it answers. */
const nextLookMs = 500;

/**
 * What an operator looks at before publishing: what the draft changes, and what the gate finds in it, asked for in the
 * background after each save. A refused publication stands until the draft is another one.
 */
export class ReviewStore {
  /** What the draft changes, as far as it is known; null until it was asked once. */
  diff: DraftDiff | null = null;
  /** Why the last look failed: what is known may be old. */
  failure: CallFailure | null = null;
  gate: GateState = "idle";
  found: readonly Diagnostic[] = [];
  /** The pages that publishing the draft changes; null while that is not known. */
  impact: DraftFindings["impact"] | null = null;
  refusal: PublishRefusal | null = null;
  /** Places that were not among the changes when somebody wanted to publish them. */
  unseen: ReadonlySet<string> = new Set();
  /** Entries that were taken back since the platform compared, by their places. */
  takenBack: ReadonlyMap<string, TakenBack> = new Map();
  readonly #port: ReviewPort;
  readonly #delay: Delay;
  readonly #draft: DraftStore;
  readonly #placeOf: (problem: Diagnostic) => string;
  /** The configuration that the gate looked at last. */
  #checked: unknown = null;
  #wish = 0;
  #giveUp = new AbortController();
  #stopDelay: () => void = () => undefined;

  /** `placeOf` gives the place in the site that a finding speaks of. */
  constructor(port: ReviewPort, delay: Delay, draft: DraftStore, placeOf: (problem: Diagnostic) => string) {
    this.#placeOf = placeOf;
    this.#port = port;
    this.#delay = delay;
    this.#draft = draft;
    makeAutoObservable(
      this,
      {
        diff: observableRef,
        failure: observableRef,
        found: observableRef,
        impact: observableRef,
        refusal: observableRef,
        unseen: observableRef,
        takenBack: observableRef,
        isTakenBack: false,
      },
      { autoBind: true },
    );
  }

  /** What the draft changes. What was just taken back is no change any more, whatever the platform compared before. */
  get entries(): readonly DiffEntry[] {
    const all = this.diff?.entries ?? [];
    return this.takenBack.size === 0 ? all : all.filter((entry) => !this.isTakenBack(entry));
  }

  /** Was an entry taken back since the platform compared, and does the draft still hold what was put there instead? */
  isTakenBack({ pointer }: DiffEntry): boolean {
    const taken = this.takenBack.get(pointer);
    return taken !== undefined && isEqual(readPointer(this.#draft.site, taken.place), taken.value);
  }

  /** An entry was taken back by putting a value at a place; the platform compares again once the draft is saved. */
  noteTakenBack({ pointer }: DiffEntry, place: string, value: unknown): void {
    // Several entries of one list may be taken back before that: it holds what the last of them left.
    const others = [...this.takenBack].map(
      ([key, taken]) => [key, taken.place === place ? { place, value } : taken] as const,
    );
    this.takenBack = new Map([...others, [pointer, { place, value }]]);
  }

  get conflicts(): DraftDiff["conflicts"] {
    return this.diff?.conflicts ?? [];
  }

  /** Hash of the draft whose changes are on the screen: what may be published. */
  get seen(): string | null {
    return this.diff?.draft ?? null;
  }

  /** Where live moved as well nothing changes until somebody says so, and still the draft is not empty. */
  get isChanged(): boolean {
    return this.entries.length + this.conflicts.length > 0;
  }

  /** What stands in the way of publishing, and what the gate only remarks: of saving, of the gate, of the last try. */
  get problems(): readonly Diagnostic[] {
    const all = [...this.#draft.problems, ...this.found, ...(this.refusal?.problems ?? [])];
    const named = new Map(all.map((problem) => [`${problem.document} ${problem.pointer} ${problem.reason}`, problem]));
    return [...named.values()];
  }

  /** The draft or what is live is another one: looks again, and lets the gate look. */
  async refresh(): Promise<void> {
    this.#wish += 1;
    const wish = this.#wish;
    this.#giveUp.abort();
    this.#stopDelay();
    runInAction(() => {
      this.refusal = null;
      this.impact = null;
      // What was found at a place that holds something else by now was not found in this draft.
      this.found = this.found.filter((problem) => {
        const place = this.#placeOf(problem);
        return isEqual(readPointer(this.#checked, place), readPointer(this.#draft.site, place));
      });
    });
    await this.compare();
    if (wish === this.#wish && this.failure === null) await this.#check(wish);
  }

  /** Asks what the saved draft changes against live. */
  async compare(): Promise<void> {
    const answer = await this.#port.diffDraft();
    runInAction(() => {
      if (answer.ok) this.#take(answer.value);
      this.failure = answer.ok ? null : answer.failure;
    });
    if (answer.ok || answer.failure.kind === "unauthorized") return;
    const wish = this.#wish;
    this.#stopDelay();
    this.#stopDelay = this.#delay.after(answer.failure.retryAfterMs ?? askAgainMs, () => {
      if (wish === this.#wish) void this.refresh();
    });
  }

  /**
   * Somebody wanted to publish a draft that is another one by now: loads it, and marks what was not among the changes.
   */
  async lookAgain(): Promise<void> {
    const before = new Map(this.entries.map((entry) => [entry.pointer, JSON.stringify(entry.after)]));
    await this.#draft.load();
    await this.compare();
    const isKnown = ({ pointer, after }: DiffEntry) =>
      before.has(pointer) && before.get(pointer) === JSON.stringify(after);
    runInAction(() => {
      this.unseen = new Set(this.entries.filter((entry) => !isKnown(entry)).map(({ pointer }) => pointer));
    });
  }

  /** Keeps why a publication was refused. */
  refuse(refusal: PublishRefusal): void {
    this.refusal = refusal;
  }

  /** The try to publish is over, or begins anew. */
  forgetTry(): void {
    this.refusal = null;
    this.unseen = new Set();
  }

  /** Forgets everything: the operator is gone. */
  clear(): void {
    this.#wish += 1;
    this.#giveUp.abort();
    this.#stopDelay();
    this.diff = null;
    this.takenBack = new Map();
    this.failure = null;
    this.gate = "idle";
    this.found = [];
    this.impact = null;
    this.forgetTry();
  }

  #take(diff: DraftDiff): void {
    this.diff = diff;
    // It knows of everything that was taken back; one of an earlier draft does not.
    const isWhole = diff.draft === this.#draft.hash && this.#draft.isSaved;
    if (isWhole && this.takenBack.size > 0) this.takenBack = new Map();
  }

  async #check(wish: number): Promise<void> {
    const { hash } = this.#draft;
    if (hash === null || !this.isChanged) {
      runInAction(() => {
        this.gate = "idle";
        this.found = [];
      });
      return;
    }
    runInAction(() => (this.gate = "checking"));
    this.#giveUp = new AbortController();
    const { signal } = this.#giveUp;
    const { site } = this.#draft;
    const answer = await this.#port.getFindings(hash, signal);
    if (wish !== this.#wish) return;
    runInAction(() => {
      if (!answer.ok) return this.#postpone(wish, answer.failure);
      const { status, problems, impact = null } = answer.value;
      this.found = problems;
      this.impact = impact;
      this.#checked = site;
      this.gate = status;
      if (status === "checking") this.#askIn(nextLookMs, wish);
    });
  }

  #postpone(wish: number, failure: CallFailure): void {
    // Viewers may not ask, and a draft that moved is looked at again when it is loaded.
    this.gate = failure.kind === "forbidden" || failure.kind === "conflict" ? "idle" : "failed";
    if (this.gate !== "failed" || failure.kind === "unauthorized") return;
    this.#askIn(failure.retryAfterMs ?? askAgainMs, wish);
  }

  #askIn(ms: number, wish: number): void {
    this.#stopDelay();
    this.#stopDelay = this.#delay.after(ms, () => {
      if (wish === this.#wish) void this.#check(wish);
    });
  }
}
