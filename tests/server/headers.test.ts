import { connect } from "node:net";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "#server/http/securityHeaders.ts";
import { aPlatform } from "#tests/support/aPlatform.ts";

const siteFolder = mkdtempSync(join(tmpdir(), "croupier-site-"));
for (const site of ["player", "console"]) {
  mkdirSync(join(siteFolder, site, "assets"), { recursive: true });
  writeFileSync(join(siteFolder, site, "index.html"), `<!doctype html><title>${site}</title>`);
  writeFileSync(join(siteFolder, site, "assets", "main-abc123.js"), "export {};");
}
const extend = (app: { get(path: string, handler: () => never): unknown }) =>
  app.get("/boom", () => {
    throw new Error("secret inner detail");
  });
const platform = await aPlatform({ config: { siteFolder }, extend });
const html = { accept: "text/html" };

const answers = [
  { name: "a call", url: "/wps/system/status", status: 200 },
  { name: "the player's page", url: "/", status: 200, headers: html },
  { name: "an address inside the player", url: "/register.html?referralCode=1", status: 200, headers: html },
  { name: "the console's page", url: "/console/draft", status: 200, headers: html },
  { name: "an asset", url: "/assets/main-abc123.js", status: 200 },
  { name: "an unknown asset", url: "/assets/main-zzz.js", status: 404, headers: html },
  { name: "an unknown call", url: "/wps/nothing", status: 404, headers: html },
  { name: "an unknown file", url: "/favicon.png", status: 404 },
  { name: "a call without a session", url: "/wps/member/info", status: 401 },
  { name: "a malformed call", url: "/wps/system/botCheck", status: 400 },
  { name: "a fault of ours", url: "/boom", status: 500 },
];

describe("headers", () => {
  it.each(answers)("S-01 S-02 S-03 S-04 stand on $name ($status)", async ({ url, status, headers = {} }) => {
    const response = await platform.call("GET", url, { headers });
    expect(response.statusCode).toBe(status);
    const policy = String(response.headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe-|\*|http:/);
    for (const directive of ["base-uri 'none'", "object-src 'none'", "form-action 'self'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(directive);
    }
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types dompurify app-worker");
    expect(response.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": url.startsWith("/console") ? "same-origin" : "same-origin-allow-popups",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(response.headers["content-type"]).toMatch(/charset=utf-8|javascript/);
    expect(response.headers["server"] ?? response.headers["x-powered-by"]).toBeUndefined();
  });

  it("S-04 insist on https only where the site has it", async () => {
    expect((await platform.call("GET", "/")).headers["strict-transport-security"]).toBeUndefined();
    const secure = await aPlatform({ config: { isHttps: true } });
    const { headers } = await secure.call("GET", "/nowhere");
    expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
    expect(headers["content-security-policy"]).toContain("upgrade-insecure-requests");
  });

  it("S-60 a fault answers with a generic text and a correlation id", async () => {
    const response = await platform.call("GET", "/boom");
    expect(response.body).not.toContain("secret");
    expect(response.json()).toEqual({
      success: false,
      value: null,
      message: "Something went wrong on our side.",
      code: "internal_error",
      correlationId: response.headers["correlation-id"],
    });
  });

  it("S-67 calls are not kept, assets are kept for a year, pages are asked for again", async () => {
    const keptBy = async (url: string) => (await platform.call("GET", url, { headers: html })).headers["cache-control"];
    expect(await keptBy("/wps/member/info")).toBe("no-store");
    expect(await keptBy("/console/api/session")).toBe("no-store");
    expect(await keptBy("/assets/main-abc123.js")).toBe("public, max-age=31536000, immutable");
    expect(await keptBy("/console/assets/main-abc123.js")).toBe("public, max-age=31536000, immutable");
    expect(await keptBy("/index.html")).toBe("no-cache");
    expect(await keptBy("/config.json")).toBe("no-cache");
  });

  it("S-67 an unknown asset is not answered with a page", async () => {
    for (const url of [
      "/assets/x.js",
      "/console/assets/x.js",
      "/ads.txt",
      "/wps/x",
      "/console/api/x",
      "/config/x.json",
    ]) {
      const response = await platform.call("GET", url, { headers: { accept: "*/*" } });
      expect([url, response.statusCode, response.headers["content-type"]]).toEqual([
        url,
        404,
        "application/json; charset=utf-8",
      ]);
    }
  });

  it("[ROUTE-01] history addresses answer with the program's page", async () => {
    for (const url of ["/index", "/index.html", "/promotions", "/personal/transactionHistory"]) {
      expect((await platform.call("GET", url, { headers: html })).body).toContain("<title>player</title>");
    }
    expect((await platform.call("GET", "/console", { headers: html })).body).toContain("<title>console</title>");
  });

  it("S-62 what is too large, too long, or not HTTP is refused, with the same headers", async () => {
    const large = await platform.call("POST", "/wps/system/reports", {
      body: { kind: "other", reason: "x".repeat(70_000) },
    });
    expect(large.statusCode).toBe(413);
    const address = await platform.app.listen({ port: 0, host: "127.0.0.1" });
    const raw = (text: string) =>
      new Promise<string>((resolve) => {
        const socket = connect(Number(new URL(address).port), "127.0.0.1", () => socket.write(text));
        let answer = "";
        socket.on("data", (chunk) => (answer += chunk.toString()));
        socket.on("close", () => resolve(answer));
      });
    const junk = await raw("NOT HTTP AT ALL\r\n\r\n");
    expect(junk).toContain("HTTP/1.1 400");
    expect(junk).toContain("content-security-policy: default-src 'none'");
    expect(await raw(`GET / HTTP/1.1\r\nhost: x\r\nlong: ${"x".repeat(20_000)}\r\n\r\n`)).toContain("HTTP/1.1 431");
    expect(await raw("TRACE / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")).toContain("HTTP/1.1 404");
  });

  it("S-07 bodies are JSON and nothing else", async () => {
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]) {
      const response = await platform.call("POST", "/wps/system/reports", {
        body: "x",
        headers: { "content-type": type },
      });
      expect([type, response.statusCode]).toEqual([type, 415]);
    }
    const poisoned = await platform.call("POST", "/wps/system/reports", {
      body: '{"kind":"other","reason":"x","__proto__":{"isAdmin":true}}',
      headers: { "content-type": "application/json" },
    });
    expect(poisoned.statusCode).toBe(400);
  });

  it("S-07 bodies that are nested too deep are refused before they are read", async () => {
    const send = async (detail: string) => {
      const body = `{"kind":"other","reason":${detail}}`;
      const headers = { "content-type": "application/json" };
      const { statusCode, body: answer } = await platform.call("POST", "/wps/system/reports", { body, headers });
      return [statusCode, (JSON.parse(answer) as { message: string | null }).message];
    };
    const tooDeep = [400, "Nothing in a body may be nested deeper than 200 levels."];
    expect(await send(`${"[".repeat(30_000)}${"]".repeat(30_000)}`)).toEqual(tooDeep);
    expect(await send(`${'{"a":'.repeat(200)}1${"}".repeat(200)}`)).toEqual(tooDeep);
    expect(await send(`"\\\\","x":${"[".repeat(30_000)}`)).toEqual(tooDeep);
    // Brackets in a text are text, also behind quotes that belong to it.
    expect(await send(`"${"[".repeat(300)}"`)).not.toEqual(tooDeep);
    expect(await send(`"\\\\\\"${"{".repeat(300)}\\\\"`)).not.toEqual(tooDeep);
    // What is no JSON is refused by whoever reads it.
    for (const broken of ["[[", '"', '"\\"', "]]]]", "{"]) expect((await send(broken))[0]).toBe(400);
  });
});

