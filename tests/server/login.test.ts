import { describe, expect, it } from "vitest";
import { aPlatform, freshAddress, goodPassword } from "#tests/support/aPlatform.ts";
import { solveCaptcha } from "#tests/support/solveCaptcha.ts";

const platform = await aPlatform();
const { call, clock, login, owner, register } = platform;

/** Fails so often that a captcha is asked for, from addresses of their own. */
const failTimes = async (account: string, times: number, needsCaptcha = false) => {
  for (let time = 0; time < times; time += 1) {
    const captcha = await captchaFor(needsCaptcha);
    const { value } = await login(account, "Wrong-2026!", captcha, { ip: freshAddress() });
    needsCaptcha = value["captchaRequired"] === true;
  }
};

const captchaFor = async (isNeeded: boolean) => (isNeeded ? solveCaptcha(platform) : {});

describe("login", () => {
  it("[LOGIN-06] a right password opens a session and answers with the member", async () => {
    await register("right01");
    const { value } = await login("  RIGHT01 ", goodPassword);
    expect(value).toMatchObject({
      account: "right01",
      username: "RIGHT01",
      type: 0,
      firstTimeLogin: false,
      passwordExpired: false,
    });
  });

  it("[LOGIN-08] after three failures the next try needs a captcha, and the answer says so", async () => {
    await register("asked01");
    const codes = [];
    for (let time = 0; time < 3; time += 1)
      codes.push((await login("asked01", "Wrong-2026!")).value["captchaRequired"]);
    expect(codes).toEqual([false, false, true]);
    const without = await login("asked01", goodPassword);
    expect(without).toMatchObject({
      success: false,
      code: "captcha_required",
      value: { captchaRequired: true, fieldErrors: { captcha: { key: "error.captcha_required" } } },
    });
    const wrong = await login("asked01", goodPassword, { ...(await captchaFor(true)), captcha: "0" });
    expect(wrong).toMatchObject({
      success: false,
      code: "captcha_wrong",
      value: { captchaRequired: true, fieldErrors: { captcha: { key: "error.captcha_wrong" } } },
    });
    expect((await login("asked01", goodPassword, await captchaFor(true))).success).toBe(true);
    expect((await login("asked01", "Wrong-2026!")).value["captchaRequired"]).toBe(false);
  });

  it("S-33 an unknown account answers as a known one does, captcha and all", async () => {
    await register("known01");
    const answersOf = async (account: string) => {
      const seen = [];
      for (let time = 0; time < 7; time += 1) {
        const needsCaptcha = time >= 3;
        const { response } = await login(account, "Wrong-2026!", await captchaFor(needsCaptcha), {
          ip: freshAddress(),
        });
        const { "correlation-id": _id, date: _date, ...headers } = response.headers;
        seen.push({ status: response.statusCode, body: response.body, headers });
      }
      return seen;
    };
    expect(await answersOf("unknown1")).toEqual(await answersOf("known01"));
  });

  it("S-34 after five failures the account waits twice as long each time, and a locked answer is that of a wrong password", async () => {
    await register("locked1");
    await failTimes("locked1", 6);
    const locked = await login("locked1", goodPassword, await captchaFor(true), { ip: freshAddress() });
    const wrong = { success: false, code: "wrong_account_or_password", value: { captchaRequired: true } };
    expect(locked).toMatchObject(wrong);
    // Six failures: two seconds. Seven: four.
    clock.advance(2.1);
    await failTimes("locked1", 1, true);
    clock.advance(3.5);
    const stillLocked = await login("locked1", goodPassword, await captchaFor(true), { ip: freshAddress() });
    expect(stillLocked).toMatchObject(wrong);
    clock.advance(1);
    expect((await login("locked1", goodPassword, await captchaFor(true), { ip: freshAddress() })).success).toBe(true);
  });

  it("S-34 strangers cannot lock out a device on which the account has logged in before", async () => {
    await register("device1");
    const { response } = await login("device1", goodPassword);
    const device = response.cookies.find(({ name }) => name === "device")?.value ?? "";
    await failTimes("device1", 12);
    expect((await login("device1", goodPassword, await captchaFor(true), { ip: freshAddress() })).success).toBe(false);
    expect((await login("device1", goodPassword, {}, { cookies: { device } })).success).toBe(true);
    // Another letter in its place, whatever stood there: the last ones hold a bit or two only.
    const forged = `${device.slice(0, -5)}${device.at(-5) === "A" ? "B" : "A"}${device.slice(-4)}`;
    expect((await login("device1", goodPassword, {}, { cookies: { device: forged } })).success).toBe(false);
  });

  it("S-34 strangers at the same address cannot lock that device out either, and it guesses no more than others", async () => {
    await register("device2");
    const ip = "192.0.2.88";
    const { response } = await login("device2", goodPassword, {}, { ip });
    const device = response.cookies.find(({ name }) => name === "device")?.value ?? "";
    for (let time = 0; time < 31; time += 1) await login(`shared${time}`, "Wrong-2026!", {}, { ip });
    expect((await login("device2", goodPassword, {}, { ip })).response.statusCode).toBe(429);
    expect((await login("device2", goodPassword, {}, { ip, cookies: { device } })).success).toBe(true);
    for (let time = 0; time < 3; time += 1) await login("device2", "Wrong-2026!", {}, { ip, cookies: { device } });
    expect((await login("device2", goodPassword, {}, { ip, cookies: { device } })).code).toBe("captcha_required");
  });

  /** As if so many guesses had been made already. */
  const fill = (kind: string, hits: number) =>
    owner.query(`UPDATE throttle SET hits = ${hits} WHERE bucket LIKE '${kind}:%'`);

  it("S-34 a right password gives its address the place back", async () => {
    await register("giveback");
    const ip = "192.0.2.89";
    await login("giveback", "Wrong-2026!", {}, { ip });
    await fill("loginAddress", 29);
    for (let time = 0; time < 4; time += 1)
      expect((await login("giveback", goodPassword, {}, { ip })).success).toBe(true);
    await login("giveback", "Wrong-2026!", {}, { ip });
    expect((await login("giveback", goodPassword, {}, { ip })).response.statusCode).toBe(429);
  });

  it("S-34 an address that failed thirty times waits, whatever the accounts", async () => {
    const ip = "192.0.2.77";
    for (let time = 0; time < 30; time += 1) await login(`guess${time}x`, "Wrong-2026!", {}, { ip });
    const { response } = await login("guess99x", "Wrong-2026!", {}, { ip });
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers["retry-after"])).toBeGreaterThan(0);
    clock.advance(301);
    expect((await login("guess99x", "Wrong-2026!", {}, { ip })).response.statusCode).toBe(200);
  });

  it("S-34 a thousand stuffed accounts give away next to nothing: 100 failures close a network", async () => {
    let evaluated = 0;
    const stuff = async (place: number) => {
      const { response } = await login(`stuff${place}`, "Wrong-2026!", {}, { ip: `198.51.100.${place % 250}` });
      evaluated += Number(response.statusCode === 200);
    };
    for (let place = 0; place < 10; place += 1) await stuff(place);
    // Eighty more of them, from elsewhere in the network.
    await owner.query("UPDATE throttle SET hits = 90 WHERE bucket LIKE 'loginNetwork:%' AND hits = 10");
    for (let place = 90; place < 120; place += 1) await stuff(place);
    expect(evaluated).toBe(20);
  });

  it("[LOGIN-05] S-38 a password is not looked at without the human check, and an answer counts once", async () => {
    await register("human01");
    const botCheck = await platform.solve("login");
    const [none, other] = [{ botCheck: undefined }, { botCheck: await platform.solve("register") }];
    for (const over of [none, other, { botCheck: "rubbish" }]) {
      expect((await login("human01", goodPassword, over)).code).toBe("human_check_failed");
    }
    expect((await login("human01", goodPassword, { botCheck })).success).toBe(true);
    expect((await login("human01", goodPassword, { botCheck })).code).toBe("human_check_failed");
    const late = await platform.solve("login");
    clock.advance(301);
    expect((await login("human01", goodPassword, { botCheck: late })).code).toBe("human_check_failed");
  });

  it("[LOGIN-13] non-member accounts and non-agents are turned away, but only after the right password", async () => {
    await register("staff01");
    await register("agents1");
    await owner.query("UPDATE member SET type = 90 WHERE account = 'staff01'");
    await owner.query("UPDATE member SET type = 41 WHERE account = 'agents1'");
    expect((await login("staff01", goodPassword)).code).toBe("non_member");
    expect((await login("staff01", "Wrong-2026!")).code).toBe("wrong_account_or_password");
    expect((await login("agents1", goodPassword, { agentSide: true })).success).toBe(true);
    await register("player1x");
    expect((await login("player1x", goodPassword, { agentSide: true })).code).toBe("non_agent");
  });

  it("[LOGIN-07] says that a password has expired, or was chosen by somebody else", async () => {
    await register("expired1");
    await owner.query("UPDATE member SET must_change_password = true WHERE account = 'expired1'");
    clock.advance(181 * 86_400);
    const { value, token } = await login("expired1", goodPassword);
    expect(value).toMatchObject({ firstTimeLogin: true, passwordExpired: true });
    const first = await call("POST", "/wps/session/firstLogin", { token });
    expect(first.json().value).toEqual({ firstTimeLogin: true });
  });
});
