import { reaction, untracked } from "mobx";
import { isEqual } from "#json/equal.ts";
import { isRecord } from "#json/isRecord.ts";
import { draftOf, mayKeep } from "./draftOf.ts";
import type { FormModel } from "./FormModel.ts";
import { ownMember } from "./ownMember.ts";

/** Where what was typed into a form outlives the page. */
export interface DraftPlace {
  read(): unknown;
  write(draft: Readonly<Record<string, unknown>>): void;
}

/**
 * Puts back what a place keeps of a form, over nothing that was typed meanwhile, and keeps there from then on what differs from the
 * beginning; secrets never (`draftOf`). Whoever wrote it: what is no plain value is left out, for the checks to ask for. Until
 * the returned function is called.
 */
export function keepDraft(
  form: FormModel,
  place: DraftPlace,
  initial: () => Readonly<Record<string, unknown>>,
): () => void {
  const now = () => {
    const [draft, begin] = [draftOf(form) ?? {}, initial()];
    return Object.fromEntries(Object.entries(draft).filter(([name, value]) => !isEqual(value, begin[name])));
  };
  untracked(() => {
    const kept = place.read();
    if (!isRecord(kept) || Object.keys(now()).length > 0) return;
    for (const field of form.descriptor.fields) {
      const value = ownMember(kept, field.name);
      if (mayKeep(field) && isPlain(value)) form.field(field.name).change(value);
    }
  });
  return reaction(now, (draft) => place.write(draft), { equals: isEqual });
}

function isPlain(value: unknown): boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}
