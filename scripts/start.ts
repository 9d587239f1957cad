import { join } from "node:path";
import { isGateBuilt } from "#server/cli/builtGate.ts";
import { buildGate } from "./build/buildGate.ts";
import { buildSite, isBuilt } from "./build/buildSite.ts";
import { siteNames } from "./build/siteNames.ts";
import { isPortFree } from "./platform/isPortFree.ts";
import { launchGames, type RunningGames } from "./platform/launchGames.ts";
import { launchPayments, type RunningPayments } from "./platform/launchPayments.ts";
import { launchPlatform, type RunningPlatform } from "./platform/launchPlatform.ts";
import { portFrom } from "./platform/portFrom.ts";
import { runStep } from "./steps/runStep.ts";
import { generateAll } from "./types/generateAll.ts";
import { generators } from "./types/generators.ts";
import { writeFiles } from "./types/writeFiles.ts";
import { readConfig } from "#server/config.ts";
import { demoPassword } from "#server/db/seed/seedDemo.ts";
import { endWithParent, outliveScreen } from "#server/endWithParent.ts";

// `npm start`: everything that a fresh clone needs, then the platform with both sites, until Ctrl-C.

/** Empty until the platform answers. */
const running: { platform?: RunningPlatform; payments?: RunningPayments; games?: RunningGames } = {};
let stopping = false;
const stop = async (isKey = false) => {
  // Ctrl-C pressed twice: whoever is in that hurry gets it; the next start mends the database.
  if (stopping && isKey) process.exit(130);
  if (stopping) return;
  stopping = true;
  console.log("\nStopping …");
  // A platform that is still starting has the end of its channel to go by.
  await running.platform?.stop();
  await Promise.all([running.payments?.stop(), running.games?.stop()]);
  console.log("Stopped.");
  process.exit(0);
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop(signal === "SIGINT"));
// Whoever started us may be gone without a word, and so may the screen.
endWithParent(() => void stop());
outliveScreen();

/** Runs a step and ends the program where it fails; what it said is the last thing on the screen. */
async function must(name: string, step: () => Promise<void>): Promise<void> {
  const { ok } = await runStep(name, step);
  if (!ok) process.exit(1);
}

await must("Read the settings", async () => {
  // Before anything is built with them; the folder of the sites is what we build.
  readConfig({ ...process.env, SITE_FOLDER: undefined });
  portFrom(process.env);
});
const port = portFrom(process.env);
await must(`Look whether port ${port} is free`, async () => {
  if (await isPortFree(port)) return;
  throw new Error(
    `another program listens on port ${port} (perhaps Croupier is running already: http://localhost:${port}).\n` +
      `  Stop that program, or choose another port:  PORT=${port + 1} npm start`,
  );
});
await must("Bring the generated types up to date", async () => {
  await writeFiles(await generateAll(generators));
});
for (const site of siteNames) {
  if (await isBuilt(site)) console.log(`✓ dist/${site} is up to date`);
  else await must(`Build ${site}`, () => buildSite(site));
}

if (await isGateBuilt()) console.log("✓ dist/gate is up to date");
else await must("Build the publish gate", buildGate);

console.log("▸ Start the platform (the first start makes a database and its demo data) …");
const { isDemo, publicOrigin, dataFolder, payments: ownProvider, vendors } = readConfig(process.env);
// A demo has somebody to pay; whoever names a provider has one.
const payments =
  isDemo && ownProvider === undefined
    ? await launchPayments({ site: publicOrigin, platform: `http://localhost:${port}`, wanted: port + 1 })
    : undefined;
if (payments) running.payments = payments;
// And games to play; whoever names vendors has some.
const games =
  isDemo && vendors.length === 0
    ? await launchGames({
        site: publicOrigin,
        platform: `http://localhost:${port}`,
        folder: join(dataFolder, "games"),
        wanted: port + 2,
      })
    : undefined;
if (games) running.games = games;
const env = { ...payments?.env, ...games?.env };
const platform = await launchPlatform({ port, log: "inherit", env }).catch((error: Error) => {
  if (!stopping) console.error(`✗ ${error.message}`);
  process.exit(1);
});
running.platform = platform;
console.log(`
  Croupier is running.

  Site      ${publicOrigin}/${isDemo ? `          players player01 …, agent agent01; password ${demoPassword}` : ""}
  Console   ${publicOrigin}/console/  accounts and passwords are in ${join(dataFolder, "operator.txt")}

  Ctrl-C stops everything.
`);

const code = await platform.ended;
if (!stopping) {
  console.error(`The platform ended by itself (exit code ${code}).`);
  process.exit(code === 0 ? 1 : code);
}
