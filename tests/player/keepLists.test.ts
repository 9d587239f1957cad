import { describe, expect, it } from "vitest";
import { keepLists } from "#player/routing/keepLists.ts";
import { RouteStore } from "#stores/RouteStore.ts";

function aPage(visit: number, lengths: [string, number][] = []) {
  const route = new RouteStore();
  route.arrive({ path: "/games", query: {} }, visit);
  const data = { left: new Map<string, unknown>(), again: new Map<string, number>(), lengths: () => lengths };
  return { data, ...keepLists(data, route) };
}

describe("what a reload finds", () => {
  it("is how long lists were and how far centres were scrolled, on the visit of that page alone", () => {
    const before = aPage(4, [["games", 3]]);
    before.data.left.set("4 centre personal", [0, 300]);
    before.data.left.set("3 centre personal", [0, 90]);
    before.data.left.set("4 rows", { rows: [{ account: "player01" }] });
    const saved: unknown = JSON.parse(JSON.stringify(before.save()));
    expect(JSON.stringify(saved)).not.toContain("player01");
    const after = aPage(0);
    after.restore(saved);
    expect([...after.data.again]).toEqual([["games", 3]]);
    expect([...after.data.left]).toEqual([["1 centre personal", [0, 300]]]);
  });

  it.each([
    null,
    1,
    "x",
    { lists: 1, tops: [1, ["a"], ["b", "c"], [1, [2]]] },
    {
      lists: [
        ["a", "b"],
        [["c"], 1],
      ],
    },
  ])("is nothing where the entry holds something else: %j", (saved) => {
    const { data, restore } = aPage(0);
    restore(saved);
    expect([data.again.size, data.left.size]).toEqual([0, 0]);
  });
});
