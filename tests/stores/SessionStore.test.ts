import { describe, expect, it } from "vitest";
import { enforceActions } from "#stores/enforceActions.ts";
import type { LoginRequest } from "#stores/LoginRequest.ts";
import { failure } from "#stores/failure.ts";
import { aLogin, aMember } from "../support/aMember.ts";
import { fakeSession, good, refusal } from "../support/fakeSession.ts";

enforceActions();

const typed: LoginRequest = { type: "username", username: "player01", password: "Secret#12", rememberMe: false };

describe("a login", () => {
  it("[LOGIN-05] [LOGIN-06] [SESS-01] proves a person, logs in, keeps the token and loads the member", async () => {
    const { session, port, botCheck, storage } = fakeSession();
    expect(await session.logins.login(typed)).toEqual({ ok: true, next: "home" });
    expect(botCheck.solve.mock.calls).toEqual([["login"]]);
    expect(port.login.mock.calls[0]?.[0]).toMatchObject({
      username: "player01",
      botCheck: "proof of login",
      rememberMe: false,
    });
    expect(Object.fromEntries(storage.held)).toEqual({
      token: "token-1",
      isAgent: "0",
      account: "player01",
      username: "player01",
      merchant: "demo",
      merchantCode: "demo",
    });
    expect(session).toMatchObject({ isLoggedIn: true, isReal: true, state: { status: "loggedIn" } });
    expect(port.getMemberInfo).toHaveBeenCalledOnce();
  });

  it("[LOGIN-05] by SMS skips the human check", async () => {
    const { session, botCheck } = fakeSession();
    await session.logins.login({ ...typed, type: "sms" });
    expect(botCheck.solve).not.toHaveBeenCalled();
  });

  it("shows that it is under way, and no session before it is there", async () => {
    const { session } = fakeSession();
    const running = session.logins.login(typed);
    expect(session.state.status).toBe("loggingIn");
    expect(session.isLoggedIn).toBe(false);
    await running;
  });

  it("[LOGIN-08] asks for the captcha once the platform wants one, and forgets that after a success", async () => {
    const { session, port } = fakeSession();
    port.login.mockResolvedValueOnce(refusal("wrong_account_or_password", { details: { captchaRequired: true } }));
    expect(await session.logins.login(typed)).toMatchObject({
      ok: false,
      failure: { code: "wrong_account_or_password" },
    });
    expect(session.logins.captchaRequired).toBe(true);
    expect(session.state.status).toBe("unknown");
    await session.logins.login(typed);
    expect(session.logins.captchaRequired).toBe(false);
  });

  it("[LOGIN-06] [LOGIN-07] reports the first login, and wants a new password then", async () => {
    const { session, port, storage } = fakeSession();
    port.login.mockResolvedValueOnce(good(aLogin({ firstTimeLogin: true })));
    expect(await session.logins.login(typed)).toEqual({ ok: true, next: "changePassword" });
    expect(port.firstLogin).toHaveBeenCalledOnce();
    expect(session.state).toMatchObject({ status: "mustChangePassword", reason: "first" });
    expect(storage.get("cpw")).toBe("first");
    expect(port.getMemberInfo).not.toHaveBeenCalled();
  });

  it.each([
    ["username", "123456", {}, false, "default"],
    ["username", "Secret#12", { passwordExpired: true }, true, "expired"],
    ["username", "Secret#12", { passwordExpired: true }, false, null],
    ["username", "1234567", {}, true, null],
    ["sms", "123456", { passwordExpired: true }, true, null],
    ["sms", "123456", { firstTimeLogin: true }, true, "first"],
  ] as const)(
    "[LOGIN-07] by %s with password %s, %o and expiry %s forces a change: %s",
    async (type, password, value, expiry, reason) => {
      const { session, port } = fakeSession({ expiry });
      port.login.mockResolvedValueOnce(good(aLogin(value)));
      await session.logins.login({ ...typed, type, password });
      expect(session.state).toMatchObject(reason ? { status: "mustChangePassword", reason } : { status: "loggedIn" });
    },
  );

  it("that fails the human check is not sent", async () => {
    const { session, botCheck, port } = fakeSession();
    botCheck.solve.mockResolvedValueOnce(refusal("bot_check_failed"));
    expect(await session.logins.login(typed)).toMatchObject({ ok: false });
    expect(port.login).not.toHaveBeenCalled();
  });

  it("[LOGIN-10] as a trial account is no real one", async () => {
    const { session, port } = fakeSession();
    port.getMemberInfo.mockResolvedValue(good(aMember({ type: 4 })));
    await session.logins.loginFreePlay();
    expect(session).toMatchObject({ isLoggedIn: true, isReal: false });
  });
});

