// oxlint-disable unicorn/no-thenable -- `then` is a word of the node language
import { describe, expect, it } from "vitest";
import type { Action } from "#contracts/config.ts";
import { enforceActions } from "#stores/enforceActions.ts";
import { aLogin, aMember } from "../support/aMember.ts";
import { aTranslate } from "../support/aTranslate.ts";
import { fakePlayer } from "../support/fakePlayer.ts";
import { good, refusal } from "../support/fakeSession.ts";

enforceActions();

const typed = { username: "player01", password: "Secret#12" };
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("login", () => {
  it("[SHELL-10] [LOGIN-05] [LOGIN-06] covers the page, closes the dialog and goes to /", async () => {
    const { dispatch, formScope, stores, port, addresses } = await fakePlayer("/promotions");
    stores.ui.openDialog("login");
    const asked = Promise.withResolvers<void>();
    const known = port.login.getMockImplementation()!;
    port.login.mockImplementationOnce(async (body) => (await asked.promise, known(body)));
    const running = dispatch({ do: "login" }, formScope(typed));
    await expect.poll(() => [port.login.mock.calls.length, stores.ui.isCovered]).toEqual([1, true]);
    asked.resolve();
    expect(await running).toEqual({ ok: true });
    expect([stores.ui.isCovered, stores.ui.dialog, addresses]).toEqual([false, null, ["/index"]]);
  });

  it("[LOGIN-10] for nothing loads the login's data, ends a forced change, closes the login and goes to /", async () => {
    const { dispatch, scope, stores, storage, session, port, addresses } = await fakePlayer("/promotions");
    storage.set("cpw", "expired");
    stores.ui.openDialog("login");
    expect(await dispatch({ do: "freePlay" }, scope)).toEqual({ ok: true });
    expect(port.getMemberInfo).toHaveBeenCalledOnce();
    expect([storage.get("cpw"), stores.ui.dialog, addresses]).toEqual([null, null, ["/index"]]);
    expect(session).toMatchObject({ isLoggedIn: true, state: { status: "loggedIn" } });
  });

  it("[LOGIN-08] that is refused says so in the form, and wants another captcha", async () => {
    const { dispatch, formScope, stores, port, addresses } = await fakePlayer();
    stores.ui.openDialog("login");
    await stores.captcha.load("image");
    port.login.mockResolvedValueOnce(refusal("wrong_account_or_password", { details: { captchaRequired: true } }));
    const outcome = await dispatch({ do: "login" }, formScope({ ...typed, captcha: "ABCDE" }));
    expect(outcome).toEqual({ ok: false, message: "Wrong account or password." });
    expect(port.login.mock.calls[0]?.[0]).toMatchObject({ captcha: "ABCDE", captchaId: "captcha-1" });
    expect(stores.captcha.id).toBe("captcha-2");
    // No message over the page and no question; the page is not covered any more, and whoever typed is where they were.
    expect([stores.ui.toasts.list, stores.ui.questions.open, stores.ui.isCovered]).toEqual([[], null, false]);
    expect([stores.session.state.status, stores.ui.dialog?.name, addresses]).toEqual(["unknown", "login", []]);
  });

  it.each([
    ["non_member", "Non-member accounts cannot log in."],
    ["non_agent", "Non-agents cannot log in."],
  ])("[LOGIN-13] of an account that may not, %s, says so in the form", async (code, message) => {
    const { dispatch, formScope, port, session } = await fakePlayer();
    port.login.mockResolvedValueOnce(refusal(code));
    expect(await dispatch({ do: "login" }, formScope(typed))).toEqual({ ok: false, message });
    expect(session.isLoggedIn).toBe(false);
  });

  it("with a code is by SMS", async () => {
    const { dispatch, formScope, port } = await fakePlayer();
    const values = { mobileNum: "12345678", countryDialingCode: "855", verificationCode: "123456", rememberMe: true };
    await dispatch({ do: "login" }, formScope(values));
    expect(port.login.mock.calls[0]?.[0]).toMatchObject({
      type: "sms",
      username: "12345678",
      password: "123456",
      countryDialingCode: "855",
      rememberMe: true,
    });
  });

  it("that wants a new password opens its dialog and goes nowhere", async () => {
    const { dispatch, formScope, stores, port, addresses } = await fakePlayer();
    port.login.mockResolvedValueOnce(good(aLogin({ firstTimeLogin: true })));
    await dispatch({ do: "login" }, formScope(typed));
    expect([stores.ui.dialog?.name, addresses]).toEqual(["changePassword", []]);
  });

  it("leads back to where the guard stopped the visitor", async () => {
    const { dispatch, formScope, stores, addresses } = await fakePlayer();
    stores.route.setReturnTo("/promotions?page=2");
    await dispatch({ do: "login" }, formScope(typed));
    expect(addresses).toEqual(["! /promotions?page=2"]);
  });

  it("after the session ended stays where it was, unless it is another account", async () => {
    const { dispatch, formScope, session, addresses, port } = await fakePlayer("/promotions");
    await dispatch({ do: "login" }, formScope(typed));
    session.end(session.token);
    await dispatch({ do: "login" }, formScope(typed));
    expect(addresses).toEqual(["/index"]);
    session.end(session.token);
    port.login.mockResolvedValueOnce(good(aLogin({ account: "agent01", token: "t2" })));
    port.getMemberInfo.mockResolvedValue(good(aMember({ account: "agent01", type: 1 })));
    await dispatch({ do: "navigate", to: "/promotions" }, formScope({}));
    await dispatch({ do: "login" }, formScope(typed));
    expect(addresses.at(-1)).toBe("/index");
  });
});