describe("hosts of the brand's own pictures", () => {
  it("may be shown from as soon as they are published, as far as they are https, and no longer", async () => {
    const own = await aPlatform();
    const policy = async () => String((await own.call("GET", "/wps/system/status")).headers["content-security-policy"]);
    expect(await policy()).toContain("img-src 'self' data:;");
    const site = structuredClone(own.liveSite.current().site);
    const cdns = ["https://cdn.example/a/", "https://cdn.example", "/local", "https://x y", "http://plain.example"];
    own.liveSite.change({ ...site, brand: { ...site.brand, imageCDNs: cdns } });
    expect(await policy()).toContain("img-src 'self' data: https://cdn.example;");
    own.liveSite.change(site);
    expect(await policy()).toContain("img-src 'self' data:;");
  });
});

describe("[BOOT-07] hosts that the brand's games are started from", () => {
  it("may be framed, and pictures be shown from the brand's, beside what the platform's settings allow", async () => {
    const own = await aPlatform({ config: { frameHosts: ["https://sandbox.example"] } });
    const policy = async () => String((await own.call("GET", "/wps/system/status")).headers["content-security-policy"]);
    expect(await policy()).toContain("frame-src https://sandbox.example;");
    const site = structuredClone(own.liveSite.current().site);
    const [imageCDNs, launchGameCDNs] = [["https://i.example"], ["https://g1.example/x", "https://g2.example", "/own"]];
    own.liveSite.change({ ...site, brand: { ...site.brand, imageCDNs, launchGameCDNs } });
    expect(await policy()).toContain("img-src 'self' data: https://i.example;");
    expect(await policy()).toContain("frame-src https://sandbox.example https://g1.example https://g2.example;");
  });
});

describe("a platform elsewhere", () => {
  it("may be called, and nothing else may", () => {
    const parts = { isHttps: false, imageHosts: [], frameHosts: [] };
    expect(contentSecurityPolicy(parts)).toContain("connect-src 'self';");
    const policy = contentSecurityPolicy({ ...parts, platformOrigin: "https://platform.example" });
    expect(policy).toContain("connect-src 'self' https://platform.example;");
  });
});
