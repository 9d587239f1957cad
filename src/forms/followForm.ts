import { reaction } from "mobx";
import type { FormDescriptor } from "#contracts/entities.ts";
import { isEqual } from "#json/equal.ts";
import type { FormModel } from "./FormModel.ts";

/** What a form is now: its rules, and the values that it begins with. */
export interface FormNow {
  descriptor: FormDescriptor;
  initial: Readonly<Record<string, unknown>>;
}

/** Keeps a form at what `read` gives now and later, until the returned function is called. What was typed stays. */
export function followForm(form: FormModel, read: () => FormNow): () => void {
  const rows = () => form.descriptor.fields.flatMap(({ name }) => form.rows(name) ?? []);
  // The rules of a row read the row and the one above it, which only the rows know.
  const stopRows = reaction(
    () => rows().map(({ rules, found }) => [rules, found]),
    () => rows().forEach((each) => each.validateAnew()),
    { equals: isEqual },
  );
  const stop = reaction(read, ({ descriptor, initial }) => form.adopt(descriptor, initial), {
    equals: (a, b) => isEqual(a.descriptor.fields, b.descriptor.fields) && isEqual(a.initial, b.initial),
    fireImmediately: true,
  });
  return () => {
    stop();
    stopRows();
  };
}
