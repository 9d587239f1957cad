import { describeFaults } from "./describeFaults.ts";
import type { TestCount } from "./TestCount.ts";
import type { TestRecord } from "./TestRecord.ts";

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
