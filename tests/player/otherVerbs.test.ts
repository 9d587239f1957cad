// oxlint-disable unicorn/no-thenable -- `then` is a word of the node language
import { describe, expect, it } from "vitest";
import type { Action } from "#contracts/config.ts";
import { layerScope } from "#engine/index.ts";
import { enforceActions } from "#stores/enforceActions.ts";
import { failure } from "#stores/failure.ts";
import { aLogin } from "../support/aMember.ts";
import { fakePlayer } from "../support/fakePlayer.ts";
import { good, refusal } from "../support/fakeSession.ts";

enforceActions();

const typed = { username: "player01", password: "Secret#12" };

describe("a call", () => {
  it("resolves its parameters, tells of success, loads again and goes on", async () => {
    const { dispatch, scope, stores, calls, answer } = await fakePlayer();
    answer.mockReturnValue(good({ unread: 3 }));
    const row = layerScope(scope, { row: () => ({ id: "m1" }) }, "row");
    const outcome = await dispatch(
      {
        do: "call",
        call: "readMessage",
        params: { id: { bind: "/row/id" } },
        success: "session.registered",
        then: [{ do: "openDialog", dialog: "notice", with: { count: { bind: "/answer/unread" } } }],
      },
      row,
    );
    expect(outcome).toMatchObject({ ok: true, value: { unread: 3 } });
    expect(calls).toEqual([{ call: "readMessage", params: { id: "m1" } }]);
    expect(stores.messages.unread).toBe(3);
    expect(stores.ui.toasts.list).toMatchObject([{ tone: "positive" }]);
    expect(stores.ui.dialog).toEqual({ name: "notice", args: { count: 3 } });
  });

  it("that wants a confirmation is not made without one", async () => {
    const { dispatch, scope, stores, calls } = await fakePlayer();
    const action: Action = {
      do: "call",
      call: "endSession",
      params: { id: "1" },
      confirm: { title: "security.end.title", danger: true },
    };
    const refusedRun = dispatch(action, scope);
    expect(stores.ui.questions.open).toMatchObject({ title: "Log this device out?", danger: true, cancel: "Cancel" });
    stores.ui.questions.open?.answer(false);
    expect(await refusedRun).toEqual({ ok: false, silent: true });
    expect(calls).toEqual([]);
    const run = dispatch(action, scope);
    stores.ui.questions.open?.answer(true);
    expect(await run).toMatchObject({ ok: true });
  });

  it("that fails outside of a form is told in a message, inside of one in the form", async () => {
    const { dispatch, scope, formScope, stores, answer } = await fakePlayer();
    answer.mockReturnValue({ ok: false, failure: failure("network", "network") });
    const action: Action = { do: "call", call: "readMessage", params: { id: "1" } };
    expect(await dispatch(action, scope)).toEqual({ ok: false, silent: true });
    expect(stores.ui.toasts.list).toMatchObject([{ tone: "negative" }]);
    expect(await dispatch(action, formScope({}))).toMatchObject({ ok: false, message: stores.ui.toasts.list[0]?.text });
  });

  it("[ROUTE-10] that was given up because the visitor went on is silent, in a form and outside", async () => {
    const { dispatch, scope, formScope, stores, answer } = await fakePlayer();
    answer.mockReturnValue({ ok: false, failure: failure("aborted", "aborted") });
    const action: Action = { do: "call", call: "readMessage", params: { id: "1" } };
    for (const from of [scope, formScope({})])
      expect(await dispatch(action, from)).toEqual({ ok: false, silent: true });
    expect([stores.ui.toasts.list, stores.ui.dialog, stores.ui.questions.open]).toEqual([[], null, null]);
  });

  it.each(["publish", "saveDraft", "login", "changePassword", "streamRevisions", "nothing", "__proto__"])(
    "of %s is none of a document's",
    async (call) => {
      const { dispatch, scope, calls } = await fakePlayer();
      expect(await dispatch({ do: "call", call }, scope)).toMatchObject({ ok: false });
      expect(calls).toEqual([]);
    },
  );

  it("[ERR-01] [LOGIN-09] for a code proves a person first, and a refusal is a warning in the platform's words", async () => {
    const { dispatch, formScope, stores, calls, answer, botCheck } = await fakePlayer();
    const action: Action = { do: "call", call: "sendLoginCode", params: { mobileNum: "1" } };
    answer.mockReturnValueOnce(good({ expiredMinutes: 2 }));
    expect(await dispatch(action, formScope({}))).toEqual({ ok: true, value: { expiredMinutes: 2 } });
    expect(botCheck.solve.mock.calls).toEqual([["loginCode"]]);
    expect(calls[0]?.params).toEqual({ mobileNum: "1", botCheck: "proof of loginCode" });
    // The platform's own words, also where its code has a text of ours.
    for (const call of ["sendLoginCode", "sendRegisterCode", "sendForgotCode"] as const) {
      answer.mockReturnValueOnce(refusal("wrong_code", { message: "Not today." }));
      const running = dispatch({ ...action, call }, formScope({}));
      await expect
        .poll(() => stores.ui.questions.open)
        .toMatchObject({ body: "Not today.", submit: "OK", cancel: null });
      stores.ui.questions.open?.answer(true);
      expect(await running).toEqual({ ok: false, silent: true });
    }
  });
});

