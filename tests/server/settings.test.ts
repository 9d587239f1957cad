import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readConfig } from "#server/config.ts";

const folder = mkdtempSync(join(tmpdir(), "croupier-settings-"));
const file = join(folder, "a-file");
writeFileSync(file, "");
const secretFile = join(folder, "a-secret");
writeFileSync(secretFile, `${"y".repeat(40)}\n`);

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

const notHooks = [
  "hooks.example",
  "ftp://hooks.example",
  "http://hooks.example/sms",
  "https://user:pass@hooks.example/sms",
  "https://hooks.example/#sms",
  "https://10.0.0.1/sms",
  "https://[::1]/sms",
  "https://localhost/sms",
  "https://other.example/sms",
];
const hook = { WEBHOOK_HOSTS: "hooks.example,localhost", WEBHOOK_SECRET: "x".repeat(32) };
const smtp = { SMTP_URL: "smtps://mail.example", MAIL_FROM: "no-reply@site.example" };

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
  WITHDRAWAL_REST_HOURS: notIntegers,
  SMS_PER_DAY: notIntegers,
  CHAT_PER_MINUTE: [...notIntegers, "0", "601"],
  OUTBOX_DAYS: [...notIntegers, "0"],
  PAYMENTS_URL: ["pay.example", "ftp://pay.example", "https://pay.example/checkout"],
  PAYMENTS_SECRET: ["short", `${"long".repeat(9)},short`],
  PAYMENTS_PROVIDER: ["Our Provider", "9pay", "a/b"],
  GAME_VENDORS: ["https://games.example", "NAGA=games.example", "A=https://games.example/a"],
  GAME_SILENT: ["NAGA", "*"],
  GAME_SECRETS: ["short", "NAGA=short", `${"long".repeat(9)}`],
  FILES_S3_ENDPOINT: ["store.example", "ftp://store.example", "https://store.example/bucket"],
  FILES_S3_REGION: ["EU", "eu central"],
  FILES_S3_BUCKET: ["Proofs", "a", "a/b", "../other"],
  FILES_S3_KEY: ["a\nb"],
  FILES_S3_SECRET: ["a\nb"],
  FILES_S3_SECRET_FILE: [join(folder, "nothing"), folder],
  FILES_S3_SECONDS: [...notIntegers, "0", "61"],
  FILES_S3_TRIES: [...notIntegers, "0", "6"],
  ANALYTICS_SECRET: ["a secret", "key&x=1"],
  ANALYTICS_URL: ["ftp://stats.example/", "www.google-analytics.com/mp/collect", "https://stats.example/?a=1"],
  CHAT_DAYS: [...notIntegers, "0"],
  CHAT_MESSAGES: [...notIntegers, "199"],
  FEEDBACK_MAIL: ["nobody", "a@b c", "Name <a@b.example>"],
  OFFLINE_WORKER: ["yes", "true", "2"],
  SERVICE_LIVECHAT_URL: ["chat.example", "http://chat.example/", "ftp://chat.example/"],
  SERVICE_VIP_URL: ["chat.example", "http://chat.example/", "ftp://chat.example/"],
  MIN_CLIENT: notIntegers,
  OUTGOING_LOCAL: ["yes", "true", "2"],
  MAIL_FROM: ["nobody", "a@b.example, c@d.example", "Name <a@b.example>", "a@b.example\nBcc: c@d.example"],
  MAIL_PER_SECOND: [...notIntegers, "0"],
  SMS_PER_SECOND: [...notIntegers, "0"],
  SMTP_URL: ["mail.example", "https://mail.example", "smtps://user:pass@mail.example", "smtp://mail.example/x"],
  SMTP_USER: ["a\nb"],
  SMTP_PASSWORD: ["a\nb"],
  SMTP_PASSWORD_FILE: [join(folder, "nothing"), folder, file],
  SMTP_CA_FILE: [join(folder, "nothing"), folder],
  WEBHOOK_HOSTS: ["https://hooks.example", "*", "10.0.0.1", "hooks.example,a b"],
  WEBHOOK_SECRET: ["short", "x".repeat(31)],
  WEBHOOK_SECRET_FILE: [join(folder, "nothing"), folder],
  WEBHOOK_SECRET_BEFORE: ["short"],
  WEBHOOK_SECRET_BEFORE_FILE: [join(folder, "nothing"), folder],
  MAIL_WEBHOOK_URL: notHooks,
  SMS_WEBHOOK_URL: notHooks,
  SMS_COUNTRIES: ["Cambodia", "KH,XX", "kh", "+855"],
  FIREBASE_PROJECT: ["My Project", "a", "-project", "project/../other"],
  FIREBASE_API_KEY: ["a key", "key&x=1"],
  FIREBASE_EMULATOR: ["localhost:9099", "http://localhost:9099/path", "ftp://localhost"],
  FIREBASE_PHONE_CHECK: ["http://check.example/", "https://check.example/?a=1", "check.example"],
};

