import type { Note } from "../createFindings.ts";
import type { JsonSchema } from "#json/schema.ts";
import { readType, type ScopeTypes } from "../types/ScopeTypes.ts";

/** Checks that a pointer reads something, and gives its type; that of anything where it reads nothing. */
export function checkPointer(read: string, pointer: string, scope: ScopeTypes, note: Note): JsonSchema {
  const reading = readType(read, scope);
  if ("type" in reading) return reading.type;
  note(pointer, reading.reason, reading.nearest === undefined ? {} : { nearest: reading.nearest });
  return {};
}
