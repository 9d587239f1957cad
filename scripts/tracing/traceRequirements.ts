import type { TestRecord } from "../testing/TestRecord.ts";
import type { Requirement } from "./readRequirements.ts";

/** What the tests say about the requirements. */
export interface Trace {
  /** Requirements with tests, all of which passed. */
  proven: { requirement: Requirement; tests: TestRecord[] }[];
  /** Requirements with a test that failed or did not run. */
  broken: { requirement: Requirement; tests: TestRecord[] }[];
  /** Requirements that no test names. */
  unproven: Requirement[];
  /** Names in titles that are no requirement: a slip of the pen would otherwise prove nothing, silently. */
  unknown: { id: string; file: string }[];
}

/** Matches requirements with the tests whose titles, or whose groups' titles, start with their ids in brackets. */
export function traceRequirements(requirements: Requirement[], records: TestRecord[]): Trace {
  const tests = new Map<string, TestRecord[]>();
  for (const record of records) {
    for (const id of new Set(record.titles.flatMap(idsIn))) tests.set(id, [...(tests.get(id) ?? []), record]);
  }
  const known = new Set(requirements.map(({ id }) => id));
  const named = requirements.map((requirement) => ({ requirement, tests: tests.get(requirement.id) ?? [] }));
  const hasPassed = (found: TestRecord[]) => found.every(({ outcome }) => outcome === "passed");
  return {
    proven: named.filter((entry) => entry.tests.length > 0 && hasPassed(entry.tests)),
    broken: named.filter((entry) => !hasPassed(entry.tests)),
    unproven: named.filter((entry) => entry.tests.length === 0).map(({ requirement }) => requirement),
    unknown: [...tests].filter(([id]) => !known.has(id)).map(([id, found]) => ({ id, file: found[0]?.file ?? "" })),
  };
}

/** The ids at the start of a title: `[AUTH-01] [AUTH-02] logs in` names two. */
function idsIn(title: string): string[] {
  const head = /^(?:\s*\[[A-Z][A-Z0-9]*-\d+\])+/.exec(title)?.[0] ?? "";
  return [...head.matchAll(/\[([^\]]+)\]/g)].flatMap(([, id]) => id ?? []);
}
