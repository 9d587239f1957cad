// oxlint-disable unicorn/no-thenable -- `then` is a word of the node language
import { runInAction } from "mobx";
import { describe, expect, it, vi } from "vitest";
import type { Action } from "#contracts/config.ts";
import { documentOf, layerScope } from "#engine/index.ts";
import { enforceActions } from "#stores/enforceActions.ts";
import { failure } from "#stores/failure.ts";
import { fakePlayer } from "../support/fakePlayer.ts";
import { good, refusal } from "../support/fakeSession.ts";

enforceActions();

type Call = Omit<Extract<Action, { do: "call" }>, "do" | "call">;

async function aCall(answer?: ReturnType<typeof refusal> | { ok: false; failure: ReturnType<typeof failure> }) {
  const player = await fakePlayer();
  const row = { id: "m1", tiers: [5, 10] };
  const form = { name: "Ann", rate: 7 };
  const scope = layerScope(player.scope, { row: () => row, form: () => form }, "row");
  if (answer) player.answer.mockReturnValue(answer);
  const call = (given: Call, inside = scope) => player.dispatch({ do: "call", call: "readMessage", ...given }, inside);
  return { ...player, call, row };
}
const opens = (dialog: string): Action => ({
  do: "openDialog",
  dialog,
  with: { code: { bind: "/failure/code" }, says: { bind: "/failure/message" } },
});

describe("an action", () => {
  it("whose condition does not hold is left out, and those after it are done", async () => {
    const { dispatch, scope, stores } = await fakePlayer();
    const outcome = await dispatch({ do: "openDialog", dialog: "one", when: { loggedIn: true } }, scope);
    expect(outcome).toEqual({ ok: true });
    expect(stores.ui.dialogs).toEqual([]);
    await dispatch({ do: "openDialog", dialog: "two", when: { loggedIn: false } }, scope);
    expect(stores.ui.dialog?.name).toBe("two");
  });

  it("of any verb asks first where it says so", async () => {
    const { dispatch, scope, stores } = await fakePlayer();
    const confirm = { title: "security.end.title" };
    const first = dispatch({ do: "openDialog", dialog: "one", confirm }, scope);
    stores.ui.questions.open?.answer(false);
    expect(await first).toEqual({ ok: false, silent: true });
    const second = dispatch({ do: "openDialog", dialog: "one", confirm }, scope);
    stores.ui.questions.open?.answer(true);
    expect(await second).toEqual({ ok: true });
    expect(stores.ui.dialog?.name).toBe("one");
  });
});