describe("what needs a login", () => {
  const open: Action = { do: "openCentre", centre: "personal", page: "transactionHistory" };

  it("[LOGIN-12] opens the login first, and is done after it", async () => {
    const { dispatch, scope, formScope, stores, addresses } = await fakePlayer();
    expect(await dispatch({ do: "requireLogin", then: [open] }, scope)).toEqual({ ok: false, silent: true });
    expect(stores.ui.dialog?.name).toBe("login");
    await dispatch({ do: "login" }, formScope(typed));
    await settled();
    expect(addresses).toEqual(["/index?centre=personal&page=transactionHistory"]);
  });

  it("named by the address is there after the login", async () => {
    const { dispatch, formScope, arrive, addresses } = await fakePlayer();
    arrive("/index?centre=personal");
    await dispatch({ do: "login" }, formScope(typed));
    expect(addresses).toEqual([]);
  });

  it("is forgotten when the login is closed", async () => {
    const { dispatch, scope, formScope, addresses } = await fakePlayer("/promotions");
    await dispatch(open, scope);
    await dispatch({ do: "closeDialog" }, scope);
    await dispatch({ do: "login" }, formScope(typed));
    expect(addresses).toEqual(["/index"]);
  });

  it("[LOGIN-12] tells a trial account what it lacks", async () => {
    const { dispatch, scope, stores, port, addresses } = await fakePlayer("/promotions");
    port.getMemberInfo.mockResolvedValue(good(aMember({ type: 4 })));
    await dispatch({ do: "freePlay" }, scope);
    await dispatch(open, scope);
    expect([stores.ui.dialog?.name, addresses]).toEqual(["realAccount", ["/index"]]);
  });

  it("of agents is for agents", async () => {
    const { dispatch, scope, formScope, stores, addresses } = await fakePlayer("/promotions");
    await dispatch({ do: "login" }, formScope(typed));
    await dispatch({ do: "openCentre", centre: "agent" }, scope);
    expect(stores.ui.toasts.list).toMatchObject([{ tone: "warning", text: "This is for agents only." }]);
    expect(addresses).toEqual(["/index"]);
  });

  it("closes by the address, and leaves the rest of it", async () => {
    const { dispatch, scope, arrive, addresses } = await fakePlayer();
    arrive("/index?centre=personal&page=x&ref=1");
    await dispatch({ do: "closeCentre" }, scope);
    expect(addresses).toEqual(["< /index?ref=1"]);
  });
});

