import { describe, expect, it } from "vitest";
import { insertPages } from "#compile/menus/insertPages.ts";
import type { CompiledMenuItem } from "#contracts/entities.ts";

const item = (id: string, more: Partial<CompiledMenuItem> = {}): CompiledMenuItem =>
  ({ id, label: id, action: [], ...more }) as CompiledMenuItem;
const page = (after?: unknown, area = "personal-centre") => ({ area, menu: { label: "l", after } });
const inWords = ({ id, items }: CompiledMenuItem): string => (items ? `${id}(${items.map(inWords).join()})` : id);

function inserted(pages: Record<string, unknown>, items = [item("one"), item("two", { items: [item("deep")] })]) {
  const before = structuredClone(items);
  const result = insertPages(items, "personal-centre", pages, (key) => (key === "broken" ? undefined : item(key)));
  expect(items).toEqual(before);
  return {
    items: result.items.map(inWords).join(" "),
    told: result.problems.map(({ document, pointer, reason, nearest }) => [document, pointer, reason, nearest]),
  };
}

describe("pages in the menu of their centre", () => {
  it.each<[Record<string, unknown>, string]>([
    [{}, "one two(deep)"],
    [{ a: page("one") }, "one a two(deep)"],
    [{ a: page("two") }, "one two(deep) a"],
    [{ a: page("deep") }, "one two(deep,a)"],
    [{ a: page() }, "one two(deep) a"],
    [{ b: page(), a: page() }, "one two(deep) a b"],
    [{ b: page("one"), a: page("one") }, "one a b two(deep)"],
    [{ a: page("b"), b: page("one") }, "one b a two(deep)"],
    [{ a: page("b"), b: page("c"), c: page("one") }, "one c b a two(deep)"],
    [{ a: page("one", "agent-centre"), b: { area: "personal-centre" }, c: 7, broken: page() }, "one two(deep)"],
    [{ one: page("two"), deep: page() }, "one two(deep)"],
  ])("%j stand as %s", (pages, menu) => expect(inserted(pages)).toEqual({ items: menu, told: [] }));

  it("stay where the menu has them", () => {
    const items = [item("x", { page: "a" }), item("one")];
    expect(inserted({ a: page("one") }, items)).toEqual({ items: "x one", told: [] });
  });

  it("stand at the end where nothing is of the name that they stand after, and that is told", () => {
    const reason = (after: string, others: string) =>
      `the menu has no item ${after}, but ${others}; the page stands at the end`;
    expect(inserted({ a: page("onne") })).toEqual({
      items: "one two(deep) a",
      told: [["pages/a", "/menu/after", reason("onne", "one, two, deep"), "one"]],
    });
    expect(inserted({ a: page("a") }, [])).toEqual({
      items: "a",
      told: [["pages/a", "/menu/after", reason("a", "none at all"), undefined]],
    });
    expect(inserted({ a: page("b"), b: page("a") }, []).items).toBe("a b");
  });
});
