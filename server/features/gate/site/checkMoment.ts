import type { Note } from "../createFindings.ts";

/** What looks like a moment may be none, such as the 31st of February. */
export function checkMoment(moment: string | undefined, pointer: string, note: Note): void {
  if (moment === undefined) return;
  const day = /^\d{4}-\d{2}-\d{2}/.exec(moment)?.[0] ?? "";
  const isDay = new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day) ?? false;
  if (!isDay || Number.isNaN(Date.parse(moment))) note(pointer, `There is no such moment as ${moment}`);
}
