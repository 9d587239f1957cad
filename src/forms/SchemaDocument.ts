import type { FieldError } from "./FieldError.ts";
import { FormModel } from "./FormModel.ts";
import { schemaField } from "./schemaField.ts";
import type { SchemaLeaf } from "./SchemaLeaf.ts";
import { toSchemaValue } from "./toSchemaValue.ts";
import { setAt } from "#json/pointer.ts";

/** What a document is made of. */
export interface SchemaDocumentOptions {
  /** Names the form; also the document's in reports. */
  id: string;
  initial: unknown;
  /** What is wrong with a document, by JSON pointer; the first error of each place counts. */
  findErrors(document: unknown): ReadonlyMap<string, FieldError>;
  /** The document as it is sent; as it stands without it. */
  finish?(document: unknown): unknown;
  /** Told after every change with the whole document. */
  onChange?(document: unknown): void;
  /** Judges what is typed at every key, and not only once something was refused. */
  checksTyping?: boolean;
}

/** Stands at what is folded over a place that is wrong. */
const inside: FieldError = { reason: "schema", rule: "inside" };

/**
 * A nested document that is edited: the same form model as everywhere, with a field for each leaf, named by its JSON
 * pointer. Typing changes a leaf and nothing else; the drawing learns of it when it must (`settle`), which is before the
 * document's structure changes. A change of structure is taken from the drawing (`take`).
 */
export class SchemaDocument {
  readonly form: FormModel;
  /** The document as the drawing knows it. */
  drawn: unknown;
  readonly #options: SchemaDocumentOptions;
  readonly #leaves = new Map<string, SchemaLeaf>();
  readonly #typed = new Set<string>();
  #listeners: (() => void)[] = [];
  #noted = new Map<string, FieldError>();

  constructor(options: SchemaDocumentOptions) {
    this.#options = options;
    this.drawn = options.initial;
    const finish = () => (options.finish ? options.finish(this.value) : this.value) as Record<string, unknown>;
    this.form = new FormModel({
      descriptor: { id: options.id, fields: [], schema: {}, unjudged: [] },
      checks: { checkField: () => null, checkForm: () => Object.fromEntries(this.#errors()), cleanValues: finish },
      judge: ({ name }) => this.#errors().get(name) ?? null,
      onChange: ({ name }) => this.#handleTyped(name),
      checksTyping: options.checksTyping ?? false,
    });
  }

  /** The whole document, with everything that was typed. */
  get value(): unknown {
    let value = this.drawn;
    for (const pointer of this.#typed) {
      const leaf = this.#leaves.get(pointer);
      if (leaf) value = setAt(value, pointer, toSchemaValue(this.form.field(pointer).value, leaf));
    }
    return value;
  }

  /** Tells the drawing what was typed since. */
  settle(): void {
    if (this.#typed.size === 0) return;
    this.#draw(this.value);
  }

  /** Takes a document whose structure the drawing changed; it was settled before. */
  take(document: unknown): void {
    if (document === this.drawn) return;
    this.#draw(document);
    this.#options.onChange?.(document);
  }

  /**
   * Takes what somebody else found in the document, by JSON pointer, and shows it with what is wrong by the schema. What is
   * typed into a place afterwards is not what was looked at: the note of that place goes.
   */
  note(errors: ReadonlyMap<string, FieldError>): void {
    if (errors.size + this.#noted.size + this.form.invalidNames.size === 0) return;
    this.#noted = new Map(errors);
    this.form.check();
  }

  /** Takes another document from outside: what was typed into the one before is gone. */
  replace(document: unknown): void {
    this.#draw(document);
    this.form.reset();
  }

  /** Takes leaves in that are drawn now, and lets those go that no longer are. */
  join(leaves: readonly SchemaLeaf[], gone: ReadonlySet<string>): void {
    for (const pointer of gone) this.#leaves.delete(pointer);
    for (const leaf of leaves) this.#leaves.set(leaf.pointer, leaf);
    // Asked before: an error of a place around them moves to a leaf that is drawn now, and the place is judged anew at once.
    const isWrong = this.form.invalidNames.size + this.#noted.size > 0;
    this.form.adopt({ ...this.form.descriptor, fields: [...this.#leaves.values()].map(schemaField) });
    if (isWrong) this.form.check();
  }

  /** Does what was typed into a leaf come to this value of the document? */
  holds(leaf: SchemaLeaf, value: unknown): boolean {
    const typed = toSchemaValue(this.form.field(leaf.pointer).value, leaf);
    return Object.is(typed, value ?? undefined) || JSON.stringify(typed) === JSON.stringify(value);
  }

  /** Calls `listener` whenever the drawing has to follow, until the returned function is called. */
  readonly listen = (listener: () => void): (() => void) => {
    this.#listeners = [...this.#listeners, listener];
    return () => {
      this.#listeners = this.#listeners.filter((known) => known !== listener);
    };
  };

  #draw(document: unknown): void {
    this.drawn = document;
    this.#typed.clear();
    for (const listener of this.#listeners) listener();
  }

  #handleTyped(pointer: string): void {
    this.#typed.add(pointer);
    for (const noted of this.#noted.keys()) if (this.#placeOf(noted) === pointer) this.#noted.delete(noted);
    if (this.#options.onChange) this.#options.onChange(this.value);
  }

  /** Errors by the nearest place that is drawn: a missing member belongs to its field, or to the group around it. */
  #errors(): Map<string, FieldError> {
    const placed = new Map<string, FieldError>();
    for (const [pointer, error] of [...this.#options.findErrors(this.value), ...this.#noted]) {
      const place = this.#placeOf(pointer);
      const isInside = place !== pointer && this.#leaves.get(place)?.isFolded === true;
      if (!placed.has(place)) placed.set(place, isInside ? inside : error);
    }
    return placed;
  }

  #placeOf(pointer: string): string {
    let place = pointer;
    while (place !== "" && !this.#leaves.has(place)) place = place.slice(0, place.lastIndexOf("/"));
    return place;
  }
}
