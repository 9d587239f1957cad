import { ensureBrowser } from "./browser/ensureBrowser.ts";
import { isGateBuilt } from "#server/cli/builtGate.ts";
import { buildGate } from "./build/buildGate.ts";
import { buildSite, isBuilt } from "./build/buildSite.ts";
import { siteNames } from "./build/siteNames.ts";
import { demandSoundSite } from "./bundle/demandSoundSite.ts";
import { runCommand } from "./steps/runCommand.ts";
import { runStep } from "./steps/runStep.ts";
import { closingLine } from "./testing/closingLine.ts";
import { playwrightRunner } from "./testing/playwrightRunner.ts";
import { runTests } from "./testing/runTests.ts";
import type { TestCount } from "./testing/countTests.ts";
import { vitestRunner } from "./testing/vitestRunner.ts";
import { readClaims } from "./tracing/readClaims.ts";
import { readLastRun } from "./tracing/readLastRun.ts";
import { readRequirements } from "./tracing/readRequirements.ts";
import { traceClaims } from "./tracing/traceClaims.ts";
import { traceRequirements } from "./tracing/traceRequirements.ts";
import { writeTrace } from "./tracing/writeTrace.ts";

// `npm test`: everything that can be checked, in order. A step that fails does not stop the ones that do not need it;
// each counts as one test, and the two runners count by their reports.
const counts: TestCount[] = [];

async function step(name: string, work: () => Promise<void>): Promise<boolean> {
  const { ok } = await runStep(name, work);
  counts.push({ passed: Number(ok), failed: Number(!ok), skipped: 0, faults: ok ? [] : [`Failed: ${name}`] });
  return ok;
}

/** Runs tests as a step that counts by the tests in it. */
async function suite(name: string, run: () => Promise<TestCount>): Promise<void> {
  let count: TestCount = { passed: 0, failed: 1, skipped: 0, faults: [`Failed: ${name}`] };
  await runStep(name, async () => {
    count = await run();
    const { passed, failed, skipped } = count;
    if (failed + skipped > 0) throw new Error(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  });
  counts.push(count);
}

const tool = (path: string, ...args: string[]) => runCommand(process.execPath, [`node_modules/${path}`, ...args]);

const started = Date.now();
await step("Generated files say what the schemas say", () =>
  runCommand(process.execPath, ["scripts/types.ts", "--check"]),
);
await step("Types (tsc)", () => tool("typescript/bin/tsc", "--noEmit"));
await step("Lint (oxlint)", () => tool("oxlint/bin/oxlint", "--deny-warnings"));
await step("Nothing that nothing uses (knip)", () => tool("knip/bin/knip.js"));
await step("Format (oxfmt)", () => tool("oxfmt/bin/oxfmt", "--check"));
await suite("Unit, contract, property, architecture, component and server tests (vitest)", () =>
  runTests(vitestRunner),
);

let built = true;
for (const site of siteNames) {
  const ok = await step(`Build ${site}`, async () => {
    if (!(await isBuilt(site))) await buildSite(site);
  });
  built &&= ok;
  if (!ok) continue;
  await step(`Bundle of ${site}: no eval, no compiler, nothing inline, no other host, within its budget`, () =>
    demandSoundSite(site),
  );
}
built =
  (await step("Build the publish gate", async () => {
    if (!(await isGateBuilt())) await buildGate();
  })) && built;
await suite("Journeys in a browser (playwright)", async () => {
  if (!built) throw new Error("not run, because a site could not be built");
  return runTests(playwrightRunner(await ensureBrowser({ windowless: true })));
});
await step("Trace of requirements", async () => {
  const trace = traceRequirements(await readRequirements("docs/requirements.tsv"), await readLastRun());
  for (const line of writeTrace(trace, "short")) console.log(line);
  if (trace.unknown.length > 0) throw new Error("a test names a requirement that does not exist");
});
await step("Claims of docs/security.md: each names a test, and the test passed", async () => {
  const faults = traceClaims(await readClaims("docs/security.md"), await readLastRun());
  if (faults.length > 0) throw new Error(`\n${faults.map((fault) => `  ${fault}`).join("\n")}`);
});

const { line, ok } = closingLine(counts);
for (const fault of counts.flatMap(({ faults }) => faults)) console.error(`\n${fault}`);
console.log(`\nTook ${Math.round((Date.now() - started) / 1000)} s.\n${line}`);
process.exitCode = ok ? 0 : 1;
