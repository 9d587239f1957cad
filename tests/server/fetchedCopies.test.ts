import { createServer, type RequestListener, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fetchPlatform } from "#server/features/copy/fetchPlatform.ts";
import { PlatformReadError, readPlatform } from "#server/features/copy/readPlatform.ts";
import { aConsole } from "../support/aConsole.ts";

vi.setConfig({ testTimeout: 60_000 });

const platform = await aConsole();
const hash = "a".repeat(64);
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Another platform as it answers over the network; what it was asked is in `asked`. */
async function anOther(listen: RequestListener) {
  const asked: { path: string; token: string | undefined }[] = [];
  const server = createServer((request, response) => {
    asked.push({ path: request.url ?? "", token: request.headers.authorization });
    listen(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { asked, url: `http://localhost:${(server.address() as AddressInfo).port}` };
}

const json = (response: ServerResponse, value: unknown) =>
  response.setHeader("content-type", "application/json").end(JSON.stringify({ success: true, value, message: null }));

/** What is live here, with another name and a picture, as another platform has it live. */
async function aLive(name = "From the test") {
  const viewer = await platform.operator("viewer");
  const { site } = (await viewer.call("GET", "/live")).value as { site: Record<string, unknown> };
  const brand = { ...(site["brand"] as object), name, logo: `/media/${hash}.webp` };
  return { revision: { seq: 12 }, site: { ...site, brand } };
}

const ask = async (address: string, token = "croupier_secret") =>
  (await platform.operator("editor")).call("POST", "/copies/fetch", { address, token });

describe("reading what is live on another platform", () => {
  it("answers what its file would hold, sends the token to its calls alone, and keeps it nowhere", async () => {
    const live = await aLive();
    const { asked, url } = await anOther((request, response) => {
      if (request.url === "/console/api/live") return json(response, live);
      if (request.url === "/console/api/assets")
        return json(response, { rows: [{ hash, name: "Logo", alt: { EN: "A" } }] });
      return response.end("picture");
    });
    const answer = await ask(`${url}/console/changes`, "croupier_verysecret");
    expect(answer.value).toEqual({
      platform: url,
      seq: 12,
      site: live.site,
      pictures: [{ hash, name: "Logo", alt: { EN: "A" }, bytes: Buffer.from("picture").toString("base64") }],
    });
    expect(asked.map(({ path, token }) => [path, token])).toEqual([
      ["/console/api/live", "Bearer croupier_verysecret"],
      ["/console/api/assets", "Bearer croupier_verysecret"],
      [`/media/${hash}.webp`, undefined],
    ]);
    const kept = await platform.db.query("SELECT act, detail, note FROM operator_act ORDER BY id DESC LIMIT 3");
    expect(kept[0]).toMatchObject({ act: "copyFetched", detail: { of: url } });
    expect(JSON.stringify(kept)).not.toContain("verysecret");
    // What was read is judged as a file is: nothing of it is in a draft yet.
    const editor = await platform.operator("editor");
    const look = await editor.call("POST", "/copies/look", { site: answer.value["site"] });
    expect(look.value["entries"]).toMatchObject([{ pointer: "/brand/name" }, { pointer: "/brand/logo" }]);
    expect((await editor.call("GET", "/draft")).value["at"]).toBeNull();
  });

  const answers: [string, RequestListener, string][] = [
    ["that takes no such token", (_, response) => response.writeHead(401).end(), "copy_token"],
    ["that lets the token read nothing", (_, response) => response.writeHead(403).end(), "copy_token"],
    [
      "that points elsewhere",
      (_, response) => response.writeHead(302, { location: "http://localhost/" }).end(),
      "copy_redirect",
    ],
    ["that is a page of something else", (_, response) => response.end("<html>"), "copy_answer"],
    ["that answers JSON of another kind", (_, response) => json(response, { hello: 1 }), "copy_answer"],
    ["that is out of order", (_, response) => response.writeHead(500).end(), "copy_answer"],
    ["that sends without end", (_, response) => void response.end(Buffer.alloc(5_000_000, 32)), "copy_large"],
    [
      "that breaks off",
      (_, response) => {
        response.writeHead(200, { "content-length": "1000" }).write("{");
        setTimeout(() => response.destroy(), 20);
      },
      "copy_unreachable",
    ],
  ];
  it.each(answers)("is refused of one %s, beside its cause", async (_, listen, code) => {
    const { url, asked } = await anOther(listen);
    const answer = await ask(url);
    expect(answer).toMatchObject({ success: false, code });
    expect(asked).toHaveLength(1);
  });

  it.each([
    ["not an address", "copy_address_shape"],
    ["https://user:secret@test.example.com", "copy_address_shape"],
    ["ftp://test.example.com", "copy_address_shape"],
    ["http://test.example.com", "copy_address_https"],
    ["https://10.0.0.7", "copy_address_host"],
    ["https://intranet", "copy_address_host"],
    ["http://localhost:1", "copy_unreachable"],
  ])("of %s is refused as %s", async (address, code) => {
    expect(await ask(address)).toMatchObject({ success: false, code });
  });

  it("goes to no private address, whatever name leads there, and not to this machine outside of a demo", async () => {
    const inside = async () => [{ address: "10.1.2.3", family: 4 }];
    const read = { mostBytes: 1000, signal: AbortSignal.timeout(5000), url: new URL("https://rebound.example.com/") };
    await expect(readPlatform({ ...read, mayBeLocal: true, find: inside })).rejects.toMatchObject({ why: "notPublic" });
    const here = async () => [{ address: "127.0.0.1", family: 4 }];
    await expect(readPlatform({ ...read, mayBeLocal: false, find: here })).rejects.toMatchObject({ why: "notPublic" });
  });

  it("ends after its time, however slowly somebody answers", async () => {
    const { url } = await anOther((_, response) => void response.writeHead(200).write("{"));
    const other = { origin: url, token: "x", mayBeLocal: true, signal: AbortSignal.timeout(300) };
    await expect(fetchPlatform(other, new Set())).rejects.toEqual(new PlatformReadError("time"));
  });

  it("leaves a picture out that is gone there or is here already, and reads the others", async () => {
    const live = await aLive();
    const [gone, known] = ["b".repeat(64), "c".repeat(64)];
    const site = { ...live.site, shown: [`/media/${gone}.webp`, `/media/${known}.webp`] };
    const { url, asked } = await anOther((request, response) => {
      if (request.url === "/console/api/live") return json(response, { ...live, site });
      if (request.url === "/console/api/assets") return json(response, { rows: [] });
      if (request.url === `/media/${gone}.webp`) return response.writeHead(404).end();
      return response.end("picture");
    });
    const other = { origin: url, token: "x", mayBeLocal: true, signal: AbortSignal.timeout(5000) };
    const found = await fetchPlatform(other, new Set([known]));
    expect(found.pictures.map((picture) => [picture.hash, picture.name])).toEqual([[hash, hash.slice(0, 12)]]);
    expect(asked.map(({ path }) => path)).not.toContain(`/media/${known}.webp`);
  });

  it("is for those who edit, not for programs, and not without end", async () => {
    const body = { address: "http://localhost:1", token: "x" };
    expect((await (await platform.operator("viewer")).call("POST", "/copies/fetch", body)).status).toBe(403);
    expect((await (await platform.program()).call("POST", "/copies/fetch", body)).status).toBe(403);
    const publisher = await platform.operator("publisher");
    const codes: (string | undefined)[] = [];
    for (let tries = 0; tries < 11; tries++) codes.push((await publisher.call("POST", "/copies/fetch", body)).code);
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => "copy_unreachable"));
    expect(codes[10]).toBe("too_many_requests");
  });
});
