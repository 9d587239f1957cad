import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { contract, type ContractOperation } from "#server/http/contract.ts";
import { contentSecurityPolicy } from "#server/http/securityHeaders.ts";
import { goodPassword } from "#tests/support/aPlatform.ts";
import { aConsole } from "#tests/support/aConsole.ts";
import { rawCall } from "#tests/support/rawCall.ts";

const siteFolder = mkdtempSync(join(tmpdir(), "croupier-every-"));
for (const site of ["player", "console"]) {
  mkdirSync(join(siteFolder, site, "assets"), { recursive: true });
  writeFileSync(join(siteFolder, site, "index.html"), `<!doctype html><title>${site}</title>`);
  writeFileSync(join(siteFolder, site, "assets", "main-abc123.js"), "export {};");
}

const platform = await aConsole({ config: { siteFolder }, requestMs: 150 });
const { call, login, owner, register } = platform;
const port = Number(new URL(await platform.app.listen({ port: 0, host: "127.0.0.1" })).port);
await register("everyone1");
await owner.query("UPDATE member SET type = 1 WHERE account = 'everyone1'");
const program = await platform.program();
// A program that may make every call of the console.
await owner.query("UPDATE operator SET role = 'administrator' WHERE account = 'publisher'");

const policy = contentSecurityPolicy({ isHttps: false, imageHosts: [], frameHosts: [] });
const operations = [...contract.operations.values()];
const calls = operations.filter(({ isStream }) => !isStream);
const pathOf = ({ url }: ContractOperation) => url.replaceAll(/:\w+/g, "00000000-0000-0000-0000-000000000000");

let loggedIn = { token: "", authorization: `Bearer ${program.token}` };
// Some calls end the session that they are tried with.
beforeEach(async () => {
  if ((await call("GET", "/wps/member/info", { headers: loggedIn })).statusCode === 200) return;
  loggedIn = { ...loggedIn, token: (await login("everyone1", goodPassword)).token };
});

type Headers = Readonly<Record<string, unknown>>;

/** What every answer carries, whoever made it. */
function expectGuarded(place: string, headers: Headers): void {
  expect([place, headers["content-security-policy"]]).toEqual([place, policy]);
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-opener-policy": expect.stringMatching(/^same-origin(?:-allow-popups)?$/),
    "cross-origin-resource-policy": "same-origin",
  });
}

/** A refusal in the envelope, with the headers, kept by nobody. */
function expectRefusal(place: string, answer: { headers: Headers; body: string }): void {
  expectGuarded(place, answer.headers);
  expect(JSON.parse(answer.body)).toMatchObject({ success: false, value: null, message: expect.any(String) });
  expect([place, answer.headers["cache-control"], answer.headers["content-type"]]).toEqual([
    place,
    "no-store",
    "application/json; charset=utf-8",
  ]);
}

describe("S-01 the policy stands on every answer, in the envelope where it is a refusal", () => {
  it.each(calls.map((operation) => [operation.id, operation] as const))("of %s", async (id, operation) => {
    const url = pathOf(operation);
    const asked = { method: operation.method, headers: loggedIn };
    const tries = [
      await call(operation.method, url),
      await call(operation.method, url, { headers: loggedIn }),
      await call(asked.method, `${url}/%`, asked),
      await call(asked.method, `${url}/${"x".repeat(300)}`, asked),
      await call(asked.method, `${url}/nothing`, asked),
      await call("PATCH" as "PUT", url, asked),
      ...(operation.method === "GET"
        ? []
        : [
            await call(asked.method, url, { headers: { ...loggedIn, "content-type": "text/xml" }, body: "<a/>" }),
            await call(asked.method, url, { headers: { ...loggedIn, "content-type": "application/json" }, body: "{" }),
            await call(asked.method, url, { headers: loggedIn, body: { x: "x".repeat(2_200_000) } }),
          ]),
    ];
    for (const [place, answer] of tries.entries()) {
      const name = `${id} ${place} ${answer.statusCode}`;
      expect([name, answer.statusCode >= 500]).toEqual([name, false]);
      expectGuarded(name, answer.headers);
      const isRefusal = answer.statusCode >= 400;
      if (isRefusal) expect([name, answer.json().success, typeof answer.json().code]).toEqual([name, false, "string"]);
    }
    expect(tries.slice(2, 4).map(({ statusCode }) => statusCode)).not.toContain(200);
  });
});

