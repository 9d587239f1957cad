import { describe, expect, it } from "vitest";
import { aPlatform, freshAddress, type CallOptions, type TestPlatform } from "#tests/support/aPlatform.ts";

const platform = await aPlatform();
const { call, clock, db, owner } = platform;

const url = "/wps/session/login/freeplay";
const sealed = async (on: TestPlatform = platform, clear: object = { random: "anything" }) => ({
  os: "Linux",
  platform: "W",
  random: (await on.encrypt(clear, {}, `POST ${url}`)).payload,
});
const play = async (options: CallOptions = {}, on: TestPlatform = platform) =>
  on.call("POST", url, { body: await sealed(on), ip: freshAddress(), ...options });
const balanceOf = async (token: string, on: TestPlatform = platform) =>
  (await on.call("GET", "/wps/v2/wallets/balance", { token })).json().value.sumBalance;

describe("free play", () => {
  it("[LOGIN-10] opens a trial account of type 4 with play money", async () => {
    const body = await sealed();
    const { value } = (await call("POST", url, { body })).json();
    expect(value).toMatchObject({ type: 4, account: expect.stringMatching(/^guest\d{11}$/) });
    expect([value.username, value.nickname]).toEqual([value.account, value.account]);
    const balance = await call("GET", "/wps/v2/wallets/balance", { token: value.token });
    expect(balance.json().value).toEqual({ sumBalance: 100_000, currency: "USD", version: 1 });
    expect((await call("POST", url, { body })).statusCode).toBe(400);
    expect(await db.query("SELECT * FROM ledger_violations()")).toEqual([]);
  });

  it("takes the money from the platform's trial account, once for each guest, and says why", async () => {
    const before = await db.query("SELECT FROM ledger_transfer");
    const { value } = (await play()).json();
    const rows = await db.query<Record<string, unknown>>(
      "SELECT kind, cause_type, cause_ref, idempotency_key FROM ledger_transfer ORDER BY created_at DESC, id DESC",
    );
    expect(rows).toHaveLength(before.length + 1);
    const [{ id } = { id: "" }] = await db.query<{ id: string }>("SELECT id FROM member WHERE account = $1", [
      value.account,
    ]);
    expect(rows).toContainEqual({
      kind: "bonus",
      cause_type: "system",
      cause_ref: "free play",
      idempotency_key: `trial:${id}`,
    });
  });

  it("keeps the language that the visitor sees, or the site's own", async () => {
    const languageFor = async (options: CallOptions) => {
      const { value } = (await play(options)).json();
      const rows = await db.query<{ language: string }>("SELECT language FROM member WHERE account = $1", [
        value.account,
      ]);
      return rows[0]?.language;
    };
    expect(await languageFor({ headers: { language: "AR" } })).toBe("AR");
    expect(await languageFor({})).toBe("KM");
  });

  it("opens without money where the platform gives none", async () => {
    const { limits } = platform.deps.config;
    const poor = await aPlatform({ config: { limits: { ...limits, trialFunds: 0 } } });
    const { value } = (await play({}, poor)).json();
    expect(value.type).toBe(4);
    expect(await balanceOf(value.token, poor)).toBe(0);
    expect(await poor.db.query("SELECT FROM ledger_transfer")).toEqual([]);
  });

  it("S-34 is opened ten times an hour from one address, and a hundred times from one network", async () => {
    const ip = "192.0.2.7";
    for (let time = 0; time < 10; time += 1) expect((await play({ ip })).statusCode).toBe(200);
    const refused = await play({ ip });
    expect([refused.statusCode, refused.json().code]).toEqual([429, "too_many_requests"]);
    // As if ninety had come from other addresses of the network, but for one.
    await owner.query("UPDATE throttle SET hits = 99 WHERE bucket LIKE 'trialNetwork:%' AND hits = 10");
    expect((await play({ ip: "192.0.2.50" })).statusCode).toBe(200);
    expect((await play({ ip: "192.0.2.51" })).statusCode).toBe(429);
    clock.advance(3_601);
    expect((await play({ ip })).statusCode).toBe(200);
  });

  it("refuses a random text that is none, and makes no account", async () => {
    const before = await db.query("SELECT FROM member");
    for (const clear of [{ random: 5 }, { random: null }, {}, { random: ["x"] }]) {
      const answer = await play({ body: await sealed(platform, clear) });
      expect([answer.statusCode, answer.json().code]).toEqual([400, "unreadable_body"]);
    }
    expect(await db.query("SELECT FROM member")).toHaveLength(before.length);
  });

  it("is refused where its flag is off", async () => {
    const { site } = platform.liveSite.current();
    platform.liveSite.change({ ...site, flags: { ...site.flags, childrenNodes: [] } });
    expect((await play()).json()).toMatchObject({ success: false, code: "feature_off" });
    platform.liveSite.change(site);
  });
});
