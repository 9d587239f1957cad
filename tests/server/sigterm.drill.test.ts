import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, inject, it } from "vitest";
import { aDatabase } from "#tests/support/database.ts";
import { drillSize } from "#tests/support/drillSize.ts";
import { freePort } from "../../scripts/platform/freePort.ts";
import { waitForAnswer } from "../../scripts/platform/waitForAnswer.ts";

const { name } = await aDatabase();
const { host, port: databasePort, secrets } = inject("cluster");
const database = `postgresql://postgres:${secrets.owner}@localhost:${databasePort}/${name}?host=${encodeURIComponent(host)}`;

/** A request whose body is on its way: the head is sent, the rest is sent when the test says so. */
interface Begun {
  finish(): void;
  answer: Promise<string>;
}

function begin(port: number, body: string): Promise<Begun> {
  return new Promise((resolve, reject) => {
    const head = `POST /wps/system/reports HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`;
    const socket: Socket = connect({ port, host: "127.0.0.1" }, () => {
      socket.write(`${head}content-length: ${body.length}\r\n\r\n${body.slice(0, 5)}`, () => {
        resolve({ finish: () => void socket.write(body.slice(5)), answer });
      });
    });
    socket.on("error", reject);
    const answer = new Promise<string>((end) => {
      let text = "";
      socket.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      socket.on("close", () => end(text));
    });
  });
}

const body = JSON.stringify({ kind: "other", reason: "under way at the end" });

describe("a platform that is told to stop", () => {
  it("answers every request that is under way, then ends with 0", { timeout: 60_000 }, async () => {
    const port = await freePort();
    const child = spawn(process.execPath, ["server/main.ts"], {
      stdio: ["ignore", "ignore", "pipe"],
      env: {
        ...process.env,
        PORT: String(port),
        CROUPIER_DATA: mkdtempSync(join(tmpdir(), "croupier-sigterm-")),
        DATABASE_URL: database,
        LOG_LEVEL: "warn",
        ADDRESS_LIMIT_FACTOR: "100",
        NODE_ENV: "test",
      },
    });
    let said = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => (said += text));
    const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
    try {
      await waitForAnswer(`http://127.0.0.1:${port}/wps/system/status`, 50_000);
      const count = drillSize(40, 200);
      const requests = await Promise.all(Array.from({ length: count }, () => begin(port, body)));
      const stream = await fetch(`http://127.0.0.1:${port}/wps/system/revisions`);
      const farewell = stream.text();
      child.kill("SIGTERM");
      // The stream is ended in order, which says that the platform has begun to stop; now the bodies go on.
      expect(await farewell).toContain("data: ");
      await expect(fetch(`http://127.0.0.1:${port}/wps/system/status`)).rejects.toThrow("fetch failed");
      for (const request of requests) request.finish();
      const answers = await Promise.all(requests.map((request) => request.answer));
      const good = answers.filter((text) => text.startsWith("HTTP/1.1 200") && text.includes('"success":true'));
      expect([good.length, said]).toEqual([count, ""]);
      expect(await ended).toBe(0);
    } finally {
      child.kill("SIGKILL");
    }
  });
});
