import { createServer } from "vite";
import { siteNames } from "./build/siteNames.ts";
import { isPortFree } from "./platform/isPortFree.ts";
import { launchPlatform } from "./platform/launchPlatform.ts";
import { portFrom } from "./platform/portFrom.ts";
import { endWithParent, outliveScreen } from "#server/endWithParent.ts";

// `npm run dev`: both programs from Vite with hot reloading, in front of a platform. A platform that listens already
// (another terminal, another machine by CROUPIER_PLATFORM) is used as it is.
const port = portFrom(process.env);
const isOurs = process.env["CROUPIER_PLATFORM"] === undefined && (await isPortFree(port));
const platform = isOurs ? await launchPlatform({ port, log: "inherit" }) : undefined;
const servers = await Promise.all(siteNames.map((site) => createServer({ mode: site })));
for (const server of servers) {
  await server.listen();
  console.log(`\n  ${server.config.root}`);
  server.printUrls();
}

let stopping = false;
const stop = async () => {
  if (stopping) return;
  stopping = true;
  await Promise.all(servers.map((server) => server.close()));
  await platform?.stop();
  process.exit(0);
};
endWithParent(() => void stop());
outliveScreen();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop());
