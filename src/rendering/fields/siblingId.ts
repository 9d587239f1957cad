import type { FieldProps } from "../FieldProps.ts";

/** The id of the control of another field of the same form: ids are the form's own beginning and the field's name. */
export function siblingId({ id, name }: Pick<FieldProps, "id" | "name">, sibling: string): string {
  return id.slice(0, id.length - name.length) + sibling;
}
