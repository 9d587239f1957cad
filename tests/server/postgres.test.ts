import { spawn, type ChildProcess } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, it } from "vitest";
import { createDatabase } from "#server/db/createDatabase.ts";
import { openDatabase } from "#server/db/openDatabase.ts";
import { findBinaries } from "#server/db/postgres/findBinaries.ts";
import { FolderInUseError } from "#server/db/postgres/holdFolder.ts";
import { readPostmaster } from "#server/db/postgres/readPostmaster.ts";
import { reachableFolder } from "#server/db/postgres/reachable.ts";
import { startCluster } from "#server/db/postgres/startCluster.ts";
import { stopPostgres } from "#server/db/postgres/stopPostgres.ts";

const root = mkdtempSync(join(tmpdir(), "croupier-supervisor-"));
chmodSync(root, 0o755);
let folders = 0;
const aFolder = () => join(root, `data${(folders += 1)}`);
const program = fileURLToPath(new URL("../support/holdDatabase.ts", import.meta.url));
const children: ChildProcess[] = [];

/** Starts a program that opens the database and keeps it open; fulfilled once it has, or has ended. */
async function aHolder(
  folder: string,
): Promise<{ child: ChildProcess; said: () => string; ended: Promise<number | null> }> {
  const child = spawn(process.execPath, [program, folder], { stdio: ["ignore", "pipe", "pipe"] });
  children.push(child);
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  await Promise.race([ended, until(() => text.includes("open"))]);
  return { child, said: () => text, ended };
}

async function until(isSo: () => boolean, limitMs = 20_000): Promise<void> {
  for (const end = Date.now() + limitMs; !isSo(); await sleep(10)) {
    if (Date.now() > end) throw new Error("It did not happen in time");
  }
}

afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  const binaries = await findBinaries();
  for (const name of readdirSync(root)) await stopPostgres(join(root, name, "postgres"), binaries);
  rmSync(root, { recursive: true, force: true });
});

