import { request } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { aPlatform, type TestPlatform } from "#tests/support/aPlatform.ts";
import { aSite } from "#tests/support/aSite.ts";

/** Requests that reached the framework, by address. */
const heard: string[] = [];
const lines: string[] = [];
const proxied = { countryHeader: "x-country", trustedProxies: ["127.0.0.1"], logLevel: "info" };
const listen = async (config: object): Promise<TestPlatform & { port: number }> => {
  const platform = await aPlatform({
    config,
    logTo: { write: (line) => void lines.push(line) },
    extend: (app) => void app.addHook("onRequest", async ({ url }) => void heard.push(url)),
  });
  const address = await platform.app.listen({ port: 0, host: "127.0.0.1" });
  return { ...platform, port: Number(new URL(address).port) };
};
const platform = await listen(proxied);
const shared = await listen({ ...proxied, allowedOrigins: ["https://files.example"] });
afterEach(() => void heard.splice(0));

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

function send(port: number, path: string, headers: Record<string, string>, method = "GET"): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ port, host: "127.0.0.1", path, method, headers: { host: "localhost", ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on("error", reject)
      .end();
  });
}

/** What differs from request to request, and what the connection says. */
const passing = new Set(["correlation-id", "date", "connection", "keep-alive"]);
const lasting = (headers: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !passing.has(name)));

const permission = "/wps/system/permission?host=play.example";
const revisionOf = ({ liveSite }: TestPlatform) => `/config/${liveSite.current().hash}.json`;
const themeOf = ({ liveSite }: TestPlatform) => `/theme/${liveSite.current().hash}.css`;
const visitors: Record<string, string>[] = [
  {},
  { "x-country": "KH", "x-forwarded-for": "203.0.113.7" },
  { "x-country": "TH", "x-forwarded-for": "2001:db8::1, 198.51.100.4" },
];

describe.each([
  ["a site of its own", platform],
  ["a site whose files are elsewhere", shared],
])("what is sent before the framework sees the request, of %s", (_name, one) => {
  it.each(["br", "gzip", "identity", ""])(
    "is what the framework sends, head and bytes, to everybody: '%s'",
    async (coding) => {
      for (const path of [permission, "/wps/system/permission", revisionOf(one), themeOf(one)]) {
        for (const visitor of visitors) {
          const headers = { ...visitor, ...(coding !== "" && { "accept-encoding": coding }) };
          // Injected requests reach the framework without a server in between.
          const ordinary = await one.call("GET", path, { headers });
          heard.splice(0);
          const known = { ...headers, "if-none-match": String(ordinary.headers["etag"]) };
          const [sent, again] = [await send(one.port, path, headers), await send(one.port, path, known)];
          expect([path, heard]).toEqual([path, []]);
          expect([sent.status, lasting(sent.headers)]).toEqual([200, lasting(ordinary.headers)]);
          expect(sent.body.equals(ordinary.rawPayload)).toBe(true);
          expect(sent.headers["correlation-id"]).toMatch(/^[0-9a-f-]{36}$/);
          const ordinaryAgain = await one.call("GET", path, { headers: known });
          heard.splice(0);
          expect([again.status, again.body.length]).toEqual([304, 0]);
          expect(lasting(again.headers)).toEqual(lasting(ordinaryAgain.headers));
        }
      }
    },
  );
});

describe("the framework answers", () => {
  it("whatever is no plain GET, names no host, or has an address that must be judged first", async () => {
    const { port } = platform;
    const revision = revisionOf(platform);
    const answers = [
      await send(port, permission, {}, "HEAD"),
      await send(port, "/wps/system/permission?host=a%00b", {}),
      await send(port, "/wps/system/permission?nobody=asked", {}),
      await send(port, `/wps/system/permission?host=${"x".repeat(300)}`, {}),
      await send(port, "/wps/system/permission/", {}),
      await send(port, revision.replace(/.\.json$/, "x.json"), {}),
      await send(port, revision.replace(".json", ".css"), {}),
      await send(port, permission, {}, "DELETE"),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 400, 200, 400, 404, 404, 404, 404]);
    expect(heard).toHaveLength(8);
  });

  it("whoever asks from another origin, which may be allowed to read it", async () => {
    const origin = "https://files.example";
    const answer = await send(shared.port, permission, { origin });
    expect(answer.headers["access-control-allow-origin"]).toBe(origin);
    expect(heard).toHaveLength(1);
  });
});

describe("a change", () => {
  const read = async (headers: Record<string, string> = {}) => {
    const answer = await send(platform.port, permission, { "accept-encoding": "br", ...headers });
    return JSON.parse(brotliDecompressSync(answer.body).toString()).value as {
      maintenance: boolean;
      regionRestriction: boolean;
      info: { site: { hash: string }; location: { ip: string; country: string } };
    };
  };
  const setSetting = async (key: string, value: unknown) => {
    await platform.db.query(
      "INSERT INTO platform_setting (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value",
      [key, JSON.stringify(value)],
    );
    platform.clock.advance(3);
  };

  it("of the revision is in the very next answer, whichever way that one goes", async () => {
    for (let time = 0; time < 5; time += 1) {
      platform.liveSite.change(aSite());
      const { hash } = platform.liveSite.current();
      expect((await read()).info.site.hash).toBe(hash);
      expect((await send(platform.port, revisionOf(platform), {})).status).toBe(200);
    }
  });

  it("of maintenance and of closed countries is told to those whom it concerns", async () => {
    await read();
    await setSetting("regions", { mode: "except", countries: ["TH"] });
    expect(await read({ "x-country": "TH" })).toMatchObject({ regionRestriction: true, maintenance: false });
    expect(await read({ "x-country": "KH" })).toMatchObject({ regionRestriction: false });
    await setSetting("maintenance", true);
    expect(await read({ "x-country": "KH" })).toMatchObject({ maintenance: true });
    await setSetting("maintenance", false);
    await setSetting("regions", { mode: "everywhere" });
    expect(await read({ "x-country": "TH" })).toMatchObject({ regionRestriction: false, maintenance: false });
  });
});

it("has one line in the log, without what the visitor sent beside the address", async () => {
  await send(platform.port, permission, {});
  lines.splice(0);
  await send(platform.port, permission, { cookie: "rm=canary", token: "canary" });
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ msg: "sent", status: 200, req: expect.objectContaining({ url: permission }) }),
  ]);
  expect(lines.join("")).not.toContain("canary");
});
