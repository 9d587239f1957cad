import { ensureBrowser } from "./browser/ensureBrowser.ts";
import { isGateBuilt } from "#server/cli/builtGate.ts";
import { buildGate } from "./build/buildGate.ts";
import { buildSite, isBuilt } from "./build/buildSite.ts";
import { siteNames } from "./build/siteNames.ts";
import { runCommand } from "./steps/runCommand.ts";
import { runStep } from "./steps/runStep.ts";

// `npm run drill` and `npm run fuzz`: the tests of kills, races and mutated documents, whole. `npm test` runs the same files in
// a small form (tests/support/drillSize.ts). Everything they start listens on this machine alone and ends by itself. A fuzz has
// a second part: changed sites in a real browser. Words behind it narrow it to the files they name, or to `browser`; a failure
// names its seed, and `CROUPIER_FUZZ_SEED=<seed> npm run fuzz -- <file>` does that one again.
const [kind, ...rest] = process.argv.slice(2);
if (kind !== "drill" && kind !== "fuzz") throw new Error("Say which: drill or fuzz.");
const env = { CROUPIER_DRILL: "whole" };
const files = rest.filter((word) => word !== "browser");

async function step(name: string, work: () => Promise<void>): Promise<void> {
  const { ok } = await runStep(name, work);
  if (!ok) process.exitCode = 1;
}

if (files.length > 0 || rest.length === 0) {
  const named = files.length > 0 ? files : [`.${kind}.test.ts`];
  await step(`The tests of this ${kind}, whole (vitest)`, () =>
    runCommand(process.execPath, ["node_modules/vitest/vitest.mjs", "run", ...named], { env, timeoutMs: 80 * 60_000 }),
  );
}
if (kind === "fuzz" && (rest.length === 0 || rest.includes("browser"))) {
  await step("Changed sites in a browser (playwright)", async () => {
    for (const site of siteNames) if (!(await isBuilt(site))) await buildSite(site);
    if (!(await isGateBuilt())) await buildGate();
    await runCommand(process.execPath, ["node_modules/@playwright/test/cli.js", "test", "mutants.spec.ts"], {
      env: { ...env, CROUPIER_BROWSER: await ensureBrowser() },
      timeoutMs: 60 * 60_000,
    });
  });
}
