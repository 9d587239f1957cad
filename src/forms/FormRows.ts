import type { FormDescriptor } from "#contracts/entities.ts";
import { parsePointer } from "#json/pointer.ts";
import type { FieldError } from "./FieldError.ts";
import type { FieldModel } from "./FieldModel.ts";
import { type InvalidCell, RowsModel, type RowsOwner } from "./RowsModel.ts";

/** All rows of a form, by the name of their field. */
export class FormRows {
  readonly #rows = new Map<string, RowsModel>();
  readonly #owner: RowsOwner;

  constructor(owner: RowsOwner) {
    this.#owner = owner;
  }

  /** Takes the fields of a form that may have changed; rows that are there keep what was typed. */
  index({ fields }: FormDescriptor, modelOf: (name: string) => FieldModel): void {
    for (const field of fields) {
      if (!field.fields) continue;
      const known = this.#rows.get(field.name);
      if (known) known.described = field;
      else this.#rows.set(field.name, new RowsModel(field, modelOf(field.name), this.#owner));
    }
  }

  /** The rows of a field; undefined where it has none. */
  of(name: string): RowsModel | undefined {
    return this.#rows.get(name);
  }

  /** Takes the errors of a whole form, by pointer. */
  setErrors(errors: Readonly<Record<string, FieldError>>): void {
    for (const rows of this.#rows.values()) rows.setErrors(errors);
  }

  /** The model of a field in a row, by its pointer (`/tiers/0/rate`); undefined where there is none. */
  at(pointer: string): FieldModel | undefined {
    if (this.#rows.size === 0 || !pointer.startsWith("/")) return undefined;
    const [name = "", place = "", own = "", ...more] = parsePointer(pointer) ?? [];
    return more.length > 0 ? undefined : this.#rows.get(name)?.cellAt(Number(place), own);
  }

  /** The fields of rows that are in error. */
  invalidIn(name: string): readonly InvalidCell[] {
    return this.#rows.get(name)?.invalid ?? [];
  }
}
