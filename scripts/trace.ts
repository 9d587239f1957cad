import { existsSync } from "node:fs";
import { reportPaths } from "./testing/reportPaths.ts";
import { runTests } from "./testing/runTests.ts";
import { vitestRunner } from "./testing/vitestRunner.ts";
import { readLastRun } from "./tracing/readLastRun.ts";
import { readRequirements } from "./tracing/readRequirements.ts";
import { traceRequirements } from "./tracing/traceRequirements.ts";
import { writeTrace } from "./tracing/writeTrace.ts";

// `npm run trace` says which requirements the last test run proved, and which no test names.
if (!existsSync(reportPaths.vitest)) {
  console.log("No results of a test run yet; running the tests that need no browser …");
  await runTests(vitestRunner);
}
const trace = traceRequirements(await readRequirements("docs/requirements.tsv"), await readLastRun());
for (const line of writeTrace(trace, "long")) console.log(line);
process.exitCode = trace.broken.length + trace.unknown.length > 0 ? 1 : 0;