const large = "x".repeat(0x11000);
const json = "host: x\r\ncontent-type: application/json\r\n";
const closing = "connection: close\r\n\r\n";
const raws: [name: string, status: number, text: string | Buffer][] = [
  ["an address with half an escape", 400, `GET /% HTTP/1.1\r\nhost: x\r\n${closing}`],
  ["an escape that is none, in a call", 400, `GET /wps/message/%zz/read HTTP/1.1\r\nhost: x\r\n${closing}`],
  ["a name that is too long", 414, `GET /config/${"a".repeat(3000)} HTTP/1.1\r\nhost: x\r\n${closing}`],
  ["an address that is longer than all headers may be", 431, `GET /${"a".repeat(20_000)} HTTP/1.1\r\n\r\n`],
  ["headers that are too large", 431, `GET / HTTP/1.1\r\nhost: x\r\na: ${"x".repeat(20_000)}\r\n\r\n`],
  ["no host", 400, `GET / HTTP/1.1\r\n${closing}`],
  ["a tunnel", 405, "CONNECT a:80 HTTP/1.1\r\nhost: x\r\n\r\n"],
  ["what is expected of nobody", 417, `POST /wps/system/reports HTTP/1.1\r\n${json}expect: all\r\n${closing}`],
  ["a length in letters", 400, `POST /wps/system/reports HTTP/1.1\r\n${json}content-length: abc\r\n\r\n{}`],
  ["a negative length", 400, `POST /wps/system/reports HTTP/1.1\r\n${json}content-length: -1\r\n\r\n{}`],
  ["two lengths", 400, `POST / HTTP/1.1\r\n${json}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`],
  ["a length and pieces", 400, `POST / HTTP/1.1\r\n${json}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n{}`],
  [
    "a piece without a size",
    400,
    `POST /wps/system/reports HTTP/1.1\r\n${json}transfer-encoding: chunked\r\n\r\nzz\r\n`,
  ],
  [
    "a body that says it is too large",
    413,
    `POST /wps/system/reports HTTP/1.1\r\n${json}content-length: 99999999\r\n\r\n`,
  ],
  [
    "a body that turns out too large",
    413,
    `POST /wps/system/reports HTTP/1.1\r\n${json}transfer-encoding: chunked\r\n\r\n11000\r\n${large}\r\n0\r\n\r\n`,
  ],
  ["a header that holds NUL", 400, "GET / HTTP/1.1\r\nhost: x\r\na: b\0c\r\n\r\n"],
  ["an address that holds NUL", 400, "GET /\0 HTTP/1.1\r\nhost: x\r\n\r\n"],
  ["an address with letters beyond ASCII", 400, "GET /\u00e9 HTTP/1.1\r\nhost: x\r\n\r\n"],
  ["no HTTP at all", 400, "NOT HTTP AT ALL\r\n\r\n"],
  ["a greeting of TLS", 400, Buffer.from("16030100a5010000a10303", "hex")],
  ["a method that nobody knows", 400, "BREW / HTTP/1.1\r\nhost: x\r\n\r\n"],
  ["a method that nothing answers", 404, `TRACE / HTTP/1.1\r\nhost: x\r\n${closing}`],
  ["headers that never end", 408, "GET / HTTP/1.1\r\nhost: x\r\na: "],
  ["a body that never ends", 408, `POST /wps/system/reports HTTP/1.1\r\n${json}content-length: 20\r\n\r\n{`],
  ["silence", 408, ""],
];

describe("S-62 what is too large, too slow, or not HTTP is refused like everything else", () => {
  it.each(raws)("%s gets %i", async (name, status, text) => {
    const answer = await rawCall(port, text);
    expect([name, answer.status]).toEqual([name, status]);
    expectRefusal(name, answer);
  });

  it("requests have ten seconds to arrive, and are looked over every second", async () => {
    const usual = await aConsole();
    expect(usual.app.server).toMatchObject({ requestTimeout: 10_000, headersTimeout: 10_000 });
  });

  const bodies = calls.filter(({ method }) => method !== "GET");
  /** Three pictures of 5 MB and a little come with an application. */
  const ownLimits: Record<string, number> = { reportCsp: 16_384, applyForActivity: 15_794_176 };
  it.each(bodies.map((operation) => [operation.id, operation] as const))(
    "%s takes no more than its limit",
    async (_id, operation) => {
      const limit = ownLimits[operation.id] ?? (operation.hasLargeBody ? 2 * 1024 * 1024 : 65_536);
      const answer = await call(operation.method, pathOf(operation), {
        headers: { ...loggedIn, "content-type": operation.bodyType ?? "application/json" },
        body: `{"x":"${"x".repeat(limit)}"}`,
      });
      expect([answer.statusCode, answer.json().code]).toEqual([413, "too_large"]);
    },
  );
});