describe("a forced change of password", () => {
  it("[PASS-04] uses the password that was typed a moment ago, then lets the visitor in", async () => {
    const { session, port, storage } = fakeSession();
    await session.logins.login({ ...typed, password: "123456" });
    expect(session.password.isOldKnown).toBe(true);
    await session.password.change({ newPassword: "Better#34", confirmNewPassword: "Better#34" });
    expect(port.changePassword.mock.calls[0]?.[0].oldPassword).toBe("123456");
    expect(session.state.status).toBe("loggedIn");
    expect(session.password.isOldKnown).toBe(false);
    expect(storage.get("cpw")).toBeNull();
  });

  it("is not got around by a reload, which has forgotten the old password", async () => {
    const { session, storage } = fakeSession();
    storage.set("token", "t");
    storage.set("cpw", "default");
    await session.restore();
    expect(session.state).toMatchObject({ status: "mustChangePassword", reason: "default" });
    expect(session.password.isOldKnown).toBe(false);
  });

  it("is known from the platform where this tab forgot it, and nobody is logged in until it is done", async () => {
    const { session, port, storage } = fakeSession();
    storage.set("token", "t");
    port.getMemberInfo.mockResolvedValueOnce(good(aMember({ firstTimeLogin: true })));
    await session.restore();
    expect(session.state).toMatchObject({ status: "mustChangePassword", reason: "first" });
    expect([session.isLoggedIn, session.isReal]).toEqual([false, false]);
    const oldPassword = "Quiet-Otter-77-lamp";
    await session.password.change({ oldPassword, newPassword: "Secret#56", confirmNewPassword: "Secret#56" });
    expect(session).toMatchObject({ isLoggedIn: true, state: { status: "loggedIn" } });
  });

  it("stays forced when the platform refuses the new password", async () => {
    const { session, port } = fakeSession();
    await session.logins.login({ ...typed, password: "123456" });
    port.changePassword.mockResolvedValueOnce(refusal("form_invalid"));
    await session.password.change({ newPassword: "123456", confirmNewPassword: "123456" });
    expect(session.state.status).toBe("mustChangePassword");
    expect(session.password.isOldKnown).toBe(true);
  });
});

