import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { connect as connectHttp2, type ClientHttp2Session, type IncomingHttpHeaders } from "node:http2";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { readConfig } from "#server/config.ts";
import { aCertificate } from "#tests/support/aCertificate.ts";
import { aPlatform } from "#tests/support/aPlatform.ts";

const folder = mkdtempSync(join(tmpdir(), "croupier-tls-"));
const tls = aCertificate();
const siteFolder = join(folder, "site");
mkdirSync(join(siteFolder, "player", "assets"), { recursive: true });
writeFileSync(join(siteFolder, "player", "index.html"), "<!doctype html><title>player</title>");
writeFileSync(join(siteFolder, "player", "assets", "main-abc12345.js"), "export {};");

const platform = await aPlatform({
  config: { tls, isHttps: true, publicOrigin: "https://localhost", siteFolder },
  requestMs: 400,
});
const port = Number(new URL(await platform.app.listen({ port: 0, host: "127.0.0.1" })).port);
const session: ClientHttp2Session = connectHttp2(`https://localhost:${port}`, { rejectUnauthorized: false });
afterAll(() => session.close());

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Over HTTP/2; a body that is null is announced and never sent. */
function ask(path: string, headers: Record<string, string> = {}, body?: string | null): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? "GET" : "POST";
    const stream = session.request({ ":path": path, ":method": method, ...headers }, { endStream: body === undefined });
    let [status, text] = [0, ""];
    let answered: IncomingHttpHeaders = {};
    stream.on("response", (head) => {
      answered = head;
      status = Number(head[":status"]);
    });
    stream.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
    stream.on("close", () => resolve({ status, headers: answered, body: text }));
    stream.on("error", reject);
    if (typeof body === "string") stream.end(body);
  });
}

describe("a platform that ends TLS itself", () => {
  it("speaks HTTP/2, with the same headers as ever, and none that HTTP/2 forbids", async () => {
    const answers = await Promise.all([
      ask("/wps/system/permission", { "accept-encoding": "br" }),
      ask("/wps/system/status"),
      ask("/assets/main-abc12345.js"),
      ask("/register", { accept: "text/html" }),
      ask(`/config/${platform.liveSite.current().hash}.json`),
    ]);
    for (const { status, headers } of answers) {
      expect(status).toBe(200);
      expect(headers["content-security-policy"]).toContain("default-src 'none'");
      expect(headers["strict-transport-security"]).toContain("max-age");
      expect([headers["connection"], headers["keep-alive"], headers["transfer-encoding"]]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    }
    expect(answers[0]?.headers["content-encoding"]).toBe("br");
    const etag = String(answers[4]?.headers["etag"]);
    const again = await ask(`/config/${platform.liveSite.current().hash}.json`, { "if-none-match": etag });
    expect([again.status, again.body]).toEqual([304, ""]);
  });

  it("takes a body, and judges it as ever", async () => {
    const answer = await ask("/wps/system/reports", { "content-type": "application/json" }, '{"no": "report"}');
    expect([answer.status, JSON.parse(answer.body).code]).toEqual([400, "malformed_request"]);
  });

  it("S-62 waits no longer for a body than it does in HTTP/1.1", async () => {
    const began = performance.now();
    const answer = await ask("/wps/system/reports", { "content-type": "application/json" }, null).catch(() => null);
    expect(answer?.status ?? 0).not.toBe(200);
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  it("speaks HTTP/1.1 to who knows nothing newer", async () => {
    const status = await new Promise((resolve, reject) => {
      // Node's client of https offers HTTP/1.1 alone.
      request(
        { port: String(port), host: "127.0.0.1", path: "/wps/system/permission", rejectUnauthorized: false },
        (response) => {
          response.resume();
          resolve([response.httpVersion, response.statusCode]);
        },
      )
        .on("error", reject)
        .end();
    });
    expect(status).toEqual(["1.1", 200]);
  });

  it("streams revisions over the same connection, and ends them when it closes", async () => {
    const stream = session.request({ ":path": "/wps/system/revisions" });
    const first = await new Promise<string>((resolve) => stream.setEncoding("utf8").once("data", resolve));
    expect(first).toContain(platform.liveSite.current().hash);
    stream.close();
  });
});

it("S-62 ends what is still under way when it closes, whichever protocol it speaks", async () => {
  const closing = await aPlatform({ config: { tls, isHttps: true, siteFolder }, requestMs: 20_000, drainMs: 300 });
  const address = await closing.app.listen({ port: 0, host: "127.0.0.1" });
  const client = connectHttp2(address.replace("127.0.0.1", "localhost"), { rejectUnauthorized: false });
  client.on("error", () => undefined);
  const headers = { ":path": "/wps/system/reports", ":method": "POST", "content-type": "application/json" };
  const held = client.request(headers, { endStream: false });
  held.on("error", () => undefined).write("{");
  await new Promise((resolve) => client.ping(resolve));
  const began = performance.now();
  await closing.app.close();
  expect(performance.now() - began).toBeLessThan(5_000);
  // The platform has ended it; the client hears of that a moment later.
  await vi.waitFor(() => expect(client.destroyed || client.closed).toBe(true), 5_000);
});

describe("its settings", () => {
  it("need key and certificate, which must be files, and an https address", () => {
    const [TLS_KEY_FILE, TLS_CERT_FILE] = [tls.keyFile, tls.certFile];
    expect(readConfig({ TLS_KEY_FILE, TLS_CERT_FILE, PORT: "8443" })).toMatchObject({
      tls,
      isHttps: true,
      publicOrigin: "https://localhost:8443",
    });
    expect(() => readConfig({ TLS_KEY_FILE })).toThrow("TLS_CERT_FILE");
    expect(() => readConfig({ TLS_KEY_FILE, TLS_CERT_FILE: "/nowhere.pem" })).toThrow("TLS_CERT_FILE");
    expect(() => readConfig({ TLS_KEY_FILE, TLS_CERT_FILE, PUBLIC_ORIGIN: "http://play.example" })).toThrow(
      "PUBLIC_ORIGIN",
    );
  });

  it("say in a sentence that a file is no certificate", async () => {
    writeFileSync(join(folder, "no.pem"), "nothing");
    const config = { tls: { ...tls, certFile: join(folder, "no.pem") } };
    await expect(aPlatform({ config })).rejects.toThrow("TLS_CERT_FILE");
  });
});
