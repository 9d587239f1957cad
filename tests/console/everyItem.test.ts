import { describe, expect, it } from "vitest";
import {
  depthOf,
  everyItem,
  freeName,
  itemOf,
  moveTo,
  placeIn,
  withItemIn,
  withoutItem,
} from "#console/menus/everyItem.ts";

const menu = {
  items: [{ id: "home" }, { id: "games", items: [{ id: "slots" }, { id: "live" }] }, { id: "help" }],
};
const idsOf = (of: unknown) => everyItem(of, "/items").map(({ item, depth }) => `${depth} ${String(item["id"])}`);

describe("the items of a menu", () => {
  it("are moved within their list, to both ends and nowhere", () => {
    expect(moveTo(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
    expect(moveTo(["a", "b", "c"], 2, 0)).toEqual(["c", "a", "b"]);
    expect(moveTo(["a", "b", "c"], 1, 1)).toEqual(["a", "b", "c"]);
  });

  it("are found by any place inside of them", () => {
    expect(itemOf("/menus/top", "/menus/top/items/1/items/0/when/all/0")).toBe("/menus/top/items/1/items/0");
    expect(itemOf("/menus/top", "/menus/top/items")).toBeUndefined();
    expect(placeIn("/items/1/items/0")).toEqual({ list: "/items/1/items", place: 0 });
  });

  it("are taken away one by one; what opened nothing else opens nothing", () => {
    const one = withoutItem(menu, "/items/1/items/0");
    expect(idsOf(one)).toEqual(["1 home", "1 games", "2 live", "1 help"]);
    expect(withoutItem(one, "/items/1/items/0")).toEqual({ items: [{ id: "home" }, { id: "games" }, { id: "help" }] });
    expect(withoutItem({ items: [{ id: "only" }] }, "/items/0")).toEqual({ items: [] });
  });

  it("are put into another item and out of it again", () => {
    expect(idsOf(withItemIn(menu, "/items/0", "/items/1"))).toEqual([
      "1 games",
      "2 slots",
      "2 live",
      "2 home",
      "1 help",
    ]);
    expect(idsOf(withItemIn(menu, "/items/1/items/0", ""))).toEqual([
      "1 home",
      "1 games",
      "2 live",
      "1 help",
      "1 slots",
    ]);
    expect(depthOf(menu.items[1] ?? {})).toBe(1);
  });

  it("get a name that none of them has, even inside of others", () => {
    expect(freeName(menu, "live")).toBe("live2");
    expect(freeName(menu, "deposit-rank")).toBe("deposit-rank");
    expect(freeName(menu, "ទំព័រ")).toBe("item1");
  });
});
