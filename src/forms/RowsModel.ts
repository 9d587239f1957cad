import { computed, makeObservable, observableRef, runInAction } from "mobx";
import type { FormField, RowPlace } from "#contracts/entities.ts";
import { isRecord } from "#json/isRecord.ts";
import { toPointer } from "#json/pointer.ts";
import type { FieldError } from "./FieldError.ts";
import { FieldModel, type FieldOwner } from "./FieldModel.ts";
import { isFilled } from "./isFilled.ts";
import { ownMember } from "./ownMember.ts";

const nothing: Readonly<Record<string, FieldError>> = {};

/** What rows need from their form. */
export interface RowsOwner {
  /** Is a field of a row there, by the values of the row? Observed. */
  isShown(field: FormField, row: RowPlace): boolean;
  /** The fields with what their rules read of the row and of the others. Observed. */
  inRow(fields: readonly FormField[], row: RowPlace): readonly FormField[];
  /** Is what is typed checked at every key? */
  checksTyping(): boolean;
  /** Judges one field of a row by its rule; the others of the row are found and read by name. */
  validate(
    field: FormField,
    cell: FieldModel,
    find: (name: string) => FormField | undefined,
    read: (name: string) => unknown,
    /** What is wrong with it beside the others. */
    found: FieldError | undefined,
  ): void;
  /** What is wrong with the rows as a whole, by the pointer of a cell from the list. Observed. */
  judge(field: FormField, rows: readonly Record<string, unknown>[]): Readonly<Record<string, FieldError>>;
  /** A field of a row came to be in error, or no longer is. */
  judged: FieldOwner["judged"];
}

/** A field of a row that is in error: its name is that of its model, `within` the row it stands in. */
export type InvalidCell = FormField & { model: FieldModel; within: { label: FormField["label"]; number: number } };

/**
 * The rows of a field: each keeps its key for as long as it is there, so that what was typed, its errors and the focus stay with
 * it while others come and go. The list itself is the value of the field, as everywhere.
 */
export class RowsModel {
  described: FormField;
  /** The rows in order. */
  keys: readonly string[] = [];
  readonly #field: FieldModel;
  readonly #owner: RowsOwner;
  readonly #cells = new Map<string, FieldModel>();
  #next = 0;
  /** The list that these rows made; another one came from elsewhere. */
  #made: unknown;

