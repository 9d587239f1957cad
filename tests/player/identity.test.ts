import { beforeEach, describe, expect, it, vi } from "vitest";
import { fakePlayer } from "#tests/support/fakePlayer.ts";
import { aLogin } from "#tests/support/aMember.ts";
import { good, refusal } from "#tests/support/fakeSession.ts";
import type { FlagNode } from "#contracts/config.ts";
import { compileFlags } from "#compile/flags.ts";

const sms = { mobileNum: "012300001", countryDialingCode: "855", verificationCode: "246810" };

/** A player whose codes come from phone identity. */
async function aPlayer({ isPhoneOn = true, at = "/index" } = {}) {
  const player = await fakePlayer(at);
  player.identity.isPhoneOn.mockReturnValue(isPhoneOn);
  const node = (modId: string): FlagNode => ({ modId, enabled: "1", childrenNodes: [] });
  player.stores.flags.replace(compileFlags({ ...node("ROOT"), childrenNodes: [node("DIRECTREG3")] }));
  return player;
}

const askFor = (call: string) => ({ do: "call", call, params: { mobileNum: { bind: "/form/mobileNum" } } }) as const;

describe("codes of phone identity", () => {
  it.each(["sendLoginCode", "sendRegisterCode"])(
    "[LOGIN-09] [LOGIN-05] %s: the code is asked for elsewhere, without our human check, and may be sent again after 60 s",
    async (call) => {
      const { dispatch, formScope, outside, botCheck, calls } = await aPlayer();
      const outcome = await dispatch(askFor(call), formScope(sms));
      expect(outcome).toEqual({ ok: true, value: { expiredMinutes: 1 } });
      expect(outside.sendCode).toHaveBeenCalledExactlyOnceWith("+85512300001");
      expect([calls, botCheck.solve.mock.calls]).toEqual([[], []]);
    },
  );

  it("where it is off the platform sends the code, and other codes are always the platform's", async () => {
    const off = await aPlayer({ isPhoneOn: false });
    await off.dispatch(askFor("sendLoginCode"), off.formScope(sms));
    expect(off.calls.map(({ call }) => call)).toEqual(["sendLoginCode"]);
    expect(off.outside.sendCode).not.toHaveBeenCalled();
    const on = await aPlayer();
    await on.dispatch(askFor("sendForgotCode"), on.formScope(sms));
    expect(on.calls.map(({ call }) => call)).toEqual(["sendForgotCode"]);
  });

  it("[LOGIN-05] a login by SMS sends what the code has proved, and a login by name the password", async () => {
    const { dispatch, formScope, outside, port, botCheck, session } = await aPlayer();
    await dispatch(askFor("sendLoginCode"), formScope(sms));
    expect(await dispatch({ do: "login" }, formScope({ ...sms, rememberMe: true }))).toEqual({ ok: true });
    expect(outside.proveCode).toHaveBeenCalledExactlyOnceWith("session 1", "246810");
    expect(port.loginPhoneIdentity).toHaveBeenCalledExactlyOnceWith({ idToken: "token of a phone", rememberMe: true });
    expect(port.login).not.toHaveBeenCalled();
    expect(botCheck.solve).not.toHaveBeenCalled();
    expect(session.isLoggedIn).toBe(true);
    const other = await aPlayer();
    await other.dispatch({ do: "login" }, other.formScope({ username: "player01", password: "x" }));
    expect(other.port.login).toHaveBeenCalledOnce();
  });

  it("[LOGIN-07] a password that has expired is not asked about, a first login is", async () => {
    const { dispatch, formScope, port, stores } = await aPlayer();
    await dispatch(askFor("sendLoginCode"), formScope(sms));
    port.loginPhoneIdentity.mockResolvedValueOnce(good(aLogin({ firstTimeLogin: true, passwordExpired: true })));
    await dispatch({ do: "login" }, formScope(sms));
    expect(stores.ui.dialogs.map(({ name }) => name)).toContain("changePassword");
  });

  it("a code counts once: what it proved serves the next try, and another code is proved anew", async () => {
    const { dispatch, formScope, outside, port } = await aPlayer();
    await dispatch(askFor("sendLoginCode"), formScope(sms));
    port.loginPhoneIdentity.mockResolvedValueOnce(refusal("identity_unknown"));
    expect(await dispatch({ do: "login" }, formScope(sms))).toMatchObject({ ok: false });
    await dispatch({ do: "login" }, formScope(sms));
    expect(outside.proveCode).toHaveBeenCalledOnce();
  });

  it("[REG-12] a registration brings firebaseChannel sms and firebaseIdToken, and the same again after a refusal", async () => {
    const { dispatch, formScope, outside, port } = await aPlayer({ at: "/register" });
    const typed = { ...sms, password: "Quiet-Otter-77-lamp", confirmPassword: "Quiet-Otter-77-lamp" };
    await dispatch(askFor("sendRegisterCode"), formScope(typed));
    port.register.mockResolvedValueOnce(refusal("form_invalid"));
    await dispatch({ do: "register" }, formScope(typed));
    await dispatch({ do: "register" }, formScope(typed));
    expect(outside.proveCode).toHaveBeenCalledOnce();
    for (const [way, body] of port.register.mock.calls) {
      expect(way).toBe("mobile");
      expect(body).toMatchObject({ ...typed, firebaseChannel: "sms", firebaseIdToken: "token of a phone" });
    }
    const off = await aPlayer({ isPhoneOn: false, at: "/register" });
    await off.dispatch({ do: "register" }, off.formScope(typed));
    expect(off.port.register.mock.calls[0]?.[1]).not.toHaveProperty("firebaseChannel");
  });
});

