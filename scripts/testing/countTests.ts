import { describeFaults } from "./describeFaults.ts";
import type { TestRecord } from "./TestRecord.ts";

/** How the tests of one runner ended. */
export interface TestCount {
  passed: number;
  failed: number;
  /** Tests that did not run; a suite with one of them has not proved what it says. */
  skipped: number;
  /** What was not well, each with its reason: said once more above the closing line, so that nobody has to search. */
  faults: string[];
}

/** Counts the outcomes of tests, and tells of those that were not well. */
export function countTests(records: TestRecord[]): TestCount {
  const count = (wanted: TestRecord["outcome"]) => records.filter(({ outcome }) => outcome === wanted).length;
  return {
    passed: count("passed"),
    failed: count("failed"),
    skipped: count("skipped"),
    faults: describeFaults(records),
  };
}