describe("a registration", () => {
  /** Access specification, section 3: the registration user. */
  const specified =
    `username password confirmPassword payeeName email qqNum mobileNum recommenderId captcha verificationCode
    affiliateCode paymentPassword line whatsapp facebook wechat idNumber referralCode domain countryDialingCode`.split(
      /\s+/,
    );
  const wrongCode = "invitation_code_error";
  const values = { username: "newcomer", password: "Secret#12", confirmPassword: "Secret#12", email: "" };

  it("[REG-12] [REG-11] sends what was typed, what the address holds and where it was made", async () => {
    const { dispatch, formScope, port, arrive } = await fakePlayer();
    arrive("/register?affiliateCode=AFF1&referralCode=REF1&other=x");
    expect(await dispatch({ do: "register" }, formScope({ ...values, unknown: "x" }))).toEqual({ ok: true });
    expect(port.register.mock.calls[0]).toEqual([
      "username",
      {
        username: "newcomer",
        password: "Secret#12",
        confirmPassword: "Secret#12",
        affiliateCode: "AFF1",
        referralCode: "REF1",
        domain: "site.example",
        extra: { unknown: "x" },
        registerUrl: "https://site.example/register",
        registerMethod: "WEB",
        login: true,
        botCheck: "proof of register",
      },
    ]);
  });

  it("[REG-12] sends each field of the specification under its own name, and the captcha that was answered", async () => {
    const { dispatch, formScope, port, stores } = await fakePlayer("/register");
    await stores.captcha.load("image");
    const { domain: _, ...fields } = Object.fromEntries(
      specified.map((name) => [name, name === "countryDialingCode" ? "855" : `value of ${name}`]),
    );
    expect(await dispatch({ do: "register" }, formScope(fields))).toEqual({ ok: true });
    expect(port.register.mock.calls[0]?.[1]).toMatchObject({
      ...fields,
      captchaId: "captcha-1",
      domain: "site.example",
    });
    expect(port.register.mock.calls[0]?.[1]).not.toHaveProperty("extra");
  });

  it("without an account name is the mobile one", async () => {
    const { dispatch, formScope, port } = await fakePlayer();
    await dispatch(
      { do: "register" },
      formScope({ mobileNum: "1234", countryDialingCode: "855", verificationCode: "1", password: "p" }),
    );
    expect(port.register.mock.calls[0]?.[0]).toBe("mobile");
  });

  it("[REG-13] that is accepted loads the login's data with its answer, and goes to / logged in", async () => {
    const { dispatch, formScope, stores, port, storage, addresses } = await fakePlayer("/register");
    port.register.mockResolvedValueOnce(good(aLogin({ token: "token of the new one" })));
    expect(await dispatch({ do: "register" }, formScope(values))).toEqual({ ok: true });
    expect(port.getMemberInfo).toHaveBeenCalledOnce();
    expect([storage.get("token"), addresses]).toEqual(["token of the new one", ["/index"]]);
    expect(stores.session).toMatchObject({ isLoggedIn: true, state: { status: "loggedIn" } });
  });

  it("[REG-10] with a code that is valid asks for it by the site's name, and is sent", async () => {
    const { dispatch, formScope, port, calls } = await fakePlayer("/register?affiliateCode=GOOD");
    expect(await dispatch({ do: "register" }, formScope(values))).toEqual({ ok: true });
    expect(calls[0]).toEqual({ call: "checkAffiliate", params: { code: "GOOD", domain: "site.example" } });
    expect(port.register.mock.calls[0]?.[1]).toMatchObject({ affiliateCode: "GOOD" });
  });

  it("[REG-10] with an invitation code that is not valid warns, and is not sent", async () => {
    const { dispatch, formScope, stores, port, answer, calls } = await fakePlayer();
    answer.mockReturnValueOnce(refusal("invitation_code_error"));
    const running = dispatch({ do: "register" }, formScope({ ...values, affiliateCode: "BAD" }));
    await settled();
    expect(calls).toEqual([{ call: "checkAffiliate", params: { code: "BAD", domain: "site.example" } }]);
    expect(stores.ui.questions.open).toMatchObject({ submit: "OK", cancel: null, body: aTranslate()(wrongCode) });
    stores.ui.questions.open?.answer(true);
    expect(await running).toEqual({ ok: false, silent: true });
    expect(port.register).not.toHaveBeenCalled();
  });

  it("that is refused for some fields says so at the fields", async () => {
    const { dispatch, formScope, port } = await fakePlayer();
    const fieldErrors = {
      username: { key: "reg_pattern_1", min: 6, max: 6 },
      password: { key: "error.weak_password" },
      email: "own words",
    };
    port.register.mockResolvedValueOnce(refusal("form_invalid", { details: { fieldErrors } }));
    expect(await dispatch({ do: "register" }, formScope(values))).toMatchObject({
      ok: false,
      fieldErrors: {
        username: "6 letters and digits, beginning with a letter",
        password: expect.stringContaining("easy to guess") as string,
        email: "own words",
      },
    });
  });

  it("asks for a captcha once the platform wants one", async () => {
    const { dispatch, formScope, port, session } = await fakePlayer();
    port.register.mockResolvedValueOnce(refusal("captcha_wrong", { details: { captchaRequired: true } }));
    await dispatch({ do: "register" }, formScope(values));
    expect(session.logins.captchaRequired).toBe(true);
  });
});
