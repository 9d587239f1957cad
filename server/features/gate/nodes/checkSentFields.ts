import { isRecord } from "#json/isRecord.ts";
import type { Note } from "../createFindings.ts";
import { itemType } from "../types/contractSchema.ts";
import type { Layers } from "../types/layersOf.ts";

/** Checks a form whose fields a call sends: they are a list that is bound, and nobody can say now which step asks for them. */
export function checkSentFields(node: Record<string, unknown>, pointer: string, layers: Layers, note: Note): void {
  const { fieldRows, steps, form } = node;
  const at = `${pointer}/fieldRows`;
  if (!isRecord(fieldRows) || typeof fieldRows["bind"] !== "string") note(at, "The fields that a call sends are bound");
  else if (layers["fieldRows"] && isKnown(layers["fieldRows"]) && !itemType(layers["fieldRows"]))
    note(at, "This is no list of fields");
  if (steps !== undefined) note(at, "A form in steps has fields of its own only");
  if (form !== undefined) note(at, "A form that the rules describe takes no fields of a call");
}

/** Does anybody say what it is? */
function isKnown(type: NonNullable<Layers[string]>): boolean {
  return Object.keys(type).length > 0;
}
