import { mkdtempSync, readdirSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readConfig } from "#server/config.ts";
import { leftBehind } from "#server/db/postgres/reachable.ts";
import { createKeyRing } from "#server/security/createKeyRing.ts";
import { loadMasterSecret } from "#server/security/loadMasterSecret.ts";
import { aClock } from "#tests/support/aClock.ts";
import { aDatabase } from "#tests/support/database.ts";

const production = {
  NODE_ENV: "production",
  PUBLIC_ORIGIN: "https://play.example",
  DATABASE_URL: "postgresql://db.example/croupier",
  CROUPIER_SECRET: "x".repeat(32),
};

describe("settings", () => {
  it("an empty environment is a demo on this machine alone", () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      host: "127.0.0.1",
      isHttps: false,
      isDemo: true,
      databaseUrl: undefined,
    });
  });

  it("everything that is wrong is said at once", () => {
    const env = {
      PORT: "many",
      CROUPIER_SECRET: "short",
      ALLOWED_ORIGINS: "https://a.example/path",
      CROUPIER_DEMO: "yes",
    };
    expect(() => readConfig(env)).toThrow(/PORT[\s\S]*ALLOWED_ORIGINS|ALLOWED_ORIGINS[\s\S]*PORT/);
    for (const name of Object.keys(env)) expect(() => readConfig(env)).toThrow(name);
  });

  it("a header that names countries needs to know from whom to believe it", () => {
    expect(() => readConfig({ COUNTRY_HEADER: "cf-ipcountry" })).toThrow(/COUNTRY_HEADER[\s\S]*TRUSTED_PROXIES/);
    expect(readConfig({ COUNTRY_HEADER: "CF-IPCountry", TRUSTED_PROXIES: "192.0.2.1" }).countryHeader).toBe(
      "cf-ipcountry",
    );
  });

  it.each([
    ["without a secret of its own", { CROUPIER_SECRET: undefined }, /CROUPIER_SECRET/],
    ["without https", { PUBLIC_ORIGIN: "http://play.example" }, /https/],
    ["with public demo passwords", { CROUPIER_DEMO: "1" }, /CROUPIER_DEMO/],
  ])("S-39 S-63 production does not start %s", (_what, over, fault) => {
    expect(() => readConfig({ ...production, ...over })).toThrow(fault);
    expect(readConfig(production)).toMatchObject({
      isProduction: true,
      isHttps: true,
      isDemo: false,
      logLevel: "info",
    });
  });
});

describe("secrets", () => {
  it("S-63 the master secret is made once, for this account's eyes only", async () => {
    const folder = mkdtempSync(join(tmpdir(), "croupier-secret-"));
    const first = await loadMasterSecret(undefined, folder);
    expect(await loadMasterSecret(undefined, folder)).toEqual(first);
    expect(statSync(join(folder, "master.secret")).mode & 0o077).toBe(0);
    expect(readFileSync(join(folder, "master.secret"), "utf8")).toHaveLength(43);
    expect(await loadMasterSecret("y".repeat(32), folder)).not.toEqual(first);
    expect(readdirSync(folder)).toEqual(["master.secret"]);
  });

  it("S-63 keys of another master secret are refused at the start, with a way out, not silently replaced", async () => {
    const { db } = await aDatabase();
    const [secret, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    await createKeyRing(db, aClock(), secret).verify();
    const key = await createKeyRing(db, aClock(), secret).newest("captcha");
    expect(await createKeyRing(db, aClock(), secret).newest("captcha")).toEqual(key);
    await createKeyRing(db, aClock(), secret).verify();
    await expect(createKeyRing(db, aClock(), other).verify()).rejects.toThrow(/CROUPIER_SECRET[\s\S]*master\.secret/);
    const wayOut = leftBehind("/root/demo", "/var/lib/croupier/0123");
    const told = createKeyRing(db, aClock(), other, wayOut).verify();
    await expect(told).rejects.toThrow(
      /master\.secret[\s\S]*\/root\/demo was deleted[\s\S]*remove \/var\/lib\/croupier\/0123/,
    );
    expect([leftBehind("/srv/demo/", "/srv/demo"), leftBehind("/srv/demo", null)]).toEqual(["", ""]);
    await expect(createKeyRing(db, aClock(), other).newest("captcha")).rejects.toThrow(/CROUPIER_SECRET/);
    expect(await db.query("SELECT FROM secret_key")).toHaveLength(2);
  });

  it("S-63 a database without a key in use is checked by the first start", async () => {
    const { db } = await aDatabase();
    await createKeyRing(db, aClock(), Buffer.alloc(32, 1)).verify();
    await expect(createKeyRing(db, aClock(), Buffer.alloc(32, 2)).verify()).rejects.toThrow(/CROUPIER_SECRET/);
  });

  it("S-63 a node reads what was encrypted to a key that another node has just made", async () => {
    const { db } = await aDatabase();
    const [secret, clock] = [Buffer.alloc(32, 4), aClock()];
    const [one, two] = [createKeyRing(db, clock, secret), createKeyRing(db, clock, secret)];
    await two.newest("body");
    const { id } = await one.rotate("body");
    expect(await two.find("body", id)).toBeUndefined();
    clock.advance(1);
    expect((await two.find("body", id))?.id).toBe(id);
    expect(await two.find("body", "nobody's")).toBeUndefined();
  });

  it("S-63 the first callers of a new platform, all at once, get its first key", async () => {
    const { db } = await aDatabase();
    const ring = createKeyRing(db, aClock(), Buffer.alloc(32, 5));
    const keys = await Promise.all(Array.from({ length: 40 }, () => ring.newest("captcha")));
    expect(new Set(keys.map(({ id }) => id)).size).toBe(1);
  });

  it("S-63 nodes that start together share one key", async () => {
    const { db } = await aDatabase();
    const secret = Buffer.alloc(32, 3);
    const keys = await Promise.all(Array.from({ length: 6 }, () => createKeyRing(db, aClock(), secret).newest("body")));
    expect(new Set(keys.map(({ id }) => id)).size).toBe(1);
  });
});
