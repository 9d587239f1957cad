import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { OperationId } from "#contracts/api.ts";
import openapi from "#schemas/api/openapi.json" with { type: "json" };
import { contract, readOperation, type RawOperation } from "#server/http/contract.ts";
import { pickCoding } from "#server/http/pickCoding.ts";
import { aPlatform } from "#tests/support/aPlatform.ts";
import codings from "#tests/fixtures/server/codings.json" with { type: "json" };
import { compressSite } from "../../scripts/build/compressSite.ts";

const script = `export const words = ${JSON.stringify("the same words ".repeat(400))};`;
const siteFolder = mkdtempSync(join(tmpdir(), "croupier-coded-"));
for (const site of ["player", "console"]) {
  const folder = join(siteFolder, site);
  mkdirSync(join(folder, "assets"), { recursive: true });
  writeFileSync(join(folder, "index.html"), `<!doctype html><title>${site}</title>${"<p>words</p>".repeat(200)}`);
  writeFileSync(join(folder, "config.json"), `{"platform":"${"x".repeat(2_000)}"}`);
  writeFileSync(join(folder, "assets", "main-abc12345.js"), script);
  writeFileSync(join(folder, "assets", "tiny-abc12345.js"), "1;");
  writeFileSync(join(folder, "assets", "face-abc12345.woff2"), "wOF2".repeat(900));
  await compressSite(folder);
}
const origin = "https://files.example";
const platform = await aPlatform({ config: { siteFolder, allowedOrigins: [origin] } });
const { call, liveSite, owner } = platform;
await owner.query(
  `INSERT INTO announcement (type, title, content, published_at)
   SELECT 'PL', '{"EN":"News"}', jsonb_build_object('EN', repeat('All is well. ', 60)), '2020-01-01' FROM generate_series(1, 20)`,
);

const revision = `/config/${liveSite.current().hash}.json`;
const addresses = [
  ["a script", "/assets/main-abc12345.js"],
  ["the console's script", "/console/assets/main-abc12345.js"],
  ["a page by its name", "/index.html"],
  ["a page by its address", "/register"],
  ["a revision", revision],
  ["a stylesheet of the theme", `/theme/${liveSite.current().hash}.css`],
  ["the permission answer", "/wps/system/permission?host=play.example"],
  ["countries", "/wps/system/countries"],
  ["notices", "/wps/announcement?types=PL"],
] as const;

