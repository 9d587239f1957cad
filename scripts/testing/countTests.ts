import type { TestCount } from "./TestCount.ts";
import type { TestRecord } from "./TestRecord.ts";

/** Counts the outcomes of tests. */
export function countTests(records: TestRecord[]): TestCount {
  const count = (wanted: TestRecord["outcome"]) => records.filter(({ outcome }) => outcome === wanted).length;
  return { passed: count("passed"), failed: count("failed"), skipped: count("skipped") };
}
