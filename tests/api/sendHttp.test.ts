import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sendHttp, TimeLimitError, type HttpRequest } from "#api/sendHttp.ts";

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

async function aServer(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closing.push(() => server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function aRequest(parts: Partial<HttpRequest> = {}): HttpRequest {
  return { method: "GET", url: "/a", query: {}, headers: {}, withCookies: false, timeLimitMs: 10_000, ...parts };
}

describe("a request", () => {
  it("takes its query, headers and body along, and brings the whole answer, whatever its status", async () => {
    const seen: unknown[] = [];
    const origin = await aServer((request, response) => {
      const parts: Buffer[] = [];
      request.on("data", (part: Buffer) => parts.push(part));
      request.on("end", () => {
        const { method, url, headers } = request;
        seen.push([method, url, headers["token"], headers["content-type"], Buffer.concat(parts).toString()]);
        response.writeHead(418, { "retry-after": "3" }).end("ស្វាគមន៍");
      });
    });
    const query = { name: "a b&c=ស", empty: "" };
    const headers = { token: "t", "content-type": "application/json" };
    const answer = await sendHttp(aRequest({ method: "PUT", url: `${origin}/a`, query, headers, body: '{"x":1}' }));
    expect({ ...answer, header: [answer.header("retry-after"), answer.header("nothing")] }).toEqual({
      status: 418,
      text: "ស្វាគមន៍",
      header: ["3", undefined],
    });
    const address = `/a?${new URLSearchParams(query).toString()}`;
    expect(seen).toEqual([["PUT", address, "t", "application/json", '{"x":1}']]);
  });

  it.each([
    [false, "same-origin"],
    [true, "include"],
  ])("sends cookies to another origin only where the contract says so: %s", async (withCookies, credentials) => {
    const send = vi.fn<typeof fetch>(async () => new Response("{}"));
    await sendHttp(aRequest({ withCookies }), send);
    expect(send.mock.calls[0]).toMatchObject(["/a", { credentials, method: "GET" }]);
    expect(send.mock.calls[0]?.[1]).not.toHaveProperty("body");
  });

  it("fails where the answer breaks off half-way", async () => {
    const origin = await aServer((_, response) => {
      response.writeHead(200, { "content-length": "100" });
      response.write('{"success"', () => response.destroy());
    });
    await expect(sendHttp(aRequest({ url: origin }))).rejects.toThrow(TypeError);
  });

  it("fails where nobody answers", async () => {
    await expect(sendHttp(aRequest({ url: "http://127.0.0.1:1/" }))).rejects.toThrow("fetch failed");
  });

  describe("by a clock that is set by hand", () => {
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    /** A network that hangs: before the answer, or in the middle of it. */
    const hanging = (where: "before" | "inside"): typeof fetch => {
      return async (_, { signal } = {}) => {
        if (where === "before")
          return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason as Error)));
        const body = new ReadableStream({
          start: (controller) => signal?.addEventListener("abort", () => controller.error(signal.reason)),
        });
        return new Response(body);
      };
    };

    it.each(["before", "inside"] as const)("is given up after its time limit, %s the answer", async (where) => {
      const running = sendHttp(aRequest({ timeLimitMs: 3_000 }), hanging(where));
      const outcome = expect(running).rejects.toThrow(TimeLimitError);
      await vi.advanceTimersByTimeAsync(3_000);
      await outcome;
    });

    it("is given up when its caller gives up, and leaves no clock running", async () => {
      const leaving = new AbortController();
      const running = sendHttp(aRequest({ signal: leaving.signal }), hanging("inside"));
      const outcome = expect(running).rejects.toMatchObject({ name: "AbortError" });
      await vi.advanceTimersByTimeAsync(10);
      leaving.abort();
      await outcome;
      expect(vi.getTimerCount()).toBe(0);
    });

    it("leaves no clock running after a good answer", async () => {
      await sendHttp(aRequest(), async () => new Response("{}"));
      expect(vi.getTimerCount()).toBe(0);
    });
  });
});