describe("a call", () => {
  it("that may have moved money is followed by the balance, and no other is", async () => {
    const { dispatch, scope, stores } = await fakePlayer();
    await dispatch({ do: "call", call: "readMessage", params: { id: "m1" } }, scope);
    expect(stores.balance.state.status).toBe("unknown");
    await dispatch({ do: "call", call: "placeExampleBet" }, scope);
    await vi.waitFor(() => expect(stores.balance.state.status).toBe("known"));
  });

  it("knows the member anew after a call that changes what is told of one, and not after another", async () => {
    const { dispatch, scope, port } = await fakePlayer();
    const loads = port.getMemberInfo;
    await dispatch({ do: "call", call: "readMessage" }, scope);
    expect(loads).not.toHaveBeenCalled();
    await dispatch({ do: "call", call: "setPaymentPassword" }, scope);
    expect(loads).toHaveBeenCalledOnce();
  });

  it("that was refused leaves the balance alone", async () => {
    const { dispatch, scope, stores, answer } = await fakePlayer();
    answer.mockReturnValue(refusal("not_enough_money"));
    await dispatch({ do: "call", call: "placeExampleBet" }, scope);
    expect(stores.balance.state.status).toBe("unknown");
  });

  it("says what is refused of a parameter at the field that gave it, whatever that is called", async () => {
    const { dispatch, scope, answer } = await fakePlayer();
    const fieldErrors = { "/pictures/1": "Broken.", amount: "Too much.", own: "Whose?" };
    answer.mockReturnValue(refusal("form_invalid", { details: { fieldErrors } }));
    const inForm = layerScope(scope, { form: () => ({}) }, "form");
    const params = { pictures: { bind: "/form/more" }, amount: { bind: "/form/total" }, own: 3 };
    expect(await dispatch({ do: "call", call: "placeExampleBet", params }, inForm)).toMatchObject({
      ok: false,
      fieldErrors: { "/more/1": "Broken.", "/total": "Too much.", own: "Whose?" },
    });
  });

  it.each([
    ["a refusal loads again what the call would have changed", refusal("reward_gone"), 2],
    [
      "a word about a field does not",
      refusal("form_invalid", { details: { fieldErrors: { amount: { key: "form.least" } } } }),
      1,
    ],
    [
      "one that was judged by other figures than are shown does",
      refusal("form_invalid", { details: { isOutdated: true, fieldErrors: { amount: { key: "form.least" } } } }),
      2,
    ],
    ["nor does a dead line", { ok: false as const, failure: failure("network", "network") }, 1],
  ])("%s", async (_, answered, loads) => {
    const { call, calls, answer, scope, stores } = await aCall();
    answer.mockImplementation((name) => (name === "listRewards" ? good([]) : answered));
    stores.data.watch(documentOf(scope) ?? "", "rewards", { call: "listRewards", params: {}, everyMs: 0 });
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    await call({
      then: [
        { do: "openDialog", dialog: "done" },
        { do: "refresh", data: ["rewards"] },
      ],
    });
    expect(calls.filter((one) => one.call === "listRewards")).toHaveLength(loads);
    expect(stores.ui.dialogs).toEqual([]);
  });

  it.each<[string, Call["params"], unknown]>([
    ["lists", { ids: ["a", { bind: "/row/id" }] }, { ids: ["a", "m1"] }],
    ["objects in lists", { tiers: [{ rate: { bind: "/row/tiers/0" }, to: null }] }, { tiers: [{ rate: 5, to: null }] }],
    ["a bound list", { tiers: { bind: "/row/tiers" } }, { tiers: [5, 10] }],
    ["a figure", { most: { plus: [{ bind: "/row/tiers/0" }, 1] } }, { most: 6 }],
    ["what a form holds", { bind: "/form" }, { name: "Ann", rate: 7 }],
    ["nothing of what is not there", { bind: "/row/other" }, {}],
  ])("sends %s", async (_, params, sent) => {
    const { call, calls } = await aCall();
    await call(params === undefined ? {} : { params });
    expect(calls).toEqual([{ call: "readMessage", params: sent }]);
  });

  it("says how it went in words of the answer, and takes it back by it", async () => {
    const { call, calls, stores, answer } = await aCall();
    answer.mockReturnValue(good({ code: "READ-1", ids: ["m1", "m2"] }));
    await call({
      success: { bind: "/answer/code" },
      undo: { do: "call", call: "updateMessages", params: { ids: { bind: "/answer/ids" }, to: "unread" } },
    });
    const [toast] = stores.ui.toasts.list;
    expect([calls.length, toast?.text]).toEqual([1, "READ-1"]);
    expect(await toast?.undo?.()).toMatchObject({ ok: true });
    expect(calls[1]).toEqual({ call: "updateMessages", params: { ids: ["m1", "m2"], to: "unread" } });
    answer.mockReturnValue({ ok: false, failure: failure("network", "network") });
    expect(await toast?.undo?.()).toMatchObject({ ok: false });
  });

  it("says it anew in another language, with the values that it had", async () => {
    const { call, stores, answer } = await aCall();
    const said: { code: string } = { code: "READ-1" };
    answer.mockReturnValue(good(said));
    await call({ success: { bind: "/answer/code" } });
    said.code = "gone";
    expect(stores.ui.toasts.list[0]?.text).toBe("READ-1");
    await call({ success: "session.copied" });
    const inEnglish = stores.ui.toasts.list[1]?.text;
    runInAction(() => (stores.texts.texts = { ...stores.texts.texts, translate: (key) => `KM ${key}` }));
    expect([inEnglish === "KM session.copied", stores.ui.toasts.list[1]?.text]).toEqual([false, "KM session.copied"]);
  });

  it("offers nothing to take back where the conditions of all of it do not hold", async () => {
    const { call, stores, answer } = await aCall();
    const when = { value: { bind: "/answer/ids" }, empty: false } as const;
    for (const ids of [[], ["m1"]]) {
      answer.mockReturnValue(good({ ids }));
      await call({ success: `done ${ids.length}`, undo: [{ do: "toggleTheme", when }] });
    }
    expect(stores.ui.toasts.list.map(({ undo }) => undo !== undefined)).toEqual([false, true]);
  });

  it("covers the page until the answer is there, and not while it goes on", async () => {
    const { call, stores, answer } = await aCall();
    const covered: boolean[] = [];
    answer.mockImplementation(() => (covered.push(stores.ui.isCovered), good({})));
    const done = call({ busy: "page", then: { do: "setLanguage", language: "EN" } });
    await done;
    expect([...covered, stores.ui.isCovered]).toEqual([true, false]);
    await call({ busy: "control" });
    expect(covered).toEqual([true, false]);
  });

  it("that is refused does what is said for its code, and is a failure all the same", async () => {
    const { call, stores } = await aCall(refusal("too_low"));
    const outcome = await call({
      refused: { too_high: opens("high"), too_low: [opens("low"), opens("other")] },
      then: opens("then"),
    });
    expect(outcome).toEqual({ ok: false, silent: true });
    expect(stores.ui.dialogs.map(({ name }) => name)).toEqual(["low", "other"]);
    expect(stores.ui.dialog?.args).toMatchObject({ code: "too_low", says: expect.stringMatching(/./) });
    expect(stores.ui.toasts.list).toEqual([]);
  });

  it("that is refused by a code of which nothing is said shows the refusal", async () => {
    const { call, stores, scope } = await aCall(refusal("too_low"));
    await call({ refused: { constructor: opens("never"), too_high: opens("high") }, failed: opens("failed") }, scope);
    expect(stores.ui.dialogs).toEqual([]);
    expect(stores.ui.toasts.list).toHaveLength(1);
  });

  it.each(["network", "timeout", "fault"] as const)("that ends in %s does what is said for it", async (kind) => {
    const { call, stores } = await aCall({ ok: false, failure: failure(kind, kind) });
    expect(await call({ failed: opens("failed") })).toEqual({ ok: false, silent: true });
    expect(stores.ui.dialog?.name).toBe("failed");
  });

  it("that was given up, or made without a session that nobody opens, does nothing of it", async () => {
    for (const kind of ["aborted", "unauthorized"] as const) {
      const { call, stores, dispatch, scope } = await aCall({ ok: false, failure: failure(kind, kind) });
      const running = call({ failed: opens("failed") });
      await vi.waitFor(() => expect(stores.ui.dialog?.name).toBe(kind === "aborted" ? undefined : "login"));
      await dispatch({ do: "closeDialog" }, scope);
      await running;
      expect(stores.ui.dialogs).toEqual([]);
    }
  });
});

describe("a form whose refusal loads again what is shown", () => {
  const gone = refusal("withdrawal_gone");
  const then: Action[] = [{ do: "refresh", data: ["rewards"] }];

  it("has its message said elsewhere where it goes with what is loaded, and only there", async () => {
    const { call, stores } = await aCall(gone);
    const outcome = await call({ then });
    if (outcome.ok) throw new Error("It was not refused");
    expect(outcome.message).not.toBe("");
    expect(stores.ui.toasts.list).toEqual([]);
    outcome.gone?.();
    expect(stores.ui.toasts.list.map(({ text, tone }) => [text, tone])).toEqual([[outcome.message, "negative"]]);
  });

  it("says no more once its dialog was closed", async () => {
    const { call, stores } = await aCall(gone);
    stores.ui.openDialog("one");
    const outcome = await call({ then });
    if (outcome.ok) throw new Error("It was not refused");
    stores.ui.closeDialog();
    outcome.gone?.();
    expect(stores.ui.toasts.list).toEqual([]);
  });
});
