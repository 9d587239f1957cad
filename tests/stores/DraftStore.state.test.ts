import { describe, expect, it } from "vitest";
import { aDraftPlatform, aDraftStore, failed } from "./aDraft.ts";

const settled = () => new Promise((resolve) => setTimeout(resolve));

async function aLoaded(site: Record<string, unknown> = { a: 1, b: 1 }) {
  const platform = aDraftPlatform(site);
  const parts = aDraftStore(platform);
  await parts.store.load();
  return { platform, ...parts };
}

describe("what a draft says of itself", () => {
  it("is nothing before it is there", async () => {
    const { store } = aDraftStore(aDraftPlatform({ a: 1 }));
    expect([store.site, store.hash, store.problems, store.live, store.state.status]).toEqual([
      null,
      null,
      [],
      null,
      "loading",
    ]);
    store.edit("/a", 2);
    expect([store.site, store.saving, store.undo(), store.redo()]).toEqual([null, "untouched", null, null]);
  });

  it("is its hash, its problems, and the revision that is live", async () => {
    const { store, platform } = await aLoaded();
    const problem = { document: "site", pointer: "/a", reason: "x" };
    expect([store.hash, store.problems, store.live]).toMatchObject(["d1", [], { seq: 1 }]);
    platform.others({ problems: [problem as never] });
    await store.load();
    expect(store.problems).toEqual([problem]);
  });

  it("is saved while nothing was edited, and again once everything is with the platform", async () => {
    const { store } = await aLoaded();
    expect([store.saving, store.isSaved]).toEqual(["untouched", true]);
    store.edit("/a", 2);
    expect([store.saving, store.isSaved]).toEqual(["saving", false]);
    await store.flush();
    expect([store.saving, store.isSaved, store.hash]).toEqual(["saved", true, "d2"]);
  });

  it("is that it could not be loaded, until it can; what is there stays where it cannot be loaded again", async () => {
    const platform = aDraftPlatform({ a: 1 });
    const { store, delay } = aDraftStore(platform);
    platform.away("network");
    await store.load();
    expect([store.state, store.isUnreached]).toMatchObject([{ status: "failed", failure: { kind: "network" } }, true]);
    platform.away(null);
    delay.pass();
    await settled();
    expect([store.site, store.isUnreached]).toEqual([{ a: 1 }, false]);
    platform.away("network");
    await store.load();
    expect([store.site, store.isUnreached]).toEqual([{ a: 1 }, true]);
  });

  it("is not asked again by itself where the platform said no", async () => {
    const platform = aDraftPlatform({ a: 1 });
    const { store, delay } = aDraftStore(platform);
    platform.away("forbidden");
    await store.load();
    expect([store.state.status, store.isUnreached, delay.waiting]).toEqual(["failed", false, []]);
  });

  it("is that it was refused and why, and that the session ended without", async () => {
    const { store, platform } = await aLoaded();
    platform.next.push(failed("refused", "too_large"));
    store.edit("/a", 2);
    await store.flush();
    expect([store.saving, store.refusal?.code, store.isSaved]).toEqual(["refused", "too_large", false]);
    platform.next.push(failed("unauthorized"));
    store.edit("/a", 3);
    expect(store.refusal).toBeNull();
    await store.flush();
    expect([store.saving, store.refusal]).toEqual(["failed", null]);
  });
});

describe("a step of a draft", () => {
  it("is taken back and done again, with the place that it was at", async () => {
    const { store, platform } = await aLoaded();
    store.edit("/a", 2);
    await store.flush();
    const before = store.generation;
    expect(store.undo()).toMatchObject([{ pointer: "/a" }]);
    expect([store.site, store.generation]).toEqual([{ a: 1, b: 1 }, before + 1]);
    expect(store.undo()).toBeNull();
    expect(store.redo()).toMatchObject([{ pointer: "/a" }]);
    expect(store.redo()).toBeNull();
    await store.flush();
    expect([store.site, platform.site()]).toEqual([
      { a: 2, b: 1 },
      { a: 2, b: 1 },
    ]);
  });

  it("that changes nothing is none", async () => {
    const { store, delay } = await aLoaded();
    store.edit("/a", 1);
    store.change("/b", { x: 1 }, { x: 1 });
    expect([store.saving, delay.waiting, store.undo()]).toEqual(["untouched", [], null]);
  });
});

describe("a draft that is put on the live revision", () => {
  it("is saved before, and loaded after", async () => {
    const { store, platform } = await aLoaded();
    store.edit("/a", 2);
    expect(await store.rebase({})).toBe(true);
    expect([platform.saved.length, store.site]).toEqual([1, { a: 2, b: 1 }]);
  });

  it("stays as it is where that is not possible", async () => {
    const { store, platform } = await aLoaded();
    platform.port.rebaseDraft = async () => failed("conflict", "draft_conflicts");
    expect([await store.rebase({}), store.site]).toEqual([false, { a: 1, b: 1 }]);
  });
});

describe("a draft that is left", () => {
  it("is forgotten with everything that was not saved, here and on the device", async () => {
    const { store, journal, delay } = await aLoaded();
    store.edit("/a", 2);
    store.forget();
    expect([store.saving, delay.waiting, store.undo(), journal.read().places]).toEqual(["untouched", [], null, {}]);
    await store.flush();
    await store.load();
    expect(store.site).toEqual({ a: 1, b: 1 });
  });

  it("is nobody's after the operator went, and theirs again when they come back", async () => {
    const { store, platform } = await aLoaded();
    store.edit("/a", 2);
    store.clear();
    expect([store.state.status, store.site, store.live, store.restored, store.isUnreached]).toEqual([
      "loading",
      null,
      null,
      0,
      false,
    ]);
    store.open("somebody else");
    await store.load();
    expect([store.site, store.restored]).toEqual([{ a: 1, b: 1 }, 0]);
    store.clear();
    store.open("editor");
    await store.load();
    expect([store.site, store.restored, platform.site()]).toEqual([{ a: 2, b: 1 }, 1, { a: 2, b: 1 }]);
  });

  it("is not asked for when the network comes back and nothing waits for it", async () => {
    const { store, platform } = await aLoaded();
    store.edit("/a", 2);
    await store.nudge();
    expect(platform.saved).toEqual([]);
    platform.away("network");
    await store.flush();
    platform.away(null);
    await store.nudge();
    expect([platform.saved.length, store.saving, store.isUnreached]).toEqual([1, "saved", false]);
  });
});
