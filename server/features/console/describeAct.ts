import { isRecord } from "#json/isRecord.ts";
import { describeParts } from "#server/features/publishing/diff/describeParts.ts";

/**
 * A row of the audit in words: the number that went live, which one the platform took back and for how many networks, whose draft was taken or factor reset, what changed by part, how many messages were
 * read with codes or links in them, what a switch was set to, which message was tried again, whom it is about, for how
 * long and why, how many words came and went, an amount of money, how many days, and the note.
 */
export function describeAct(act: string, note: string, detail: Readonly<Record<string, unknown>>): string {
  const { seq, draftOf, of, parts, messages, switched, message, member, minutes, reason, added, removed } = detail;
  const { amount, currency, days, takenBack } = detail;
  const words = [
    typeof seq === "number" ? `#${seq}` : "",
    isRecord(takenBack) ? `↩ #${Number(takenBack["seq"])} (${Number(takenBack["networks"])} ×)` : "",
    typeof draftOf === "string" ? draftOf : "",
    typeof of === "string" ? of : "",
    isRecord(parts) ? describeParts(parts) : "",
    typeof messages === "number" ? `${messages} ×` : "",
    typeof switched === "string" ? switched : "",
    typeof message === "string" ? message : "",
    typeof member === "string" ? member : "",
    typeof amount === "number" && typeof currency === "string" ? sayAmount(amount, currency) : "",
    typeof minutes === "number" ? `${minutes} min` : "",
    typeof days === "number" ? (days === 0 ? "∞" : `${days} d`) : "",
    typeof reason === "string" ? reason : "",
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
