import { createHash } from "node:crypto";
import { chmodSync, chownSync, mkdirSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type Cluster, initCluster } from "./initCluster.ts";
import { ensureRunning } from "./ensureRunning.ts";
import { findBinaries } from "./findBinaries.ts";
import { findServerUser, type ServerUser } from "./findServerUser.ts";
import { holdFolder } from "./holdFolder.ts";
import { reachableBinaries, reachableFolder } from "./reachable.ts";
import { readPostmaster } from "./readPostmaster.ts";
import { stopPostgres } from "./stopPostgres.ts";

/** A PostgreSQL of our own that is running. */
export interface RunningCluster {
  cluster: Cluster;
  /** True where it was left behind by a program that was killed. */
  adopted: boolean;
  /** Stops the server in good order and gives the folder back. */
  stop(): Promise<void>;
}

/** How to start. */
export interface ClusterOptions {
  /** Folder of the data; PostgreSQL's own folder is `postgres` inside it. Made where it is not there. */
  folder: string;
  /** Settings of PostgreSQL, `name=value`. */
  settings?: string[];
  /** Told in one sentence what happens that an operator may want to know. */
  onEvent?: (sentence: string) => void;
}

const restartDelaysMs = [100, 500, 1_000, 2_000, 5_000];

/**
 * Starts the embedded PostgreSQL and keeps it running: makes the data folder where needed, adopts a server that a killed
 * program left behind, starts it again when it ends unasked. Throws FolderInUseError where another program has it.
 */
export async function startCluster({
  folder,
  settings = [],
  onEvent = () => undefined,
}: ClusterOptions): Promise<RunningCluster> {
  const user = await findServerUser();
  const binaries = await reachableBinaries(await findBinaries(), user);
  const home = reachableFolder(folder, user);
  const made = mkdirSync(home, { recursive: true, mode: 0o755 });
  // Whatever the umask: the account of PostgreSQL must get through. Its own folder inside is closed to everybody else.
  if (made !== undefined && user) chmodSync(home, 0o755);
  const dataFolder = join(home, "postgres");
  const secrets = await initCluster(dataFolder, binaries, user);
  const cluster: Cluster = { folder: dataFolder, ...(await chooseAddress(home, user)), secrets };

  let stopping = false;
  let hold = { release: async (): Promise<void> => undefined };
  const start = async () => {
    const { adopted } = await ensureRunning(cluster, binaries, user, settings);
    hold = await holdFolder(cluster, () => void recover());
    return adopted;
  };
  const recover = async () => {
    for (let attempt = 0; !stopping; attempt += 1) {
      await sleep(restartDelaysMs[Math.min(attempt, restartDelaysMs.length - 1)]);
      if (stopping) return;
      try {
        await start();
        onEvent("PostgreSQL had ended; it runs again.");
        return;
      } catch (error) {
        onEvent(`PostgreSQL is not running: ${(error as Error).message}`);
      }
    }
  };

  const adopted = await start();
  if (adopted) onEvent("Adopted the PostgreSQL that an earlier run left behind.");
  return {
    cluster,
    adopted,
    stop: async () => {
      stopping = true;
      await hold.release();
      await stopPostgres(dataFolder, binaries);
    },
  };
}

/** A socket in the data folder, which nobody else can reach; the loopback where there are none (Windows). */
async function chooseAddress(home: string, user: ServerUser): Promise<{ host: string; port: number }> {
  if (process.platform === "win32") return { host: "127.0.0.1", port: usedPort(home) ?? (await freePort()) };
  const near = join(home, "run");
  // Socket addresses are at most 103 bytes on some systems, and PostgreSQL adds its file name.
  const name = createHash("sha256").update(home).digest("hex").slice(0, 12);
  const host = Buffer.byteLength(near) <= 80 ? near : join(tmpdir(), `croupier-${name}`);
  mkdirSync(host, { recursive: true, mode: 0o700 });
  if (user) chownSync(host, user.uid, user.gid);
  return { host, port: 5432 };
}

/** The port of a server that was left behind: the fourth line of its file. */
function usedPort(home: string): number | undefined {
  const folder = join(home, "postgres");
  if (readPostmaster(folder) === undefined) return undefined;
  return Number(readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n")[3]) || undefined;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
