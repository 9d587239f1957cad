import { isRecord } from "#json/isRecord.ts";
import type { Note } from "../createFindings.ts";

/** Checks steps: each has a name of its own, and a step that is written as the current one is one of them. */
export function checkSteps(node: Record<string, unknown>, pointer: string, note: Note): void {
  const { steps, current } = node;
  if (!Array.isArray(steps)) return;
  const ids = steps.map((step: unknown) => (isRecord(step) ? step["id"] : undefined));
  for (const [place, id] of ids.entries()) {
    if (id !== undefined && ids.indexOf(id) < place)
      note(`${pointer}/steps/${place}/id`, `Another of these steps has the id "${String(id)}"`);
  }
  if (typeof current === "string" && !ids.includes(current)) {
    const choices = ids.filter((id) => typeof id === "string");
    note(`${pointer}/current`, `None of these steps has the id "${current}"`, { written: current, choices });
  }
  const last = steps.length + 1;
  if (typeof current === "number" && !(Number.isInteger(current) && current >= 1 && current <= last))
    note(`${pointer}/current`, `A step is counted from 1; ${last} is after the last one`);
}
