import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildSite, isBuilt } from "../../scripts/build/buildSite.ts";
import { freePort } from "../../scripts/platform/freePort.ts";
import { launchGames } from "../../scripts/platform/launchGames.ts";
import { launchPlatform } from "../../scripts/platform/launchPlatform.ts";

/** A platform of the bench's own, with what a program on its machine may know about it. */
export interface BenchPlatform {
  /** Its origin, without a slash at the end. */
  url: string;
  /** Where its secrets and its database lie; gone afterwards. */
  dataFolder: string;
  /** Its process. */
  pid: number;
}

/**
 * Starts the platform with a fresh demo database in a folder of its own and the player as it is built for production,
 * hands it to `work`, and clears everything away; `hasGames` starts the vendor of the demo beside it. The first start of a database
 * takes some seconds.
 */
export async function withPlatform<T>(
  work: (platform: BenchPlatform) => Promise<T>,
  { hasGames = false } = {},
): Promise<T> {
  if (!(await isBuilt("player"))) await buildSite("player");
  const folder = await mkdtemp(join(tmpdir(), "croupier-bench-"));
  // Started by root, the database runs as another user, who must be able to pass through.
  await chmod(folder, 0o711);
  const dataFolder = join(folder, "data");
  const port = await freePort();
  console.log("Starting a platform of its own …");
  const games = hasGames
    ? await launchGames({ site: `http://localhost:${port}`, folder: join(folder, "games") })
    : undefined;
  try {
    const platform = await launchPlatform({
      port,
      log: "ignore",
      // Vite leaves NODE_ENV at production in a process that has built something, and production refuses demo data.
      // Everything that is measured comes from one address.
      env: {
        CROUPIER_DATA: dataFolder,
        CROUPIER_DEMO: "1",
        NODE_ENV: "development",
        ADDRESS_LIMIT_FACTOR: "1000",
        ...games?.env,
      },
    });
    try {
      return await work({ url: platform.url, dataFolder, pid: platform.pid });
    } finally {
      await platform.stop();
    }
  } finally {
    await games?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
