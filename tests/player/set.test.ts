import { describe, expect, it, vi } from "vitest";
import type { Action } from "#contracts/config.ts";
import { layerScope } from "#engine/index.ts";
import { enforceActions } from "#stores/enforceActions.ts";
import type { DeclaredState } from "#stores/StateStore.ts";
import { fakePlayer } from "../support/fakePlayer.ts";
import { good, refusal } from "../support/fakeSession.ts";

enforceActions();

type SetAction = Extract<Action, { do: "set" }>;

const declared: DeclaredState = {
  document: "page/slip",
  state: { step: "amount", slip: ["a"], isOpen: false, filter: { game: "all" }, most: 3 },
  keep: {},
};

async function set(...actions: Omit<Extract<Action, { do: "set" }>, "do">[]) {
  const { dispatch, scope, stores } = await fakePlayer();
  const inside = layerScope(scope, { $document: () => declared, row: () => ({ id: "b", stake: 5 }) }, "page/slip");
  const outcomes = [];
  for (const action of actions) outcomes.push(await dispatch({ do: "set", ...action }, inside));
  return { outcomes, read: (name: string) => stores.states.read(declared, name) };
}

describe("set", () => {
  it.each([
    ["a literal", "step", [{ to: "/state/step", value: "confirm" }], "confirm"],
    ["what is bound", "step", [{ to: "/state/step", value: { bind: "/row/id" } }], "b"],
    ["nothing, where nothing can be read", "step", [{ to: "/state/step", value: { bind: "/row/other" } }], null],
    ["an empty list", "slip", [{ to: "/state/slip", value: [] }], []],
    ["an object of values", "filter", [{ to: "/state/filter", value: { game: { bind: "/row/id" } } }], { game: "b" }],
    ["a member of an object", "filter", [{ to: "/state/filter/game", value: "x" }], { game: "x" }],
    ["a list with one more", "slip", [{ to: "/state/slip", add: { bind: "/row/id" } }], ["a", "b"]],
    ["a list that holds it already", "slip", [{ to: "/state/slip", add: "a" }], ["a"]],
    ["a list without one", "slip", [{ to: "/state/slip", remove: "a" }], []],
    [
      "a list of rows",
      "slip",
      [
        { to: "/state/slip", add: { bind: "/row" } },
        { to: "/state/slip", remove: "a" },
        { to: "/state/slip", add: { bind: "/row" } },
      ],
      [{ id: "b", stake: 5 }],
    ],
    ["what was in a list, taken out", "slip", [{ to: "/state/slip", toggle: "a" }], []],
    ["what was not in a list, put in", "slip", [{ to: "/state/slip", toggle: "b" }], ["a", "b"]],
    ["no turned into yes", "isOpen", [{ to: "/state/isOpen", toggle: true }], true],
    ["a number that was to be a list", "most", [{ to: "/state/most", add: 1 }], 3],
    ["a list to which nothing is added", "slip", [{ to: "/state/slip", add: { bind: "/row/none" } }], ["a"]],
  ] as const)("makes it %s", async (_, name, actions, wanted) => {
    const { outcomes, read } = await set(...(actions as unknown as Parameters<typeof set>));
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    expect(read(name)).toEqual(wanted);
  });

  it.each(["/state/other", "/session/account", "/state/__proto__"])("leaves %s alone", async (to) => {
    const { outcomes } = await set({ to, value: 1 });
    expect(outcomes).toEqual([{ ok: false, code: "unknown_state" }]);
  });
});

describe("what a call expects", () => {
  const [refusedCall, answered] = [refusal("not_found"), good({})];

  async function expecting(answer: typeof refusedCall | typeof answered, ...expected: Omit<SetAction, "do">[]) {
    const player = await fakePlayer();
    const inside = layerScope(player.scope, { $document: () => declared, row: () => ({ id: "b" }) }, "page/slip");
    const read = (name: string) => player.stores.states.read(declared, name);
    let arrive = () => undefined as void;
    const sent = new Promise<typeof answer>((resolve) => (arrive = () => resolve(answer)));
    player.answer.mockReturnValue(sent as never);
    const changes = expected.map((one): SetAction => ({ do: "set", ...one }));
    const done = player.dispatch({ do: "call", call: "readMessage", params: { id: "1" }, expect: changes }, inside);
    await vi.waitFor(() => expect(player.calls).toHaveLength(1));
    const meanwhile = (one: Omit<SetAction, "do">) => player.dispatch({ do: "set", ...one }, inside);
    return { read, meanwhile, end: () => (arrive(), done) };
  }

  it("is shown before the answer is there, and stays when the call goes well", async () => {
    const { read, end } = await expecting(answered, { to: "/state/slip", toggle: { bind: "/row/id" } });
    expect(read("slip")).toEqual(["a", "b"]);
    await end();
    expect(read("slip")).toEqual(["a", "b"]);
  });

  it.each<[string, keyof typeof declared.state, Omit<SetAction, "do">]>([
    ["a value", "step", { to: "/state/step", value: "sent" }],
    ["yes and no", "isOpen", { to: "/state/isOpen", toggle: true }],
    ["one more of a list", "slip", { to: "/state/slip", add: "z" }],
    ["one less of a list", "slip", { to: "/state/slip", remove: "a" }],
    ["a member of an object", "filter", { to: "/state/filter/game", value: "x" }],
  ])("takes back %s when the call is refused", async (_, name, change) => {
    const { read, end } = await expecting(refusedCall, change);
    expect(read(name)).not.toEqual(declared.state[name]);
    await end();
    expect(read(name)).toEqual(declared.state[name]);
  });

  it("takes back nothing that somebody changed meanwhile", async () => {
    const list = await expecting(refusedCall, { to: "/state/slip", add: "z" });
    await list.meanwhile({ to: "/state/slip", add: "y" });
    await list.meanwhile({ to: "/state/slip", remove: "a" });
    await list.end();
    expect(list.read("slip")).toEqual(["y"]);
    const value = await expecting(refusedCall, { to: "/state/step", value: "sent" });
    await value.meanwhile({ to: "/state/step", value: "other" });
    await value.end();
    expect(value.read("step")).toBe("other");
  });

  it("changes nothing where its condition does not hold, and nothing but the state", async () => {
    const { read, end } = await expecting(answered, { to: "/state/step", value: "sent", when: { loggedIn: true } });
    expect(read("step")).toBe("amount");
    await end();
  });
});
