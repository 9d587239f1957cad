import { get, type IncomingMessage } from "node:http";
import { connect, type Socket } from "node:net";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import type { FastifyInstance } from "fastify";
import { aPlatform, type TestPlatform } from "#tests/support/aPlatform.ts";
import { drillSize } from "#tests/support/drillSize.ts";
import { rawCall } from "#tests/support/rawCall.ts";

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

async function listen(platform: TestPlatform): Promise<number> {
  return Number(new URL(await platform.app.listen({ port: 0, host: "127.0.0.1" })).port);
}

/** Opens a stream from one of this machine's own addresses; answers its status and what it says of coming back. */
function openStream(port: number, from: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = get(
      { port, host: "127.0.0.1", localAddress: from, path: "/wps/system/revisions", agent: false },
      (response) => {
        response.on("error", () => undefined);
        ends.push(() => response.destroy());
        resolve(response);
      },
    );
    request.on("error", reject);
  });
}

/** Opens a connection and says nothing; resolves with what came back when it is ended, `null` while it is open. */
function openConnection(port: number, from: string): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1", localAddress: from }, () => resolve(socket));
    socket.on("error", () => resolve(socket));
    ends.push(() => socket.destroy());
  });
}

const ended = (socket: Socket): Promise<string> =>
  new Promise((resolve) => {
    let text = "";
    socket.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
    socket.on("close", () => resolve(text));
  });

const statusLine = "GET /wps/system/status HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";

describe("S-62 streams", async () => {
  const platform = await aPlatform();
  const port = await listen(platform);
  // Other addresses of the loopback are there on Linux only.
  const hasAddresses = process.platform === "linux";
  const count = drillSize(160, 1_000);

  it("of one address are capped; the others hear at once, and calls are answered", async () => {
    const responses: IncomingMessage[] = [];
    for (let n = 0; n < count; n += 40) {
      responses.push(
        ...(await Promise.all(
          Array.from({ length: 40 }, () => openStream(port, hasAddresses ? "127.0.0.7" : "127.0.0.1")),
        )),
      );
    }
    const open = responses.filter(({ statusCode }) => statusCode === 200);
    const refused = responses.filter(({ statusCode }) => statusCode === 429);
    expect([open.length, open.length + refused.length]).toEqual([64, responses.length]);
    expect(new Set(refused.map(({ headers }) => headers["retry-after"]))).toEqual(new Set(["60"]));
    expect(refused[0]?.headers["content-security-policy"]).toContain("default-src 'none'");
    expect((await rawCall(port, statusLine)).status).toBe(200);
    if (hasAddresses) expect((await openStream(port, "127.0.0.8")).statusCode).toBe(200);
  });

  it("that end give their place to the next", async () => {
    const address = hasAddresses ? "127.0.0.9" : "127.0.0.1";
    const first = await Promise.all(Array.from({ length: 64 }, () => openStream(port, address)));
    expect((await openStream(port, address)).statusCode).toBe(429);
    first[0]?.destroy();
    let statusCode: number | undefined;
    for (let tries = 0; tries < 200 && statusCode !== 200; tries += 1)
      ({ statusCode } = await openStream(port, address));
    expect(statusCode).toBe(200);
  });

  it("answer HEAD with their type and nothing else, and keep no place for it", async () => {
    const head = "HEAD /wps/system/revisions HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
    for (let n = 0; n < 70; n += 1) {
      const answer = await rawCall(port, head);
      expect([answer.status, answer.headers["content-type"], answer.body]).toEqual([
        200,
        "text/event-stream; charset=utf-8",
        "",
      ]);
    }
  });
});

describe("S-62 streams in all", () => {
  it("are capped, and leave room for those who only want an answer", async () => {
    const base = await aPlatform();
    const limits = { ...base.deps.config.limits, connections: 100, addressFactor: 1_000 };
    const port = await listen(await aPlatform({ config: { limits } }));
    const responses = await Promise.all(Array.from({ length: 90 }, () => openStream(port, "127.0.0.1")));
    const refused = responses.filter(({ statusCode }) => statusCode === 503);
    expect([responses.length - refused.length, refused.length]).toEqual([80, 10]);
    expect(refused[0]?.headers["retry-after"]).toBe("30");
    expect((await rawCall(port, statusLine)).status).toBe(200);
  });
});

