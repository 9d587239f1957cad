/** How the tests of one runner ended. */
export interface TestCount {
  passed: number;
  failed: number;
  /** Tests that did not run; a suite with one of them has not proved what it says. */
  skipped: number;
  /** What was not well, each with its reason: said once more above the closing line, so that nobody has to search. */
  faults: string[];
}