describe("remember-me", () => {
  it("[LOGIN-06] [SESS-02] in token mode leaves the secret to the platform and keeps only the name", async () => {
    const { session, port, hints, sealed } = fakeSession();
    await session.logins.login({ ...typed, rememberMe: true });
    expect(port.login.mock.calls[0]?.[0].rememberMe).toBe(true);
    expect(hints()).toEqual({ remember: true, lastUsername: "player01" });
    expect(sealed()).toBeNull();
    expect(session.remembered.account).toBe("player01");
  });

  it("switched off forgets what was remembered before", async () => {
    const { session, port, hints } = fakeSession();
    await session.logins.login({ ...typed, rememberMe: true });
    await session.logins.login(typed);
    expect(hints()).toEqual({});
    expect(port.forgetRemembered).toHaveBeenCalledOnce();
  });

  it("[SESS-02] by SMS keeps the number and its dialling code", async () => {
    const { session, hints } = fakeSession();
    await session.logins.login({
      ...typed,
      type: "sms",
      username: "12345",
      countryDialingCode: "855",
      rememberMe: true,
    });
    expect(hints()).toEqual({ remember: true, sms: { mobileNum: "12345", countryDialingCode: "855" } });
  });

  it("[SESS-02] in sealed mode keeps account and password sealed, tells the platform nothing, and logs in with them", async () => {
    const { session, port, sealed } = fakeSession({ mode: "sealed" });
    await session.logins.login({ ...typed, rememberMe: true });
    expect(port.login.mock.calls[0]?.[0]).not.toHaveProperty("rememberMe");
    expect(sealed()).toEqual({ account: "player01", password: "Secret#12" });
    expect(await session.logins.loginRemembered()).toMatchObject({ ok: true });
    expect(port.login.mock.calls[1]?.[0]).toMatchObject({ username: "player01", password: "Secret#12" });
  });

  it("in sealed mode is erased by a refusal and by a change of password", async () => {
    const { session, port, sealed } = fakeSession({ mode: "sealed" });
    await session.logins.login({ ...typed, rememberMe: true });
    port.login.mockResolvedValueOnce(refusal("wrong_account_or_password"));
    await session.logins.loginRemembered();
    expect(sealed()).toBeNull();
    await session.logins.login({ ...typed, rememberMe: true });
    await session.password.change({ oldPassword: "Secret#12", newPassword: "x", confirmNewPassword: "x" });
    expect(sealed()).toBeNull();
  });

  it("that was lost says so and empties the form", async () => {
    const { session } = fakeSession({ mode: "sealed" });
    expect(await session.logins.loginRemembered()).toMatchObject({
      ok: false,
      failure: { code: "remembered_login_lost" },
    });
    expect(session.remembered.account).toBeNull();
  });

  it("asks the platform for the account only where this browser remembers somebody", async () => {
    const { session, port } = fakeSession();
    await session.restore();
    expect(port.getRemembered).not.toHaveBeenCalled();
  });
});

describe("the end of a session", () => {
  it("[LOGIN-11] by logout clears the storage and stores the merchant again, also without a network", async () => {
    const { session, port, storage } = fakeSession();
    await session.logins.login(typed);
    port.logout.mockResolvedValueOnce({ ok: false, failure: failure("network", "network") });
    await session.logout();
    expect(Object.fromEntries(storage.held)).toEqual({ merchant: "demo", merchantCode: "demo" });
    expect(session.state).toEqual({ status: "visitor" });
  });

  it("by logout is told with its token, however late that is sent", async () => {
    const { session, port } = fakeSession();
    await session.logins.login(typed);
    const leaving = session.logout();
    expect(session.token).toBeNull();
    await leaving;
    expect(port.logout.mock.calls).toEqual([["token-1"]]);
  });

  it("by the platform keeps the page, and only for the token that was refused", async () => {
    const { session } = fakeSession();
    await session.logins.login(typed);
    session.end("an older token");
    expect(session.isLoggedIn).toBe(true);
    session.end("token-1");
    expect(session.state).toMatchObject({ status: "ended", member: { account: "player01" } });
    expect(session.token).toBeNull();
    await session.dismissEnd();
    expect(session.state.status).toBe("visitor");
  });

  it("found at the start makes a visitor", async () => {
    const { session, port, storage } = fakeSession();
    storage.set("token", "dead");
    port.getMemberInfo.mockResolvedValueOnce({ ok: false, failure: failure("unauthorized", "not_logged_in") });
    await session.restore();
    expect(session.state.status).toBe("visitor");
    expect(storage.get("token")).toBeNull();
  });

  it("is not concluded from a platform that does not answer", async () => {
    const { session, port, storage } = fakeSession();
    storage.set("token", "alive");
    storage.set("account", "player01");
    port.getMemberInfo.mockResolvedValueOnce({ ok: false, failure: failure("network", "network") });
    await session.restore();
    expect(session.state).toMatchObject({ status: "loggedIn", member: { account: "player01" } });
  });
});
