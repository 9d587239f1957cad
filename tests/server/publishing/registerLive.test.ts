import { currentFormat } from "#compile/migrations/currentFormat.ts";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { loadLive } from "#server/features/publishing/store/loadLive.ts";
import { revisionHash } from "#server/features/publishing/revisionHash.ts";
import { aConsole } from "#tests/support/aConsole.ts";

const platform = await aConsole();
const live = await loadLive(platform.db);
const hash = live?.hash ?? "";

const get = (url: string, encoding?: string) =>
  platform.app.inject({
    method: "GET",
    url,
    headers: { host: "localhost", ...(encoding !== undefined && { "accept-encoding": encoding }) },
  });

describe("a published revision", () => {
  it("is served for ever under the hash of its bytes", async () => {
    const answer = await get(`/config/${hash}.json`);
    expect(answer.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      vary: "accept-encoding",
    });
    expect(revisionHash(answer.body)).toBe(hash);
    expect(answer.json()).toMatchObject({ format: currentFormat, brand: { name: live?.site.brand.name } });
  });

  it.each([
    ["br, gzip", "br", (body: Buffer) => brotliDecompressSync(body)],
    ["gzip, br;q=0", "gzip", (body: Buffer) => gunzipSync(body)],
  ] as const)("is compressed once for who takes %s", async (accepted, coding, open) => {
    const answer = await get(`/config/${hash}.json`, accepted);
    expect(answer.headers["content-encoding"]).toBe(coding);
    expect(revisionHash(open(answer.rawPayload).toString("utf8"))).toBe(hash);
    expect(answer.rawPayload.length).toBeLessThan(open(answer.rawPayload).length / 3);
  });

  it("has a stylesheet of its theme", async () => {
    const answer = await get(`/theme/${hash}.css`);
    expect(answer.headers).toMatchObject({
      "content-type": "text/css; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(answer.body).toContain("--c-accent:");
  });

  it.each([
    `/config/sha256-${"0".repeat(64)}.json`,
    "/config/sha256-1.json",
    "/config/x",
    `/config/${hash}.css`,
    "/theme/x.css",
    `/theme/${hash}`,
  ])("is not found under another name: %s", async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(String(answer.headers["cache-control"])).not.toContain("immutable");
  });
});
