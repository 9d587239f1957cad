import { readVitest } from "./readVitest.ts";
import { reportPaths } from "./reportPaths.ts";
import type { TestRunner } from "./runTests.ts";

/** Everything that needs no browser: unit, contract, property, architecture, server and component tests. */
export const vitestRunner: TestRunner = {
  args: [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${reportPaths.vitest}`,
  ],
  report: reportPaths.vitest,
  read: readVitest,
  options: { timeoutMs: 30 * 60_000 },
};
