import { describe, expect, it, vi } from "vitest";
import type { Action } from "#contracts/config.ts";
import { enforceActions } from "#stores/enforceActions.ts";
import { failure } from "#stores/failure.ts";
import { createIntentKeys } from "#api/createIntentKeys.ts";
import { watchSession } from "../../src/player/wiring/watchSession.ts";
import { aLogin, aMember } from "../support/aMember.ts";
import { fakePlayer } from "../support/fakePlayer.ts";
import { good } from "../support/fakeSession.ts";
import { fakeStorage } from "../support/fakeStorage.ts";

enforceActions();

const typed = { username: "player01", password: "Secret#12" };
const send: Action = { do: "call", call: "readMessage", params: { id: "m1" }, success: "session.copied", busy: "page" };
const dead = { ok: false as const, failure: failure("unauthorized", "not_logged_in") };

/** Somebody in the middle of a page, whose session the platform has ended. */
async function anEnded() {
  const player = await fakePlayer("/promotions");
  const { stores, session, answer, dispatch, formScope, scope, calls } = player;
  watchSession(stores, { forms: { drafts: new Map() } as never });
  await dispatch({ do: "login" }, formScope(typed));
  player.arrive("/promotions");
  // As the client does at a 401: the session is over before the answer is read.
  answer.mockImplementation(() => (session.isLoggedIn ? good({}) : (session.end(null), dead)));
  session.end(session.token);
  const logInAgain = () => dispatch({ do: "login" }, formScope(typed));
  const sent = () => calls.filter(({ call }) => call === "readMessage").length;
  return { ...player, scope, logInAgain, sent };
}

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
    const key = keys.keyFor("createExampleWithdrawal");
    storage.clear();
    expect(keys.keyFor("createExampleWithdrawal")).toBe(key);
    keys.settle("createExampleWithdrawal");
    expect(keys.keyFor("createExampleWithdrawal")).not.toBe(key);
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

  it("[LOGIN-12] is not done by a login in another tab", async () => {
    const { dispatch, formScope, scope, stores, session, addresses } = await fakePlayer("/promotions");
    watchSession(stores, { forms: { drafts: new Map() } as never });
    await dispatch({ do: "openCentre", centre: "personal", page: "transactionHistory" }, scope);
    session.hear({ is: "loggedIn", isNew: true, token: "token-2", account: "player01", type: 0, username: "player01" });
    await vi.waitFor(() => expect(session.state.status).toBe("loggedIn"));
    expect([stores.ui.dialogs, addresses]).toEqual([[], []]);
    await session.logout();
    await dispatch({ do: "login" }, formScope(typed));
    expect(addresses).toEqual(["/index"]);
  });
});
