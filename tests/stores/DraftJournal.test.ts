import { describe, expect, it } from "vitest";
import { fakeStorage } from "../support/fakeStorage.ts";
import { aDraftPlatform, aDraftStore } from "./aDraft.ts";

describe("what the device keeps of a draft", () => {
  it("puts edits back that were not saved when the page went, and sends them", async () => {
    const platform = aDraftPlatform({ a: 1, b: { c: 1, d: 1 } });
    const { store, storage } = aDraftStore(platform);
    await store.load();
    platform.away("network");
    store.edit("/a", 2);
    store.edit("/b/c", undefined);
    // No save, no farewell: the page crashed.
    platform.away(null);
    const { store: next } = aDraftStore(platform, { storage });
    await next.load();
    expect([next.site, next.restored, next.saving]).toEqual([{ a: 2, b: { d: 1 } }, 2, "saved"]);
    expect(platform.site()).toEqual({ a: 2, b: { d: 1 } });
    expect(storage.get("console.journal.editor")).toBeNull();
  });

  it("shows an operator nothing of what it keeps for another", async () => {
    const platform = aDraftPlatform({ a: 1 });
    const { store, storage } = aDraftStore(platform);
    await store.load();
    platform.away("network");
    store.edit("/a", 2);
    platform.away(null);
    const { store: other } = aDraftStore(platform, { storage, account: "publisher" });
    await other.load();
    expect([other.site, other.restored]).toEqual([{ a: 1 }, 0]);
    expect(storage.get("console.journal.editor")).not.toBeNull();
  });

  it("puts an edit aside whose place holds something else by now, until somebody decides", async () => {
    const platform = aDraftPlatform({ a: 1, b: 1 });
    const { store, storage } = aDraftStore(platform);
    await store.load();
    platform.away("network");
    store.edit("/a", 2);
    store.edit("/b", 2);
    platform.away(null);
    platform.others({ baseHash: "b2", hash: "dX", site: { a: 7, b: 1 } });
    const { store: next } = aDraftStore(platform, { storage });
    await next.load();
    expect([next.site, next.aside.map(({ pointer, value }) => [pointer, value])]).toEqual([
      { a: 7, b: 2 },
      [["/a", 2]],
    ]);
    next.settleAside("/a", true);
    await next.flush();
    expect([platform.site(), next.aside, storage.get("console.journal.editor")]).toEqual([{ a: 2, b: 2 }, [], null]);
  });

  it("forgets everything with a draft that is discarded, and nothing with an operator who goes", async () => {
    const platform = aDraftPlatform({ a: 1 });
    const { store, storage } = aDraftStore(platform);
    await store.load();
    platform.away("network");
    store.edit("/a", 2);
    store.clear();
    expect(storage.get("console.journal.editor")).not.toBeNull();
    store.open("editor");
    platform.away(null);
    await store.load();
    platform.away("network");
    store.edit("/a", 3);
    store.forget();
    expect(storage.get("console.journal.editor")).toBeNull();
  });

  it.each([
    "{",
    "null",
    "7",
    '{"places":7}',
    '{"places":{"a":1,"/a":null},"texts":{"/x":7}}',
    '{"places":{"/__proto__/x":{"value":1}}}',
  ])("takes %j for nothing", async (held) => {
    const platform = aDraftPlatform({ a: 1 });
    const { store } = aDraftStore(platform, { storage: fakeStorage({ "console.journal.editor": held }) });
    await store.load();
    expect([store.site, store.restored, ({} as Record<string, unknown>)["x"]]).toEqual([{ a: 1 }, 0, undefined]);
  });

  it("keeps what another tab has not sent yet", async () => {
    const platform = aDraftPlatform({ a: 1, b: 1 });
    const storage = fakeStorage();
    const { store: one } = aDraftStore(platform, { storage });
    const { store: two } = aDraftStore(platform, { storage });
    await one.load();
    await two.load();
    one.edit("/a", 2);
    two.edit("/b", 2);
    await two.flush();
    expect(JSON.parse(storage.get("console.journal.editor") ?? "{}")).toMatchObject({ places: { "/a": { value: 2 } } });
    await one.flush();
    expect([platform.site(), storage.get("console.journal.editor")]).toEqual([{ a: 2, b: 2 }, null]);
  });
});
