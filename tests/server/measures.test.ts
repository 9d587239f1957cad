import { randomUUID } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, describe, expect, it, vi } from "vitest";
import { createMeasureQueue, type Pass } from "#server/features/measure/createMeasureQueue.ts";
import { aPlatform, type TestPlatform } from "#tests/support/aPlatform.ts";

interface Taken {
  url: string;
  headers: IncomingHttpHeaders;
  body: { client_id: string; events: { name: string; params: Record<string, unknown> }[] };
}

/** Takes what Google Analytics would. */
const taken: Taken[] = [];
const other = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    taken.push({
      url: request.url ?? "",
      headers: request.headers,
      body: JSON.parse(Buffer.concat(chunks).toString()),
    });
    response.writeHead(204).end();
  });
});
await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
afterAll(() => void other.close());
const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}/mp/collect`;

const platform = await aPlatform({ config: { measuring: { url, secret: "s3cret" } } });
const off = await aPlatform();
for (const { liveSite } of [platform, off]) {
  const { site } = liveSite.current();
  liveSite.change({ ...site, brand: { ...site.brand, analytics: { gtagId: "G-ABC123" } } });
}

const visit = "0b6f2a3c-1d2e-4f50-8a9b-c0d1e2f3a4b5";
const event = (more: object = {}) => ({ name: "page_view", page: "index", agoMs: 1_500, ...more });
const send = (to: TestPlatform, events: object[] = [event()], more: object = {}) =>
  to.call("POST", "/wps/system/measures", { body: { visit, events }, ip: "203.0.113.77", ...more });

describe("visits of who agrees", () => {
  it("[BOOT-06] are passed on to the brand's gtagId, without an address, an account or a browser", async () => {
    const headers = { "user-agent": "Visitor/1.0", referer: "https://site.example/rng?page=NAGA" };
    expect((await send(platform, [event(), event({ name: "login", page: undefined })], { headers })).statusCode).toBe(
      200,
    );
    await vi.waitFor(() => expect(taken).toHaveLength(1));
    const [one] = taken;
    expect(one?.url).toBe("/mp/collect?measurement_id=G-ABC123&api_secret=s3cret");
    expect(one?.body).toMatchObject({
      client_id: visit,
      consent: { ad_user_data: "DENIED", ad_personalization: "DENIED" },
      events: [
        { name: "page_view", params: { page_title: "index", session_id: expect.stringMatching(/^\d+$/) } },
        { name: "login" },
      ],
    });
    const told = JSON.stringify(one);
    for (const secret of ["203.0.113.77", "Visitor/1.0", "NAGA"]) expect(told).not.toContain(secret);
    expect(one?.headers).not.toHaveProperty("x-forwarded-for");
  });

  it("are not passed on for who asks no site to do so", async () => {
    const before = taken.length;
    expect((await send(platform, [event()], { headers: { "sec-gpc": "1" } })).statusCode).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(taken).toHaveLength(before);
  });

  it("are nothing where no secret is set, or the brand names no account", async () => {
    expect((await send(off)).json()).toMatchObject({ success: false, code: "feature_off" });
    const { site } = platform.liveSite.current();
    platform.liveSite.change({ ...site, brand: { ...site.brand, analytics: { gtagId: "" } } });
    expect((await send(platform)).statusCode).toBe(404);
    platform.liveSite.change(site);
  });

  it.each([
    ["an address", [event({ page: "/rng?page=NAGA" })]],
    ["another name", [event({ name: "balance" })]],
    ["more of somebody", [event({ account: "player01" })]],
    ["what was long ago", [event({ agoMs: 3_600_001 })]],
    ["nothing", []],
    ["more than a batch", Array.from({ length: 26 }, () => event())],
  ])("hold no %s", async (_, events) => {
    expect((await send(platform, events)).statusCode).toBe(400);
  });

  it("are taken from one visitor so often and no more", async () => {
    const answers = [];
    for (let tries = 0; tries < 40; tries += 1)
      answers.push((await send(platform, undefined, { ip: "203.0.113.9" })).statusCode);
    expect(new Set(answers)).toEqual(new Set([200, 429]));
    expect(randomUUID()).not.toBe(visit);
  });
});

describe("what is on its way out", () => {
  const aQueue = (pass: Pass<number>) => {
    const waits: number[] = [];
    const lost: number[] = [];
    const wait = async (ms: number) => void waits.push(ms);
    return { waits, lost, ...createMeasureQueue<number>({ pass, wait, onLost: (count) => lost.push(count) }) };
  };

  it("is tried four times while the other side is away, and then lost", async () => {
    const pass = vi.fn<Pass<number>>(async () => Promise.reject(new Error("away")));
    const queue = aQueue(pass);
    queue.add(1);
    await queue.whenEmpty();
    expect([pass.mock.calls.length, queue.waits, queue.lost]).toEqual([4, [1_000, 10_000, 60_000], [1]]);
  });

  it("is not tried again where it is refused, and goes on with the next", async () => {
    const seen: number[] = [];
    const queue = aQueue(async (one) => (seen.push(one), one === 1 ? "refused" : "passed"));
    queue.add(1);
    queue.add(2);
    await queue.whenEmpty();
    expect([seen, queue.lost]).toEqual([[1, 2], [1]]);
  });

  it("is no more than 500 at a time, and nothing once the program ends", async () => {
    const queue = aQueue(
      (_, signal) => new Promise((resolve) => signal.addEventListener("abort", () => resolve("again"))),
    );
    const added = Array.from({ length: 600 }, (_, one) => queue.add(one));
    expect(added.filter(Boolean)).toHaveLength(501);
    queue.close();
    await queue.whenEmpty();
    expect(queue.add(1)).toBe(false);
  });
});
