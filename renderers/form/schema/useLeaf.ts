import { useLayoutEffect, useState } from "react";
import type { FieldSlotProps } from "#rendering/fields/FieldSlotProps.ts";
import type { SchemaContext } from "./SchemaContext.ts";
import type { Leaf } from "./SchemaMembers.ts";

/**
 * Ties what rjsf draws at a pointer to the field of the document there. A value that came another way than by typing (a
 * list that moved up, another document) is put into the field; what is being typed is never overwritten.
 */
export function useLeaf({ drawn, members }: SchemaContext, leaf: Leaf, value: unknown): FieldSlotProps["field"] {
  const { pointer, label, schema, isRequired, described } = leaf;
  const { document } = drawn;
  const field = document.form.field(pointer);
  // What was drawn last, by its pointer: one entry at most.
  const [last] = useState(() => new Map<string, unknown>());
  const isFirst = last.size === 0;
  const isOther = !last.has(pointer) || !Object.is(last.get(pointer), value);
  if (isFirst && !document.holds(leaf, value)) field.setValue(value);
  useLayoutEffect(() => {
    last.clear();
    last.set(pointer, value);
    if (isOther && !document.holds({ pointer, label, schema, isRequired }, value)) field.setValue(value);
  });
  useLayoutEffect(
    () => members.add({ pointer, label, schema, isRequired, described }),
    [members, pointer, label, schema, isRequired, described],
  );
  return field;
}