const store = {
  FILES_S3_ENDPOINT: "https://store.example",
  FILES_S3_BUCKET: "proofs",
  FILES_S3_KEY: "key",
  FILES_S3_SECRET: "hunter2",
};

const project = { FIREBASE_PROJECT: "demo-project", FIREBASE_API_KEY: "key" };

/** What a setting needs beside it, whatever is wrong with itself. */
const beside: Record<string, Record<string, string>> = {
  COUNTRY_HEADER: { TRUSTED_PROXIES: "10.0.0.1" },
  ANALYTICS_URL: { ANALYTICS_SECRET: "key" },
  FILES_S3_ENDPOINT: store,
  FILES_S3_REGION: store,
  FILES_S3_BUCKET: store,
  FILES_S3_KEY: store,
  FILES_S3_SECRET: store,
  FILES_S3_SECRET_FILE: { ...store, FILES_S3_SECRET: "" },
  PAYMENTS_URL: { PAYMENTS_SECRET: "a".repeat(32) },
  GAME_VENDORS: { GAME_SECRETS: `NAGA=${"a".repeat(32)}` },
  FIREBASE_PROJECT: project,
  FIREBASE_API_KEY: project,
  FIREBASE_EMULATOR: project,
  FIREBASE_PHONE_CHECK: project,
  TLS_KEY_FILE: { TLS_CERT_FILE: file },
  TLS_CERT_FILE: { TLS_KEY_FILE: file },
  MAIL_WEBHOOK_URL: hook,
  SMS_WEBHOOK_URL: hook,
  SMTP_URL: { MAIL_FROM: smtp.MAIL_FROM },
  SMTP_USER: { ...smtp, SMTP_PASSWORD: "hunter2" },
  SMTP_PASSWORD: { ...smtp, SMTP_USER: "app" },
  SMTP_PASSWORD_FILE: { ...smtp, SMTP_USER: "app" },
};

/** Names of the settings that a refusal speaks of, one to a line. */
function blamed(env: Record<string, string>): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    const { message } = error as Error;
    return [...message.matchAll(/^ {2}- ([A-Z0-9_]+) /gm)].map(([, name]) => name ?? "");
  }
}

const tlsFiles = { TLS_KEY_FILE: file, TLS_CERT_FILE: file };