describe("other verbs", () => {
  it("[LOGIN-11] log out: dialogs and centre close, the page is home", async () => {
    const { dispatch, scope, formScope, stores, port, storage, arrive, addresses } = await fakePlayer();
    port.login.mockResolvedValueOnce(good(aLogin({ type: 1 })));
    await dispatch({ do: "login" }, formScope(typed));
    arrive("/promotions");
    addresses.length = 0;
    stores.ui.openDialog("logout");
    stores.ui.openCentre("agent", null);
    await dispatch({ do: "logout" }, scope);
    expect(port.logout).toHaveBeenCalledOnce();
    expect([stores.ui.dialogs, stores.ui.centre, stores.session.state.status]).toEqual([[], null, "visitor"]);
    expect([addresses, stores.session.member, storage.get("isAgent")]).toEqual([["/index"], null, null]);
  });

  it.each([
    ["the network failed", refusal("network", { kind: "network" }), 1],
    ["the platform refused", refusal("busy"), 1],
    ["the platform did not know the session any more", refusal("not_logged_in", { kind: "unauthorized" }), 0],
  ])("log out here when %s, and say whether the platform is told", async (_, answer, toasts) => {
    const { dispatch, scope, formScope, stores, port } = await fakePlayer();
    await dispatch({ do: "login" }, formScope(typed));
    port.logout.mockResolvedValueOnce(answer);
    await dispatch({ do: "logout" }, scope);
    expect(stores.session.state.status).toBe("visitor");
    expect(stores.ui.toasts.list.filter(({ tone }) => tone === "warning")).toHaveLength(toasts);
  });

  it("give up a login: what waited for it is forgotten, and the session that ended is over", async () => {
    const { dispatch, scope, formScope, stores, session, arrive, addresses } = await fakePlayer();
    await dispatch({ do: "login" }, formScope(typed));
    arrive("/index?centre=personal&page=x&ref=1");
    session.end(session.token);
    stores.ui.openDialog("login");
    await dispatch({ do: "closeDialog" }, scope);
    expect([stores.ui.dialog, session.state.status, addresses.at(-1)]).toEqual([null, "visitor", "< /index?ref=1"]);
  });

  it("leave a forced change of password only by logging out", async () => {
    const { dispatch, scope, formScope, stores, port } = await fakePlayer();
    port.login.mockResolvedValueOnce(good(aLogin({ firstTimeLogin: true })));
    await dispatch({ do: "login" }, formScope(typed));
    const staying = dispatch({ do: "closeDialog" }, scope);
    stores.ui.questions.open?.answer(false);
    await staying;
    expect(stores.ui.dialog?.name).toBe("changePassword");
    const leaving = dispatch({ do: "closeDialog" }, scope);
    stores.ui.questions.open?.answer(true);
    await leaving;
    expect([stores.ui.dialog, stores.session.state.status]).toEqual([null, "visitor"]);
  });

  it("[LANG-04] change the language, and tell the platform of whoever is logged in", async () => {
    const { dispatch, scope, formScope, stores, calls } = await fakePlayer();
    await dispatch({ do: "setLanguage", language: "KM" }, scope);
    expect([stores.texts.language, calls]).toEqual(["KM", []]);
    await dispatch({ do: "login" }, formScope(typed));
    await dispatch({ do: "setLanguage", language: "EN" }, scope);
    expect(calls).toEqual([{ call: "updateLanguage", params: { language: "EN" } }]);
    expect(await dispatch({ do: "setLanguage", language: "FR" }, scope)).toEqual({ ok: false, silent: true });
    expect(stores.texts.language).toBe("EN");
  });

  it.each([
    ["https://social.example/", true],
    ["mailto:a@b.example", true],
    // oxlint-disable-next-line eslint/no-script-url -- this is what must not be opened
    ["javascript:alert(1)", false],
    ["//evil.example", false],
    ["http://plain.example", false],
    [" https://space.example", false],
  ])("open %s outside: %s", async (href, isOpened) => {
    const { dispatch, scope, opened } = await fakePlayer();
    await dispatch({ do: "openLink", href }, scope);
    expect(opened).toEqual(isOpened ? [href] : []);
  });

  it.each([
    ["/game?id=1", ["/game?id=1"], []],
    ["https://games.example/play?id=1", [], ["https://games.example/play?id=1"]],
    ["//evil.example", [], []],
    ["/\\evil.example", [], []],
    // oxlint-disable-next-line eslint/no-script-url -- this is what must not be opened
    ["javascript:alert(1)", [], []],
    [undefined, [], []],
    [{ url: "/game" }, [], []],
  ])("lead where an answer says, and nowhere else: %j", async (address, inside, outside) => {
    const { dispatch, formScope, opened, addresses } = await fakePlayer();
    const scope = formScope({ address });
    const bound = { bind: "/form/address" };
    await dispatch({ do: "navigate", to: bound }, scope);
    await dispatch({ do: "openLink", href: bound }, scope);
    expect(addresses).toEqual(inside);
    expect(opened).toEqual(outside);
  });

  it("lead on by a path of the platform in the same window, and by no other path", async () => {
    const { dispatch, formScope, device, opened } = await fakePlayer();
    const paths = ["/wps/deposit/pay/1", "/wpsx", "/game", "//wps/x", "/wps/a b", "https://x.example/wps/"];
    for (const path of paths) await dispatch({ do: "openLink", href: { bind: "/form/path" } }, formScope({ path }));
    expect(device.leave.mock.calls).toEqual([["/wps/deposit/pay/1"]]);
    expect(opened).toEqual(["https://x.example/wps/"]);
  });

  it("copy what a value reads, and say so", async () => {
    const { dispatch, formScope, device, stores } = await fakePlayer();
    const scope = formScope({ code: "ABC123", none: "" });
    expect(await dispatch({ do: "copy", value: { bind: "/form/code" } }, scope)).toEqual({ ok: true });
    expect(device.copy.mock.calls).toEqual([["ABC123"]]);
    expect(stores.ui.toasts.list.map(({ tone }) => tone)).toEqual(["positive"]);
    expect(await dispatch({ do: "copy", value: { bind: "/form/none" } }, scope)).toMatchObject({ ok: false });
    expect(device.copy).toHaveBeenCalledOnce();
    device.copy.mockRejectedValueOnce(new Error("not allowed"));
    expect(await dispatch({ do: "copy", value: "x" }, scope)).toMatchObject({ ok: false });
    expect(stores.ui.toasts.list.filter(({ tone }) => tone === "positive")).toHaveLength(1);
  });

  it("print the page", async () => {
    const { dispatch, scope, device } = await fakePlayer();
    await dispatch({ do: "print" }, scope);
    expect(device.print).toHaveBeenCalledOnce();
  });

  it("never reject, and refuse what they do not know", async () => {
    const { dispatch, scope } = await fakePlayer();
    expect(await dispatch({ do: "explode" } as unknown as Action, scope)).toMatchObject({ ok: false });
    globalThis.reportError ??= () => {};
    expect(await dispatch({ do: "navigate" } as Action, scope)).toMatchObject({ ok: false });
  });
});
