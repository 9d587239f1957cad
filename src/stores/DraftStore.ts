import { makeAutoObservable, observableRef, runInAction } from "mobx";
import type { Diagnostic, Draft, Revision } from "#contracts/api.ts";
import { readPointer } from "#json/pointer.ts";
import type { Answer, CallFailure } from "./Answer.ts";
import { DraftHistory, stepOf, type EditStep } from "./DraftHistory.ts";
import { isEqual } from "#json/equal.ts";
import type { DraftError, Whose } from "./DraftPort.ts";
import { passingFailures, type DraftParts, type DraftState, type SavingState } from "./DraftState.ts";
import { restoreKept, type KeptAside } from "./restoreKept.ts";
import { UnsavedPlaces } from "./UnsavedPlaces.ts";

/** How long typing rests before the draft is saved. */
export const saveAfterMs = 500;
/** How long after a try that did not reach the platform the next one is made. */
export const retryAfterMs = 1000;

const none: readonly never[] = [];

/**
 * The draft an operator works on. A change is on the screen and on the device at once, and with the platform when typing
 * rests; values that cannot be stay out of what is saved. What could not be saved is tried again by itself. What others
 * saved meanwhile is taken over, our unsaved places on top.
 */
export class DraftStore {
  state: DraftState = { status: "loading" };
  saving: SavingState = "untouched";
  /** Why the platform refused to save. */
  refusal: CallFailure | null = null;
  /** Is the platform out of reach? */
  isUnreached = false;
  /** What cannot be and is therefore not saved. */
  held: readonly DraftError[] = [];
  /** What was found on the device and contradicts what is saved by now. */
  aside: readonly KeptAside[] = [];
  /** How many edits were found on the device and put back. */
  restored = 0;
  live: Revision | null = null;
  /** Grows whenever the draft was replaced from outside: forms over it start anew. */
  generation = 0;
  readonly history = new DraftHistory();
  readonly #parts: DraftParts;
  readonly #unsaved: UnsavedPlaces;
  #stopDelay: () => void = () => undefined;
  #flushing: Promise<void> | null = null;
  #isRestored = false;
  /** Grows with every save and with every other operator: an answer that was asked for before is old. */
  #age = 0;

  constructor(parts: DraftParts) {
    this.#parts = parts;
    this.#unsaved = new UnsavedPlaces(parts.journal, parts.judge);
    makeAutoObservable(
      this,
      {
        state: observableRef,
        refusal: observableRef,
        held: observableRef,
        aside: observableRef,
        live: observableRef,
        history: false,
      },
      { autoBind: true },
    );
  }

  /** The draft's whole configuration; null while there is none. */
  get site(): Record<string, unknown> | null {
    return this.state.status === "ready" ? this.state.draft.site : null;
  }

  /** Hash of the draft as the platform has it; null while there is none. */
  get hash(): string | null {
    return this.state.status === "ready" ? this.state.draft.hash : null;
  }

  /** What saving found; the same list until the platform says something else. */
  get problems(): readonly Diagnostic[] {
    return this.state.status === "ready" ? this.state.draft.problems : none;
  }

  /** Is everything that was edited with the platform, but for what cannot be? */
  get isSaved(): boolean {
    return this.saving === "saved" || this.saving === "untouched";
  }

