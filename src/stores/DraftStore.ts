import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { ConfigProblem, DiffEntry, Draft, Revision } from "#contracts/api.ts";
import type { CallFailure } from "./Answer.ts";
import type { Delay, DraftDiff, DraftPort, Whose } from "./DraftPort.ts";
import { replaceAt } from "./replaceAt.ts";
import { toPatch } from "./toPatch.ts";

/** How long typing rests before the draft is saved. */
export const saveAfterMs = 500;

/** The draft on the screen. */
export type DraftState =
  | { status: "loading" }
  | { status: "ready"; draft: Draft }
  | { status: "failed"; failure: CallFailure };

/** Whether what is on the screen is with the platform too. */
export type SavingState = "untouched" | "saving" | "saved" | "failed";

/**
 * The draft an operator works on. A change is on the screen at once and saved when typing rests; one that could not be
 * saved stays and is tried again with the next. What others saved meanwhile is taken over, our unsaved places on top.
 */
export class DraftStore {
  state: DraftState = { status: "loading" };
  saving: SavingState = "untouched";
  changes: readonly DiffEntry[] = [];
  conflicts: DraftDiff["conflicts"] = [];
  /** What the gate said at the last try to publish. */
  refusals: readonly ConfigProblem[] = [];
  live: Revision | null = null;
  /** Grows whenever the draft was replaced from outside: forms over it start anew. */
  generation = 0;
  readonly #port: DraftPort;
  readonly #delay: Delay;
  readonly #unsaved = new Map<string, unknown>();
  /** The configuration that the platform has. */
  #saved: Draft["site"] = {};
  #stopDelay: () => void = () => undefined;
  #flushing: Promise<void> | null = null;

  constructor(port: DraftPort, delay: Delay) {
    this.#port = port;
    this.#delay = delay;
    makeAutoObservable(
      this,
      {
        state: observableRef,
        changes: observableRef,
        conflicts: observableRef,
        refusals: observableRef,
        live: observableRef,
      },
      { autoBind: true },
    );
  }

  /** The draft's whole configuration; null while there is none. */
  get site(): Record<string, unknown> | null {
    return this.state.status === "ready" ? this.state.draft.site : null;
  }

  /** What bindings read under /draft. */
  get view(): Record<string, unknown> {
    const { state, saving, changes, conflicts } = this;
    return {
      status: state.status,
      saving,
      changes,
      changeCount: changes.length,
      // Where live moved as well nothing changes until somebody says so, and still the draft is not empty.
      isChanged: changes.length + conflicts.length > 0,
    };
  }

  /** Loads the draft and the live revision anew; unsaved places stay on top. */
  async load(): Promise<void> {
    const [draft, live] = await Promise.all([this.#port.getDraft(), this.#port.getLive()]);
    runInAction(() => {
      if (live.ok) this.live = live.value.revision;
      if (draft.ok) {
        this.#take(draft.value);
        this.generation += 1;
      } else if (this.state.status !== "ready") this.state = { status: "failed", failure: draft.failure };
    });
    await this.compare();
  }

  /** Asks what the saved draft changes against live. */
  async compare(): Promise<void> {
    const answer = await this.#port.diffDraft();
    if (!answer.ok) return;
    runInAction(() => {
      this.changes = answer.value.entries;
      this.conflicts = answer.value.conflicts;
    });
  }

  /** What stands in the way of publishing: what saving found, and what the gate said at the last try. */
  get problems(): readonly ConfigProblem[] {
    const found = this.state.status === "ready" ? this.state.draft.problems : [];
    const known = new Set(found.map(({ document, pointer, reason }) => [document, pointer, reason].join(" ")));
    const others = this.refusals.filter(
      ({ document, pointer, reason }) => !known.has([document, pointer, reason].join(" ")),
    );
    return [...found, ...others];
  }

  /** Keeps what the gate said; the next change makes it old. */
  noteRefusals(refusals: readonly ConfigProblem[]): void {
    this.refusals = refusals;
  }

  /** Puts the draft on the live revision, with a word on each conflict. False where that is not possible. */
  async rebase(resolutions: Readonly<Record<string, Whose>>): Promise<boolean> {
    await this.flush();
    const answer = await this.#port.rebaseDraft(resolutions);
    await this.load();
    return answer.ok;
  }

  /** Puts a value at a place of the draft; `undefined` takes the place away. */
  edit(pointer: string, value: unknown): void {
    if (this.state.status !== "ready") return;
    this.#unsaved.set(pointer, value);
    this.refusals = [];
    const { draft } = this.state;
    this.state = { status: "ready", draft: { ...draft, site: replaceAt(draft.site, pointer, value) as Draft["site"] } };
    this.saving = "saving";
    this.#stopDelay();
    this.#stopDelay = this.#delay.after(saveAfterMs, () => void this.flush());
  }

  /** Saves what is not saved yet, and waits for it: to be done before publishing. */
  async flush(): Promise<void> {
    this.#stopDelay();
    await this.#flushing;
    if (this.#unsaved.size === 0) return;
    this.#flushing = this.#save().finally(() => (this.#flushing = null));
    await this.#flushing;
  }

  /** Drops what is not saved: the draft was discarded. */
  forget(): void {
    this.#stopDelay();
    this.#unsaved.clear();
    this.saving = "untouched";
  }

  /** Forgets everything: the operator is gone. */
  clear(): void {
    this.forget();
    this.state = { status: "loading" };
    this.changes = [];
    this.conflicts = [];
    this.refusals = [];
    this.live = null;
  }

  async #save(isSecondTry = false): Promise<void> {
    if (this.state.status !== "ready") return;
    const { baseHash, hash, site } = this.state.draft;
    const sent = new Map(this.#unsaved);
    const patch = toPatch(this.#saved, site, sent.keys());
    if (patch.length === 0) {
      runInAction(() => {
        this.#unsaved.clear();
        this.saving = "saved";
      });
      return;
    }
    const answer = await this.#port.saveDraft({ baseHash, draftHash: hash, patch });
    if (!answer.ok && answer.failure.kind === "conflict" && !isSecondTry) {
      // Somebody saved the same draft meanwhile: theirs first, our places on top, once more.
      const draft = await this.#port.getDraft();
      if (draft.ok) {
        runInAction(() => this.#take(draft.value));
        await this.#save(true);
        return;
      }
    }
    runInAction(() => {
      if (!answer.ok) {
        this.saving = "failed";
        return;
      }
      for (const [pointer, value] of sent) if (this.#unsaved.get(pointer) === value) this.#unsaved.delete(pointer);
      this.#take(answer.value);
      this.saving = this.#unsaved.size > 0 ? "saving" : "saved";
    });
    if (answer.ok) await this.compare();
  }

  /** The platform's draft, with what is not saved yet on top. */
  #take(draft: Draft): void {
    let { site } = draft;
    this.#saved = site;
    for (const [pointer, value] of this.#unsaved) site = replaceAt(site, pointer, value) as Draft["site"];
    this.state = { status: "ready", draft: { ...draft, site } };
  }
}