/** Calls whose answer is the same for everybody and may be kept: by whom, and how long. */
const mayBeKept: Record<string, string> = {
  getJackpot: "no-cache",
  // What is kept for ever is the one that is named by its hash.
  getGameIndex: "no-cache",
  listCountries: "public, max-age=86400",
  getPermission: "private, no-cache",
};

describe("S-67 nothing is kept but what says so", () => {
  it.each(calls.map((operation) => [operation.id, operation] as const))("%s", async (id, operation) => {
    const query = operation.id === "getBotCheck" ? "?action=login" : "";
    const answer = await call(operation.method, pathOf(operation) + query, {
      headers: loggedIn,
      ...(operation.schemas.body && { body: {} }),
    });
    const isKept = answer.statusCode === 200 && id in mayBeKept;
    expect([id, answer.headers["cache-control"]]).toEqual([id, isKept ? mayBeKept[id] : "no-store"]);
    expect([id, id in mayBeKept && operation.auth !== "none"]).toEqual([id, false]);
  });

  it.each([
    "/.git/config",
    "/.git/HEAD",
    "/.env",
    "/.well-known/nothing",
    "/console/.git/config",
    "/a/.git/config",
    "/%2egit/config",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/..%2f..%2fetc%2fpasswd",
    "/..%5c..%5cwindows",
    "/%00",
    "/index.php",
    "/wp-login.php",
    "/backup.sql",
    "/backup~",
    "/master.secret",
    "/data/master.secret",
    "/assets/main-zzz.js",
    "/assets/nothing",
    "/console/assets/nothing",
    "/config/nothing",
    "/theme/nothing",
    "/validators/nothing",
    "/wps/nothing",
    "/console/api/nothing",
    "/config.json/x.y",
    "/a;b",
    "/../../etc/passwd",
    "/./index",
    "/*",
    "//",
  ])("an address that no page can have, %s, is a 404 and never a page", async (url) => {
    const head = `${url} HTTP/1.1\r\nhost: x\r\naccept: text/html,*/*\r\nconnection: close\r\n\r\n`;
    for (const method of ["GET", "HEAD"] as const) {
      // As it stands: a client would tidy the address up.
      const answer = await rawCall(port, `${method} ${head}`);
      expect([url, answer.status, answer.headers["cache-control"]]).toEqual([url, 404, "no-store"]);
      expectGuarded(url, answer.headers);
    }
  });
});

describe("S-07 a call that acts by a cookie or a token cannot be made by another site", () => {
  const operator = async () => (await platform.operator("publisher")).cookies;
  const acting = calls.filter(({ auth, readsCookies }) => auth !== "none" || readsCookies);
  const gets = new Set(operations.filter(({ method }) => method === "GET").map(({ url }) => url));
  const elsewhere = { origin: "https://evil.example", "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" };
  const forms: [type: string, body: string][] = [
    ["application/x-www-form-urlencoded", "account=publisher&password=x"],
    ["multipart/form-data; boundary=x", '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n'],
    ["text/plain", '{"language":"EN","x":"=y"}'],
    ["text/plain;charset=UTF-8", "{}"],
  ];

  it.each(acting.map((operation) => [operation.id, operation] as const))("%s", async (_id, operation) => {
    // What a browser adds by itself. It adds no `token`: a page of another site would have to ask for that first.
    const cookies = { ...(await operator()), rm: `${"A".repeat(22)}.${"A".repeat(43)}` };
    const url = pathOf(operation);
    const statuses: [string, number][] = [];
    const attempt = async (name: string, method: string, options: Parameters<typeof call>[2]) => {
      statuses.push([name, (await call(method as "GET", url, { cookies, ...options })).statusCode]);
    };
    for (const [type, body] of forms) {
      const method = operation.method === "GET" ? "POST" : operation.method;
      await attempt(`${type} from elsewhere`, method, { body, headers: { ...elsewhere, "content-type": type } });
      await attempt(`${type} by POST`, "POST", { body, headers: { ...elsewhere, "content-type": type } });
      // Also where the browser says nothing of whence it comes, and from our own pages.
      await attempt(`${type} alone`, method, { body, headers: { ...loggedIn, "content-type": type } });
    }
    await attempt("from elsewhere", operation.method, { headers: elsewhere });
    await attempt("a preflight", "OPTIONS", {
      headers: { ...elsewhere, "access-control-request-method": operation.method },
    });
    if (operation.method !== "GET" && !gets.has(operation.url)) {
      await attempt("by GET", "GET", { headers: loggedIn });
      await attempt("by GET with a word for the method", "GET", {
        headers: { ...loggedIn, "x-http-method-override": operation.method },
      });
    }
    for (const [name, status] of statuses) {
      expect([name, status, status >= 400 && status < 500]).toEqual([name, status, true]);
    }
  });
});
