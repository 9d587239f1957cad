// oxlint-disable unicorn/no-thenable -- `then` is a word of the node language
import { describe, expect, it, vi } from "vitest";
import type { Action } from "#contracts/config.ts";
import { enforceActions } from "#stores/enforceActions.ts";
import { failure } from "#stores/failure.ts";
import { layerScope } from "#engine/index.ts";
import { createPagedSource } from "#stores/PagedSource.ts";
import { resumed } from "#player/actions/resumed.ts";
import { resumeLoads } from "#player/session/resumeLoads.ts";
import { createIntentKeys } from "#api/createIntentKeys.ts";
import { watchOnce } from "../support/watchOnce.ts";
import { aLogin, aMember } from "../support/aMember.ts";
import { anEnded, dead, typedAgain as typed } from "../support/anEnded.ts";
import { fakePlayer } from "../support/fakePlayer.ts";
import { good } from "../support/fakeSession.ts";
import { fakeStorage } from "../support/fakeStorage.ts";

enforceActions();

const send: Action = { do: "call", call: "readMessage", params: { id: "m1" }, success: "session.copied", busy: "page" };

describe("what a session was needed for that had ended", () => {
  it("is done once after the login over the page, which stays", async () => {
    const { dispatch, scope, stores, logInAgain, sent, addresses } = await anEnded();
    const before = addresses.length;
    const running = dispatch(send, scope);
    await vi.waitFor(() => expect(sent()).toBe(1));
    expect([stores.ui.dialog?.name, stores.ui.isCovered, stores.route.route.path]).toEqual([
      "login",
      false,
      "/promotions",
    ]);
    await logInAgain();
    expect(await running).toMatchObject({ ok: true });
    expect([sent(), stores.ui.dialogs, addresses.length]).toEqual([2, [], before]);
    expect(stores.ui.toasts.list.filter(({ tone }) => tone === "positive")).toHaveLength(1);
  });

  it("is not done for another account", async () => {
    const { dispatch, scope, port, logInAgain, sent } = await anEnded();
    const running = dispatch(send, scope);
    await vi.waitFor(() => expect(sent()).toBe(1));
    port.login.mockResolvedValueOnce(good(aLogin({ account: "player09" })));
    port.getMemberInfo.mockResolvedValue(good(aMember({ account: "player09" })));
    await logInAgain();
    expect(await running).toEqual({ ok: false, silent: true });
    expect(sent()).toBe(1);
  });

  it("is given up with the login", async () => {
    const { dispatch, scope, sent, logInAgain } = await anEnded();
    const running = dispatch(send, scope);
    await vi.waitFor(() => expect(sent()).toBe(1));
    await dispatch({ do: "closeDialog" }, scope);
    expect(await running).toEqual({ ok: false, silent: true });
    await logInAgain();
    expect(sent()).toBe(1);
  });

  it("is tried once more and no oftener, where the new session is dead as well", async () => {
    const { dispatch, scope, answer, sent, logInAgain } = await anEnded();
    const running = dispatch(send, scope);
    await vi.waitFor(() => expect(sent()).toBe(1));
    answer.mockReturnValue(dead);
    await logInAgain();
    expect(await running).toEqual({ ok: false, silent: true });
    expect(sent()).toBe(2);
  });

  it("is done after a login in another tab, which closes the dialog here", async () => {
    const { dispatch, scope, session, stores, sent } = await anEnded();
    const running = dispatch(send, scope);
    await vi.waitFor(() => expect(sent()).toBe(1));
    session.hear({ is: "loggedIn", isNew: true, token: "token-2", account: "player01", type: 0, username: "player01" });
    expect(await running).toMatchObject({ ok: true });
    expect([sent(), stores.ui.dialogs]).toEqual([2, []]);
  });

  it("keeps the key of its intent, though the storage was emptied with the session", () => {
    const storage = fakeStorage();
    const keys = createIntentKeys(storage, () => crypto.randomUUID());
    const take = () => keys.take("createExampleWithdrawal", { amount: 5 });
    const first = take();
    first.end("lost");
    storage.clear();
    const again = take();
    expect(again.key).toBe(first.key);
    again.end("done");
    expect(take().key).not.toBe(first.key);
  });
});

