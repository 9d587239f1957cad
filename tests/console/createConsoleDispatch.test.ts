import { describe, expect, it, vi } from "vitest";
import type { Action } from "#contracts/config.ts";
import type { ConsoleStores } from "#console/ConsoleStores.ts";
import { createConsoleDispatch } from "#console/wiring/createConsoleDispatch.ts";
import { layerScope } from "#engine/index.ts";
import { enforceActions } from "#stores/enforceActions.ts";
import { failure } from "#stores/failure.ts";
import { fakePlayer } from "../support/fakePlayer.ts";
import { good, refusal } from "../support/fakeSession.ts";

enforceActions();

/** The console's actions over real stores of the screen; the operator and the draft are noted. */
async function aConsole() {
  const { stores, device, calls, answer, scope } = await fakePlayer();
  const operator = {
    isOpen: true,
    state: { status: "open" },
    load: vi.fn(async () => undefined),
    leave: vi.fn(),
    askPassword: vi.fn(async () => true),
    answerWait: vi.fn(),
  };
  const draft = { load: vi.fn(async () => undefined), flush: vi.fn(async () => undefined) };
  const dispatch = createConsoleDispatch({
    stores: { ...stores, operator, draft, handOver: {}, review: {}, writing: {} } as unknown as ConsoleStores,
    page: { origin: "https://site.example", hostname: "site.example" },
    openOutside: () => undefined,
    device,
  });
  const call = (given: Omit<Extract<Action, { do: "call" }>, "do" | "call">, name = "getLive") =>
    dispatch({ do: "call", call: name, ...given }, scope);
  return { stores, device, calls, answer, scope, operator, draft, dispatch, call };
}

const opens: Action = { do: "openDialog", dialog: "why", with: { code: { bind: "/failure/code" } } };

describe("an action of the console", () => {
  it("does what its document says of a refusal, and shows no message then", async () => {
    const { answer, call, stores } = await aConsole();
    answer.mockReturnValue(refusal("not_found"));
    expect(await call({ refused: { not_found: opens } })).toMatchObject({ ok: false, silent: true });
    expect(stores.ui.dialog).toEqual({ name: "why", args: { code: "not_found" } });
    expect(stores.ui.toasts.list).toEqual([]);
  });

  it("does what its document says where there was no answer", async () => {
    const { answer, call, stores } = await aConsole();
    answer.mockReturnValue({ ok: false, failure: failure("network", "network") });
    await call({ failed: opens });
    expect(stores.ui.dialog).toEqual({ name: "why", args: { code: "network" } });
  });

  it.each(["schedulePublication", "cancelSchedule", "revert"])(
    "brings what rests to the platform before %s, and loads the draft that is there afterwards",
    async (name) => {
      const { answer, call, draft } = await aConsole();
      answer.mockImplementation(() => (expect(draft.load).not.toHaveBeenCalled(), good({})));
      await call({}, name);
      expect(draft.flush).toHaveBeenCalledOnce();
      expect(draft.load).toHaveBeenCalledOnce();
    },
  );

  it("covers the page while it is under way where it says so", async () => {
    const { answer, call, stores } = await aConsole();
    const covered: boolean[] = [];
    answer.mockImplementation(() => (covered.push(stores.ui.isCovered), good({})));
    await call({ busy: "page" });
    expect([...covered, stores.ui.isCovered]).toEqual([true, false]);
  });

  it("hands the answer to what follows", async () => {
    const { answer, call, device } = await aConsole();
    answer.mockReturnValue(good({ hash: "sha256-1" }));
    await call({ then: [{ do: "copy", value: { bind: "/answer/hash" } }] });
    expect(device.copy).toHaveBeenCalledExactlyOnceWith("sha256-1");
  });

  it("shows a refusal that nothing is said of as a message", async () => {
    const { answer, call, stores } = await aConsole();
    answer.mockReturnValue(refusal("not_found"));
    await call({});
    expect(stores.ui.toasts.list).toHaveLength(1);
  });

  it("asks for the password where it was given too long ago, and does the call again", async () => {
    const { answer, call, calls, operator } = await aConsole();
    answer.mockReturnValueOnce(refusal("password_needed")).mockReturnValue(good({}));
    expect(await call({ refused: { password_needed: opens } })).toMatchObject({ ok: true });
    expect(operator.askPassword).toHaveBeenCalledOnce();
    expect(calls.map((one) => one.call)).toEqual(["getLive", "getLive"]);
  });

  it("makes no call that the contract does not have", async () => {
    const { call, calls } = await aConsole();
    expect(await call({}, "toString")).toMatchObject({ ok: false });
    expect(calls).toEqual([]);
  });

  it("changes the state of its document", async () => {
    const { dispatch, scope, stores } = await aConsole();
    const declared = { document: "page/drafts", state: { open: false }, keep: {} };
    stores.states.open(declared);
    const inside = layerScope(scope, { $document: () => declared }, "page/drafts");
    expect(await dispatch({ do: "set", to: "/state/open", value: true }, inside)).toEqual({ ok: true });
    expect(stores.states.read(declared, "open")).toBe(true);
  });

  it("asks first where it says so, in the console's words", async () => {
    const { dispatch, scope, stores, device } = await aConsole();
    const done = dispatch({ do: "print", confirm: { title: "home.start" } }, scope);
    await vi.waitFor(() => expect(stores.ui.questions.open).not.toBeNull());
    expect(stores.ui.questions.open?.submit).toBe(stores.texts.texts.translate("console.confirm.ok"));
    stores.ui.questions.open?.answer(false);
    expect(await done).toMatchObject({ ok: false, silent: true });
    expect(device.print).not.toHaveBeenCalled();
  });

  it("of a verb that only players have is refused", async () => {
    const { dispatch, scope } = await aConsole();
    expect(await dispatch({ do: "freePlay" }, scope)).toEqual({ ok: false, code: "unknown_action" });
  });
});
