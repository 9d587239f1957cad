import { describe, expect, it } from "vitest";
import type { Action } from "#contracts/config.ts";
import { layerScope } from "#engine/index.ts";
import { enforceActions } from "#stores/enforceActions.ts";
import type { DeclaredState } from "#stores/StateStore.ts";
import { fakePlayer } from "../support/fakePlayer.ts";

enforceActions();

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