describe("what else waits for the login", () => {
  const ended = failure("unauthorized", "not_logged_in");

  it("is a change of password, sent once more with what was typed, and given up with the login", async () => {
    const { dispatch, formScope, scope, stores, port, session, logInAgain } = await anEnded();
    port.changePassword.mockResolvedValueOnce({ ok: false, failure: ended });
    stores.ui.openDialog("changePassword");
    stores.ui.openDialog("login");
    const form = { oldPassword: "Secret#12", newPassword: "Better#34", confirmNewPassword: "Better#34" };
    const running = dispatch({ do: "changePassword" }, formScope(form));
    await vi.waitFor(() => expect(port.changePassword).toHaveBeenCalledTimes(1));
    await logInAgain();
    expect(await running).toMatchObject({ ok: true });
    expect(port.changePassword.mock.calls.map(([sent]) => sent)).toEqual([form, form]);
    session.end(session.token);
    port.changePassword.mockResolvedValueOnce({ ok: false, failure: ended });
    stores.ui.openDialog("changePassword");
    stores.ui.openDialog("login");
    const second = dispatch({ do: "changePassword" }, formScope(form));
    await vi.waitFor(() => expect(port.changePassword).toHaveBeenCalledTimes(3));
    await dispatch({ do: "closeDialog" }, scope);
    expect(await second).toEqual({ ok: false, message: "Please log in." });
    expect([stores.ui.dialog?.name, port.changePassword.mock.calls.length]).toEqual(["changePassword", 3]);
  });

  it("is a part of a file, which is sent once more, and not for another account", async () => {
    const { stores, session, port, logInAgain } = await anEnded();
    const send = vi.fn(async () => (session.isLoggedIn ? good({ received: 9 }) : dead));
    const first = resumed({ stores, pending: { done: null } }, send);
    await logInAgain();
    expect(await first).toMatchObject({ ok: true });
    session.end(session.token);
    const second = resumed({ stores, pending: { done: null } }, send);
    port.login.mockResolvedValueOnce(good(aLogin({ account: "player09" })));
    port.getMemberInfo.mockResolvedValue(good(aMember({ account: "player09" })));
    await logInAgain();
    expect([(await second).ok, send.mock.calls.length]).toEqual([false, 3]);
  });

  it.each(["navigate", "openDialog", "openCentre"] as const)(
    "is a way behind the login (%s) with what its row holds, for the same account alone",
    async (kind) => {
      const { dispatch, scope, stores, port, addresses, arrive, logInAgain } = await anEnded();
      const row = layerScope(scope, { row: () => ({ vassalage: "SEA", gameCode: "north" }) }, "row");
      const query = { vendor: { bind: "/row/vassalage" }, game: { bind: "/row/gameCode" } };
      const ways: Record<typeof kind, Action> = {
        navigate: { do: "requireLogin", then: [{ do: "navigate", to: "/game", query }] },
        openDialog: { do: "requireLogin", then: [{ do: "openDialog", dialog: "bet", with: query }] },
        openCentre: { do: "openCentre", centre: "personal", page: "withdraw" },
      };
      const at = () => [addresses.at(-1), stores.ui.dialog?.args];
      const reached = {
        navigate: ["/game?vendor=SEA&game=north", undefined],
        openDialog: [undefined, { vendor: "SEA", game: "north" }],
        openCentre: ["/promotions?centre=personal&page=withdraw", undefined],
      };
      addresses.length = 0;
      await dispatch(ways[kind], row);
      await logInAgain();
      expect(at()).toEqual(reached[kind]);
      stores.ui.closeAllDialogs();
      arrive("/promotions");
      stores.session.end(stores.session.token);
      await dispatch(ways[kind], row);
      addresses.length = 0;
      port.login.mockResolvedValueOnce(good(aLogin({ account: "player09" })));
      port.getMemberInfo.mockResolvedValue(good(aMember({ account: "player09" })));
      await logInAgain();
      expect(at()).toEqual(["/index", undefined]);
    },
  );

  it("is what a page was loading: a figure, a list and its next page, and nothing that failed for another reason", async () => {
    const { stores, answer, logInAgain, calls } = await anEnded();
    resumeLoads(stores);
    const pages: Record<string, unknown> = { list: 1, more: 1 };
    answer.mockImplementation((call) => {
      if (call === "getTrouble") return { ok: false, failure: failure("network", "network") };
      if (call === "listMore" && pages["more"] === 1) return good({ rows: [1, 2], total: 4 });
      return stores.session.isLoggedIn ? good({ rows: [3, 4], total: 4 }) : dead;
    });
    const watch = (id: string, call: string, rest: object = {}) =>
      stores.data.watch("page/x", id, { call, params: {}, everyMs: 0, ...rest });
    watch("figure", "getFigure");
    watch("trouble", "getTrouble");
    watch("more", "listMore", { pages: { size: 2 }, create: createPagedSource });
    await vi.waitFor(() => expect(stores.data.read("page/x", "more").status).toBe("ready"));
    pages["more"] = 2;
    await stores.data.loadMore("page/x", "more");
    expect(stores.data.read("page/x", "figure")).toMatchObject({ status: "failed" });
    expect(stores.data.read("page/x", "more")).toMatchObject({ status: "failed", value: { more: "failed" } });
    await logInAgain();
    await vi.waitFor(() => expect(stores.data.read("page/x", "more")).toMatchObject({ value: { rows: [1, 2, 3, 4] } }));
    expect(stores.data.read("page/x", "figure")).toMatchObject({ status: "ready", value: { rows: [3, 4] } });
    const asked = (name: string) => calls.filter(({ call }) => call === name).length;
    expect([asked("getFigure"), asked("listMore"), asked("getTrouble")]).toEqual([2, 3, 1]);
  });
});

