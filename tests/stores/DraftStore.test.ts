import { describe, expect, it } from "vitest";
import { readPointer } from "#json/pointer.ts";
import { aDraftPlatform, aDraftStore, failed } from "./aDraft.ts";

describe("the draft", () => {
  it("sends nothing of what was typed and taken away again before it was saved", async () => {
    const platform = aDraftPlatform({ a: 1 });
    const { store } = aDraftStore(platform);
    await store.load();
    store.edit("/b", "x");
    store.edit("/b", undefined);
    await store.flush();
    expect([platform.saved, store.saving]).toEqual([[], "saved"]);
    store.edit("/c/d", 2);
    await store.flush();
    expect(platform.saved.map(({ patch }) => patch)).toEqual([[{ op: "add", path: "/c", value: { d: 2 } }]]);
  });

  it("shows a change at once and saves it when typing rests", async () => {
    const platform = aDraftPlatform({ a: 1, b: { c: 2 } });
    const { store, delay } = aDraftStore(platform);
    await store.load();
    store.edit("/b/c", 3);
    store.edit("/b/c", 4);
    expect(store.site).toEqual({ a: 1, b: { c: 4 } });
    expect(platform.saved).toEqual([]);
    expect(delay.waiting).toHaveLength(1);
    await store.flush();
    expect(platform.saved.map(({ patch }) => patch)).toEqual([[{ op: "add", path: "/b/c", value: 4 }]]);
    expect(store.saving).toBe("saved");
  });

  it("sends only the places that differ, however much was edited as a whole", async () => {
    const platform = aDraftPlatform({ rules: { line: { enabled: false, maxLength: 5 }, email: {} } });
    const { store } = aDraftStore(platform);
    await store.load();
    store.edit("/rules", { line: { enabled: true, maxLength: 5 }, email: {} });
    await store.flush();
    expect(platform.saved[0]?.patch).toEqual([{ op: "add", path: "/rules/line/enabled", value: true }]);
  });

  it("keeps what another window saved beside what a form holds that does not know of it", async () => {
    const platform = aDraftPlatform({ brand: { name: "A", tagline: "x" } });
    const { store } = aDraftStore(platform);
    await store.load();
    const known = store.site?.["brand"];
    platform.others({ hash: "dX", site: { brand: { name: "A", tagline: "theirs" } } });
    platform.next.push(failed("conflict", "draft_moved"));
    store.change("/brand", known, { name: "B", tagline: "x" });
    await store.flush();
    expect(store.site).toEqual({ brand: { name: "B", tagline: "theirs" } });
    const before = { name: "B", tagline: "x" };
    store.change("/brand", before, { ...before, name: "C" });
    await store.flush();
    expect(platform.site()).toEqual({ brand: { name: "C", tagline: "theirs" } });
  });

  it("puts its places on top of what somebody else saved meanwhile", async () => {
    const platform = aDraftPlatform({ a: 1, b: 1 });
    const { store } = aDraftStore(platform);
    await store.load();
    const before = store.generation;
    platform.others({ hash: "dX", site: { a: 1, b: 9 } });
    platform.next.push(failed("conflict", "draft_moved"));
    store.edit("/a", 2);
    await store.flush();
    expect(platform.saved[1]?.draftHash).toBe("dX");
    expect(store.site).toEqual({ a: 2, b: 9 });
    // Forms that hold the old values start anew.
    expect(store.generation).toBeGreaterThan(before);
  });

  it("keeps both where two windows changed two items of one list before either knew of the other", async () => {
    const items = ["home", "news", "help"].map((id) => ({ id, icon: "" }));
    const platform = aDraftPlatform({ menus: { header: { items } } });
    const { store } = aDraftStore(platform);
    await store.load();
    const [home, news, help] = items;
    platform.others({ hash: "d9", site: { menus: { header: { items: [home, { ...news!, icon: "sun" }, help] } } } });
    platform.next.push(failed("conflict"));
    store.change("/menus/header/items/2", help, { ...help!, icon: "moon" });
    await store.flush();
    const both = { menus: { header: { items: [home, { ...news!, icon: "sun" }, { ...help!, icon: "moon" }] } } };
    expect([store.site, platform.site()]).toEqual([both, both]);
    // What was sent and taken away again while the answer was on its way does not come back by it.
    store.change("/menus/header/items", readPointer(store.site, "/menus/header/items"), [home]);
    const saving = store.flush();
    store.change("/menus/header/items", [home], [home, { id: "late", icon: "" }]);
    await saving;
    await store.flush();
    expect(platform.site()).toEqual({ menus: { header: { items: [home, { id: "late", icon: "" }] } } });
  });

  it("shows ours where two windows wrote into the same member of an item", async () => {
    const platform = aDraftPlatform({ list: [{ id: "one", icon: "" }] });
    const { store } = aDraftStore(platform);
    await store.load();
    platform.others({ hash: "d9", site: { list: [{ id: "one", icon: "sun" }] } });
    platform.next.push(failed("conflict"));
    store.edit("/list/0/icon", "moon");
    await store.flush();
    expect(platform.site()).toEqual({ list: [{ id: "one", icon: "moon" }] });
  });

  it("takes a place away", async () => {
    const platform = aDraftPlatform({ list: [1, 2, 3], a: { b: 1 } });
    const { store } = aDraftStore(platform);
    await store.load();
    store.edit("/a/b", undefined);
    store.edit("/list/1", undefined);
    expect(store.site).toEqual({ list: [1, 3], a: {} });
    await store.flush();
    expect(platform.site()).toEqual({ list: [1, 3], a: {} });
  });

  it("does not take an answer that is older than its own save", async () => {
    const platform = aDraftPlatform({ a: 1 });
    const { store } = aDraftStore(platform);
    await store.load();
    let answer = () => undefined as void;
    const { getDraft } = platform.port;
    platform.port.getDraft = async () => {
      const old = await getDraft();
      platform.port.getDraft = getDraft;
      await new Promise<void>((resolve) => (answer = resolve));
      return old;
    };
    const loading = store.load();
    await Promise.resolve();
    store.edit("/a", 2);
    await store.flush();
    answer();
    await loading;
    expect(store.site).toEqual({ a: 2 });
  });

  it("saves once, however many wait for it", async () => {
    const platform = aDraftPlatform({ a: 1 });
    const { store } = aDraftStore(platform);
    await store.load();
    store.edit("/a", 2);
    await Promise.all([store.flush(), store.flush(), store.flush()]);
    expect(platform.saved).toHaveLength(1);
  });
});

