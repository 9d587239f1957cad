import { setTimeout as sleep } from "node:timers/promises";
import type { Cluster } from "./initCluster.ts";
import { connectAsOwner } from "./connectAsOwner.ts";
import type { Binaries } from "./findBinaries.ts";
import type { ServerUser } from "./findServerUser.ts";
import { launchPostgres, tailOfLog } from "./launchPostgres.ts";
import { readPostmaster } from "./readPostmaster.ts";

const startLimitMs = 60_000;
const pollMs = 30;

/**
 * Sees to it that a server runs on the folder and takes connections: adopts one that a killed program left behind, waits
 * for one that is starting or stopping, and starts one where there is none.
 */
export async function ensureRunning(
  cluster: Cluster,
  binaries: Binaries,
  user: ServerUser,
  settings: string[] = [],
): Promise<{ adopted: boolean }> {
  const deadline = Date.now() + startLimitMs;
  let launched = false;
  let exited: number | null | undefined;
  while (Date.now() < deadline) {
    if (await answers(cluster)) return { adopted: !launched };
    if (launched && exited !== undefined && !willPass(tailOfLog(cluster))) {
      throw new Error(`PostgreSQL does not start.\n${tailOfLog(cluster)}`);
    }
    if (readPostmaster(cluster.folder) === undefined && (!launched || exited !== undefined)) {
      const child = launchPostgres(cluster, binaries, user, settings);
      child.unref();
      exited = undefined;
      child.on("error", () => (exited = 1));
      child.on("exit", (code) => (exited = code));
      launched = true;
    }
    await sleep(pollMs);
  }
  const pid = readPostmaster(cluster.folder);
  throw new Error(
    `PostgreSQL (process ${pid ?? "unknown"}) does not answer on ${cluster.folder}.\n${tailOfLog(cluster)}`,
  );
}

/**
 * Whether a start failed for something that passes: another start was quicker, or the helpers of a server that was killed
 * have not noticed yet that it is gone.
 */
function willPass(log: string): boolean {
  return /lock file "postmaster\.pid" already exists|pre-existing shared memory block/.test(log);
}

/** Whether the server takes connections; a wrong password is an answer too, and an error. */
async function answers(cluster: Cluster): Promise<boolean> {
  try {
    const client = await connectAsOwner(cluster, "croupier health check");
    await client.end();
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === "28P01") {
      throw new Error(`The PostgreSQL on ${cluster.folder} does not know our password.`, { cause: error });
    }
    return false;
  }
}
