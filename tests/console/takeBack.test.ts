import { describe, expect, it } from "vitest";
import { takeBack } from "#console/takeBack.ts";
import { diffSites } from "#server/features/publishing/diff/diffSites.ts";
import { replaceAt } from "#json/pointer.ts";

const item = (id: string, label = id) => ({ id, label });

/** The draft after each of its entries was taken back, the last one first, so that places in lists stay where they are. */
function takeAllBack(live: unknown, draft: unknown): unknown {
  let site = draft;
  for (;;) {
    const [entry] = diffSites(live, site).toReversed();
    if (entry === undefined) return site;
    const edit = takeBack(site, entry);
    if (edit === null) throw new Error(`${entry.kind} ${entry.pointer} cannot be taken back`);
    site = replaceAt(site, edit.pointer, edit.value);
  }
}

describe("taking back one change of a draft", () => {
  it.each([
    ["a value", { a: { b: 1 } }, { a: { b: 2 } }],
    ["a member that is new", { a: {} }, { a: { b: 2 } }],
    ["a member that is gone", { a: { b: 1, c: 1 } }, { a: { c: 1 } }],
    ["an item that is new", { l: [item("a")] }, { l: [item("x"), item("a"), item("y")] }],
    ["an item that is gone", { l: [item("a"), item("b"), item("c")] }, { l: [item("a"), item("c")] }],
    ["an item that is another", { l: [item("a"), item("b")] }, { l: [item("a"), item("b", "B")] }],
    ["another order", { l: [item("a"), item("b"), item("c")] }, { l: [item("c"), item("a"), item("b")] }],
    ["another order with a new item", { l: [item("a"), item("b")] }, { l: [item("b"), item("x"), item("a")] }],
    ["words in a list", { l: ["EN", "KM"] }, { l: ["EN", "KM", "FR"] }],
    ["items without names", { l: [{ k: 1 }, { k: 2 }] }, { l: [{ k: 1 }, { k: 3 }] }],
    ["a pointer with a slash", { "a/b": { "c~d": 1 } }, { "a/b": { "c~d": 2 } }],
  ])("%s", (_, live, draft) => {
    expect(takeAllBack(live, draft)).toEqual(live);
  });

  it("leaves what was changed beside it", () => {
    const live = { a: 1, b: 1 };
    const [first] = diffSites(live, { a: 2, b: 2 });
    expect(takeBack({ a: 2, b: 2 }, first!)).toEqual({ pointer: "/a", value: 1 });
  });

  it("is not done where the draft holds something else by now", () => {
    const [entry] = diffSites({ a: 1 }, { a: 2 });
    expect(takeBack({ a: 3 }, entry!)).toBeNull();
  });
});
