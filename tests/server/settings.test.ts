import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readConfig } from "#server/config.ts";
import { describeStartFault } from "#server/describeStartFault.ts";

const folder = mkdtempSync(join(tmpdir(), "croupier-settings-"));
const file = join(folder, "a-file");
writeFileSync(file, "");

const notIntegers = ["many", "1.5", "-1", "1e3", "0x10", "NaN", "99999999999999999999", "1 2", "٣"];
const notOrigins = [
  "site.example",
  "https://site.example/",
  "https://site.example/path",
  "ftp://site.example",
  "null",
  "*",
];
const notDatabases = [
  "db.example",
  "mysql://db.example/x",
  "postgresql://",
  "postgresql://db:port/x",
  "http://db.example",
];

/** Every setting, and ways to get it wrong. */
const wrong: Record<string, string[]> = {
  PORT: [...notIntegers, "70000"],
  HOST: ["127.0.0.1:8080", "http://localhost", "a b", "300.1.1.1", "-x", "[::1]"],
  PUBLIC_ORIGIN: notOrigins,
  TLS_KEY_FILE: [join(folder, "nothing"), folder],
  TLS_CERT_FILE: [join(folder, "nothing"), folder],
  EARLY_HINTS: ["yes", "true", "2"],
  NODE_ENV: ["prod", "Production", "staging"],
  CROUPIER_DATA: [file],
  DATABASE_URL: notDatabases,
  DATABASE_ADMIN_URL: notDatabases,
  DATABASE_DIRECT_URL: notDatabases,
  DATABASE_WAIT_SECONDS: notIntegers,
  DATABASE_CONNECTIONS: [...notIntegers, "1"],
  CROUPIER_SECRET: ["short", "x".repeat(31)],
  CROUPIER_BRAND: ["casino", "../ink", "INK"],
  CROUPIER_DEMO: ["yes", "true", "2"],
  SITE_FOLDER: [join(folder, "nothing"), file],
  PLATFORM_ORIGIN: notOrigins,
  ALLOWED_ORIGINS: notOrigins.map((value) => `https://good.example,${value}`),
  IMAGE_HOSTS: notOrigins,
  FRAME_HOSTS: notOrigins,
  TRUSTED_PROXIES: ["10.0.0.0/99", "proxy.example", "10.0.0.1,nobody", "10.0.0"],
  COUNTRY_HEADER: ["cf ipcountry", "x:y"],
  LOG_LEVEL: ["loud", "INFO", "0"],
  SESSION_IDLE_MINUTES: [...notIntegers, "0"],
  SESSION_HOURS: [...notIntegers, "25"],
  SESSIONS_PER_MEMBER: [...notIntegers, "0"],
  PASSWORD_EXPIRY_DAYS: [...notIntegers, "0"],
  BOT_CHECK_COST: [...notIntegers, "0"],
  BOT_CHECK_TRIES: [...notIntegers, "0"],
  CONNECTIONS_MAX: [...notIntegers, "3"],
  ADDRESS_LIMIT_FACTOR: [...notIntegers, "0"],
  TRIAL_FUNDS: notIntegers,
  SMS_PER_DAY: notIntegers,
  SMS_COUNTRIES: ["Cambodia", "KH,XX", "kh", "+855"],
};

/** What a setting needs beside it, whatever is wrong with itself. */
const beside: Record<string, Record<string, string>> = {
  COUNTRY_HEADER: { TRUSTED_PROXIES: "10.0.0.1" },
  TLS_KEY_FILE: { TLS_CERT_FILE: file },
  TLS_CERT_FILE: { TLS_KEY_FILE: file },
};

/** Names of the settings that a refusal speaks of, one to a line. */
function blamed(env: Record<string, string>): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    const { message } = error as Error;
    return [...message.matchAll(/^ {2}- ([A-Z_]+) /gm)].map(([, name]) => name ?? "");
  }
}