const ask = (url: string, coding?: string, headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") =>
  call(method, url, { headers: { ...(coding !== undefined && { "accept-encoding": coding }), ...headers } });
const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
const varyOf = (headers: Record<string, unknown>) =>
  String(headers["vary"])
    .split(",")
    .map((name) => name.trim().toLowerCase())
    .toSorted();

describe("an Accept-Encoding", () => {
  it.each(codings)("$header takes $coding", async ({ header, coding }) => {
    expect(pickCoding(header)).toBe(coding);
    // Whoever answers, files, prepared bytes or the library, understands it alike.
    for (const url of ["/assets/main-abc12345.js", revision, "/wps/announcement?types=PL"]) {
      const { headers } = await ask(url, header);
      expect([url, headers["content-encoding"] ?? "identity"]).toEqual([url, coding]);
    }
  });

  it("that is thousands long, or different each time, is read all the same and not kept", () => {
    for (let time = 0; time < 5_000; time += 1) expect(pickCoding(`x${time}, gzip;q=0.${time % 9}1`)).toBe("gzip");
    expect(pickCoding(`${"x,".repeat(20_000)}br`)).toBe("br");
  });
});

describe("what is sent compressed", () => {
  it.each(addresses)("is smaller, and the same when it is read: %s", async (_name, url) => {
    const plain = await ask(url);
    expect([plain.statusCode, plain.headers["content-encoding"]]).toEqual([200, undefined]);
    for (const coding of ["br", "gzip"] as const) {
      const coded = await ask(url, coding);
      expect([coded.statusCode, coded.headers["content-encoding"]]).toEqual([200, coding]);
      expect(decode[coding](coded.rawPayload).equals(plain.rawPayload)).toBe(true);
      expect(coded.rawPayload.length).toBeLessThan(plain.rawPayload.length);
      expect(coded.headers["content-type"]).toBe(plain.headers["content-type"]);
      expect(coded.headers["cache-control"]).toBe(plain.headers["cache-control"]);
      for (const { headers } of [plain, coded]) expect(varyOf(headers)).toEqual(["accept-encoding", "origin"]);
    }
  });

  it.each(addresses)("says the same without its body where only the head is asked for: %s", async (_name, url) => {
    for (const coding of ["br", "gzip", "identity"] as const) {
      const [whole, head] = [await ask(url, coding), await ask(url, coding, {}, "HEAD")];
      expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0]);
      // What is compressed only while it is sent has no coding before: its head is that of the plain answer.
      const isCodedOnTheWay = url.startsWith("/wps/announcement");
      if (isCodedOnTheWay) expect(head.headers["content-encoding"]).toBeUndefined();
      else expect(head.headers["content-encoding"]).toBe(whole.headers["content-encoding"]);
      for (const name of ["etag", "content-type", "cache-control", "vary"]) {
        expect([name, head.headers[name]]).toEqual([name, whole.headers[name]]);
      }
    }
  });

  it.each(addresses.slice(0, 8))("has an ETag for each coding, and 304 for that one only: %s", async (_name, url) => {
    const etags = new Map<string, string>();
    for (const coding of ["br", "gzip", "identity"] as const)
      etags.set(coding, String((await ask(url, coding)).headers["etag"]));
    expect(new Set(etags.values()).size).toBe(3);
    for (const [coding, etag] of etags) {
      for (const known of [etag, `W/${etag.replace("W/", "")}`, `"other", ${etag}`]) {
        const answer = await ask(url, coding, { "if-none-match": known });
        expect([coding, known, answer.statusCode, answer.rawPayload.length]).toEqual([coding, known, 304, 0]);
        expect(answer.headers["etag"]).toBe(etag);
        expect(varyOf(answer.headers)).toEqual(["accept-encoding", "origin"]);
      }
      for (const other of etags.keys()) {
        if (other === coding) continue;
        expect((await ask(url, other, { "if-none-match": etag })).statusCode).toBe(200);
      }
    }
  });

  it("is sent in parts of the very bytes that its ETag names", async () => {
    const whole = await ask("/assets/main-abc12345.js", "br");
    const range = { range: "bytes=10-19" };
    const part = await ask("/assets/main-abc12345.js", "br", range);
    expect([part.statusCode, part.headers["content-encoding"]]).toEqual([206, "br"]);
    expect(part.headers["content-range"]).toBe(`bytes 10-19/${whole.rawPayload.length}`);
    expect(part.rawPayload.equals(whole.rawPayload.subarray(10, 20))).toBe(true);
    expect(part.headers["etag"]).toBe(whole.headers["etag"]);
    const plain = await ask("/assets/main-abc12345.js", undefined, range);
    expect(plain.body).toBe(script.slice(10, 20));
    const refused: Record<string, string>[] = [{ range: "bytes=999999-" }, { "if-match": '"other"' }];
    const answers = await Promise.all(refused.map((headers) => ask("/assets/main-abc12345.js", "br", headers)));
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [416, "malformed_request"],
      [412, "malformed_request"],
    ]);
  });

  it("is nothing that gains nothing: fonts, short files, what a host edits, short answers, refusals", async () => {
    for (const url of [
      "/assets/face-abc12345.woff2",
      "/assets/tiny-abc12345.js",
      "/config.json",
      "/wps/system/status",
      "/wps/nothing",
    ]) {
      expect([url, (await ask(url, "br, gzip")).headers["content-encoding"]]).toEqual([url, undefined]);
    }
  });

  it("has no address of its own, so that nobody gets bytes that no header explains", async () => {
    for (const url of ["/assets/main-abc12345.js.br", "/assets/main-abc12345.js.gz", "/index.html.br"]) {
      expect([url, (await ask(url, "br", { accept: "*/*" })).statusCode]).toEqual([url, 404]);
    }
  });

  it("is kept as long as without: a year for what is named by its content, asked for again for the rest", async () => {
    const kept = async (url: string) => (await ask(url, "br")).headers["cache-control"];
    expect(await kept("/assets/main-abc12345.js")).toBe("public, max-age=31536000, immutable");
    expect(await kept(revision)).toBe("public, max-age=31536000, immutable");
    expect(await kept("/index.html")).toBe("no-cache");
    expect(await kept("/register")).toBe("no-cache");
    expect(await kept("/wps/system/permission")).toBe("private, no-cache");
  });

  it("is no request: a body that travels compressed is refused, not unpacked", async () => {
    const headers = { "content-type": "application/json", "content-encoding": "gzip" };
    const body = Buffer.from("1f8b0800", "hex");
    const answer = await call("POST", "/wps/system/reports", { headers, body });
    expect([answer.statusCode, answer.json().success]).toEqual([400, false]);
  });
});