describe("S-62 connections", async () => {
  const platform = await aPlatform();
  const port = await listen(platform);
  const from = process.platform === "linux" ? "127.0.0.7" : "127.0.0.1";

  it("of one address are capped before a byte is read; who comes too many is told, and others are served", async () => {
    await Promise.all(Array.from({ length: 256 }, () => openConnection(port, from)));
    const late = await Promise.all(Array.from({ length: drillSize(40, 400) }, () => openConnection(port, from)));
    const words = await Promise.all(late.map((socket) => ended(socket)));
    const told = words.filter((text) => text !== "");
    expect(told.length).toBeGreaterThan(0);
    for (const text of told) {
      expect(text).toMatch(/^HTTP\/1\.1 503 [\s\S]*content-security-policy: default-src 'none'[\s\S]*retry-after: 30/);
    }
    if (from !== "127.0.0.1") expect((await rawCall(port, statusLine)).status).toBe(200);
  });

  it("of a proxy that is named are not counted for its address", async () => {
    const behind = await aPlatform({ config: { trustedProxies: ["127.0.0.1"] } });
    const proxied = await listen(behind);
    await Promise.all(Array.from({ length: 300 }, () => openConnection(proxied, "127.0.0.1")));
    expect((await rawCall(proxied, statusLine)).status).toBe(200);
  });

  it("in all are capped, whatever their addresses", async () => {
    const limits = { ...platform.deps.config.limits, connections: 64, addressFactor: 1_000 };
    const small = await listen(await aPlatform({ config: { limits } }));
    const first = await Promise.all(Array.from({ length: 64 }, () => openConnection(small, "127.0.0.1")));
    expect((await rawCall(small, statusLine)).status).toBe(503);
    const gone = ended(first[0]!);
    first[0]?.destroy();
    await gone;
    let status = 0;
    for (let tries = 0; tries < 200 && status !== 200; tries += 1) ({ status } = await rawCall(small, statusLine));
    expect(status).toBe(200);
  });
});

describe("a close of the server", () => {
  /** A platform with a call that ends when the test says so. */
  async function aSlowPlatform(drainMs?: number) {
    const waiting: (() => void)[] = [];
    const platform = await aPlatform({
      ...(drainMs !== undefined && { drainMs }),
      extend: (app: FastifyInstance) => {
        app.get("/slow", () => new Promise((resolve) => waiting.push(() => resolve({ done: true }))));
      },
    });
    const port = await listen(platform);
    const slow = (keep = false) =>
      rawCall(port, `GET /slow HTTP/1.1\r\nhost: x\r\n${keep ? "" : "connection: close\r\n"}\r\n`);
    const begun = async (count: number) => {
      while (waiting.length < count) await new Promise((resolve) => setImmediate(resolve));
    };
    return { app: platform.app, port, slow, begun, finish: () => waiting.splice(0).forEach((end) => end()) };
  }

  it("lets every request that is under way come to its end, ends idle connections and streams, and takes no new one", async () => {
    const count = drillSize(40, 200);
    const { app, port, slow, begun, finish } = await aSlowPlatform();
    // Half of them mean to go on on their connection: it ends with the answer all the same.
    const answers = Array.from({ length: count }, (_, n) => slow(n % 2 === 0));
    const idle = ended(await openConnection(port, "127.0.0.1"));
    const stream = await openStream(port, "127.0.0.1");
    const streamEnded = new Promise((resolve) => stream.resume().once("close", resolve));
    await begun(count);
    const closed = app.close();
    expect(await idle).toBe("");
    await streamEnded;
    expect((await rawCall(port, statusLine)).status).toBe(0);
    finish();
    const all = await Promise.all(answers);
    await closed;
    expect(all.filter(({ status, body }) => status === 200 && body.includes('"done":true'))).toHaveLength(count);
    expect(new Set(all.map(({ headers }) => headers["connection"]))).toEqual(new Set(["close"]));
  });

  it("is over in a bounded time, whatever is under way", async () => {
    const { app, slow, begun } = await aSlowPlatform(50);
    const answer = slow();
    await begun(1);
    await app.close();
    expect((await answer).status).toBe(0);
  });
});

afterAll(() => ends.splice(0).forEach((end) => end()));
