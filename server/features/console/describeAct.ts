import { isRecord } from "#json/isRecord.ts";

/**
 * A row of the audit in words: the number that went live, which one the platform took back and for how many networks, whose draft was taken or factor reset, which picture, how many messages were
 * read with codes or links in them, what a switch was set to, which message was tried again, whom it is about, how many words came
 * and went, and the note. What changed and why, amounts and times are said beside it, in the reader's language.
 */
export function describeAct(act: string, note: string, detail: Readonly<Record<string, unknown>>): string {
  const { seq, draftOf, of, name, messages, switched, message, member, added, removed, takenBack } = detail;
  const words = [
    typeof seq === "number" ? `#${seq}` : "",
    isRecord(takenBack) ? `↩ #${Number(takenBack["seq"])} (${Number(takenBack["networks"])} ×)` : "",
    typeof draftOf === "string" ? draftOf : "",
    typeof of === "string" ? of : "",
    typeof name === "string" ? name : "",
    typeof messages === "number" ? `${messages} ×` : "",
    typeof switched === "string" ? switched : "",
    typeof message === "string" ? message : "",
    typeof member === "string" ? member : "",
    typeof added === "number" && added > 0 ? `+${added}` : "",
    typeof removed === "number" && removed > 0 ? `−${removed}` : "",
    note,
  ];
  return words.filter((word) => word !== "").join(" · ") || act;
}

/** An amount as the audit writes it, in minor units, with all its decimals. */
export function sayAmount(amount: number, currency: string): string {
  const written = new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay: "code" });
  return written.format(amount / 10 ** (written.resolvedOptions().maximumFractionDigits ?? 2));
}
