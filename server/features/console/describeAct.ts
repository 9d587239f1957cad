import { isRecord } from "#compile/isRecord.ts";

/** A row of the audit in words: the number that went live, what changed by part, and the operator's note. */
export function describeAct(act: string, note: string, detail: Readonly<Record<string, unknown>>): string {
  const { seq, parts } = detail;
  const changed = isRecord(parts) ? Object.entries(parts).map(([part, count]) => `${part} ${String(count)}`) : [];
  return (
    [
      ...(typeof seq === "number" ? [`#${seq}`] : []),
      ...(changed.length > 0 ? [changed.join(", ")] : []),
      ...(note === "" ? [] : [note]),
    ].join(" · ") || act
  );
}
