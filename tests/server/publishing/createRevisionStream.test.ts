import { createServer, get, type IncomingMessage, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LiveRevision, LiveSite } from "#server/LiveSite.ts";
import { createRevisionStream, type RevisionStream } from "#server/features/publishing/live/createRevisionStream.ts";
import { returnWithinMs } from "#server/http/createEventStream.ts";
import { aSite } from "#tests/support/aSite.ts";

/** A live site that publishes when the test says so. */
function aLiveSite(): LiveSite & { publish(): void } {
  const listeners = new Set<(revision: LiveRevision) => void>();
  let revision: LiveRevision = { seq: 1, hash: "sha256-1", content: "{}", site: aSite() };
  return {
    current: () => revision,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    publish() {
      revision = { ...revision, seq: revision.seq + 1, hash: `sha256-${revision.seq + 1}` };
      for (const listener of listeners) listener(revision);
    },
  };
}

/** A client of the stream: what it heard, and the end of the stream. */
interface Client {
  response: IncomingMessage;
  heard: string[];
  until(count: number): Promise<string[]>;
  ended: Promise<void>;
}

let liveSite: ReturnType<typeof aLiveSite>;
let stream: RevisionStream;
let server: Server;
let port: number;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  liveSite = aLiveSite();
  stream = createRevisionStream(liveSite);
  server = createServer((request, response) =>
    stream.add(response, request.headers["last-event-id"] as string | undefined),
  );
  await new Promise<void>((resolve) => server.listen({ port: 0, host: "127.0.0.1", backlog: 1024 }, resolve));
  ({ port } = server.address() as AddressInfo);
});

afterEach(async () => {
  stream.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  vi.useRealTimers();
});

function listen(headers: Record<string, string> = {}): Promise<Client> {
  return new Promise((resolve, reject) => {
    const request = get({ port, host: "127.0.0.1", headers, agent: false }, (response) => {
      const heard: string[] = [];
      let waiting: (() => void) | undefined;
      let rest = "";
      response.setEncoding("utf8").on("data", (chunk: string) => {
        const parts = (rest + chunk).split("\n\n");
        rest = parts.pop() ?? "";
        heard.push(...parts);
        waiting?.();
      });
      const ended = new Promise<void>((end) => response.on("close", end));
      response.on("error", () => undefined);
      resolve({
        response,
        heard,
        ended,
        until: async (count) => {
          while (heard.length < count) await new Promise<void>((done) => (waiting = done));
          return heard;
        },
      });
    });
    request.on("error", reject);
  });
}

describe("stream of revisions", () => {
  it("sends the live revision at once, as an event with its number", async () => {
    const client = await listen();
    expect(client.response.headers["content-type"]).toContain("text/event-stream");
    expect(await client.until(1)).toEqual(['retry: 2000\nid: 1\ndata: {"seq":1,"hash":"sha256-1"}']);
  });

  it("sends a client that knows the live revision a heartbeat instead", async () => {
    const client = await listen({ "last-event-id": "1" });
    expect(await client.until(1)).toEqual(["retry: 2000\nevent: heartbeat\ndata: {}"]);
  });

  it("sends a client that was away the live revision", async () => {
    liveSite.publish();
    const client = await listen({ "last-event-id": "1" });
    expect((await client.until(1))[0]).toContain("id: 2");
  });

  it("sends a heartbeat every ten seconds", async () => {
    const client = await listen();
    await client.until(1);
    vi.advanceTimersByTime(20_000);
    expect((await client.until(3)).slice(1)).toEqual(Array(2).fill("retry: 2000\nevent: heartbeat\ndata: {}"));
  });

  it("tells 500 clients of a publication within a second", async () => {
    const clients = await Promise.all(Array.from({ length: 500 }, () => listen()));
    await Promise.all(clients.map((client) => client.until(1)));
    expect(stream.size).toBe(500);
    const rounds: number[] = [];
    for (const seq of [2, 3, 4]) {
      const started = performance.now();
      liveSite.publish();
      const heard = await Promise.all(clients.map((client) => client.until(seq)));
      rounds.push(performance.now() - started);
      const told = new Set(heard.map((events) => events[seq - 1]));
      expect(told).toEqual(
        new Set([`id: ${seq}\ndata: {"seq":${seq},"hash":"sha256-${seq}","withinMs":125,"share":0.8}`]),
      );
    }
    expect(Math.min(...rounds)).toBeLessThan(1_000);
    for (const client of clients) client.response.destroy();
    await vi.waitFor(() => expect(stream.size).toBe(0));
  });

  it("cuts off a client that takes nothing, and keeps the others", async () => {
    const idle: Socket = connect({ port, host: "127.0.0.1" });
    idle.pause();
    idle.write("GET / HTTP/1.1\r\nhost: x\r\n\r\n");
    idle.on("error", () => undefined);
    const client = await listen();
    await vi.waitFor(() => expect(stream.size).toBe(2));
    // Little by little, so that the client that listens can take its share.
    while (stream.size === 2) {
      for (let beat = 0; beat < 200; beat++) vi.advanceTimersByTime(10_000);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(stream.size).toBe(1);
    const heardBefore = client.heard.length;
    liveSite.publish();
    await client.until(heardBefore + 1);
    await vi.waitFor(() => expect(client.heard.at(-1)).toContain("id: 2"));
    idle.destroy();
    client.response.destroy();
  });

  it("tells within how long to come back, by how many listen, so that a restart is not a stampede", async () => {
    expect([0, 1, 1_000, 5_000, 20_000, 1_000_000].map(returnWithinMs)).toEqual([
      2_000, 2_000, 2_000, 10_000, 40_000, 60_000,
    ]);
    const clients = await Promise.all(Array.from({ length: 300 }, () => listen()));
    await Promise.all(clients.map((client) => client.until(1)));
    vi.advanceTimersByTime(10_000);
    for (const client of clients) expect((await client.until(2))[1]).toMatch(/^retry: 2000\nevent: heartbeat/);
    for (const client of clients) client.response.destroy();
    await vi.waitFor(() => expect(stream.size).toBe(0));
  });

  it("ends every stream at shutdown with a word on when to come back, and takes no new one", async () => {
    const client = await listen();
    await client.until(1);
    stream.close();
    await client.ended;
    expect(client.heard.at(-1)).toBe("retry: 2000\nevent: closing\ndata: {}");
    expect((await listen()).response.statusCode).toBe(503);
  });
});
