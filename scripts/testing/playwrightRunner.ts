import { readPlaywright } from "./readPlaywright.ts";
import { reportPaths } from "./reportPaths.ts";
import type { TestRunner } from "./runTests.ts";

/** The journeys in a real browser; `browser` is its path. */
export function playwrightRunner(browser: string): TestRunner {
  return {
    args: ["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"],
    report: reportPaths.playwright,
    read: readPlaywright,
    options: {
      timeoutMs: 40 * 60_000,
      env: { CROUPIER_BROWSER: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: reportPaths.playwright },
    },
  };
}
