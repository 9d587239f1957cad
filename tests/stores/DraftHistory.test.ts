import { describe, expect, it } from "vitest";
import { aDraftPlatform, aDraftStore } from "./aDraft.ts";

describe("taking edits back", () => {
  it("goes back and forward over all documents, a rest of typing a step", async () => {
    const platform = aDraftPlatform({ theme: { text: "#000" }, brand: { name: "A" } });
    const { store } = aDraftStore(platform);
    await store.load();
    for (const name of ["AB", "ABC"]) store.edit("/brand/name", name);
    await store.flush();
    store.edit("/theme/text", "#111");
    await store.flush();
    expect(store.undo()?.map(({ pointer }) => pointer)).toEqual(["/theme/text"]);
    expect(store.undo()?.map(({ pointer }) => pointer)).toEqual(["/brand/name"]);
    expect(store.undo()).toBeNull();
    await store.flush();
    expect(platform.site()).toEqual({ theme: { text: "#000" }, brand: { name: "A" } });
    store.redo();
    store.redo();
    expect(store.redo()).toBeNull();
    await store.flush();
    expect(platform.site()).toEqual({ theme: { text: "#111" }, brand: { name: "ABC" } });
  });

  it("forgets what was taken back as soon as something else is done", async () => {
    const { store } = aDraftStore(aDraftPlatform({ a: 1, b: 1 }));
    await store.load();
    store.edit("/a", 2);
    store.undo();
    store.edit("/b", 2);
    expect(store.redo()).toBeNull();
  });

  it("passes over a step whose place somebody else changed since", async () => {
    const platform = aDraftPlatform({ a: 1, b: 1 });
    const { store } = aDraftStore(platform);
    await store.load();
    store.edit("/a", 2);
    await store.flush();
    store.edit("/b", 2);
    await store.flush();
    platform.others({ hash: "dX", site: { a: 2, b: 9 } });
    await store.load();
    expect(store.undo()?.map(({ pointer }) => pointer)).toEqual(["/a"]);
    expect(store.site).toEqual({ a: 1, b: 9 });
  });

  it("brings a list back as it was", async () => {
    const platform = aDraftPlatform({ items: [{ id: "a" }, { id: "b" }] });
    const { store } = aDraftStore(platform);
    await store.load();
    store.edit("/items/0", undefined);
    await store.flush();
    store.undo();
    await store.flush();
    expect(platform.site()).toEqual({ items: [{ id: "a" }, { id: "b" }] });
  });

  it("takes away with a place what came with it", async () => {
    const platform = aDraftPlatform({ texts: { EN: { a: "A" } } });
    const { store } = aDraftStore(platform);
    await store.load();
    for (const text of ["B", "Bo", "Bon"]) store.edit("/texts/FR/a", text);
    await store.flush();
    store.edit("/texts/FR/b", "C");
    await store.flush();
    store.undo();
    expect(store.site).toEqual({ texts: { EN: { a: "A" }, FR: { a: "Bon" } } });
    store.undo();
    await store.flush();
    expect(platform.site()).toEqual({ texts: { EN: { a: "A" } } });
  });

  it("counts no step for what was typed and taken away again", async () => {
    const { store } = aDraftStore(aDraftPlatform({ a: 1 }));
    await store.load();
    store.edit("/a", 2);
    store.edit("/a", 1);
    expect(store.history.last).toBeUndefined();
  });
});