describe("a setting that is wrong", () => {
  const cases = Object.entries(wrong).flatMap(([name, values]) => values.map((value) => [name, value] as const));

  it.each(cases)("is named: %s=%s", (name, value) => {
    expect(blamed({ ...beside[name], [name]: value })).toEqual([name]);
  });

  it.each([
    ["a project without its key", { FIREBASE_PROJECT: "demo-project" }, "FIREBASE_API_KEY"],
    ["a project's key without the project", { FIREBASE_API_KEY: "key" }, "FIREBASE_PROJECT"],
    ["a payment provider without a secret", { PAYMENTS_URL: "https://pay.example" }, "PAYMENTS_SECRET"],
    ["a vendor without a secret", { GAME_VENDORS: "NAGA=https://games.example" }, "GAME_SECRETS"],
    ["a store of files without its bucket", { ...store, FILES_S3_BUCKET: "" }, "FILES_S3_BUCKET"],
    ["a store of files without its key", { ...store, FILES_S3_KEY: "" }, "FILES_S3_KEY"],
    ["a store of files without its secret", { ...store, FILES_S3_SECRET: "" }, "FILES_S3_SECRET"],
    ["a store of files without its address", { ...store, FILES_S3_ENDPOINT: "" }, "FILES_S3_ENDPOINT"],
    ["two places for the secret of a store", { ...store, FILES_S3_SECRET_FILE: secretFile }, "FILES_S3_SECRET_FILE"],
    ["statistics without their secret", { ANALYTICS_URL: "https://stats.example/mp" }, "ANALYTICS_SECRET"],
    ["an emulator without a project", { FIREBASE_EMULATOR: "http://localhost:9099" }, "FIREBASE_PROJECT"],
    ["a key without its certificate", { TLS_KEY_FILE: file }, "TLS_CERT_FILE"],
    ["a certificate without its key", { TLS_CERT_FILE: file }, "TLS_KEY_FILE"],
    ["an address without TLS", { ...tlsFiles, PUBLIC_ORIGIN: "http://a.example" }, "PUBLIC_ORIGIN"],
    ["mail without a sender", { SMTP_URL: smtp.SMTP_URL }, "MAIL_FROM"],
    ["a password without a mail server", { SMTP_USER: "app", SMTP_PASSWORD: "hunter2" }, "SMTP_URL"],
    ["a user without a password", { ...smtp, SMTP_USER: "app" }, "SMTP_PASSWORD"],
    ["a password without a user", { ...smtp, SMTP_PASSWORD: "hunter2" }, "SMTP_USER"],
    ["two ways for mail", { ...smtp, ...hook, MAIL_WEBHOOK_URL: "https://hooks.example/mail" }, "MAIL_WEBHOOK_URL"],
    [
      "a webhook that nobody allowed",
      { ...hook, WEBHOOK_HOSTS: "", SMS_WEBHOOK_URL: "https://hooks.example/" },
      "SMS_WEBHOOK_URL",
    ],
    [
      "a webhook without a secret",
      { WEBHOOK_HOSTS: "hooks.example", SMS_WEBHOOK_URL: "https://hooks.example/" },
      "WEBHOOK_SECRET",
    ],
    ["a secret in two places", { ...hook, WEBHOOK_SECRET_FILE: secretFile }, "WEBHOOK_SECRET_FILE"],
  ])("is what does not go together: %s", (_what, env, name) => {
    expect(blamed(env)).toEqual([name]);
  });

  it("S-40 an emulator's unsigned tokens are never believed in production", () => {
    const env = { ...project, FIREBASE_EMULATOR: "http://localhost:9099" };
    expect(readConfig(env).identity?.isUnsigned).toBe(true);
    expect(blamed({ ...env, NODE_ENV: "production" })).toContain("FIREBASE_EMULATOR");
    expect(readConfig(project).identity).toMatchObject({ isUnsigned: false });
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

describe("the ways out for mails and text messages", () => {
  it("are none where nothing is set", () => {
    expect(readConfig({}).outgoing).toEqual({ mail: undefined, sms: undefined });
  });

  it("are read, secrets from files too", () => {
    const env = {
      ...hook,
      ...smtp,
      SMS_WEBHOOK_URL: "https://hooks.example/sms",
      WEBHOOK_SECRET_BEFORE_FILE: secretFile,
    };
    expect(readConfig({ ...env, SMTP_USER: "app", SMTP_PASSWORD_FILE: secretFile }).outgoing).toMatchObject({
      mail: { by: "smtp", host: "mail.example", port: 465, security: "tls", user: "app", password: "y".repeat(40) },
      sms: { by: "webhook", secrets: ["x".repeat(32), "y".repeat(40)], mayBeLocal: false },
    });
    expect(readConfig({ ...smtp, SMTP_URL: "smtp://mail.example" }).outgoing.mail).toMatchObject({
      port: 587,
      security: "starttls",
    });
  });

  it("S-58 lead to this machine and travel unencrypted only in development", () => {
    const local = {
      ...hook,
      ...smtp,
      OUTGOING_LOCAL: "1",
      SMTP_URL: "smtp://127.0.0.1:2525",
      SMS_WEBHOOK_URL: "http://127.0.0.1:9/sms",
    };
    expect(readConfig(local).outgoing).toMatchObject({ mail: { security: "none" }, sms: { mayBeLocal: true } });
    expect(readConfig({ ...local, SMTP_URL: "smtp://mail.example" }).outgoing.mail).toMatchObject({
      security: "starttls",
    });
    const production = { NODE_ENV: "production", PUBLIC_ORIGIN: "https://a.example", CROUPIER_SECRET: "x".repeat(32) };
    expect(blamed({ ...production, ...local })).toEqual(["OUTGOING_LOCAL"]);
    expect(blamed({ ...local, OUTGOING_LOCAL: "0" })).toEqual(["SMS_WEBHOOK_URL"]);
  });
});
