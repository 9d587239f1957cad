import { describe, expect, it } from "vitest";
import { aPlatform, goodPassword } from "#tests/support/aPlatform.ts";

const platform = await aPlatform({ config: {} });
const { call, clock, db, login, register, encrypt } = platform;

const statusOf = async (token: string) => (await call("GET", "/wps/member/info", { token })).statusCode;
const minutes = (count: number) => clock.advance(count * 60);

/** Accounts that were made for refusals, so that each has a name of its own. */
let accounts = 0;

describe("sessions", () => {
  it("S-20 only a hash of the token is in the database", async () => {
    const { token } = await register("hashed1");
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const rows = await db.query<{ row: string }>(
      "SELECT s::text AS row FROM session s UNION ALL SELECT i::text FROM idempotency i UNION ALL SELECT m::text FROM member m",
    );
    const dump = rows.map(({ row }) => row).join("\n");
    expect(dump).not.toContain(token);
    expect(dump).not.toContain(Buffer.from(token).toString("hex"));
    expect(dump).not.toContain(goodPassword);
  });

  it("S-20 every login makes a token of its own", async () => {
    await register("tokens1");
    const [one, two] = [await login("tokens1", goodPassword), await login("tokens1", goodPassword)];
    expect(one.token).not.toBe(two.token);
    expect([await statusOf(one.token), await statusOf(two.token)]).toEqual([200, 200]);
  });

  it("S-21 a session ends after 30 idle minutes, and after 12 hours whatever happens", async () => {
    const { token } = await register("idle01");
    minutes(29);
    expect(await statusOf(token)).toBe(200);
    minutes(29);
    expect(await statusOf(token)).toBe(200);
    minutes(31);
    expect(await statusOf(token)).toBe(401);

    const busy = await login("idle01", goodPassword);
    for (let passed = 20; passed < 12 * 60; passed += 20) {
      minutes(20);
      expect(await statusOf(busy.token)).toBe(200);
    }
    minutes(20);
    expect(await statusOf(busy.token)).toBe(401);
  });

  it("S-21 says how long a session lives, which is no use of it, nor is what pages ask by themselves", async () => {
    const { token } = await register("asked01");
    const left = async () => (await call("GET", "/wps/session/left", { token })).json().value;
    expect(await left()).toEqual({ idleSeconds: 30 * 60, endSeconds: 12 * 3600 });
    minutes(20);
    expect((await call("GET", "/wps/v2/wallets/balance", { token })).statusCode).toBe(200);
    expect((await call("GET", "/wps/message/unread", { token })).statusCode).toBe(200);
    expect(await left()).toEqual({ idleSeconds: 10 * 60, endSeconds: 12 * 3600 - 20 * 60 });
    minutes(11);
    expect((await call("GET", "/wps/session/left", { token })).statusCode).toBe(401);
    expect((await call("POST", "/wps/session/extend", { token })).statusCode).toBe(401);
  });

  it("S-21 lets an idle session live on, but not beyond its end", async () => {
    const { token } = await register("extends1");
    const extend = () => call("POST", "/wps/session/extend", { token });
    minutes(29);
    expect((await extend()).json().value).toEqual({ idleSeconds: 30 * 60, endSeconds: 12 * 3600 - 29 * 60 });
    minutes(29);
    const both = await Promise.all([extend(), extend()]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    for (let passed = 58; passed + 25 < 12 * 60; passed += 25) {
      minutes(25);
      await extend();
    }
    const { idleSeconds, endSeconds } = (await extend()).json().value;
    expect(idleSeconds).toBe(endSeconds);
    clock.advance(endSeconds + 1);
    expect((await extend()).statusCode).toBe(401);
  });

  it("[LOGIN-11] S-22 logging out ends the session at once", async () => {
    const { token } = await register("leaves1");
    expect((await call("DELETE", "/wps/session/logout", { token })).json()).toEqual({
      success: true,
      value: {},
      message: null,
    });
    expect(await statusOf(token)).toBe(401);
  });

  it("[PASS-04] S-22 a changed password ends every other session and what was remembered", async () => {
    const { token } = await register("changes1");
    const other = await login("changes1", goodPassword, { rememberMe: true });
    const secret = other.response.cookies.find(({ name }) => name === "rm")?.value ?? "";
    const change = { oldPassword: goodPassword, newPassword: "Another-2026!", confirmNewPassword: "Another-2026!" };
    const answer = await call("POST", "/wps/member/password", { token, body: await encrypt(change) });
    expect(answer.json().value).toEqual({ endedSessions: 1 });
    expect([await statusOf(token), await statusOf(other.token)]).toEqual([200, 401]);
    const remembered = await call("POST", "/wps/session/login/remembered", { cookies: { rm: secret } });
    expect(remembered.json()).toMatchObject({ success: false, code: "not_remembered" });
    expect((await login("changes1", goodPassword)).code).toBe("wrong_account_or_password");
    expect((await login("changes1", "Another-2026!")).success).toBe(true);
  });

  it.each([
    ["the old one is wrong", { oldPassword: "Wrong-2026!" }, "wrong_password", "oldPassword"],
    ["it is too short", { newPassword: "Sh-1", confirmNewPassword: "Sh-1" }, "form_invalid", "newPassword"],
    ["the two differ", { confirmNewPassword: "Different-2026!" }, "form_invalid", "confirmNewPassword"],
    [
      "it is the old one",
      { newPassword: goodPassword, confirmNewPassword: goodPassword },
      "form_invalid",
      "newPassword",
    ],
    [
      "anybody would guess it",
      { newPassword: "Password-1", confirmNewPassword: "Password-1" },
      "form_invalid",
      "newPassword",
    ],
  ])("PASS-04 a new password is refused where %s", async (_why, over, code, field) => {
    accounts += 1;
    const { token } = await register(`refused${accounts}`);
    const change = {
      oldPassword: goodPassword,
      newPassword: "Another-2026!",
      confirmNewPassword: "Another-2026!",
      ...over,
    };
    const answer = (await call("POST", "/wps/member/password", { token, body: await encrypt(change) })).json();
    expect(answer).toMatchObject({ success: false, code });
    expect(Object.keys(answer.value.fieldErrors)).toEqual([field]);
  });

  it("S-23 a member sees and ends sessions, but only its own", async () => {
    const { token } = await register("manages1");
    const other = await login(
      "manages1",
      goodPassword,
      {},
      { headers: { "user-agent": "Mozilla/5.0 (Linux; Android 15) Chrome/150.0" } },
    );
    const stranger = await register("stranger1");
    const list = (await call("GET", "/wps/session/list?sort=-createdAt", { token })).json().value;
    expect(list.total).toBe(2);
    const foreign = list.rows.find((row: { current: boolean }) => !row.current);
    expect(foreign.device).toBe("Chrome · Android");
    expect((await call("DELETE", `/wps/session/${foreign.id}`, { token: stranger.token })).statusCode).toBe(404);
    expect(await statusOf(other.token)).toBe(200);
    expect((await call("DELETE", `/wps/session/${foreign.id}`, { token })).statusCode).toBe(200);
    expect(await statusOf(other.token)).toBe(401);
    expect((await call("DELETE", "/wps/session/not-an-id", { token })).statusCode).toBe(404);
  });

  it("S-23 at most ten sessions are open; the oldest gives way", async () => {
    const first = await register("limit01");
    for (let more = 0; more < 10; more += 1) {
      clock.advance(1);
      await login("limit01", goodPassword);
    }
    expect(await statusOf(first.token)).toBe(401);
  });

  it("a disabled member is out at once", async () => {
    const { token } = await register("disabled1");
    await platform.owner.query("UPDATE member SET disabled_at = now() WHERE account = 'disabled1'");
    expect(await statusOf(token)).toBe(401);
    expect((await login("disabled1", goodPassword)).code).toBe("wrong_account_or_password");
  });
});
