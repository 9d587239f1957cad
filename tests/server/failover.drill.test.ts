import { randomUUID } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createDatabase } from "#server/db/createDatabase.ts";
import { DatabaseAwayError } from "#server/db/DatabaseAwayError.ts";
import { openDatabase } from "#server/db/openDatabase.ts";
import { readPostmaster } from "#server/db/postgres/readPostmaster.ts";
import { startCluster } from "#server/db/postgres/startCluster.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { createLedger } from "#server/features/ledger/createLedger.ts";
import { insertMember } from "#server/features/member/insertMember.ts";
import { aClock } from "#tests/support/aClock.ts";
import { aProxy } from "#tests/support/aProxy.ts";
import { drillSize } from "#tests/support/drillSize.ts";
import { freezePostgres } from "#tests/support/freezePostgres.ts";

const players = 8;
/** Transfers that are acknowledged between two faults. */
const between = 25;

describe("money while the database fails over", () => {
  it(
    "is booked once for every yes, once or not at all for every 503, and never otherwise",
    { timeout: 40 * 60_000 },
    async () => {
      const folder = mkdtempSync(join(tmpdir(), "croupier-failover-"));
      chmodSync(folder, 0o755);
      const running = await startCluster({ folder });
      const { host, port, secrets } = running.cluster;
      const proxy = await aProxy({ path: `${host}/.s.PGSQL.${port}` });
      const url = `postgresql://postgres:${secrets.owner}@localhost:${port}/postgres?host=${encodeURIComponent(host)}`;
      const direct = await openDatabase({ url, folder: "/nowhere" });
      const events: string[] = [];
      const login = {
        host: "127.0.0.1",
        port: proxy.port,
        user: "postgres",
        password: secrets.owner,
        database: "postgres",
      };
      const db = createDatabase(
        { ...login, options: "-c role=croupier_app" },
        { role: "croupier_app", max: 10, statementTimeoutMs: 2_000, onEvent: (sentence) => events.push(sentence) },
      );
      onTestFinished(async () => {
        await Promise.all([db.close(), direct.close()]);
        await running.stop();
        rmSync(folder, { recursive: true, force: true });
      });

      const clock = aClock();
      const ledger = createLedger(clock);
      const house = await ledger.ownAccount(direct.db, "house", "USD");
      const wallets = await Promise.all(
        Array.from({ length: players }, async (_, index) => {
          const person = {
            account: `player${index}`,
            nickname: "x",
            type: 0,
            passwordHash: null,
            language: "EN",
            currency: "USD",
          };
          const id = await withTransaction(direct.db, (tx) => insertMember(tx, { ...person, at: clock.now() }));
          return ledger.walletOf(direct.db, id, "USD");
        }),
      );

      const said = new Map<string, "yes" | "away">();
      let isOver = false;
      let yes = 0;
      const play = async (wallet: string): Promise<void> => {
        while (!isOver) {
          const key = randomUUID();
          try {
            await withTransaction(db, (tx) =>
              ledger.post(tx, {
                kind: "win",
                currency: "USD",
                legs: [
                  { account: house, amount: -7 },
                  { account: wallet, amount: 7 },
                ],
                key,
                cause: { type: "system", ref: "drill" },
                at: clock.now(),
              }),
            );
            said.set(key, "yes");
            yes += 1;
          } catch (error) {
            if (!(error instanceof DatabaseAwayError)) throw error;
            said.set(key, "away");
            await new Promise((resolve) => setImmediate(resolve));
          }
        }
      };
      const acknowledged = (more: number) => {
        const wanted = yes + more;
        return vi.waitFor(() => expect(yes).toBeGreaterThanOrEqual(wanted), { timeout: 30_000 });
      };
      const isAway = async (what: () => void) => {
        const before = events.length;
        what();
        await vi.waitFor(() => expect(events.length).toBeGreaterThan(before), { timeout: 30_000 });
      };
      /** Our own tool of the drill meets the same faults, and asks again. */
      const asOwner = <Row extends object>(text: string) =>
        vi.waitFor(() => direct.owner.query<Row>(text), { timeout: 30_000 });
      const postmaster = () => readPostmaster(join(folder, "postgres"));
      const faults: (() => Promise<unknown>)[] = [
        async () => proxy.cut(),
        async () =>
          asOwner(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'croupier' AND client_addr IS NULL AND pid <> pg_backend_pid() AND state <> 'idle'",
          ),
        async () => {
          await isAway(() => {
            proxy.mode = "close";
            proxy.cut();
          });
          proxy.mode = "pass";
        },
        async () => {
          let thaw = () => undefined as void;
          await isAway(() => (thaw = freezePostgres(postmaster()!)));
          thaw();
        },
        async () => {
          await isAway(() => (proxy.mode = "swallow"));
          proxy.mode = "pass";
          proxy.cut();
        },
        async () => {
          process.kill(postmaster()!, "SIGKILL");
          await vi.waitFor(async () => expect(await asOwner("SELECT 1 AS one")).toHaveLength(1), {
            timeout: 30_000,
          });
        },
      ];

      const playing = Promise.all(wallets.map(play));
      let longestMs = 0;
      for (let round = 0; round < drillSize(3, 60); round += 1) {
        await acknowledged(between);
        await faults[round % faults.length]?.();
        const endedAt = performance.now();
        await acknowledged(1);
        longestMs = Math.max(longestMs, performance.now() - endedAt);
      }
      isOver = true;
      await playing;

      const rows = await asOwner<{ key: string; n: number }>(
        "SELECT idempotency_key AS key, count(*) AS n FROM ledger_transfer WHERE cause_ref = 'drill' GROUP BY 1",
      );
      const booked = new Map(rows.map(({ key, n }) => [key, n]));
      const lost = [...said].filter(([key, word]) => word === "yes" && booked.get(key) !== 1);
      const doubled = rows.filter(({ n }) => n > 1);
      const unsaid = rows.filter(({ key }) => !said.has(key));
      expect({ lost, doubled, unsaid }).toEqual({ lost: [], doubled: [], unsaid: [] });
      expect(await ledger.checkInvariants(direct.owner)).toEqual([]);
      expect(longestMs).toBeLessThan(5_000);
      const away = [...said.values()].filter((word) => word === "away").length;
      process.stdout.write(`${yes} acknowledged, ${away} told to come back, back within ${Math.round(longestMs)} ms\n`);
    },
  );
});
