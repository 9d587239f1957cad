import { describe, expect, it } from "vitest";
import { enforceActions } from "#stores/enforceActions.ts";
import { failure } from "#stores/failure.ts";
import type { LoginRequest } from "#stores/LoginRequest.ts";
import { forcedChangeOf } from "#stores/PasswordChange.ts";
import { aLogin } from "../support/aMember.ts";
import { fakeSession, good, refusal } from "../support/fakeSession.ts";

enforceActions();

const typed: LoginRequest = { type: "username", username: "player01", password: "Secret#12", rememberMe: true };

describe("why a login leads to a change of the password", () => {
  const first = { firstTimeLogin: true };
  const expired = { passwordExpired: true };
  it.each([
    [{}, "all", "123456", true, "default"],
    [{}, "all", "Secret#12", true, null],
    [expired, "all", "Secret#12", true, "expired"],
    [expired, "all", "Secret#12", false, null],
    [{ ...expired, ...first }, "all", null, true, "expired"],
    [first, "all", null, true, "first"],
    [first, "first", "123456", true, "first"],
    [expired, "first", "123456", true, null],
    [{ ...expired, ...first }, "none", "123456", true, null],
  ] as const)("%j by %s with %s: %s", (value, checks, password, isExpiryOn, why) => {
    expect(forcedChangeOf(aLogin(value), checks, password, () => isExpiryOn)).toBe(why);
  });
});

describe("a login", () => {
  it("sends what was typed with the proof, and the wish to be remembered only to who keeps it", async () => {
    const { session, port } = fakeSession();
    await session.logins.login(typed);
    const { rememberMe, ...rest } = typed;
    expect(port.login).toHaveBeenLastCalledWith({ ...rest, rememberMe, botCheck: "proof of login" });
    const sealed = fakeSession({ mode: "sealed" });
    await sealed.session.logins.login(typed);
    expect(sealed.port.login).toHaveBeenLastCalledWith({ ...rest, botCheck: "proof of login" });
  });

  it.each([
    ["username", "expired", { ok: true, next: "changePassword" }],
    ["sms", null, { ok: true, next: "home" }],
  ] as const)("by %s with a password that is too old ends with %s", async (type, forced, result) => {
    const { session, port } = fakeSession({ expiry: true });
    port.login.mockResolvedValueOnce(good(aLogin({ passwordExpired: true })));
    expect(await session.logins.login({ ...typed, type })).toEqual(result);
    expect("reason" in session.state ? session.state.reason : null).toBe(forced);
  });

  it("makes the session what it was where it fails", async () => {
    const { session, port } = fakeSession();
    const before = session.state.status;
    port.login.mockResolvedValueOnce(refusal("wrong_password", { details: { captchaRequired: true } }));
    expect(await session.logins.login(typed)).toMatchObject({ ok: false, failure: { code: "wrong_password" } });
    expect([session.state.status, session.logins.captchaRequired]).toEqual([before, true]);
  });

  it("asks for a captcha when somebody says so, and not for one where the platform does not", async () => {
    const { session, port } = fakeSession();
    port.login.mockResolvedValueOnce(refusal("wrong_password", { details: { captchaRequired: false } }));
    await session.logins.login(typed);
    expect(session.logins.captchaRequired).toBe(false);
    session.logins.requireCaptcha();
    expect(session.logins.captchaRequired).toBe(true);
  });
});

