import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { FastifyInstance } from "fastify";
import { buildApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { openDatabase, type OpenDatabase } from "#server/db/openDatabase.ts";
import { readPostmaster } from "#server/db/postgres/readPostmaster.ts";
import { startCluster, type RunningCluster } from "#server/db/postgres/startCluster.ts";
import { createKeyRing } from "#server/security/createKeyRing.ts";
import { aClock } from "#tests/support/aClock.ts";
import { aLiveSite } from "#tests/support/aSite.ts";
import { freezePostgres } from "#tests/support/freezePostgres.ts";

/** What a visitor's page asks for before anybody logs in; all of it is in memory or a file. */
const inMemory = [
  "/",
  "/assets/main-1.js",
  "/config.json",
  "/wps/system/permission",
  "/wps/system/status",
  "/wps/system/whitelabel",
  "/wps/system/setting/register",
  "/wps/system/jwks",
  "/wps/system/countries",
  "/wps/board/jackpot",
];
/** What only the database knows. */
const needsDatabase = ["/wps/board/winners", "/wps/announcement", "/wps/captcha"];
const folder = mkdtempSync(join(tmpdir(), "croupier-away-"));
const data = join(folder, "data");
const clock = aClock();
const liveSite = aLiveSite();
const events: string[] = [];
let running: RunningCluster;
let database: OpenDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, "site", "player", "assets"), { recursive: true });
  writeFileSync(join(folder, "site", "player", "index.html"), "<!doctype html><title>Site</title>");
  writeFileSync(join(folder, "site", "player", "assets", "main-1.js"), "export {};");
  running = await startCluster({ folder: data });
  const { host, port, secrets } = running.cluster;
  const url = `postgresql://postgres:${secrets.owner}@localhost:${port}/postgres?host=${encodeURIComponent(host)}`;
  database = await openDatabase({ url, folder: "/nowhere", onEvent: (sentence) => events.push(sentence) });
  const { db } = database;
  const config = { ...readConfig({ LOG_LEVEL: "silent" }), siteFolder: join(folder, "site") };
  app = await buildApp({ config, db, clock, keys: createKeyRing(db, clock, Buffer.alloc(32, 1)), liveSite });
});
afterAll(async () => {
  await app.close();
  await database.close();
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ask = async (url: string) => {
  const started = performance.now();
  const { statusCode, headers, body } = await app.inject({ url, headers: { accept: "*/*" } });
  return { url, status: statusCode, headers, body, tookMs: performance.now() - started };
};
const revisionFiles = () => [
  `/theme/${liveSite.current().hash}.css`,
  `/config/${liveSite.current().hash}.json`,
  "/config/unknown.json",
];

/** The files and the site's answers are as ever, for many at once, whatever the clock says. */
async function expectMemoryAnswers(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    clock.advance(60);
    const answers = await Promise.all([...inMemory, ...inMemory, ...revisionFiles()].map(ask));
    for (const { url, status, tookMs } of answers) {
      expect([url, status]).toEqual([url, url === "/config/unknown.json" ? 404 : 200]);
      expect([url, tookMs < 3_000]).toEqual([url, true]);
    }
  }
}

/** Whoever needs the database is told when to come back, and never that all went well. */
async function expectRefusals(): Promise<void> {
  for (const { url, status, headers, body } of await Promise.all([...needsDatabase, ...needsDatabase].map(ask))) {
    expect([url, status]).toEqual([url, 503]);
    expect([url, headers["retry-after"]]).toEqual([url, "2"]);
    expect(JSON.parse(body)).toMatchObject({ success: false, code: "unavailable" });
  }
}

async function expectBack(since: number): Promise<void> {
  await vi.waitFor(async () => expect((await ask("/wps/board/winners")).status).toBe(200), { timeout: 10_000 });
  expect(performance.now() - since).toBeLessThan(5_000);
  for (const url of [...inMemory, ...needsDatabase]) expect([url, (await ask(url)).status]).toEqual([url, 200]);
}

describe("while the database is away", { timeout: 90_000 }, () => {
  it("everything answers before", async () => {
    for (const url of [...inMemory, ...needsDatabase]) expect([url, (await ask(url)).status]).toEqual([url, 200]);
  });

  it("as one that hangs: the site answers from memory, the rest says 503, and all is well within 5 s after", async () => {
    const missed: (string | null)[] = [];
    const stop = await database.db.listen("test_news", (payload) => missed.push(payload));
    const thaw = freezePostgres(readPostmaster(join(data, "postgres"))!);
    try {
      await Promise.all([expectRefusals(), expectMemoryAnswers()]);
      // By now it is known to be away: nobody waits any more.
      await expectRefusals();
      const soon = await Promise.all(Array.from({ length: 200 }, () => ask("/wps/board/winners")));
      expect(Math.max(...soon.map(({ tookMs }) => tookMs))).toBeLessThan(2_000);
      await expectMemoryAnswers();
    } finally {
      thaw();
    }
    await expectBack(performance.now());
    await database.db.query("SELECT pg_notify('test_news', 'heard')");
    await vi.waitFor(() => expect(missed).toContain("heard"), { timeout: 5_000 });
    await stop();
    expect(events.map((event) => event.replace(/^The database (is away|did not).*/, "away"))).toEqual([
      "away",
      "The database answers again.",
    ]);
  });

  it("as one that was stopped: the same, however long", async () => {
    await running.stop();
    await vi.waitFor(async () => expect((await ask("/wps/board/winners")).status).toBe(503));
    await expectMemoryAnswers();
    await expectRefusals();
    running = await startCluster({ folder: data });
    await expectBack(performance.now());
  });

  it("the live revision stays in memory though many others are asked for", async () => {
    const [, file = ""] = revisionFiles();
    expect((await ask(file)).body).toBe(liveSite.current().content);
    const others = Array.from({ length: 30 }, (_, index) => `/config/sha256-${String(index).padStart(64, "b")}.json`);
    for (const url of others) expect((await ask(url)).status).toBe(404);
    await running.stop();
    expect((await ask(file)).status).toBe(200);
    await vi.waitFor(async () => expect((await ask(others[0]!)).status).toBe(503));
    running = await startCluster({ folder: data });
    await expectBack(performance.now());
  });
});
