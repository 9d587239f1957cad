import type { FastifyReply, FastifyRequest } from "fastify";
import { describe, expect, it } from "vitest";
import { cookieNames } from "#server/features/session/cookieNames.ts";
import { createLoginAttempts } from "#server/features/session/createLoginAttempts.ts";
import { createDeviceCookie } from "#server/features/session/deviceCookie.ts";
import { createThrottle } from "#server/security/createThrottle.ts";
import { aPlatform, freshAddress, goodPassword, type TestPlatform } from "#tests/support/aPlatform.ts";
import { aRecovery, newPassword, siteWith } from "#tests/support/aRecovery.ts";
import { solveCaptcha } from "#tests/support/solveCaptcha.ts";

const platform = await aPlatform();
const { call, clock, db, keys, liveSite, login, owner, register } = platform;

const wrong = "Wrong-2026!";
const deviceOf = ({ response }: Awaited<ReturnType<TestPlatform["login"]>>) =>
  response.cookies.find(({ name }) => name === "device");
/** Registers, and logs in once: the value of the device's cookie. */
const deviceFor = async (account: string) => {
  await register(account);
  return deviceOf(await login(account, goodPassword, {}, { ip: freshAddress() }))?.value ?? "";
};
const asks = async (account: string, cookies: Record<string, string> = {}) =>
  (await login(account, wrong, {}, { ip: freshAddress(), cookies })).value["captchaRequired"] === true;

describe("guesses at a password", () => {
  it("S-34 are counted for a name however it is typed, whether somebody has it or not", async () => {
    await register("spelled1");
    for (const name of ["spelled1", "nobody77"]) {
      expect([await asks(name), await asks(name.toUpperCase()), await asks(`  ${name}`)]).toEqual([false, false, true]);
    }
  });

  it("S-34 are counted for each account and each device by itself", async () => {
    const [one, other] = [await deviceFor("devicea1"), await deviceFor("deviceb1")];
    const again = deviceOf(await login("devicea1", goodPassword, {}, { ip: freshAddress() }))?.value ?? "";
    for (let time = 0; time < 3; time += 1) await asks("devicea1", { device: one });
    const { code } = await login("devicea1", goodPassword, {}, { ip: freshAddress(), cookies: { device: one } });
    expect(code).toBe("captcha_required");
    for (const [account, cookies] of [
      ["deviceb1", { device: other }],
      ["devicea1", { device: again }],
      ["devicea1", {}],
    ] as const) {
      expect((await login(account, goodPassword, {}, { ip: freshAddress(), cookies })).success).toBe(true);
    }
  });

  it("S-34 that only lack a captcha take no place of the address", async () => {
    await register("lacking1");
    for (let time = 0; time < 3; time += 1) await asks("lacking1");
    const ip = "192.0.2.141";
    for (let time = 0; time < 35; time += 1) {
      expect((await login("lacking1", goodPassword, {}, { ip })).code).toBe("captcha_required");
    }
    // A locked account's do.
    const device = await deviceFor("lockedip");
    const cookies = { device };
    for (let time = 0; time < 7; time += 1) {
      await login("lockedip", wrong, await solveCaptcha(platform), { ip, cookies });
    }
    await owner.query("UPDATE throttle SET hits = 29 WHERE bucket LIKE 'loginDeviceCalls:%' AND hits = 7");
    expect((await login("lockedip", wrong, await solveCaptcha(platform), { ip, cookies })).success).toBe(false);
    expect((await login("lockedip", wrong, {}, { ip, cookies })).response.statusCode).toBe(429);
    // From that device, at that account: others of the same address go on.
    expect((await login("lacking1", goodPassword, await solveCaptcha(platform), { ip })).success).toBe(true);
  });

  it("S-34 with a solved captcha are judged beyond the third, and the captcha alone does not unlock", async () => {
    await register("solving1");
    for (let time = 0; time < 5; time += 1) {
      const captcha = time < 3 ? {} : await solveCaptcha(platform);
      const { code } = await login("solving1", wrong, captcha, { ip: freshAddress() });
      expect(code).toBe("wrong_account_or_password");
    }
    const right = () => login("solving1", goodPassword, {}, { ip: freshAddress() });
    expect((await right()).code).toBe("captcha_required");
    const solved = await login("solving1", goodPassword, await solveCaptcha(platform), { ip: freshAddress() });
    expect(solved.success).toBe(true);
    expect((await right()).success).toBe(true);
  });

  it("S-34 are multiplied where many people share an address", async () => {
    const { limits } = platform.deps.config;
    const shared = await aPlatform({ config: { limits: { ...limits, addressFactor: 2 } } });
    const statusOf = async (name: string, ip: string) =>
      (await shared.login(name, wrong, {}, { ip })).response.statusCode;
    const fill = (kind: string, hits: number) =>
      shared.owner.query(`UPDATE throttle SET hits = ${hits} WHERE bucket LIKE '${kind}:%'`);
    await statusOf("shared00", "192.0.2.1");
    await fill("loginAddress", 59);
    expect([await statusOf("shared01", "192.0.2.1"), await statusOf("shared02", "192.0.2.1")]).toEqual([200, 429]);
    await fill("loginNetwork", 199);
    expect([await statusOf("shared03", "192.0.2.2"), await statusOf("shared04", "192.0.2.3")]).toEqual([200, 429]);
  });

  it("S-34 are forgotten when a new password is set, on the account's devices and elsewhere", async () => {
    liveSite.change(siteWith("CHNGPASSVERIF3", "CHNGPASSMAIL3"));
    const { account, email, number, askMail, linkTo, reset, askCode, codeTo } = await aForgetful();
    const device = deviceOf(await login(account, goodPassword, {}, { ip: freshAddress() }))?.value ?? "";
    const guessThrice = async (cookies: Record<string, string>) => {
      for (let time = 0; time < 3; time += 1) await asks(account, cookies);
    };
    await guessThrice({});
    await askMail({ username: account, email });
    expect(await reset(await linkTo(email))).toMatchObject({ success: true });
    expect(await login(account, newPassword, {}, { ip: freshAddress() })).toMatchObject({ success: true });
    await guessThrice({ device });
    // The code is the newest message then: the number has heard of the new password.
    clock.advance(1);
    await askCode(number);
    const body = await platform.encrypt(
      {
        mobileNum: number,
        countryDialingCode: "855",
        verificationCode: await codeTo(number),
        newPassword: goodPassword,
      },
      {},
      "POST /wps/member/password/verification",
    );
    await call("POST", "/wps/member/password/verification", { body, cookies: { device }, ip: freshAddress() });
    const options = { ip: freshAddress(), cookies: { device } };
    expect((await login(account, goodPassword, {}, options)).success).toBe(true);
    liveSite.change(siteWith());
  });

  it("that were not judged after all give every place back", async () => {
    const devices = createDeviceCookie(keys, "player", cookieNames(false));
    const attempts = createLoginAttempts(createThrottle(db, clock, keys), devices);
    const request = { ip: "192.0.2.150", cookies: {} } as unknown as FastifyRequest;
    for (let time = 0; time < 40; time += 1) {
      const guess = await attempts.begin("withdrawn", request, false);
      expect(guess).toMatchObject({ needsCaptcha: false, isLocked: false, nextNeedsCaptcha: false });
      await guess.withdraw();
    }
  });
});

