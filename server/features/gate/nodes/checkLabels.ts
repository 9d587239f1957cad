import { isRecord } from "#json/isRecord.ts";
import { inWords } from "#json/inWords.ts";
import type { Note } from "../createFindings.ts";
import { branchesOf } from "../types/contractSchema.ts";
import type { JsonSchema } from "#json/schema.ts";
import { readType, type ScopeTypes } from "../types/ScopeTypes.ts";

/**
 * The text keys that labels are read from where they are written by their beginning: one for each value that the contract lists for
 * the value beside them. Where it lists none, that is told: then nobody could say which texts are missing.
 */
export function checkLabels(
  labelled: Readonly<Record<string, unknown>>,
  pointer: string,
  scope: ScopeTypes,
  note: Note,
): string[] {
  const { labels } = labelled;
  if (typeof labels !== "string") return [];
  const bound = labelled["value"] ?? labelled["state"];
  const read = isRecord(bound) ? inWords(bound["bind"]) : "";
  const reading = readType(read, scope);
  // What reads nothing is told where it is read.
  if ("reason" in reading) return [];
  const values = valuesOf(reading.type);
  if (values.length === 0)
    note(`${pointer}/labels`, "The contract does not list the values that this can have: write a label for each");
  return values.map((value) => `${labels}.${value}`);
}

/** The values that a type lists; those of what is true or false are two. */
function valuesOf(type: JsonSchema): string[] {
  const branches = branchesOf(type);
  if (branches.some(({ type: kind }) => kind === "boolean")) return ["true", "false"];
  const listed = branches.flatMap(({ enum: words, const: word }) => words ?? (word === undefined ? [] : [word]));
  return [...new Set(listed.filter((value) => value !== null).map(String))];
}
