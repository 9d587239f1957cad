import { isRecord } from "#json/isRecord.ts";
import { describeParts } from "#server/features/publishing/diff/describeParts.ts";

/**
 * A row of the audit in words: the number that went live, whose draft was taken or factor reset, what changed by part, how many messages were
 * read with codes or links in them, what a switch was set to, which message was tried again, and the note.
 */
export function describeAct(act: string, note: string, detail: Readonly<Record<string, unknown>>): string {
  const { seq, draftOf, of, parts, messages, switched, message } = detail;
  const words = [
    typeof seq === "number" ? `#${seq}` : "",
    typeof draftOf === "string" ? draftOf : "",
    typeof of === "string" ? of : "",
    isRecord(parts) ? describeParts(parts) : "",
    typeof messages === "number" ? `${messages} ×` : "",
    typeof switched === "string" ? switched : "",
    typeof message === "string" ? message : "",
    note,
  ];
  return words.filter((word) => word !== "").join(" · ") || act;
}
