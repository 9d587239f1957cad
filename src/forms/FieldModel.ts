import { createAtom, runInAction } from "mobx";
import type { FieldError } from "./FieldError.ts";
import { isFilled } from "./isFilled.ts";

/** Who a field belongs to, and what it tells them. */
export interface FieldOwner {
  /** The user changed the value. */
  changed(field: FieldModel): void;
  /** The field came to be in error, or no longer is, or is for another reason. */
  judged(field: FieldModel): void;
}

/**
 * One field of a form, and one observable: what was typed, why it is not accepted, and whether it was visited. It is
 * observed by MobX, and listened to directly by what draws it, which costs a fraction of a reaction and is counted:
 * typing wakes the listeners of this field only.
 */
export class FieldModel {
  readonly name: string;
  #value: unknown;
  #error: FieldError | null = null;
  #isTouched = false;
  /** Grows with every change: what is drawn from an older one is stale. */
  version = 0;
  readonly #owner: FieldOwner;
  readonly #atom = createAtom("field");
  #listeners: (() => void)[] = [];

  constructor(name: string, value: unknown, owner: FieldOwner) {
    this.name = name;
    this.#value = value;
    this.#owner = owner;
  }

  get value(): unknown {
    this.#atom.reportObserved();
    return this.#value;
  }

  /** Null where the value is accepted, or not judged yet. */
  get error(): FieldError | null {
    this.#atom.reportObserved();
    return this.#error;
  }

  get isTouched(): boolean {
    this.#atom.reportObserved();
    return this.#isTouched;
  }

  /** What the user typed. Bound once, so that a control can keep it. */
  readonly change = (value: unknown): void => {
    if (Object.is(this.#value, value)) return;
    runInAction(() => {
      this.#value = value;
      // What is worked out of the value is worked out anew by whoever is told of the change.
      this.#atom.reportChanged();
      this.#owner.changed(this);
      this.#tell();
    });
  };

  /** The user left the field. */
  readonly blur = (): void => {
    if (this.#isTouched) return;
    runInAction(() => {
      this.#isTouched = true;
      this.#tell();
    });
  };

  /** Takes a value that nobody typed: of a draft, of a reset. */
  setValue(value: unknown, isTouched = false): void {
    if (Object.is(this.#value, value) && this.#isTouched === isTouched && this.#error === null) return;
    runInAction(() => {
      this.#value = value;
      this.#isTouched = isTouched;
      const wasInvalid = this.#error !== null;
      this.#error = null;
      if (wasInvalid) this.#owner.judged(this);
      this.#tell();
    });
  }

  /** Empties the field and lets the judgement stand: what was asked has changed, and why it was refused still counts. */
  empty(): void {
    if (this.#value === "" || this.#value === undefined) return;
    runInAction(() => {
      this.#value = "";
      this.#tell();
    });
  }

  /** Takes the result of a check. */
  setError(error: FieldError | null): void {
    if (isSameError(this.#error, error)) return;
    runInAction(() => {
      this.#error = error;
      this.#owner.judged(this);
      this.#tell();
    });
  }

  /**
   * Is it to be judged because of a change elsewhere? What a check refused always; what was filled in and left, by another rule. What
   * the platform refused stays refused by the same rule: only another value answers to its word.
   */
  isDueAnew(isOtherRule: boolean): boolean {
    if (isOtherRule) return this.error !== null || (this.isTouched && isFilled(this.value));
    return this.error !== null && this.error.reason !== "refused";
  }

  /** Calls `listener` after each change, until the returned function is called. */
  listen(listener: () => void): () => void {
    this.#listeners = [...this.#listeners, listener];
    return () => {
      this.#listeners = this.#listeners.filter((known) => known !== listener);
    };
  }

  #tell(): void {
    this.version += 1;
    this.#atom.reportChanged();
    for (const listener of this.#listeners) listener();
  }
}

function isSameError(a: FieldError | null, b: FieldError | null): boolean {
  if (a === null || b === null || a.reason !== b.reason) return a === b;
  if (a.reason === "refused" || b.reason === "refused") return false;
  if (a.reason === "schema") return b.reason === "schema" && a.rule === b.rule && a.limit === b.limit;
  return b.reason !== "schema" && a.key === b.key && a.min === b.min && a.max === b.max;
}
