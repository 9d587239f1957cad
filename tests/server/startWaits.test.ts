import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { spawn } from "node:child_process";
import { describe, expect, inject, it, onTestFinished, vi } from "vitest";
import { readConfig } from "#server/config.ts";
import { waitForDatabase, type WaitOptions } from "#server/db/waitForDatabase.ts";
import { aDatabase } from "#tests/support/database.ts";
import { aProxy } from "#tests/support/aProxy.ts";

const { host, port, secrets } = inject("cluster");
const target = { path: `${host}/.s.PGSQL.${port}` };
const { name } = await aDatabase();
const password = secrets.app;

/** Waits with a clock of the test's own: each pause is over at once, and takes as long as it says. */
async function aWait(at: number, over: Partial<WaitOptions> & { login?: string } = {}) {
  const said: string[] = [];
  const connectionString = over.login ?? `postgresql://croupier_app:${password}@127.0.0.1:${at}/${name}`;
  let nowMs = 0;
  const failure = await waitForDatabase(
    { connectionString },
    {
      setting: "DATABASE_URL",
      seconds: 60,
      onEvent: (sentence) => said.push(sentence),
      now: () => nowMs,
      wait: async (ms) => void (nowMs += ms),
      ...over,
    },
  ).then(
    () => "",
    (error: Error) => error.message,
  );
  return { said, failure, seconds: nowMs / 1_000 };
}

describe("a platform that starts", { timeout: 60_000 }, () => {
  it("goes on at once where the database answers, and says nothing", async () => {
    const proxy = await aProxy(target);
    expect(await aWait(proxy.port)).toEqual({ said: [], failure: "", seconds: 0 });
  });

  it("waits for a database that is away, says so every ten seconds, and goes on when it is back", async () => {
    const proxy = await aProxy(target);
    proxy.mode = "close";
    let waits = 0;
    let nowMs = 0;
    const { said, failure } = await aWait(proxy.port, {
      now: () => nowMs,
      wait: async (ms) => {
        nowMs += ms;
        waits += 1;
        if (waits === 50) proxy.mode = "pass";
      },
    });
    expect(failure).toBe("");
    const place = `127.0.0.1:${proxy.port}/${name}`;
    expect(said.map((sentence) => sentence.replace(/seconds more\..*/, "seconds more."))).toEqual([
      `Waiting for the database at ${place} (DATABASE_URL), 60 seconds more.`,
      `Waiting for the database at ${place} (DATABASE_URL), 50 seconds more.`,
      `Waiting for the database at ${place} (DATABASE_URL), 40 seconds more.`,
      `The database at ${place} answers.`,
    ]);
  });

  it("gives up with a sentence that names the setting, the place and no password", async () => {
    const { failure, said, seconds } = await aWait(1, { seconds: 20 });
    expect(failure).toMatch(
      new RegExp(
        `127\\.0\\.0\\.1:1/${name} \\(DATABASE_URL\\) did not answer within 20 seconds.*DATABASE_WAIT_SECONDS`,
      ),
    );
    expect(seconds).toBe(20);
    expect([failure, ...said].join()).not.toContain(password);
  });

  it("does not wait for a database that answers and refuses us", async () => {
    for (const [login, word] of [
      [`postgresql://croupier_app:wrong@127.0.0.1:PORT/${name}`, "password authentication failed"],
      [`postgresql://croupier_app:${password}@127.0.0.1:PORT/nowhere`, 'database "nowhere" does not exist'],
    ] as const) {
      const proxy = await aProxy(target);
      const { failure, seconds } = await aWait(proxy.port, { login: login.replace("PORT", String(proxy.port)) });
      expect([failure, seconds]).toEqual([expect.stringContaining(`(DATABASE_URL) refuses us: ${word}`), 0]);
    }
  });

  it("waits a minute unless it is told otherwise", () => {
    expect(readConfig({}).databaseWaitSeconds).toBe(60);
    expect(readConfig({ DATABASE_WAIT_SECONDS: "0" }).databaseWaitSeconds).toBe(0);
    expect(() => readConfig({ DATABASE_WAIT_SECONDS: "-1" })).toThrow(/DATABASE_WAIT_SECONDS/);
  });

  it("as a whole: it waits, says so, and ends by itself where the database stays away", async () => {
    const folder = mkdtempSync(join(tmpdir(), "croupier-waits-"));
    chmodSync(folder, 0o755);
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const proxy = await aProxy(target);
    proxy.mode = "close";
    const child = spawn(process.execPath, ["server/main.ts"], {
      env: {
        PATH: process.env["PATH"],
        PORT: "0",
        CROUPIER_DATA: folder,
        DATABASE_WAIT_SECONDS: "1",
        DATABASE_URL: `postgresql://croupier_app:${password}@127.0.0.1:${proxy.port}/${name}`,
      },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (bytes: Buffer) => (said += bytes.toString()));
    const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
    await vi.waitFor(() => expect(said).toContain("Waiting for the database at 127.0.0.1"), { timeout: 30_000 });
    expect(await ended).toBe(1);
    expect(said).toContain("did not answer within 1 seconds");
    expect(said).not.toContain(password);
    expect(said).not.toContain("    at ");
  });
});
