import { compareShallow, computed, makeObservable, observable, observableRef, runInAction } from "mobx";
import type { FormDescriptor, FormField, RowPlace } from "#contracts/entities.ts";
import type { Outcome } from "#engine/index.ts";
import { FieldModel } from "./FieldModel.ts";
import { dependentsOf } from "./dependentsOf.ts";
import { errorOf } from "./errorOf.ts";
import { errorsOf } from "./errorsOf.ts";
import { isFilled } from "./isFilled.ts";
import { isEqual } from "#json/equal.ts";
import type { FormModelOptions } from "./FormModelOptions.ts";
import { FormRows } from "./FormRows.ts";
import { liveValues } from "./liveValues.ts";
import type { InvalidCell, RowsModel } from "./RowsModel.ts";
import { ownMember } from "./ownMember.ts";

/** Where a form stands. A failed one was refused, by a check or by the platform; every value is still there. */
export type FormStatus = "editing" | "sending" | "failed" | "done";

/** A form: one observable a field, the checks, sending, and rules that may change while somebody types. */
export class FormModel {
  descriptor: FormDescriptor;
  status: FormStatus = "editing";
  /** How sending failed; null unless the platform refused the form as a whole. */
  failure: Outcome | null = null;
  /** What became, or becomes, of the last submit. */
  sent: Promise<Outcome> | undefined;
  /** Grows with every submit that was refused, so that the first error can be focused once. */
  refusals = 0;
  /** Somebody emptied the form, and what was typed can be taken back. */
  isEmptied = false;
  /** Names of the fields in error. */
  invalidNames: ReadonlySet<string> = new Set();
  /** What the platform said last, by the name of a field or a pointer into one: a field that is a list finds its places in it (`/proof/1`). */
  said: Readonly<Record<string, string>> = {};
  readonly #fields = new Map<string, FieldModel>();
  #initial: Readonly<Record<string, unknown>>;
  readonly #options: FormModelOptions;
  #isJudgingAll = false;
  /** The fields that somebody typed into since the beginning. */
  readonly #typed = new Set<string>();
  #emptied: readonly (readonly [name: string, value: unknown])[] = [];
  #byName = new Map<string, FormField>();
  #dependents = new Map<string, FormField[]>();

  constructor(options: FormModelOptions) {
    const { descriptor, initial = {}, draft = {} } = options;
    this.#options = options;
    this.descriptor = descriptor;
    this.#initial = initial;
    this.#index();
    for (const [name, value] of Object.entries(draft)) {
      this.field(name).setValue(value, true);
      this.#typed.add(name);
    }
    makeObservable(this, {
      descriptor: observableRef,
      status: observable,
      failure: observableRef,
      refusals: observable,
      isEmptied: observable,
      invalidNames: observableRef,
      shownFields: computed({ equals: compareShallow }),
    });
  }