describe("[ERR-02] what phone identity refuses", () => {
  const words: Record<string, [place: string | undefined, says: string]> = {
    identity_invalid_phone: ["mobileNum", "format of the phone number is not valid"],
    identity_missing_phone: ["mobileNum", "enter your phone number"],
    identity_too_many_requests: [undefined, "after 5 minutes"],
    identity_unknown_error: [undefined, "unknown error"],
    identity_invalid_code: ["verificationCode", "code is not valid"],
    identity_missing_code: ["verificationCode", "enter the verification code"],
    identity_captcha_failed: [undefined, "a person is here failed"],
    identity_quota_exceeded: [undefined, "quota is used up"],
    identity_not_allowed: [undefined, "not enabled. Please contact customer service"],
    identity_code_expired: ["verificationCode", "send it again"],
    identity_window_closed: [undefined, "Login failed, please try again"],
  };

  it.each(Object.entries(words))(
    "%s is told beside its cause, at the button and at the login",
    async (code, [place, says]) => {
      const { dispatch, formScope, outside } = await aPlayer();
      outside.sendCode.mockResolvedValueOnce(refusal(code));
      const asked = await dispatch(askFor("sendLoginCode"), formScope(sms));
      await dispatch(askFor("sendLoginCode"), formScope(sms));
      outside.proveCode.mockResolvedValueOnce(refusal(code));
      const sent = await dispatch({ do: "login" }, formScope(sms));
      for (const outcome of [asked, sent]) {
        expect(outcome).toMatchObject({ ok: false, message: expect.stringContaining(says) });
        const errors = (outcome as { fieldErrors?: Record<string, string> }).fieldErrors;
        if (place === undefined) expect(errors).toBeUndefined();
        else expect(errors).toEqual({ [place]: expect.stringContaining(says) });
      }
    },
  );

  it("a code that was never asked for has expired, and none is missing", async () => {
    const { dispatch, formScope, outside } = await aPlayer();
    expect(await dispatch({ do: "login" }, formScope(sms))).toMatchObject({
      fieldErrors: { verificationCode: expect.stringContaining("send it again") },
    });
    expect(await dispatch(askFor("sendLoginCode"), formScope({ countryDialingCode: "855" }))).toMatchObject({
      fieldErrors: { mobileNum: expect.stringContaining("enter your phone number") },
    });
    expect(outside.proveCode).not.toHaveBeenCalled();
  });
});

describe("[LOGIN-04] an account elsewhere", () => {
  beforeEach(() => vi.restoreAllMocks());

  it.each(["google", "facebook"] as const)("%s: opens its window with the press, and logs in", async (provider) => {
    const { dispatch, scope, identity, outside, port, session, stores } = await aPlayer();
    stores.ui.openDialog("login");
    expect(await dispatch({ do: provider === "google" ? "loginGoogle" : "loginFacebook" }, scope)).toEqual({
      ok: true,
    });
    expect(identity.open).toHaveBeenCalledOnce();
    expect(outside.signIn).toHaveBeenCalledExactlyOnceWith(provider, null);
    expect(port.loginSocial).toHaveBeenCalledExactlyOnceWith({ provider, idToken: `token of ${provider}` });
    expect([session.isLoggedIn, stores.ui.dialogs]).toEqual([true, []]);
  });

  it("who has no account yet goes on to register, and the new account is linked", async () => {
    const { dispatch, scope, formScope, port, addresses, stores } = await aPlayer();
    stores.ui.openDialog("login");
    port.loginSocial.mockResolvedValueOnce(refusal("identity_unknown"));
    await dispatch({ do: "loginGoogle" }, scope);
    expect(addresses).toEqual(["/register?identity=google"]);
    expect(stores.ui.dialogs).toEqual([]);
    expect(stores.ui.toasts.list).toEqual([]);
    const typed = { username: "newcomer1", password: "Quiet-Otter-77-lamp", confirmPassword: "Quiet-Otter-77-lamp" };
    await dispatch({ do: "register" }, formScope(typed));
    expect(port.register.mock.calls[0]?.[1]).toMatchObject({ ...typed, socialIdToken: "token of google" });
  });

  it("a page that was loaded again since says so, and registers nobody who would not be linked", async () => {
    const { dispatch, formScope, port } = await aPlayer({ at: "/register?identity=google" });
    const outcome = await dispatch({ do: "register" }, formScope({ username: "newcomer1", password: "x" }));
    expect(outcome).toMatchObject({ ok: false, message: expect.stringContaining("once more") });
    expect(port.register).not.toHaveBeenCalled();
  });

  it("a window that was closed is told, and the dialog stays", async () => {
    const { dispatch, scope, outside, port, stores } = await aPlayer();
    stores.ui.openDialog("login");
    outside.signIn.mockResolvedValueOnce(refusal("identity_window_closed"));
    expect(await dispatch({ do: "loginFacebook" }, scope)).toMatchObject({ ok: false });
    expect(stores.ui.toasts.list).toHaveLength(1);
    expect(stores.ui.dialogs).toHaveLength(1);
    expect(port.loginSocial).not.toHaveBeenCalled();
  });
});
