import { describe, expect, it } from "vitest";
import { enforceActions } from "#stores/enforceActions.ts";
import { aLogin } from "../support/aMember.ts";
import { fakePlayer } from "../support/fakePlayer.ts";
import { good, refusal } from "../support/fakeSession.ts";

enforceActions();

const typed = {
  mobileNum: "12345678",
  countryDialingCode: "855",
  verificationCode: "123456",
  newPassword: "Amber-Kettle-31",
};
const recover = { do: "recoverPassword" } as const;

describe("a new password by a code", () => {
  it("logs in, closes the dialog and leads on as a login does", async () => {
    const { dispatch, formScope, stores, port, addresses, session } = await fakePlayer("/login");
    stores.route.setReturnTo("/promotions?page=2");
    stores.ui.openDialog("forgotPassword");
    expect(await dispatch(recover, formScope(typed))).toEqual({ ok: true });
    expect(port.setPasswordByPhone.mock.calls).toEqual([[typed]]);
    expect([session.isLoggedIn, stores.ui.dialog, addresses]).toEqual([true, null, ["! /promotions?page=2"]]);
  });

  it.each([
    ["the password of new accounts", { ...typed, newPassword: "123456" }, aLogin()],
    ["one that the platform wants changed", typed, aLogin({ firstTimeLogin: true })],
  ])("that is %s is changed before anything else", async (_, values, answer) => {
    const { dispatch, formScope, stores, port, addresses } = await fakePlayer();
    port.setPasswordByPhone.mockResolvedValueOnce(good(answer));
    stores.ui.openDialog("forgotPassword");
    await dispatch(recover, formScope(values));
    expect([stores.ui.dialogs.map(({ name }) => name), addresses]).toEqual([["changePassword"], []]);
  });

  it("that is refused says so at its field, and nobody is logged in", async () => {
    const { dispatch, formScope, stores, port, session } = await fakePlayer();
    const fieldErrors = { verificationCode: { key: "error.wrong_code" } };
    port.setPasswordByPhone.mockResolvedValueOnce(refusal("wrong_code", { details: { fieldErrors } }));
    stores.ui.openDialog("forgotPassword");
    expect(await dispatch(recover, formScope(typed))).toMatchObject({
      ok: false,
      fieldErrors: { verificationCode: "The code is wrong or too old. Please ask for a new one." },
    });
    expect([session.state.status, stores.ui.dialog?.name, stores.ui.isCovered]).toEqual([
      "unknown",
      "forgotPassword",
      false,
    ]);
  });

  it("after the session ended brings the same member back to where it was", async () => {
    const { dispatch, formScope, session, addresses } = await fakePlayer("/promotions");
    await session.logins.login({ type: "username", username: "player01", password: "Secret#12", rememberMe: false });
    session.end(session.token);
    await dispatch(recover, formScope(typed));
    expect([session.state.status, addresses]).toEqual(["loggedIn", []]);
  });
});

describe("a new password by a link", () => {
  const byLink = async (hash: string | undefined) => fakePlayer("/resetPassword", hash === undefined ? {} : { hash });

  it("sends the token behind the number sign, says whose password it is, and leads to the login", async () => {
    const { dispatch, formScope, stores, calls, answer, addresses } = await byLink("#token=abc");
    answer.mockReturnValue(good({ account: "player01", endedSessions: 2 }));
    expect(await dispatch(recover, formScope({ newPassword: "Amber-Kettle-31" }))).toEqual({ ok: true });
    expect(calls).toEqual([{ call: "resetPassword", params: { token: "abc", newPassword: "Amber-Kettle-31" } }]);
    expect(stores.ui.toasts.list.map(({ text }) => text).join()).toContain("player01");
    expect(addresses).toEqual(["! /login"]);
  });

  it.each([undefined, "", "#", "#token=", "#other=1"])(
    "at the address %j asks nobody: the link is dead",
    async (hash) => {
      const { dispatch, formScope, calls } = await byLink(hash);
      expect(await dispatch(recover, formScope({ newPassword: "x" }))).toEqual({ ok: false, code: "link_dead" });
      expect(calls).toEqual([]);
    },
  );

  it.each([
    ["player01", false],
    ["player02", true],
  ])("of %s, opened where player01 is logged in, leaves that session: %s", async (account, stays) => {
    const { dispatch, formScope, session, answer } = await byLink("#token=abc");
    await session.logins.login({ type: "username", username: "player01", password: "Secret#12", rememberMe: false });
    answer.mockReturnValue(good({ account }));
    await dispatch(recover, formScope({ newPassword: "Amber-Kettle-31" }));
    expect(session.isLoggedIn).toBe(stays);
  });

  it("that the platform refuses stays in the form, and nothing is left", async () => {
    const { dispatch, formScope, answer, addresses } = await byLink("#token=abc");
    answer.mockReturnValue(refusal("link_dead"));
    expect(await dispatch(recover, formScope({ newPassword: "x" }))).toMatchObject({
      ok: false,
      message: "This link has been used or is too old. Please ask for a new one.",
    });
    expect(addresses).toEqual([]);
  });
});

describe("a dialog that takes another's place", () => {
  it("closes the one its action stands in, and what a login was asked for is not forgotten", async () => {
    const { dispatch, scope, stores, formScope } = await fakePlayer();
    stores.ui.openDialog("login");
    const { layerScope } = await import("#engine/index.ts");
    const inside = layerScope(scope, { dialog: () => ({ $name: "login" }) }, "dialog");
    await dispatch({ do: "openDialog", dialog: "forgotPassword", instead: true }, inside);
    expect(stores.ui.dialogs.map(({ name }) => name)).toEqual(["forgotPassword"]);
    await dispatch({ do: "openDialog", dialog: "notice" }, formScope({}));
    expect(stores.ui.dialogs.map(({ name }) => name)).toEqual(["forgotPassword", "notice"]);
  });
});

describe("a mail to set a new password", () => {
  it("takes a proof of its own along, and a refusal is told in the form", async () => {
    const { dispatch, formScope, botCheck, calls, answer, stores } = await fakePlayer();
    const ask = { do: "call", call: "requestPasswordMail", params: { bind: "/form" } } as const;
    const values = { username: "player01", email: "a@b.example" };
    answer.mockReturnValueOnce(refusal("member_unknown"));
    expect(await dispatch(ask, formScope(values))).toMatchObject({
      ok: false,
      message: "There is no account with this username and e-mail.",
    });
    expect(botCheck.solve.mock.calls).toEqual([["passwordMail"]]);
    expect(calls[0]?.params).toEqual({ ...values, botCheck: "proof of passwordMail" });
    expect(stores.ui.questions.open).toBeFalsy();
  });
});
