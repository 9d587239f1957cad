/** One test of the last run. */
export interface TestRecord {
  /** Its title with those of the groups around it, outermost first. */
  titles: string[];
  file: string;
  outcome: "passed" | "failed" | "skipped";
  /** It failed first and passed when it was run once more. */
  isFlaky?: true;
  /** Why it failed, in the runner's words; of a flaky one, why it failed first. */
  fault?: string;
}
