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
  return reaction(read, ({ descriptor, initial }) => form.adopt(descriptor, initial), {
    equals: (a, b) => isEqual(a.descriptor.fields, b.descriptor.fields) && isEqual(a.initial, b.initial),
    fireImmediately: true,
  });
}