  constructor(described: FormField, field: FieldModel, owner: RowsOwner) {
    this.described = described;
    this.#field = field;
    this.#owner = owner;
    makeObservable(this, { keys: observableRef, described: observableRef, value: computed, found: computed });
    this.#take(field.value);
    field.listen(() => {
      if (field.value !== this.#made) this.#take(field.value);
    });
  }

  /** The rows as they are typed. Observes all of them. */
  get value(): Record<string, unknown>[] {
    return this.keys.map((key) => this.rowOf(key));
  }

  /** What is wrong with the rows as a whole, by the pointer of a cell from the list. Observed. */
  get found(): Readonly<Record<string, FieldError>> {
    return this.described.judge ? this.#owner.judge(this.described, this.value) : nothing;
  }

  get mayAdd(): boolean {
    return this.keys.length < (this.described.rule.max ?? Infinity);
  }

  get mayRemove(): boolean {
    return this.keys.length > (this.described.rule.min ?? 0);
  }

  /** What was typed into a row. */
  rowOf(key: string): Record<string, unknown> {
    return Object.fromEntries(this.#fields.map(({ name }) => [name, this.cell(key, name).value]));
  }

  /** The fields of a row that are there, each with its rule as it is in this row. */
  shownFields(key: string): readonly FormField[] {
    const row = this.placeOf(key);
    return this.#fieldsIn(key).filter((field) => field.when === undefined || this.#owner.isShown(field, row));
  }

  /** Where a row stands among the others. */
  placeOf(key: string): RowPlace {
    return { rows: this.value, index: this.keys.indexOf(key) };
  }

  /** The rules of every row as they are now. Observed. */
  get rules(): readonly (readonly FormField["rule"][])[] {
    return this.keys.map((key) => this.#fieldsIn(key).map(({ rule }) => rule));
  }

  /**
   * Judges the fields anew whose rules read the rows: what is in error, what was filled in and left, and what is judged as it is typed. What
   * was left empty on the way to a later field of its row is judged too, where the rows as a whole are wrong there.
   */
  validateAnew(): void {
    const checksTyping = this.#owner.checksTyping();
    this.#validateEach(
      (cell, { bound }, isFound) =>
        (bound ?? this.described.judge) !== undefined &&
        (cell.isDueAnew(true) || (checksTyping && (isFilled(cell.value) || isFound()))),
    );
  }

  /** The model of a field of a row. Its name begins with that of the rows, and is no pointer: rows move, keys do not. */
  cell(key: string, name: string): FieldModel {
    const id = `${this.#field.name}/${key}/${name}`;
    let cell = this.#cells.get(id);
    if (!cell) {
      cell = new FieldModel(id, undefined, {
        changed: (changed) => this.#handleChange(changed),
        judged: this.#owner.judged,
      });
      this.#cells.set(id, cell);
    }
    return cell;
  }

  /** The model at a place in the list; undefined where there is none. */
  cellAt(place: number, name: string): FieldModel | undefined {
    const key = this.keys[place];
    return key !== undefined && this.#fields.some((field) => field.name === name) ? this.cell(key, name) : undefined;
  }

  /** Adds an empty row at the end, unless there are as many as there may be. */
  add(): void {
    if (!this.mayAdd) return;
    runInAction(() => {
      this.keys = [...this.keys, this.#newKey()];
      this.#tell();
    });
  }

  /** Takes a row away, unless there are as few as there may be. */
  remove(key: string): void {
    if (!this.mayRemove) return;
    runInAction(() => {
      this.#clear(key);
      this.keys = this.keys.filter((known) => known !== key);
      this.#tell();
    });
  }

  /** Moves a row by so many places, towards the beginning where it is below zero; what was typed goes with it. */
  move(key: string, by: number): void {
    const from = this.keys.indexOf(key);
    const to = from + by;
    if (from === -1 || to < 0 || to >= this.keys.length) return;
    runInAction(() => {
      this.keys = this.keys.toSpliced(from, 1).toSpliced(to, 0, key);
      this.#tell();
    });
  }

  /** Takes the result of a check of the whole form: errors by pointer. */
  setErrors(errors: Readonly<Record<string, FieldError>>): void {
    for (const [place, key] of this.keys.entries())
      for (const { name } of this.#fields)
        this.cell(key, name).setError(ownMember(errors, toPointer(this.#field.name, place, name)) ?? null);
  }

  /** The fields in error, row by row. */
  get invalid(): InvalidCell[] {
    const label = this.described.itemLabel ?? this.described.label;
    return this.keys.flatMap((key, place) =>
      this.#fieldsIn(key).flatMap((field): InvalidCell[] => {
        const cell = this.cell(key, field.name);
        return cell.error === null
          ? []
          : [{ ...field, name: cell.name, model: cell, within: { label, number: place + 1 } }];
      }),
    );
  }

  get #fields(): readonly FormField[] {
    return this.described.fields ?? [];
  }

  #fieldsIn(key: string): readonly FormField[] {
    return this.#fields.some(({ bound }) => bound) ? this.#owner.inRow(this.#fields, this.placeOf(key)) : this.#fields;
  }

  #validateEach(isDue: (cell: FieldModel, field: FormField, isFound: () => boolean) => boolean): void {
    for (const [place, key] of this.keys.entries()) {
      const fields = this.#fieldsIn(key);
      const find = (wanted: string) => fields.find((field) => field.name === wanted);
      for (const [at, field] of fields.entries()) {
        const cell = this.cell(key, field.name);
        const found = ownMember(this.found, toPointer(place, field.name));
        const isPassed = () => fields.slice(at + 1).some(({ name }) => isFilled(this.cell(key, name).value));
        if (!isDue(cell, field, () => found !== undefined && isPassed())) continue;
        this.#owner.validate(field, cell, find, (other) => this.cell(key, other).value, found);
      }
    }
  }

  #take(value: unknown): void {
    runInAction(() => {
      for (const key of this.keys) this.#clear(key);
      const given: unknown[] = Array.isArray(value) ? value : [];
      const missing = Math.max(0, (this.described.rule.min ?? 0) - given.length);
      const rows = [...given, ...Array.from({ length: missing })];
      this.keys = rows.map((row) => {
        const key = this.#newKey();
        for (const { name } of this.#fields)
          this.cell(key, name).setValue(isRecord(row) ? ownMember(row, name) : undefined);
        return key;
      });
      this.#made = value;
    });
  }

  /** A row that goes takes its errors along. */
  #clear(key: string): void {
    for (const { name } of this.#fields) this.cell(key, name).setError(null);
  }

  #newKey(): string {
    this.#next += 1;
    return String(this.#next);
  }

  #handleChange(changed: FieldModel): void {
    this.#tell();
    const isDue = changed.error !== null || this.#owner.checksTyping();
    if (isDue) this.#validateEach((cell) => cell === changed);
    // A field before it counts as passed over now, whether or not anything else is wrong with the rows.
    if (this.described.judge && this.#owner.checksTyping()) this.validateAnew();
  }

  #tell(): void {
    const made = this.value;
    this.#made = made;
    this.#field.change(made);
  }
}