  /** Loads the draft and the live revision anew; unsaved places stay on top. */
  async load(): Promise<void> {
    const age = this.#age;
    const [draft, live] = await Promise.all([this.#parts.port.getDraft(), this.#parts.port.getLive()]);
    if (age !== this.#age) return this.hash === null ? undefined : this.load();
    runInAction(() => {
      if (live.ok) this.live = live.value.revision;
      if (draft.ok) {
        this.isUnreached = false;
        this.#take(draft.value);
        this.#restore(draft.value.baseHash);
      } else {
        if (this.state.status !== "ready") this.state = { status: "failed", failure: draft.failure };
        this.#retry(draft.failure, () => void this.load());
      }
    });
    if (draft.ok && this.#unsaved.size > 0) await this.flush();
  }

  /** Puts the draft on the live revision, with a word on each conflict. False where that is not possible. */
  async rebase(resolutions: Readonly<Record<string, Whose>>): Promise<boolean> {
    await this.flush();
    const answer = await this.#parts.port.rebaseDraft(this.hash ?? "", resolutions);
    await this.load();
    return answer.ok;
  }

  /** Puts a value at a place of the draft; `undefined` takes the place away. */
  edit(pointer: string, value: unknown): void {
    this.change(pointer, readPointer(this.site, pointer), value);
  }

  /**
   * Puts what differs between two values of a place into the draft. What somebody else changed there meanwhile, and
   * whoever edits has not seen, stays.
   */
  change(pointer: string, before: unknown, after: unknown): void {
    const { site } = this;
    if (site === null) return;
    const step = stepOf(site, pointer, before, after);
    this.#put(step);
    this.history.note(step, this.site);
  }

  /** Takes the last step back; gives it, or null where there is none. */
  undo(): EditStep | null {
    return this.#move(this.history.back(this.site));
  }

  /** Does again what was taken back last; gives it, or null where there is none. */
  redo(): EditStep | null {
    return this.#move(this.history.forward(this.site));
  }

  /** Saves what is not saved yet, and waits for it: to be done before publishing. */
  async flush(): Promise<void> {
    this.#stopDelay();
    this.history.seal();
    // Whoever waited with us may be saving already.
    while (this.#flushing !== null) await this.#flushing;
    if (this.#unsaved.size === 0) return;
    this.#flushing = this.#save().finally(() => (this.#flushing = null));
    await this.#flushing;
  }

  /** The network may be back: asks again at once where something waits for it. */
  async nudge(): Promise<void> {
    if (!this.isUnreached) return;
    this.#stopDelay();
    await (this.state.status === "ready" ? this.flush() : this.load());
  }

  /** Takes or drops what was put aside. */
  settleAside(pointer: string, isTaken: boolean): void {
    const kept = this.aside.find((each) => each.pointer === pointer);
    this.aside = this.aside.filter((each) => each !== kept);
    if (kept === undefined) return;
    this.#parts.journal.drop([[pointer, kept.value]]);
    if (isTaken) this.edit(pointer, kept.value);
    this.generation += 1;
  }

  /** Drops what is not saved: the draft was discarded. */
  forget(): void {
    this.#parts.journal.clear();
    this.#letGo();
  }

  /** Forgets everything but what the device keeps: the operator is gone. */
  clear(): void {
    this.#letGo();
    this.#parts.journal.open(null);
    this.#isRestored = false;
    this.state = { status: "loading" };
    this.isUnreached = false;
    this.live = null;
    this.restored = 0;
  }

  /** Turns to an operator: to what the device keeps for them, before their draft is loaded. */
  open(account: string): void {
    this.#parts.journal.open(account);
  }

  #letGo(): void {
    this.#age += 1;
    this.#stopDelay();
    this.#unsaved.clear();
    this.history.clear();
    this.held = [];
    this.aside = [];
    this.refusal = null;
    this.saving = "untouched";
  }

  #move(step: EditStep | null): EditStep | null {
    if (step !== null) {
      this.#put(step);
      this.generation += 1;
    }
    return step;
  }

  #put(step: EditStep): void {
    if (this.state.status !== "ready" || step.length === 0) return;
    const { draft } = this.state;
    const site = this.#unsaved.put(step, draft.site, draft.baseHash);
    this.state = { status: "ready", draft: { ...draft, site: site as Draft["site"] } };
    this.saving = "saving";
    this.refusal = null;
    this.#stopDelay();
    this.#stopDelay = this.#parts.delay.after(saveAfterMs, () => void this.flush());
  }

  async #save(isSecondTry = false): Promise<void> {
    if (this.state.status !== "ready") return;
    const { baseHash, hash, site } = this.state.draft;
    const { patch, errors } = this.#unsaved.toSend(site);
    runInAction(() => (this.held = errors));
    if (patch.length === 0) {
      runInAction(() => this.#settle());
      return;
    }
    this.#age += 1;
    const age = this.#age;
    const answer = await this.#parts.port.saveDraft({ baseHash, draftHash: hash, patch });
    if (age !== this.#age) return;
    if (!answer.ok && answer.failure.kind === "conflict" && !isSecondTry) {
      // Somebody saved the same draft meanwhile: theirs first, our places on top, once more.
      const draft = await this.#parts.port.getDraft();
      if (draft.ok) {
        runInAction(() => this.#take(draft.value));
        await this.#save(true);
        return;
      }
    }
    runInAction(() => this.#handleSaved(answer));
  }

  #handleSaved(answer: Answer<Draft>): void {
    if (answer.ok) {
      this.#age += 1;
      this.isUnreached = false;
      this.#take(answer.value);
      this.#settle();
      return;
    }
    const { failure } = answer;
    const isLater = this.#retry(failure, () => void this.flush());
    // Without a session it waits for the next sign-in.
    this.saving = isLater || failure.kind === "unauthorized" ? "failed" : "refused";
    this.refusal = this.saving === "refused" ? failure : null;
  }

  /** Asks again after a while where the failure may pass by itself. */
  #retry(failure: CallFailure, again: () => void): boolean {
    this.isUnreached = passingFailures.has(failure.kind);
    if (!this.isUnreached) return false;
    this.#stopDelay();
    this.#stopDelay = this.#parts.delay.after(retryAfterMs, again);
    return true;
  }

  /** Lets go what is with the platform now. */
  #settle(): void {
    this.saving = this.#unsaved.settle(this.site, this.held) ? "saved" : "saving";
  }

  /** Puts back what the device kept, once for each operator. */
  #restore(base: string): void {
    if (this.#isRestored) return;
    this.#isRestored = true;
    const { step, aside, done } = restoreKept(this.#parts.journal.read(), this.#unsaved.saved, base);
    this.#parts.journal.drop(done);
    this.restored = step.length;
    this.aside = aside;
    if (step.length === 0) return;
    this.#put(step);
    this.history.note(step, this.site);
    this.generation += 1;
  }

  /** The platform's draft, with what is not saved yet on top. */
  #take(draft: Draft): void {
    const shown = this.site;
    let site = this.#unsaved.over(draft.site, shown);
    // Forms hold what they were made from; they start anew only where something else stands there now.
    if (!isEqual(shown, site)) this.generation += 1;
    else site = shown;
    this.state = { status: "ready", draft: { ...draft, site: site as Draft["site"] } };
  }
}
