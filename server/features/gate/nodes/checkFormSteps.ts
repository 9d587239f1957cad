import { isRecord } from "#json/isRecord.ts";
import type { Note } from "../createFindings.ts";

/** Checks the steps of a form: each field is asked for in one of them, and none asks for a field that is not there. */
export function checkFormSteps(steps: unknown, names: readonly string[], pointer: string, note: Note): void {
  if (!Array.isArray(steps)) return;
  const asked = new Set<string>();
  const ids = new Set<unknown>();
  for (const [place, step] of steps.entries()) {
    if (!isRecord(step)) continue;
    const at = `${pointer}/${place}`;
    if (ids.has(step["id"])) note(`${at}/id`, `Two steps are named "${String(step["id"])}"`);
    ids.add(step["id"]);
    const fields = Array.isArray(step["fields"]) ? (step["fields"] as unknown[]) : [];
    if (fields.length === 0 && step["summary"] !== true) note(at, "A step asks for fields, or is a summary");
    if (step["summary"] === true && place === 0) note(`${at}/summary`, "A summary comes after a step");
    for (const [index, name] of fields.entries()) {
      if (typeof name !== "string") continue;
      if (!names.includes(name))
        note(`${at}/fields/${index}`, `The form has no field "${name}"`, { written: name, choices: names });
      else if (asked.has(name)) note(`${at}/fields/${index}`, `Two steps ask for "${name}"`);
      asked.add(name);
    }
  }
  for (const name of names) if (!asked.has(name)) note(pointer, `No step asks for the field "${name}"`);
}
