import type pg from "pg";
import type { Cluster } from "./initCluster.ts";
import { connectAsOwner } from "./connectAsOwner.ts";

/** Any fixed number; PostgreSQL names advisory locks by number. */
const lockKey = 7_204_311;
const namePrefix = "croupier ";
const pulseMs = 5_000;

/**
 * Takes the folder for this process: an advisory lock that PostgreSQL itself gives back when this process dies, however
 * it dies. Throws FolderInUseError where another process holds it. `onLost` runs once when the connection breaks.
 */
export async function holdFolder(cluster: Cluster, onLost: () => void): Promise<{ release(): Promise<void> }> {
  const client = await connectAsOwner(cluster, `${namePrefix}${process.pid}`);
  const taken = await client.query<{ taken: boolean }>("SELECT pg_try_advisory_lock($1) AS taken", [lockKey]);
  if (!taken.rows[0]?.taken) {
    const pid = await findHolder(client);
    await client.end();
    throw new FolderInUseError(cluster.folder, pid);
  }
  let held = true;
  const lose = () => {
    if (!held) return;
    held = false;
    clearInterval(pulse);
    onLost();
  };
  client.on("error", lose);
  client.on("end", lose);
  const pulse = setInterval(() => client.query("SELECT 1").catch(lose), pulseMs);
  pulse.unref();
  return {
    release: async () => {
      if (!held) return;
      held = false;
      clearInterval(pulse);
      await client.end().catch(() => undefined);
    },
  };
}

async function findHolder(client: pg.Client): Promise<number> {
  const found = await client.query<{ name: string }>(
    `SELECT a.application_name AS name FROM pg_locks l JOIN pg_stat_activity a USING (pid)
     WHERE l.locktype = 'advisory' AND l.granted AND l.objid = $1`,
    [lockKey],
  );
  return Number.parseInt(found.rows[0]?.name.slice(namePrefix.length) ?? "", 10) || 0;
}

/** Another running program of ours works on this data folder; `pid` is its process id. */
export class FolderInUseError extends Error {
  readonly pid: number;

  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by the process ${pid}. ` +
        "Stop that one first, or give this one a folder of its own (CROUPIER_DATA).",
    );
    this.name = "FolderInUseError";
    this.pid = pid;
  }
}
