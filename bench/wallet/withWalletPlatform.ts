import { randomBytes } from "node:crypto";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "#server/db/openDatabase.ts";
import { connectAsOwner } from "#server/db/postgres/connectAsOwner.ts";
import { startCluster } from "#server/db/postgres/startCluster.ts";
import { buildSite, isBuilt } from "../../scripts/build/buildSite.ts";
import { readProcessCpu } from "../harness/readProcessCpu.ts";
import { freePort } from "../../scripts/platform/freePort.ts";
import { launchPlatform } from "../../scripts/platform/launchPlatform.ts";
import { benchVendor, seedWallet } from "./seedWallet.ts";

/** A platform whose wallet can be asked. */
export interface WalletPlatform {
  url: string;
  secret: string;
  /** Plays that are open, each of another member with money enough. */
  sessions: string[];
  /** What the ledger says of every account together, and how many stakes it holds. */
  totals(): Promise<{ sum: number; stakes: number; staked: number }>;
  /** Processor time used so far, in milliseconds: by the platform, and by PostgreSQL. NaN where the system does not tell. */
  cpu(): Promise<{ platform: number; database: number }>;
}

/** Starts PostgreSQL and a platform in a process of its own, with so many members who play, and clears all away afterwards. */
export async function withWalletPlatform<T>(
  players: number,
  work: (platform: WalletPlatform) => Promise<T>,
): Promise<T> {
  if (!(await isBuilt("player"))) await buildSite("player");
  const folder = await mkdtemp(join(tmpdir(), "croupier-wallet-"));
  // Started by root, the database runs as another user, who must be able to pass through.
  await chmod(folder, 0o711);
  const running = await startCluster({ folder: join(folder, "database") });
  try {
    const { host, port, secrets } = running.cluster;
    const client = await connectAsOwner(running.cluster, "bench");
    await client.query("CREATE DATABASE croupier");
    await client.end();
    const databaseUrl = `postgres://postgres:${encodeURIComponent(secrets.owner)}@${encodeURIComponent(host)}:${port}/croupier`;
    const secret = randomBytes(32).toString("hex");
    const platform = await launchPlatform({
      port: await freePort(),
      log: "ignore",
      env: {
        CROUPIER_DATA: join(folder, "data"),
        DATABASE_URL: databaseUrl,
        NODE_ENV: "development",
        LOG_LEVEL: "warn",
        ADDRESS_LIMIT_FACTOR: "1000",
        GAME_VENDORS: `${benchVendor}=http://localhost:9`,
        GAME_SECRETS: `${benchVendor}=${secret}`,
      },
    });
    const database = await openDatabase({ url: databaseUrl, folder });
    try {
      const sessions = await seedWallet(database.owner, players);
      const totals = async () => {
        const [row] = await database.owner.query<{ sum: number; stakes: number; staked: number }>(
          `SELECT (SELECT coalesce(sum(balance), 0)::bigint FROM ledger_account) AS sum,
             (SELECT count(*) FROM game_bet WHERE vendor = '${benchVendor}') AS stakes,
             (SELECT coalesce(sum(stake), 0)::bigint FROM game_bet WHERE vendor = '${benchVendor}') AS staked`,
        );
        return row ?? { sum: 0, stakes: 0, staked: 0 };
      };
      const cpu = async () => {
        const rows = await database.owner.query<{ pid: number }>("SELECT pid FROM pg_stat_activity");
        const used = rows.map(({ pid }) => readProcessCpu(pid) ?? Number.NaN);
        return {
          platform: readProcessCpu(platform.pid) ?? Number.NaN,
          database: used.reduce((sum, one) => sum + one, 0),
        };
      };
      return await work({ cpu, url: platform.url, secret, sessions, totals });
    } finally {
      await database.close();
      await platform.stop();
    }
  } finally {
    await running.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
