import { describe, expect, it } from "vitest";
import { aDraftPlatform, aDraftStore } from "./aDraft.ts";

describe("values that cannot be", () => {
  const judge = (site: unknown) => {
    const { rule, items = [] } = site as { rule?: { max?: unknown }; items?: { id?: string; icon?: string }[] };
    return [
      ...(typeof rule?.max === "string" ? [{ pointer: "/rule/max", rule: "number" }] : []),
      ...items.flatMap(({ id, icon }, index) => [
        ...(icon === "nonsense" ? [{ pointer: `/items/${index}/icon`, rule: "icon" }] : []),
        ...(id === undefined ? [{ pointer: `/items/${index}/id`, rule: "required" }] : []),
      ]),
    ];
  };

  it("stay out of what is saved, and everything beside them is saved", async () => {
    const platform = aDraftPlatform({ rule: { max: 5, on: false } });
    const { store, storage } = aDraftStore(platform, { judge });
    await store.load();
    store.edit("/rule/max", "abc");
    store.edit("/rule/on", true);
    await store.flush();
    expect(platform.site()).toEqual({ rule: { max: 5, on: true } });
    expect(store.site).toEqual({ rule: { max: "abc", on: true } });
    expect(store.held).toEqual([{ pointer: "/rule/max", rule: "number" }]);
    // The device keeps it: after a reload it is still there, and still wrong.
    const { store: next } = aDraftStore(platform, { judge, storage });
    await next.load();
    expect([next.site, next.held.length]).toEqual([{ rule: { max: "abc", on: true } }, 1]);
    next.edit("/rule/max", 7);
    await next.flush();
    expect([platform.site(), next.held, storage.get("console.journal.editor")]).toEqual([
      { rule: { max: 7, on: true } },
      [],
      null,
    ]);
  });

  it("cost their own item of a list that is as long as before, and the whole change of one that is not", async () => {
    const items = [
      { id: "a", icon: "home" },
      { id: "b", icon: "user" },
    ];
    const platform = aDraftPlatform({ items });
    const { store } = aDraftStore(platform, { judge });
    await store.load();
    store.edit("/items", [
      { id: "a", icon: "nonsense" },
      { id: "b", icon: "star" },
    ]);
    await store.flush();
    expect(platform.site()).toEqual({
      items: [
        { id: "a", icon: "home" },
        { id: "b", icon: "star" },
      ],
    });
    store.edit("/items", [{ icon: "home" }, { id: "a", icon: "home" }, { id: "b", icon: "star" }]);
    await store.flush();
    expect((platform.site() as { items: unknown[] }).items).toHaveLength(2);
    expect(store.held).toEqual([{ pointer: "/items/0/id", rule: "required" }]);
  });

  it("that were saved before, by whatever way, hold nothing back", async () => {
    const platform = aDraftPlatform({ rule: { max: "old", on: false } });
    const { store } = aDraftStore(platform, { judge });
    await store.load();
    store.edit("/rule/on", true);
    await store.flush();
    expect([platform.site(), store.held]).toEqual([{ rule: { max: "old", on: true } }, []]);
  });
});
