import { isGateBuilt } from "#server/cli/builtGate.ts";
import { buildGate } from "./build/buildGate.ts";
import { buildSite, isBuilt } from "./build/buildSite.ts";
import { siteNames } from "./build/siteNames.ts";
import { demandSoundSite } from "./bundle/demandSoundSite.ts";
import { writeSbom } from "./build/writeSbom.ts";
import { runStep } from "./steps/runStep.ts";
import { generateAll } from "./types/generateAll.ts";
import { generators } from "./types/generators.ts";
import { writeFiles } from "./types/writeFiles.ts";

// `npm run build` builds both programs and the publish gate; with `--if-stale` only those whose sources changed since.
const onlyStale = process.argv.includes("--if-stale");
const results = [
  await runStep("Generate types from the schemas", async () => {
    await writeFiles(await generateAll(generators));
  }),
];
for (const site of siteNames) {
  if (onlyStale && (await isBuilt(site))) continue;
  results.push(await runStep(`Build ${site} → dist/${site}`, () => buildSite(site)));
  results.push(await runStep(`Bundle of ${site}`, () => demandSoundSite(site)));
}
if (!onlyStale || !(await isGateBuilt())) results.push(await runStep("Build the publish gate → dist/gate", buildGate));
if (!onlyStale) results.push(await runStep("Write the bill of materials → dist/sbom.json", writeSbom));
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