describe("the cookie of a device", () => {
  it("S-34 lasts a year, is read by the server alone, and gets a new name with each login", async () => {
    await register("cookied1");
    const [first, second] = [await login("cookied1", goodPassword), await login("cookied1", goodPassword)];
    expect(deviceOf(first)).toMatchObject({ httpOnly: true, sameSite: "Strict", path: "/", maxAge: 31_536_000 });
    expect(deviceOf(first)?.secure).toBeUndefined();
    expect(deviceOf(second)?.value).not.toBe(deviceOf(first)?.value);
    const secure = await aPlatform({ config: { isHttps: true } });
    await secure.register("cookied1");
    const { response } = await secure.login("cookied1", goodPassword);
    expect(response.cookies.find(({ name }) => name === "__Host-device")).toMatchObject({ secure: true, path: "/" });
  });

  it("S-34 is the account's however its name is written, and no operator's", async () => {
    const names = cookieNames(false);
    const written: string[] = [];
    const reply = { setCookie: (_name: string, value: string) => written.push(value) } as unknown as FastifyReply;
    const player = createDeviceCookie(keys, "player", names);
    const operator = createDeviceCookie(keys, "operator", names);
    const device = await player.write(reply, "Mixed01");
    await operator.write(reply, "Mixed01");
    const asked = (place: number) => ({ cookies: { device: written[place] } }) as unknown as FastifyRequest;
    expect(await player.read(asked(0), "mixed01")).toBe(device);
    expect(await player.read(asked(0), "MIXED01")).toBe(device);
    expect(await player.read(asked(0), "mixed02")).toBeUndefined();
    expect(await operator.read(asked(0), "mixed01")).toBeUndefined();
    expect(await player.read(asked(1), "mixed01")).toBeUndefined();
    expect(await operator.read(asked(1), "mixed01")).toBe(written[1]?.split(".")[0]);
  });

  it.each(["", ".", "x", "x.", ".x", "x.y"])("is nobody's where it is %j", async (device) => {
    const devices = createDeviceCookie(keys, "player", cookieNames(false));
    expect(await devices.read({ cookies: { device } } as unknown as FastifyRequest, "mixed01")).toBeUndefined();
    expect(await devices.read({ cookies: {} } as unknown as FastifyRequest, "mixed01")).toBeUndefined();
  });
});

/** Somebody with an address and a number, and the calls of a forgotten password. */
async function aForgetful() {
  const recovery = aRecovery(platform);
  const person = await recovery.somebody();
  await owner.query("UPDATE member SET language = 'EN' WHERE account = $1", [person.account]);
  return { ...recovery, ...person };
}