describe("a login with the remembered account", () => {
  it("by the platform's secret lets in, with all that is looked at after a password", async () => {
    const { session, port } = fakeSession({ expiry: true });
    expect(await session.logins.loginRemembered()).toEqual({ ok: true, next: "home" });
    expect(session.state.status).toBe("loggedIn");
    port.rememberedLogin.mockResolvedValueOnce(good(aLogin({ passwordExpired: true })));
    expect(await session.logins.loginRemembered()).toEqual({ ok: true, next: "changePassword" });
  });

  it.each([
    ["refused", null],
    ["unauthorized", null],
    ["network", "player01"],
    ["throttled", "player01"],
  ] as const)("that ends with %s leaves remembered: %s", async (kind, account) => {
    const { session, port } = fakeSession();
    await session.logins.login(typed);
    expect(session.remembered.account).toBe("player01");
    port.rememberedLogin.mockResolvedValueOnce({ ok: false, failure: failure(kind, "x") });
    expect(await session.logins.loginRemembered()).toMatchObject({ ok: false, failure: { kind } });
    expect(session.remembered.account).toBe(account);
  });

  it.each([
    ["refused", false],
    ["network", true],
  ] as const)("by what this browser sealed, that ends with %s, stays remembered: %s", async (kind, stays) => {
    const { session, port, sealed } = fakeSession({ mode: "sealed" });
    await session.logins.login(typed);
    expect(sealed()).toEqual({ account: "player01", password: "Secret#12" });
    port.login.mockResolvedValueOnce({ ok: false, failure: failure(kind, "x") });
    expect(await session.logins.loginRemembered()).toMatchObject({ ok: false, failure: { kind } });
    expect(sealed() !== null).toBe(stays);
  });

  it("by what this browser sealed sends what was typed then", async () => {
    const { session, port } = fakeSession({ mode: "sealed" });
    await session.logins.login(typed);
    expect(await session.logins.loginRemembered()).toEqual({ ok: true, next: "home" });
    expect(port.login).toHaveBeenLastCalledWith({
      type: "username",
      username: "player01",
      password: "Secret#12",
      botCheck: "proof of login",
    });
  });
});

describe("other ways in", () => {
  it("are the word of an outside identity: refused, or let in and remembered as typed", async () => {
    const { session, port } = fakeSession();
    const before = session.state.status;
    port.loginSocial.mockResolvedValueOnce(refusal("unknown_identity"));
    const ask = (ports: typeof port) => ports.loginSocial({} as never);
    expect(await session.logins.loginByIdentity(ask as never)).toMatchObject({ failure: { code: "unknown_identity" } });
    expect(session.state.status).toBe(before);
    expect(await session.logins.loginByIdentity(ask as never)).toEqual({ ok: true, next: "home" });
    expect(session.remembered.account).toBeNull();
    await session.logins.loginByIdentity(ask as never, { ...typed, type: "sms" });
    expect(session.remembered.account).toBe("player01");
  });

  it("are a first login by an identity, which leads to a password", async () => {
    const { session, port } = fakeSession();
    port.loginSocial.mockResolvedValueOnce(good(aLogin({ firstTimeLogin: true })));
    const ask = (ports: typeof port) => ports.loginSocial({} as never);
    expect(await session.logins.loginByIdentity(ask as never)).toEqual({ ok: true, next: "changePassword" });
  });

  it("are a registration: proved, sent by its way, and let in or told why not", async () => {
    const { session, port, botCheck } = fakeSession();
    const body = { username: "player02" } as never;
    expect(await session.logins.register("username" as never, body)).toEqual({ ok: true, next: "home" });
    expect(port.register).toHaveBeenLastCalledWith("username", { username: "player02", botCheck: "proof of register" });
    port.register.mockResolvedValueOnce(refusal("taken"));
    expect(await session.logins.register("username" as never, body)).toMatchObject({ failure: { code: "taken" } });
    botCheck.solve.mockResolvedValueOnce(refusal("no_person"));
    expect(await session.logins.register("username" as never, body)).toMatchObject({ failure: { code: "no_person" } });
    expect(port.register).toHaveBeenCalledTimes(2);
  });

  it("are a new password by a code, and a trial", async () => {
    const { session, port } = fakeSession();
    const body = { newPassword: "123456" } as never;
    expect(await session.logins.setPasswordByPhone(body)).toEqual({ ok: true, next: "changePassword" });
    expect(port.setPasswordByPhone).toHaveBeenCalledWith(body);
    port.freePlay.mockResolvedValueOnce(good(aLogin({ firstTimeLogin: true, type: 4 })));
    expect(await session.logins.loginFreePlay()).toEqual({ ok: true, next: "home" });
  });
});