describe("what a visitor may not do", () => {
  it("asks for the login, and is done after it on the same page", async () => {
    const { dispatch, formScope, scope, stores, session, answer, calls, addresses } = await fakePlayer("/promotions");
    answer.mockImplementation(() => (session.isLoggedIn ? good({}) : dead));
    const running = dispatch(send, scope);
    await vi.waitFor(() => expect(stores.ui.dialog?.name).toBe("login"));
    await dispatch({ do: "login" }, formScope(typed));
    expect(await running).toMatchObject({ ok: true });
    expect([calls.length, addresses]).toEqual([2, []]);
  });

  it("is a file of a visitor's too, who stays on the page where it was chosen", async () => {
    const { dispatch, formScope, stores, pending, session, addresses } = await fakePlayer("/promotions");
    const send = vi.fn(async () => (session.isLoggedIn ? good({ received: 9 }) : dead));
    const running = resumed({ stores, pending }, send);
    await vi.waitFor(() => expect(stores.ui.dialog?.name).toBe("login"));
    await dispatch({ do: "login" }, formScope(typed));
    expect([(await running).ok, send.mock.calls.length, addresses]).toEqual([true, 2, []]);
  });

  it("[LOGIN-12] is not done by a login in another tab", async () => {
    const { dispatch, formScope, scope, stores, session, addresses } = await fakePlayer("/promotions");
    watchOnce(stores, { forms: { drafts: new Map() } as never });
    await dispatch({ do: "openCentre", centre: "personal", page: "transactionHistory" }, scope);
    session.hear({ is: "loggedIn", isNew: true, token: "token-2", account: "player01", type: 0, username: "player01" });
    await vi.waitFor(() => expect(session.state.status).toBe("loggedIn"));
    expect([stores.ui.dialogs, addresses]).toEqual([[], []]);
    await session.logout();
    await dispatch({ do: "login" }, formScope(typed));
    expect(addresses).toEqual(["/index"]);
  });
});
