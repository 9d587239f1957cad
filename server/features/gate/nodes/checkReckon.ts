import { functionShapes, type SharedFunctionName } from "#compile/reckon/functionShapes.ts";
import { isRecord } from "#json/isRecord.ts";
import type { Note } from "../createFindings.ts";

/** Checks that a function is given what it needs, and nothing that it does not know. */
export function checkReckon({ function: name, params }: Record<string, unknown>, pointer: string, note: Note): void {
  if (typeof name !== "string" || !Object.hasOwn(functionShapes, name) || !isRecord(params)) return;
  const { needs, takes }: { needs: readonly string[]; takes: readonly string[] } =
    functionShapes[name as SharedFunctionName];
  const choices = [...needs, ...takes];
  for (const param of Object.keys(params)) {
    if (choices.includes(param)) continue;
    note(`${pointer}/params/${param}`, `The function has no parameter "${param}"`, { written: param, choices });
  }
  for (const param of needs) {
    if (!Object.hasOwn(params, param)) note(`${pointer}/params`, `The function needs "${param}"`);
  }
}

/** Checks that there is something to be picked from. */
export function checkPicker({ count, options }: Record<string, unknown>, pointer: string, note: Note): void {
  if ((count === undefined) === (options === undefined))
    note(pointer, "A picker has a count of numbers, or choices, and not both");
}