describe("a setting that is wrong", () => {
  const cases = Object.entries(wrong).flatMap(([name, values]) => values.map((value) => [name, value] as const));

  it.each(cases)("is named: %s=%s", (name, value) => {
    expect(blamed({ ...beside[name], [name]: value })).toEqual([name]);
  });

  it.each([
    ["a key without its certificate", { TLS_KEY_FILE: file }, "TLS_CERT_FILE"],
    ["a certificate without its key", { TLS_CERT_FILE: file }, "TLS_KEY_FILE"],
    [
      "an address without TLS",
      { TLS_KEY_FILE: file, TLS_CERT_FILE: file, PUBLIC_ORIGIN: "http://a.example" },
      "PUBLIC_ORIGIN",
    ],
  ])("is what does not go together: %s", (_what, env, name) => {
    expect(blamed(env)).toEqual([name]);
  });

  it("is told together with all others", () => {
    const all = Object.fromEntries(Object.entries(wrong).map(([name, values]) => [name, values[0] ?? ""]));
    expect(blamed(all).toSorted()).toEqual(Object.keys(wrong).toSorted());
  });

  it("is looked for in every setting that is read", () => {
    const read = new Set<string>();
    readConfig(new Proxy({}, { get: (_target, name) => void read.add(String(name)) }));
    expect([...read].toSorted()).toEqual(Object.keys(wrong).toSorted());
    const readme = readFileSync("README.md", "utf8");
    expect([...read].filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });

  it("is never repeated where it may hold a secret", () => {
    const env = { CROUPIER_SECRET: "hunter2", DATABASE_URL: "mysql://app:hunter2@db/x", NODE_ENV: "production" };
    expect(() => readConfig(env)).toThrow(/CROUPIER_SECRET/);
    expect(() => readConfig(env)).not.toThrow(/hunter2/);
  });

  it("is no wrong one where it is only empty, or has white space around it", () => {
    const empty = Object.fromEntries(Object.keys(wrong).map((name) => [name, "  "]));
    expect(readConfig(empty)).toEqual(readConfig({}));
    expect(readConfig({ PORT: " 9000 ", HOST: "::1", SMS_COUNTRIES: " KH , TH " })).toMatchObject({
      port: 9000,
      host: "::1",
      limits: { smsCountries: ["KH", "TH"] },
    });
  });
});

describe("a start that fails", () => {
  const config = readConfig({ PORT: "8123", HOST: "127.0.0.1", CROUPIER_DATA: folder });
  const fault = (members: object, message = "inner words") => Object.assign(new Error(message), members);

  it.each([
    ["PORT", { code: "EADDRINUSE", syscall: "listen" }],
    ["PORT", { code: "EACCES", syscall: "listen" }],
    ["HOST", { code: "EADDRNOTAVAIL", syscall: "listen" }],
    ["CROUPIER_DATA", { code: "EACCES", syscall: "mkdir", path: folder }],
    ["CROUPIER_DATA", { code: "ENOTDIR", syscall: "open", path: join(folder, "master.secret") }],
    ["CROUPIER_DATA", { code: "ENOSPC", syscall: "write", path: join(folder, "postgres") }],
    ["CROUPIER_DATA", { code: "EROFS", syscall: "mkdir", path: tmpdir() }],
  ])("for the sake of %s says so: %j", (name, members) => {
    expect(describeStartFault(fault(members), config)).toMatch(new RegExp(`^${name}: `));
  });

  it("for another reason says that one", () => {
    expect(describeStartFault(fault({ code: "EACCES", path: "/somewhere/else" }), config)).toBe("inner words");
  });

  it("is what Node says of a port that is taken", async () => {
    const [first, second] = [createServer(), createServer()];
    await new Promise<void>((resolve) => first.listen(0, "127.0.0.1", resolve));
    const { port } = first.address() as { port: number };
    const error = await new Promise((resolve) => second.once("error", resolve).listen(port, "127.0.0.1"));
    first.close();
    expect(describeStartFault(error, { ...config, port })).toContain(`127.0.0.1:${port}`);
  });
});