  /** The fields that are there now, in order. Changes only when one comes or goes. */
  get shownFields(): readonly FormField[] {
    return this.descriptor.fields.filter((field) => this.#isThere(field));
  }

  /** The model of a field. One that left the form keeps what was typed, should it come back. */
  field(name: string): FieldModel {
    const field = this.#fields.get(name) ?? new FieldModel(name, ownMember(this.#initial, name), this.#owner);
    this.#fields.set(name, field);
    return field;
  }

  /** The values as they are typed, for bindings: each one read is observed by itself. */
  readonly live = liveValues(
    (name) => (this.#byName.has(name) ? this.#valueOf(name) : undefined),
    () => this.#byName.keys(),
  );

  /** Everything that was filled in, as typed. Observes every field. */
  get values(): Record<string, unknown> {
    const values: Record<string, unknown> = {};
    for (const { name } of this.descriptor.fields) values[name] = this.#valueOf(name);
    return values;
  }

  /** The values as they are checked and sent. */
  get cleanValues(): Record<string, unknown> {
    return this.#options.checks.cleanValues(this.descriptor, this.values, this.#isThere);
  }

  /** The fields that are not accepted, in order. Changes with their errors, not with every key. */
  get invalid(): readonly (FormField | InvalidCell)[] {
    const invalid = this.invalidNames;
    if (invalid.size === 0) return [];
    return this.shownFields.flatMap((field): (FormField | InvalidCell)[] => [
      ...(invalid.has(field.name) ? [field] : []),
      ...this.#rows.invalidIn(field.name),
    ]);
  }

  /** Checks everything, then sends the clean values, once at a time. A refusal keeps them, and puts its words to the fields. */
  async submit(send: (values: Record<string, unknown>) => Promise<Outcome>): Promise<Outcome> {
    if (this.status === "sending") return { ok: false, silent: true };
    if (!this.check()) {
      this.#settle("failed", null);
      return { ok: false, code: "invalid", silent: true };
    }
    this.#settle("sending", null);
    const outcome = await (this.sent = send(this.cleanValues).catch((): Outcome => ({ ok: false })));
    if (!outcome.ok) this.#refuse(outcome.fieldErrors ?? {});
    const isWhole = !outcome.ok && !outcome.silent && this.invalid.length === 0;
    this.#settle(outcome.ok ? "done" : "failed", isWhole ? outcome : null);
    return outcome;
  }

  /** Checks some fields, as a submit checks all; the others are not judged yet. */
  checkSome(names: readonly string[]): boolean {
    const isFine = this.check(names);
    if (!isFine) this.#settle("failed", null);
    return isFine;
  }

  /** Checks every field that is there, or those of these names; true where all are accepted. */
  check(names?: readonly string[]): boolean {
    const found = this.#options.checks.checkForm(this.descriptor, this.values, this.#isThere, this.#options.inRow);
    const errors = names ? errorsOf(names, found) : found;
    runInAction(() => {
      // One set for all of them: a copy for each error would cost a long form quadratic time.
      this.#isJudgingAll = true;
      for (const { name } of this.descriptor.fields) this.field(name).setError(ownMember(errors, name) ?? null);
      this.#rows.setErrors(errors);
      this.#isJudgingAll = false;
      this.invalidNames = new Set(Object.keys(errors).map((at) => this.#rows.at(at)?.name ?? at));
    });
    return Object.keys(errors).length === 0;
  }

  /** Checks one field; true where it is accepted. */
  checkOne(name: string): boolean {
    const described = this.#byName.get(name);
    if (described) this.#validate(described);
    return this.field(name).error === null;
  }

  /**
   * Shows why something that a field did by itself (asking for a code) was refused: words about fields at those fields,
   * all others at the field that asked.
   */
  showRefusal(name: string, { code, message, fieldErrors, silent }: Outcome & { ok: false }): void {
    const words = message ?? (code === undefined ? "fieldUi.failed" : `error.${code}`);
    this.#refuse(fieldErrors ?? (silent ? {} : { [name]: words }));
  }

  /** Takes a changed form: what was typed stays, other fields and kinds begin anew, errors are judged again. */
  adopt(descriptor: FormDescriptor, initial = this.#initial): void {
    if (descriptor === this.descriptor && initial === this.#initial) return;
    runInAction(() => {
      const [rules, before] = [this.#byName, this.#initial];
      [this.descriptor, this.#initial] = [descriptor, initial];
      this.#index();
      for (const { name, widget } of descriptor.fields) {
        const value = ownMember(initial, name);
        const isNew = (rules.get(name)?.widget ?? widget) !== widget && this.#typed.delete(name);
        const isKept = this.#typed.has(name) || Object.is(value, ownMember(before, name));
        if (isNew || !isKept) this.field(name).setValue(value);
      }
      for (const field of descriptor.fields) {
        const before = rules.get(field.name);
        if (this.field(field.name).isDueAnew(before !== undefined && !isEqual(field.rule, before.rule)))
          this.#validate(field);
      }
    });
  }

  /** Goes back to the values of the beginning. */
  reset(): void {
    runInAction(() => {
      for (const field of this.#fields.values()) field.setValue(ownMember(this.#initial, field.name));
      this.#rows.setErrors({});
      this.status = "editing";
      this.failure = null;
      this.#typed.clear();
      this.#emptied = [];
      this.isEmptied = false;
    });
  }

  /** Goes back to the values of the beginning because somebody asks for it; `takeBack` undoes it until something is typed again. */
  startOver(): void {
    const typed = [...this.#typed].map((name) => [name, this.field(name).value] as const);
    runInAction(() => {
      const emptied = typed.length > 0 ? typed : this.#emptied;
      this.reset();
      this.#emptied = emptied;
      this.isEmptied = emptied.length > 0;
    });
  }

  /** Puts back what `startOver` emptied. */
  takeBack(): void {
    runInAction(() => {
      for (const [name, value] of this.#emptied) {
        this.field(name).setValue(value, true);
        this.#typed.add(name);
      }
      this.#emptied = [];
      this.isEmptied = false;
    });
  }

  /** The rows of a field; undefined where it has none. */
  rows(name: string): RowsModel | undefined {
    return this.#rows.of(name);
  }

  readonly #isThere = (field: FormField, row?: RowPlace): boolean =>
    field.when === undefined || (this.#options.isShown?.(field, this, row) ?? true);

  readonly #rows = new FormRows({
    isShown: (field, row) => this.#isThere(field, row),
    inRow: (fields, row) => this.#options.inRow?.(fields, row) ?? fields,
    checksTyping: () => this.#options.checksTyping === true,
    judged: (cell) => this.#handleJudged(cell),
    judge: (field, rows) => this.#options.checks.judgeRows?.(field, rows, this.#isThere) ?? {},
    validate: (field, cell, find, read, found) =>
      cell.setError(errorOf(this.#options.checks, field, find, read) ?? found ?? null),
  });

  #valueOf(name: string): unknown {
    return this.#rows.of(name)?.value ?? this.field(name).value;
  }

  readonly #owner = {
    changed: (field: FieldModel) => this.#handleChange(field),
    judged: (field: FieldModel) => this.#handleJudged(field),
  };

  /**
   * A field in error is judged again with every change, and so are those in error that must equal it. A form that checks
   * typing judges both in any case, but never one that nothing was entered into yet.
   */
  #handleChange(field: FieldModel): void {
    this.#options.onChange?.(field);
    this.#typed.add(field.name);
    this.isEmptied = false;
    this.#emptied = [];
    const described = this.#byName.get(field.name);
    if (described && (field.error || this.#options.checksTyping)) this.#validate(described);
    for (const dependent of this.#dependents.get(field.name) ?? []) {
      const { error, value } = this.field(dependent.name);
      if (error || (this.#options.checksTyping && isFilled(value))) this.#validate(dependent);
    }
    if (this.status !== "sending" && this.status !== "editing") this.status = "editing";
  }

  #handleJudged(field: FieldModel): void {
    const isInvalid = field.error !== null;
    if (this.#isJudgingAll || this.invalidNames.has(field.name) === isInvalid) return;
    const others = [...this.invalidNames].filter((name) => name !== field.name);
    this.invalidNames = new Set(isInvalid ? [...others, field.name] : others);
  }

  #validate(described: FormField): void {
    const field = this.field(described.name);
    if (this.#options.judge) return field.setError(this.#options.judge(described));
    const find = (name: string) => this.#byName.get(name);
    field.setError(errorOf(this.#options.checks, described, find, (name) => this.#valueOf(name)));
  }

  #refuse(fieldErrors: Readonly<Record<string, string>>): void {
    this.said = fieldErrors;
    for (const [name, message] of Object.entries(fieldErrors)) {
      const names = [name, name.replace(/^\//, ""), name.replace(/^\/([^/]+)\/\w+$/, "$1")];
      const own = names.find((one) => this.#byName.has(one));
      (this.#rows.at(name) ?? (own === undefined ? own : this.field(own)))?.setError({ reason: "refused", message });
    }
  }

  #settle(status: FormStatus, failure: Outcome | null): void {
    runInAction(() => {
      this.status = status;
      this.failure = failure;
      if (status === "failed") this.refusals += 1;
    });
  }

  #index(): void {
    this.#byName = new Map(this.descriptor.fields.map((field) => [field.name, field]));
    this.#dependents = dependentsOf(this.descriptor);
    this.#rows.index(this.descriptor, (name) => this.field(name));
  }
}
