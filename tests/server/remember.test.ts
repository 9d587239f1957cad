import { describe, expect, it } from "vitest";
import { aPlatform, goodPassword, type TestPlatform } from "#tests/support/aPlatform.ts";

const platform = await aPlatform();
const { call, clock, login, register } = platform;
const url = "/wps/session/login/remembered";

const cookieOf = (response: Awaited<ReturnType<TestPlatform["call"]>>, name = "rm") =>
  response.cookies.find((cookie) => cookie.name === name);

const remember = async (account: string) => (await rememberOnDevice(account)).rm;

/** Accounts whose secrets are tried with another half. */
let spoilt = 0;

/** The cookies of a browser that is remembered. */
const rememberOnDevice = async (account: string) => {
  await register(account);
  const { response } = await login(account, goodPassword, { rememberMe: true });
  return { rm: cookieOf(response)?.value ?? "", device: cookieOf(response, "device")?.value ?? "" };
};

describe("remember-me", () => {
  it("[LOGIN-06] S-25 keeps a cookie for one day that only the server reads", async () => {
    await register("cookie1");
    const { response } = await login("cookie1", goodPassword, { rememberMe: true });
    expect(cookieOf(response)).toMatchObject({ httpOnly: true, sameSite: "Strict", path: "/", maxAge: 86_400 });
    const without = await login("cookie1", goodPassword);
    expect(cookieOf(without.response)).toBeUndefined();
  });

  it("S-25 over https the cookie is Secure and carries the __Host- name", async () => {
    const secure = await aPlatform({ config: { isHttps: true } });
    await secure.register("secure1");
    const { response } = await secure.login("secure1", goodPassword, { rememberMe: true });
    expect(cookieOf(response, "__Host-rm")).toMatchObject({ secure: true, httpOnly: true, path: "/" });
    expect(cookieOf(response, "__Host-rm")?.domain).toBeUndefined();
  });

  it("S-45 neither cookie nor database holds the password or a secret that could be used", async () => {
    const secret = await remember("nothing1");
    expect(Buffer.from(secret, "base64").toString()).not.toContain(goodPassword);
    const rows = await platform.db.query<{ row: string }>("SELECT r::text AS row FROM remember_token r");
    expect(rows.map(({ row }) => row).join()).not.toContain(secret.split(".")[1]);
  });

  it("shows the account without using the secret up", async () => {
    const secret = await remember("shown01");
    for (let time = 0; time < 2; time += 1) {
      expect((await call("GET", url, { cookies: { rm: secret } })).json().value).toEqual({ account: "shown01" });
    }
    expect((await call("GET", url)).json().value).toEqual({ account: null });
    expect((await call("GET", url, { cookies: { rm: "made.up" } })).json().value).toEqual({ account: null });
  });

  it("logs in with a new secret each time", async () => {
    const first = await remember("rotate1");
    const answer = await call("POST", url, { cookies: { rm: first } });
    expect(answer.json().value).toMatchObject({ account: "rotate1" });
    const second = cookieOf(answer)?.value ?? "";
    expect(second).not.toBe(first);
    expect((await call("POST", url, { cookies: { rm: second } })).json().success).toBe(true);
  });

  it("ends the whole family, and every session, when a used secret comes back", async () => {
    const first = await remember("stolen1");
    const thief = await call("POST", url, { cookies: { rm: first } });
    const stolen = cookieOf(thief)?.value ?? "";
    clock.advance(60);
    const owner = await call("POST", url, { cookies: { rm: first } });
    expect(owner.json()).toMatchObject({ success: false, code: "not_remembered" });
    // The browser has no use for it any more.
    expect(cookieOf(owner)).toMatchObject({ value: "", path: "/", httpOnly: true, sameSite: "Strict" });
    expect((await call("POST", url, { cookies: { rm: stolen } })).json().success).toBe(false);
    const ended = await platform.db.query(
      "SELECT FROM session s JOIN member m ON m.id = s.member_id WHERE account = 'stolen1' AND end_reason = 'remember secret reused'",
    );
    // That of the registration, that of the first login, and the thief's.
    expect(ended).toHaveLength(3);
    const token = thief.json().value.token;
    expect((await call("GET", "/wps/member/info", { token })).statusCode).toBe(401);
  });

  it("lets two tabs of one browser in that use one secret at the same moment, with one and the same next secret", async () => {
    const cookies = await rememberOnDevice("twotabs1");
    const answers = await Promise.all([1, 2].map(() => call("POST", url, { cookies })));
    expect(answers.map((answer) => answer.json().success)).toEqual([true, true]);
    const [next, same] = answers.map((answer) => cookieOf(answer)?.value ?? "");
    expect(same).toBe(next);
    expect((await call("POST", url, { cookies: { ...cookies, rm: next ?? "" } })).json().success).toBe(true);
  });

  it("takes a browser whose answer was lost and that asks again for no thief, for a minute", async () => {
    const cookies = await rememberOnDevice("retried1");
    const lost = await call("POST", url, { cookies });
    clock.advance(30);
    expect((await call("GET", url, { cookies })).json().value).toEqual({ account: "retried1" });
    const again = await call("POST", url, { cookies });
    expect(again.json().value).toMatchObject({ account: "retried1" });
    expect(cookieOf(again)?.value).toBe(cookieOf(lost)?.value);
    clock.advance(31);
    expect((await call("GET", url, { cookies })).json().value).toEqual({ account: null });
    expect((await call("POST", url, { cookies })).json().code).toBe("not_remembered");
    const next = { ...cookies, rm: cookieOf(again)?.value ?? "" };
    expect((await call("POST", url, { cookies: next })).json().success).toBe(false);
  });

  it("takes a used secret from another device for theft at once, however soon it comes", async () => {
    const cookies = await rememberOnDevice("stolen2");
    const other = await rememberOnDevice("someone2");
    const thief = await call("POST", url, { cookies: { rm: cookies.rm } });
    const theirs = cookieOf(thief)?.value ?? "";
    // Neither the cookie of another account's device nor a forged one is this device's.
    expect((await call("POST", url, { cookies: { rm: cookies.rm, device: other.device } })).json().success).toBe(false);
    expect((await call("POST", url, { cookies: { rm: theirs } })).json().success).toBe(false);
    const { token } = thief.json().value;
    expect((await call("GET", "/wps/member/info", { token })).statusCode).toBe(401);
  });

  it("gives a tab that is late nothing, and ends nothing, where the next secret was used meanwhile", async () => {
    const cookies = await rememberOnDevice("latetab1");
    const second = cookieOf(await call("POST", url, { cookies }))?.value ?? "";
    const third = cookieOf(await call("POST", url, { cookies: { ...cookies, rm: second } }))?.value ?? "";
    expect((await call("POST", url, { cookies })).json().code).toBe("not_remembered");
    expect((await call("POST", url, { cookies: { ...cookies, rm: third } })).json().success).toBe(true);
  });

  it("S-45 keeps the next secret where only the one before opens it", async () => {
    const cookies = await rememberOnDevice("sealed01");
    const next = cookieOf(await call("POST", url, { cookies }))?.value ?? "";
    const rows = await platform.db.query<{ row: string; sealed: Buffer | null }>(
      "SELECT r::text AS row, successor_sealed AS sealed FROM remember_token r",
    );
    const dump = rows.map(({ row, sealed }) => `${row} ${sealed?.toString("latin1") ?? ""}`).join();
    expect(dump).not.toContain(next.split(".")[1]);
    expect(dump).not.toContain(cookies.rm.split(".")[1]);
  });

  it("ends a day after the password was typed, however often it was used", async () => {
    let secret = await remember("oneday1");
    clock.advance(20 * 3_600);
    const answer = await call("POST", url, { cookies: { rm: secret } });
    expect(cookieOf(answer)?.maxAge).toBe(4 * 3_600);
    secret = cookieOf(answer)?.value ?? "";
    clock.advance(4 * 3_600 + 1);
    expect((await call("POST", url, { cookies: { rm: secret } })).json().success).toBe(false);
  });

  it("is forgotten on request, and by a login without it", async () => {
    const secret = await remember("forget1");
    const answer = await call("DELETE", url, { cookies: { rm: secret } });
    expect(cookieOf(answer)).toMatchObject({ value: "" });
    expect((await call("POST", url, { cookies: { rm: secret } })).json().success).toBe(false);
    const again = cookieOf((await login("forget1", goodPassword, { rememberMe: true })).response)?.value ?? "";
    const without = await login("forget1", goodPassword, { rememberMe: false }, { cookies: { rm: again } });
    expect(cookieOf(without.response)).toMatchObject({ value: "", path: "/" });
    expect((await call("GET", url, { cookies: { rm: again } })).json().value.account).toBeNull();
  });

  it("is another one after each login with the box ticked, and the one before is worth nothing", async () => {
    const { rm, device } = await rememberOnDevice("ticked01");
    const { response } = await login("ticked01", goodPassword, { rememberMe: true }, { cookies: { rm, device } });
    const next = cookieOf(response)?.value ?? "";
    expect(next).not.toBe("");
    expect((await call("GET", url, { cookies: { rm } })).json().value.account).toBeNull();
    expect((await call("GET", url, { cookies: { rm: next } })).json().value.account).toBe("ticked01");
  });

  it("is kept nowhere where the site keeps its promise without the platform", async () => {
    await register("nocookie");
    const { site } = platform.liveSite.current();
    const settings = { ...site.brand.settings, rememberMe: "sealed" as const };
    platform.liveSite.change({ ...site, brand: { ...site.brand, settings } });
    const { response } = await login("nocookie", goodPassword, { rememberMe: true });
    platform.liveSite.change(site);
    expect([cookieOf(response), cookieOf(response, "device") !== undefined]).toEqual([undefined, true]);
    const rows = await platform.db.query(
      "SELECT FROM remember_token r JOIN member m ON m.id = r.member_id WHERE account = 'nocookie'",
    );
    expect(rows).toEqual([]);
  });

  it("lets the same device ask again up to the very minute, and not beyond", async () => {
    const cookies = await rememberOnDevice("minute01");
    const first = await call("POST", url, { cookies });
    clock.advance(60);
    expect(cookieOf(await call("POST", url, { cookies }))?.value).toBe(cookieOf(first)?.value);
    clock.advance(0.001);
    expect((await call("POST", url, { cookies })).json().code).toBe("not_remembered");
  });

  it.each([
    ["no cookie", {}],
    ["an empty one", { rm: "" }],
    ["one that was made up", { rm: "made.up" }],
    ["one without a secret", { rm: "made" }],
    ["another secret behind a known name", "spoilt"],
  ])("says that nobody is remembered with %s, and changes nothing", async (_what, sent) => {
    const known = await remember(`spoilt${(spoilt += 1)}x`);
    const cookies = sent === "spoilt" ? { rm: `${known.split(".")[0]}.${"A".repeat(43)}` } : (sent as { rm?: string });
    const answer = await call("POST", url, { cookies: cookies as Record<string, string> });
    expect(answer.json()).toMatchObject({ success: false, code: "not_remembered" });
    expect(cookieOf(answer)).toBeUndefined();
    expect((await call("DELETE", url, { cookies: cookies as Record<string, string> })).json().success).toBe(true);
    expect((await call("POST", url, { cookies: { rm: known } })).json().success).toBe(true);
  });

  it("is nobody's where the account was disabled meanwhile", async () => {
    const rm = await remember("offmean1");
    await platform.owner.query("UPDATE member SET disabled_at = now() WHERE account = 'offmean1'");
    expect((await call("POST", url, { cookies: { rm } })).json().code).toBe("not_remembered");
    expect((await call("GET", url, { cookies: { rm } })).json().value.account).toBeNull();
  });

  it("S-34 is asked for sixty times from one address, and then has to wait", async () => {
    const ip = "192.0.2.160";
    for (let time = 0; time < 60; time += 1) await call("POST", url, { ip });
    const refused = await call("POST", url, { ip });
    expect([refused.statusCode, refused.json().code]).toEqual([429, "too_many_requests"]);
    clock.advance(301);
    expect((await call("POST", url, { ip })).statusCode).toBe(200);
  });

  it("S-07 S-08 calls that read the cookie are refused from other sites", async () => {
    const secret = await remember("cross01");
    const hostile: Record<string, string>[] = [
      { origin: "https://evil.example" },
      { origin: "null" },
      { origin: "http://localhost.evil.example" },
      { origin: "http://localhost:9999" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
    ];
    for (const headers of hostile) {
      const answer = await call("POST", url, { cookies: { rm: secret }, headers });
      expect([headers, answer.statusCode]).toEqual([headers, 403]);
    }
    const secure = await aPlatform({ config: { isHttps: true } });
    expect((await secure.call("GET", url, { headers: { origin: "http://localhost" } })).statusCode).toBe(403);
    expect((await secure.call("GET", url, { headers: { origin: "https://localhost" } })).statusCode).toBe(200);
    const own = { origin: "http://localhost", "sec-fetch-site": "same-origin" };
    expect((await call("POST", url, { cookies: { rm: secret }, headers: own })).json().success).toBe(true);
  });
});
