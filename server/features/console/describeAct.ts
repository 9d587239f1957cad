import { isRecord } from "#compile/isRecord.ts";
import { describeParts } from "#server/features/publishing/diff/describeParts.ts";

/** A row of the audit in words: the number that went live, whose draft was taken, what changed by part, and the note. */
export function describeAct(act: string, note: string, detail: Readonly<Record<string, unknown>>): string {
  const { seq, draftOf, parts } = detail;
  const words = [
    typeof seq === "number" ? `#${seq}` : "",
    typeof draftOf === "string" ? draftOf : "",
    isRecord(parts) ? describeParts(parts) : "",
    note,
  ];
  return words.filter((word) => word !== "").join(" · ") || act;
}