describe("the embedded PostgreSQL", { timeout: 60_000 }, () => {
  it("makes its data folder, runs, and stops in order", async () => {
    const folder = aFolder();
    const running = await startCluster({ folder });
    const data = join(folder, "postgres");
    expect([running.adopted, readPostmaster(data) !== undefined]).toEqual([false, true]);
    await running.stop();
    expect(readPostmaster(data)).toBeUndefined();
    expect(readFileSync(`${data}.log`, "utf8")).toContain("database system is shut down");
  });

  it("keeps every acknowledged row, and is adopted, after the program was killed", async () => {
    const folder = aFolder();
    const holder = await aHolder(folder);
    await until(() => holder.said().includes("row 20"));
    holder.child.kill("SIGKILL");
    await holder.ended;
    const acknowledged = Number(/row (\d+)(?![\s\S]*row)/.exec(holder.said())?.[1]);
    expect(readPostmaster(join(folder, "postgres"))).toBeDefined();
    const events: string[] = [];
    const started = performance.now();
    const again = await openDatabase({ folder, onEvent: (sentence) => events.push(sentence) });
    // Well under two seconds where nothing else runs; this machine may be busy.
    expect(performance.now() - started).toBeLessThan(10_000);
    expect(events).toEqual(["Adopted the PostgreSQL that an earlier run left behind."]);
    const rows = await again.db.query<{ n: number }>("SELECT count(*) AS n FROM outbox_message");
    expect(rows[0]?.n).toBeGreaterThanOrEqual(acknowledged);
    await again.close();
  });

  it("recovers when it was killed together with the program", async () => {
    const folder = aFolder();
    const holder = await aHolder(folder);
    const pid = readPostmaster(join(folder, "postgres"))!;
    holder.child.kill("SIGKILL");
    process.kill(pid, "SIGKILL");
    await holder.ended;
    const again = await openDatabase({ folder });
    expect((await again.db.query<{ one: number }>("SELECT 1 AS one"))[0]?.one).toBe(1);
    await again.close();
  });

  it("refuses a second program on the folder, and names the first by its process id", async () => {
    const folder = aFolder();
    const holder = await aHolder(folder);
    const second = await aHolder(folder);
    expect(await second.ended).toBe(1);
    expect(second.said()).toContain(`in use by the process ${holder.child.pid}`);
    await expect(startCluster({ folder })).rejects.toBeInstanceOf(FolderInUseError);
    expect(readPostmaster(join(folder, "postgres"))).toBeDefined();
    holder.child.kill("SIGTERM");
    expect(await holder.ended).toBe(0);
    expect(readPostmaster(join(folder, "postgres"))).toBeUndefined();
  });

  it("of two programs that start at the same moment on a new folder one gets it", async () => {
    const folder = aFolder();
    const both = await Promise.all([aHolder(folder), aHolder(folder)]);
    await sleep(200);
    const running = both.filter(({ child }) => child.exitCode === null);
    expect(running).toHaveLength(1);
    const refused = both.find(({ child }) => child.exitCode !== null);
    expect(refused?.said()).toContain(`in use by the process ${running[0]?.child.pid}`);
    running[0]?.child.kill("SIGTERM");
    await running[0]?.ended;
  });

  it("heals a first start that was killed while the folder was being made", async () => {
    const folder = aFolder();
    const isBeingMade = () =>
      existsSync(folder) && readdirSync(folder).some((name) => name.startsWith("postgres.init-"));
    for (const waitMs of [0, 60, 150, 300]) {
      const child = spawn(process.execPath, [program, folder], { stdio: "ignore" });
      const ended = new Promise((resolve) => child.once("exit", resolve));
      await until(isBeingMade);
      await sleep(waitMs);
      child.kill("SIGKILL");
      await ended;
      const running = await startCluster({ folder });
      await running.stop();
      expect(readdirSync(folder).filter((name) => name.includes(".init-"))).toEqual([]);
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it("takes an empty folder that somebody made for it", async () => {
    const folder = aFolder();
    mkdirSync(join(folder, "postgres"), { recursive: true });
    const running = await startCluster({ folder });
    await running.stop();
  });

  it("runs again by itself when it is killed, and the pool goes on", async () => {
    const folder = aFolder();
    const opened = await openDatabase({ folder });
    const data = join(folder, "postgres");
    process.kill(readPostmaster(data)!, "SIGKILL");
    let answered = false;
    for (const end = Date.now() + 15_000; !answered && Date.now() < end; await sleep(50)) {
      answered = await opened.db.query("SELECT 1").then(
        () => true,
        () => false,
      );
    }
    expect(answered).toBe(true);
    await opened.close();
    expect(readPostmaster(data)).toBeUndefined();
  });

  it("says what to do where the data folder belongs to another PostgreSQL", async () => {
    const folder = aFolder();
    const running = await startCluster({ folder });
    await running.stop();
    rmSync(join(folder, "postgres", "croupier.json"));
    await expect(startCluster({ folder })).rejects.toThrow(/not one of ours/);
  });

  it("works on any PostgreSQL that DATABASE_URL names, under the role that changes no ledger row", async () => {
    const folder = aFolder();
    const running = await startCluster({ folder });
    const { host, port, secrets } = running.cluster;
    const admin = createDatabase({ host, port, user: "postgres", password: secrets.owner, database: "postgres" });
    await admin.query("CREATE DATABASE elsewhere");
    await admin.close();
    const url = `postgresql://postgres:${secrets.owner}@localhost:${port}/elsewhere?host=${encodeURIComponent(host)}`;
    const opened = await openDatabase({ url, folder: "/nowhere" });
    expect(await opened.db.query("SELECT current_user AS who")).toEqual([{ who: "croupier_app" }]);
    await expect(opened.db.query("DELETE FROM ledger_entry")).rejects.toMatchObject({ code: "42501" });
    await opened.close();
    await running.stop();
  });

  it("keeps root's data where the account of PostgreSQL can reach it", () => {
    const closed = mkdtempSync(join(root, "closed-"));
    const user = { uid: 1, gid: 1 };
    expect(reachableFolder(join(closed, "data"), undefined)).toBe(join(closed, "data"));
    expect(dirname(reachableFolder(join(closed, "data"), user))).toBe("/var/lib/croupier");
  });
});
