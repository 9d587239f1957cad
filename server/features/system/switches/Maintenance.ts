import { isRecord } from "#json/isRecord.ts";
import { readListed, type ListedAddress } from "./addressSet.ts";

/** When the site is closed, what visitors are told, and who may come in all the same. Moments are milliseconds since 1970. */
export interface Maintenance {
  mode: "open" | "closed" | "planned";
  /** Of a planned one: when it begins. */
  from: number | null;
  /** When the site opens by itself; null where somebody has to open it. */
  until: number | null;
  /** What visitors read beside the site's own words, by language. */
  messages: Readonly<Record<string, string>>;
  /** Addresses and networks from which the site is tried meanwhile. */
  testers: readonly ListedAddress[];
  /** What is open to them: the site with its calls, or only the calls. */
  testersGet: "site" | "calls";
}

/** No maintenance, and none planned. */
export const noMaintenance: Maintenance = {
  mode: "open",
  from: null,
  until: null,
  messages: {},
  testers: [],
  testersGet: "site",
};

/**
 * Reads what the database holds, whoever wrote it there: `true` closes the site at once, for somebody who has nothing but the
 * database. What cannot be read is as if it were not there.
 */
export function readMaintenance(value: unknown): Maintenance {
  if (value === true) return { ...noMaintenance, mode: "closed" };
  if (!isRecord(value)) return noMaintenance;
  const { mode, from, until, messages, testers, testersGet } = value;
  return {
    mode: mode === "closed" || mode === "planned" ? mode : "open",
    from: momentOf(from),
    until: momentOf(until),
    messages: isRecord(messages) ? textsOf(messages) : {},
    testers: readListed(testers),
    testersGet: testersGet === "calls" ? "calls" : "site",
  };
}

/** Whether the site is closed at a moment. */
export function isClosedAt({ mode, from, until }: Maintenance, at: number): boolean {
  if (mode === "open" || (until !== null && at >= until)) return false;
  return mode === "closed" || (from !== null && at >= from);
}

/** The next moment at which the site closes or opens by itself; null where there is none. */
export function nextChangeAfter(maintenance: Maintenance, at: number): number | null {
  const { mode, from, until } = maintenance;
  if (mode === "open" || (until !== null && at >= until)) return null;
  if (mode === "planned" && from !== null && at < from) return from;
  return isClosedAt(maintenance, at) ? until : null;
}

function momentOf(value: unknown): number | null {
  const moment = typeof value === "string" ? Date.parse(value) : NaN;
  return Number.isNaN(moment) ? null : moment;
}

function textsOf(messages: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messages).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
