import { makeAutoObservable, observableRef } from "mobx";
import { readPointer, replaceAt } from "#json/pointer.ts";
import { changedPlaces, editedPlace } from "./changedPlaces.ts";
import { isEqual } from "#json/equal.ts";

/** One place before and after; undefined where nothing stood there. */
export interface PlaceChange {
  pointer: string;
  before: unknown;
  after: unknown;
}

/** What was done at once, and is taken back at once. */
export type EditStep = readonly PlaceChange[];

/**
 * The steps of a session's edits, over all documents, to be taken back and done again. Keys typed into one place without
 * a rest are one step.
 */
export class DraftHistory {
  done: readonly EditStep[] = [];
  undone: readonly EditStep[] = [];
  #isOpen = false;

  constructor() {
    makeAutoObservable(this, { done: observableRef, undone: observableRef }, { autoBind: true });
  }

  /** What would be taken back next. */
  get last(): EditStep | undefined {
    return this.done.at(-1);
  }

  /** What would be done again next. */
  get next(): EditStep | undefined {
    return this.undone.at(-1);
  }

  /** Notes what was just done, and what the document is by it. */
  note(step: EditStep, site: unknown): void {
    if (step.length === 0) return;
    this.undone = [];
    const { last } = this;
    const isOneStep = this.#isOpen && last !== undefined && step.every((change) => isWithin(last, change));
    this.#isOpen = true;
    if (!isOneStep) {
      this.done = [...this.done, step];
      return;
    }
    const joined = last.map((change) => ({ ...change, after: readPointer(site, change.pointer) }));
    // What was typed and taken away again is no step.
    this.#isOpen = joined.some(({ before, after }) => !isEqual(before, after));
    this.done = [...this.done.slice(0, -1), ...(this.#isOpen ? [joined] : [])];
  }

  /** The typing rested: what comes is a step of its own. */
  seal(): void {
    this.#isOpen = false;
  }

  /**
   * Gives the step that takes the last one back; steps whose places hold something else by now are passed over. Null where
   * none is left.
   */
  back(site: unknown): EditStep | null {
    this.#isOpen = false;
    const left = [...this.done];
    const found = takeStanding(left, (step) => stands(turned(step), site));
    this.done = left;
    if (found === undefined) return null;
    this.undone = [...this.undone, found];
    return turned(found);
  }

  /** Gives the step to do again; steps whose places hold something else by now are passed over. */
  forward(site: unknown): EditStep | null {
    this.#isOpen = false;
    const left = [...this.undone];
    const found = takeStanding(left, (step) => stands(step, site));
    this.undone = left;
    if (found === undefined) return null;
    this.done = [...this.done, found];
    return found;
  }

  /** Forgets all steps. */
  clear(): void {
    this.done = [];
    this.undone = [];
    this.#isOpen = false;
  }
}

/** The last step that still can be done; those behind it are dropped with it from the list. */
function takeStanding(steps: EditStep[], isStanding: (step: EditStep) => boolean): EditStep | undefined {
  for (let step = steps.pop(); step; step = steps.pop()) if (isStanding(step)) return step;
  return undefined;
}

/** Does every place hold what the step begins with? */
function stands(step: EditStep, site: unknown): boolean {
  return step.every(({ pointer, before }) => isEqual(readPointer(site, pointer), before));
}

function turned(step: EditStep): EditStep {
  return step.map(({ pointer, before, after }) => ({ pointer, before: after, after: before }));
}

/**
 * The step that puts what differs between two values of a place into a document; a place in a list is a step of that whole
 * list.
 */
export function stepOf(document: unknown, pointer: string, before: unknown, after: unknown): EditStep {
  const places = changedPlaces(before, after);
  let next = document;
  for (const place of places) next = replaceAt(next, pointer + place, readPointer(after, place));
  return [...new Set(places.map((place) => editedPlace(document, pointer + place)))]
    .map((place) => ({ pointer: place, before: readPointer(document, place), after: readPointer(next, place) }))
    .filter((change) => !isEqual(change.before, change.after));
}

/** Is a change one of a place of this step, or of what stands there? */
function isWithin(step: EditStep, { pointer }: PlaceChange): boolean {
  return step.length === 1 && step.some((change) => `${pointer}/`.startsWith(`${change.pointer}/`));
}
