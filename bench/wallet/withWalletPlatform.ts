import { randomBytes, randomUUID } from "node:crypto";
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

/** The vendor of the bench, whose game is paid from the wallet. */
export const benchVendor = "BENCH";

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

const game = "golden-naga";

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
      const sessions = Array.from({ length: players }, () => randomUUID());
      for (const step of seedSteps) await database.owner.query(step, step.includes("$1") ? [sessions] : []);
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

/** Members, their money by the ledger's own rules, their logins and their plays. */
const seedSteps = [
  `INSERT INTO game_vendor (vassalage, game_type, display_name, status, place) VALUES ('${benchVendor}', 'RNG', 'Bench', 'open', 1)`,
  `INSERT INTO game (vassalage, game_type, code, display_name, start, place) VALUES ('${benchVendor}', 'RNG', '${game}', 'Golden Naga', 'vendor:/', 1)`,
  `INSERT INTO member (id, account, nickname, type, password_hash, password_changed_at, language, currency, referral_code, registered_at)
   SELECT md5('m' || n)::uuid, 'bench' || n, 'bench' || n, 0, 'x', now(), 'EN', 'USD', 'B' || n, now()
   FROM unnest($1::uuid[]) WITH ORDINALITY AS s (id, n)`,
  `INSERT INTO session (id, token_hash, member_id, created_at, last_seen_at, expires_at)
   SELECT md5('s' || n)::uuid, decode(md5('s' || n), 'hex'), md5('m' || n)::uuid, now(), now(), now() + interval '1 day'
   FROM unnest($1::uuid[]) WITH ORDINALITY AS s (id, n)`,
  `INSERT INTO game_play (id, token_hash, token_ends_at, member_id, session_id, vendor, game_code, game_name, category, language, currency,
     launched_at, opened_at)
   SELECT id, decode(md5('p' || n), 'hex'), now(), md5('m' || n)::uuid, md5('s' || n)::uuid, '${benchVendor}', '${game}', 'Golden Naga', 'RNG',
     'EN', 'USD', now(), now() FROM unnest($1::uuid[]) WITH ORDINALITY AS s (id, n)`,
  `SELECT ledger_post('deposit', 'USD', ARRAY[ledger_open('house', NULL, 'USD', now()), ledger_open('player', md5('m' || n)::uuid, 'USD', now())],
     ARRAY[-100000000, 100000000]::bigint[], 'bench' || n, 'provider', 'bench', '', '', now())
   FROM unnest($1::uuid[]) WITH ORDINALITY AS s (id, n)`,
  "ANALYZE",
];
