import { describe, expect, it } from "vitest";
import { compileMenus } from "#compile/menus/menus.ts";

const layouts = new Set(["personal-centre/wallet", "agent-centre/team"]);
const item = { id: "a", label: "menu.a", action: { do: "toggleTheme" } };

/** The items of one menu, and what was told of it. */
function made(menu: unknown, name = "footer") {
  const { menus, problems } = compileMenus({ menus: { [name]: menu }, layouts });
  return {
    items: menus[name]?.items,
    told: problems.map(({ document, pointer, reason }) => `${document}#${pointer}: ${reason}`),
  };
}

describe("a menu", () => {
  it.each<[Record<string, unknown>, Record<string, unknown>]>([
    [item, item],
    [
      { ...item, icon: "home", badge: { bind: "/data/a" } },
      { ...item, icon: "home", badge: { bind: "/data/a" } },
    ],
    [
      { ...item, when: { flag: "A" } },
      { ...item, when: { flag: "A" } },
    ],
    [
      { ...item, type: "salary" },
      {
        ...item,
        when: { all: [{ flag: "SALARY3" }, { value: { bind: "/contracts/dailysalreqtype" }, in: [true] }] },
      },
    ],
    [
      { id: "a", label: "menu.a", page: "wallet" },
      {
        id: "a",
        label: "menu.a",
        page: "wallet",
        action: { do: "openCentre", centre: "personal", page: "wallet" },
      },
    ],
    [
      { id: "a", label: "menu.a", page: "team" },
      {
        id: "a",
        label: "menu.a",
        page: "team",
        action: { do: "openCentre", centre: "agent", page: "team" },
      },
    ],
    [
      { id: "a", label: "menu.a", items: [item] },
      { id: "a", label: "menu.a", action: [], items: [{ ...item, id: "a-2" }] },
    ],
  ])("shows %j as %j", (written, shown) => {
    const { items } = made({ items: [written] });
    expect(items).toEqual([shown]);
  });

  it.each<[unknown, string]>([
    [7, "menus#/footer: a menu has a list of items"],
    [{}, "menus#/footer: a menu has a list of items"],
    [{ items: [], colour: 1 }, 'menus#/footer/colour: there is no property "colour" here'],
    [{ items: [{ id: "a", label: "menu.a" }] }, "menus#/footer/items/0: an item has a page or an action, or items"],
    [{ items: [{ id: "a", label: "menu.a", page: "walet" }] }, "menus#/footer/items/0/page: there is no page walet"],
  ])("shows nothing of %j: %s", (written, told) => expect(made(written)).toEqual({ items: [], told: [told] }));

  it.each(["Footer", "9", "foo-ter", "f".repeat(41)])("cannot be named %s", (name) => {
    const { items, told } = made({ items: [item] }, name);
    const reason = "a menu's name is a small letter, then up to 39 letters and digits";
    expect([items, told]).toEqual([undefined, [`menus#/${name}: ${reason}`]]);
  });

  it("gives the second of two items of one name another, and tells it", () => {
    const { items, told } = made({ items: [item, item, item] });
    expect(items?.map(({ id }) => id)).toEqual(["a", "a-2", "a-3"]);
    const reason = "two items of the menu are named a; the second has another name";
    expect(told).toEqual([`menus#/footer/items/1/id: ${reason}`, `menus#/footer/items/2/id: ${reason}`]);
  });

  it("hides an item of a type that nobody knows until a feature of that name is on, and tells it", () => {
    const { items, told } = made({ items: [{ ...item, type: "nothing" }] });
    expect(items).toEqual([{ ...item, when: { flag: "nothing" } }]);
    expect(told).toEqual([
      "menus#/footer/items/0/type: there is no type nothing; the item is hidden until a feature of that name is on",
    ]);
    expect(made({ items: [{ ...item, type: "salary", when: { flag: "A" } }] }).items?.[0]?.when).toMatchObject({
      all: [{ flag: "A" }, { all: [{ flag: "SALARY3" }, {}] }],
    });
  });

  it("opens items, and nothing else with them, three levels deep", () => {
    const both = { id: "b", label: "menu.b", items: [item], action: item.action };
    const { items, told } = made({ items: [both] });
    expect(items).toEqual([{ id: "b", label: "menu.b", action: [], items: [item] }]);
    expect(told).toEqual(["menus#/footer/items/0/action: an item that opens others does nothing else"]);
    const nest = (id: string, ...inside: unknown[]) => ({ id, label: "menu.b", items: inside });
    const deep = made({ items: [nest("b", nest("c", { ...nest("d", item), action: item.action }))] });
    expect(deep.told).toEqual([
      "menus#/footer/items/0/items/0/items/0/action: an item that opens others does nothing else",
      "menus#/footer/items/0/items/0/items/0/items: items of a menu are nested at most 3 levels deep",
    ]);
  });

  it("shows at most a hundred items, and says where the others begin", () => {
    const many = Array.from({ length: 101 }, (_, place) => ({ ...item, id: `a${place}` }));
    const { items, told } = made({ items: many });
    expect([items?.length, told]).toEqual([100, ["menus#/footer/items/100: a menu has at most 100 items"]]);
    expect(made({ items: many.slice(0, 100) }).told).toEqual([]);
  });
});