/** Every answer that may be compressed: each holds nothing but what everybody may read. All others stay as they are. */
const open: OperationId[] = [
  "getGameIndex",
  "getHelpCenter",
  "getJackpot",
  "getJwks",
  "getPermission",
  "getRegisterSettings",
  "getRouters",
  "getStatus",
  "getWhitelabel",
  "listAnnouncements",
  "listBanners",
  "listBetRank",
  "listCountries",
  "listDepositRank",
  "listGameMenus",
  "listGames",
  "listHotGames",
  "listLotteryMenus",
  "listNewGames",
  "listNumeros",
  "listOpenedNumeros",
  "listPopularGames",
  "listPvpRooms",
  "listRecentDraws",
  "listVendorTypes",
  "listVendors",
  "listWinners",
];

describe("BREACH", () => {
  it("calls that are compressed are these, and each of them answers anybody", () => {
    const marked = [...contract.operations.values()].filter(({ isCompressed }) => isCompressed);
    expect(marked.map(({ id }) => id).toSorted()).toEqual(open);
    for (const { id, auth, readsCookies, isStream, isEncrypted, method } of marked) {
      expect({ id, auth, readsCookies, isStream, isEncrypted, method }).toEqual({
        id,
        auth: "none",
        readsCookies: false,
        isStream: false,
        isEncrypted: false,
        method: "GET",
      });
    }
  });

  const others = [...contract.operations.values()].filter(({ id, isStream }) => !open.includes(id) && !isStream);
  it.each(others.map((operation) => [operation.id, operation] as const))(
    "%s is never compressed",
    async (_id, call) => {
      const route = { method: call.method, url: call.url.replaceAll(/:\w+/g, "00000000-0000-0000-0000-000000000000") };
      const answer = await platform.call(route.method, route.url, { headers: { "accept-encoding": "br, gzip" } });
      expect(answer.headers["content-encoding"]).toBeUndefined();
    },
  );

  it("a session's long answers are not compressed, however much they would gain", async () => {
    const { token } = await platform.register("breach1");
    for (let time = 0; time < 9; time += 1) await platform.login("breach1", "Quiet-Otter-77-lamp");
    const answer = await call("GET", "/wps/session/list", { token, headers: { "accept-encoding": "br, gzip" } });
    expect(answer.rawPayload.length).toBeGreaterThan(1_024);
    expect(answer.headers["content-encoding"]).toBeUndefined();
  });

  it("a call that knows who asks cannot be marked: the platform does not start with it", () => {
    const raw = openapi.paths["/wps/member/info"].get as unknown as RawOperation;
    const cookies = openapi.paths["/wps/session/login/remembered"].get as unknown as RawOperation;
    for (const call of [raw, cookies]) {
      expect(() => readOperation("/x", "get", { ...call, "x-compress": true })).toThrow("x-compress");
    }
    const status = openapi.paths["/wps/system/status"].get as unknown as RawOperation;
    expect(() => readOperation("/x", "post", { ...status, "x-compress": true })).toThrow("x-compress");
    expect(readOperation("/x", "get", { ...status, "x-compress": true }).isCompressed).toBe(true);
  });

  it("the stream of revisions is neither compressed nor held back", async () => {
    const address = await platform.app.listen({ port: 0, host: "127.0.0.1" });
    const leaving = new AbortController();
    const headers = { "accept-encoding": "br, gzip" };
    const answer = await fetch(`${address}/wps/system/revisions`, { headers, signal: leaving.signal });
    expect(answer.headers.get("content-encoding")).toBeNull();
    const { value } = await answer.body!.getReader().read();
    expect(new TextDecoder().decode(value)).toContain(liveSite.current().hash);
    leaving.abort();
  });
});
