import { describe, expect, it } from "vitest";
import type { PatchOperation } from "#contracts/api.ts";
import { toPatch } from "#json/patch.ts";

const saved = { a: { b: 1, c: { d: 2 } }, list: ["x", "y"] };

describe("the patch of a draft", () => {
  it.each<[string, unknown, string[], PatchOperation[]]>([
    [
      "puts and takes away what is saved",
      { a: { b: 5 }, list: ["x", "y"] },
      ["/a/b", "/a/c"],
      [
        { op: "add", path: "/a/b", value: 5 },
        { op: "remove", path: "/a/c" },
      ],
    ],
    [
      "sends a place with the first of its parents that is not saved",
      { ...saved, texts: { EN: { "home.title": "Hi" } } },
      ["/texts/EN/home.title"],
      [{ op: "add", path: "/texts", value: { EN: { "home.title": "Hi" } } }],
    ],
    ["sends nothing of what was never saved and is gone again", saved, ["/a/new", "/texts/EN/home.title"], []],
    [
      "sends a place once, and nothing inside of what is sent anyway",
      { ...saved, a: { b: 1, c: { e: 3 } } },
      ["/a/c/d", "/a/c/e", "/a/c"],
      [{ op: "add", path: "/a/c", value: { e: 3 } }],
    ],
    [
      "replaces an item of a list, and adds behind the last",
      { ...saved, list: ["x", "z", "new"] },
      ["/list/1", "/list/2"],
      [
        { op: "replace", path: "/list/1", value: "z" },
        { op: "add", path: "/list/2", value: "new" },
      ],
    ],
    [
      "keeps the escapes of a name",
      { ...saved, "m/n": { "o~p": 1 } },
      ["/m~1n/o~0p"],
      [{ op: "add", path: "/m~1n", value: { "o~p": 1 } }],
    ],
  ])("%s", (_, shown, places, patch) => {
    expect(toPatch(saved, shown, places)).toEqual(patch);
  });
});
