import { isRecord } from "#json/isRecord.ts";
import type { Note } from "../createFindings.ts";

/** Whether the platform can make the file that a table offers. */
export function checkFile(
  { columns, export: exported }: Readonly<Record<string, unknown>>,
  isGiven: boolean,
  pointer: string,
  note: Note,
): void {
  if (!isRecord(exported) || exported["formats"] === undefined) return;
  if (!isGiven)
    note(
      `${pointer}/export/formats`,
      "The platform gives no file of this list: leave out formats, and the browser makes one",
    );
  for (const [place, column] of (Array.isArray(columns) ? columns : []).entries())
    if (isRecord(column) && typeof column["labels"] === "string")
      note(
        `${pointer}/columns/${place}/labels`,
        "The platform writes the file, and has to be told the word of each value",
      );
}