describe("a platform that is away", () => {
  it("gets what could not be saved a second after the last try, without another edit", async () => {
    const platform = aDraftPlatform({ a: 1, b: 1 });
    const { store, delay } = aDraftStore(platform);
    await store.load();
    platform.away("network");
    store.edit("/a", 2);
    await store.flush();
    expect([store.saving, store.isUnreached, store.site]).toEqual(["failed", true, { a: 2, b: 1 }]);
    expect(delay.waiting.map(({ ms }) => ms)).toEqual([1000]);
    platform.away(null);
    delay.pass();
    await store.flush();
    expect([store.saving, store.isUnreached, platform.site()]).toEqual(["saved", false, { a: 2, b: 1 }]);
  });

  it("is asked at once when the network comes back", async () => {
    const platform = aDraftPlatform({ a: 1 });
    const { store } = aDraftStore(platform);
    platform.away("timeout");
    await store.load();
    expect(store.state.status).toBe("failed");
    platform.away(null);
    await store.nudge();
    expect(store.state.status).toBe("ready");
  });

  it("is not asked again by itself where it said no, and the reason stands there", async () => {
    const platform = aDraftPlatform({ a: 1 });
    const { store, delay } = aDraftStore(platform);
    await store.load();
    platform.next.push(failed("malformed", "too_heavy"));
    store.edit("/a", 2);
    await store.flush();
    expect([store.saving, store.refusal?.code, delay.waiting]).toEqual(["refused", "too_heavy", []]);
  });

  it("waits for the next sign-in where the session ended, and gets everything then", async () => {
    const platform = aDraftPlatform({ a: 1 });
    const { store, delay } = aDraftStore(platform);
    await store.load();
    platform.away("unauthorized");
    store.edit("/a", 2);
    await store.flush();
    expect([store.saving, store.site, delay.waiting]).toEqual(["failed", { a: 2 }, []]);
    platform.away(null);
    await store.load();
    expect([store.saving, platform.site()]).toEqual(["saved", { a: 2 }]);
  });
});
