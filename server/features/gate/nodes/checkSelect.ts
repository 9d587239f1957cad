import { segmentsOf } from "#json/pointer.ts";
import type { CallType } from "../types/callTypes.ts";
import { memberNames, memberType } from "../types/contractSchema.ts";
import type { JsonSchema } from "#json/schema.ts";
import type { Note } from "../createFindings.ts";

/** Checks that what `data` selects of an answer can be there. */
export function checkSelect(select: unknown, { value }: CallType, pointer: string, note: Note): void {
  if (typeof select !== "string") return;
  let part: JsonSchema = value;
  for (const name of segmentsOf(select)) {
    const below = memberType(part, name);
    if (below === undefined) {
      const choices = memberNames(part) ?? [];
      return note(`${pointer}/select`, `The call gives nothing at ${select}`, { written: name, choices });
    }
    part = below;
  }
}
