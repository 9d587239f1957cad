import type { AuditRow, KeptFinding } from "#contracts/api.ts";
import { isRecord } from "#json/isRecord.ts";
import { describeAct } from "#server/features/console/describeAct.ts";
import { describeParts } from "#server/features/publishing/diff/describeParts.ts";
import { areaOf } from "./actsByArea.ts";

/** An act as it is kept. */
export interface ActRow {
  id: number;
  at: Date;
  operator: string;
  act: string;
  from_hash: string | null;
  to_hash: string | null;
  note: string;
  detail: Record<string, unknown>;
}

/** Members that name whom or what an act is about, the first that is there counts. */
const naming = ["of", "draftOf", "message", "name"] as const;

/** Acts that name a contract by its kind and, but for settings, its version. */
const ofContracts: ReadonlySet<string> = new Set(["contractOffered", "contractAnswered", "contractSetting"]);

/** An act with each thing that is known of it by a name of its own: pages say them in the reader's language. */
export function toAuditRow({ id, at, operator, act, from_hash: from, to_hash: to, note, detail }: ActRow): AuditRow {
  const text = (name: string) => (typeof detail[name] === "string" ? detail[name] : null);
  const number = (name: string) => (Number.isSafeInteger(detail[name]) ? (detail[name] as number) : null);
  const { parts, takenBack, found, set } = detail;
  // A change of role is kept as both, before and after an arrow.
  const [setFrom, setTo] = act === "roleChanged" ? (text("switched") ?? "").split(" → ") : [null, text("switched")];
  const [contract = null, version] = ofContracts.has(act) ? (text("of") ?? "").split(" ") : [];
  const moment = act === "scheduled" ? text("of") : null;
  const words = describeAct(act, note, detail);
  // What is a word of the platform's, or a moment, is said in the reader's language beside it.
  const isSaid = contract !== null || moment !== null;
  const own = describeAct(act, note, {
    ...detail,
    switched: undefined,
    takenBack: undefined,
    ...(isSaid && { of: undefined }),
  });
  const changed = isRecord(parts) ? (parts as NonNullable<AuditRow["changed"]>) : {};
  return {
    id: String(id),
    at: at.toISOString(),
    by: operator,
    act,
    area: areaOf(act),
    from,
    to,
    note,
    // The act itself is said beside it.
    detail: words === act ? "" : words,
    own: own === act ? "" : own,
    contract,
    version: version === undefined ? null : Number(version),
    moment,
    seq: number("seq"),
    back: isRecord(takenBack) ? Number(takenBack["seq"]) : number("backTo"),
    about: isSaid ? "" : (naming.map(text).find((found) => found !== null) ?? ""),
    member: text("member"),
    amount: number("amount"),
    currency: text("currency"),
    minutes: number("minutes"),
    days: number("days"),
    // Said by the names of its settings, where they were kept.
    setFrom: setFrom ?? null,
    setTo: isRecord(set) ? null : (setTo ?? null),
    // The platform itself says why by what browsers told it.
    reason: isRecord(takenBack) ? `browsers_${String(takenBack["why"])}` : text("reason"),
    rule: text("rule"),
    change: text("change"),
    parts: isRecord(parts) ? describeParts(parts) : null,
    changed,
    places: Object.values(changed).reduce((sum, count) => sum + count, 0) || null,
    count: number("problems") ?? number("messages") ?? number("codesLeft"),
    problem: text("problem"),
    found: isRecord(found) ? [found as unknown as KeptFinding] : [],
    // An empty value is something that was set, and shows.
    set: isRecord(set)
      ? Object.fromEntries(Object.entries(set).map(([name, value]) => [name, value === "" ? "–" : value]))
      : {},
  };
}
