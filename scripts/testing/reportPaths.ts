/** Where the runners leave the results of the last run; the trace reads them. */
export const reportPaths = {
  vitest: "test-results/vitest.json",
  playwright: "test-results/playwright.json",
} as const;
