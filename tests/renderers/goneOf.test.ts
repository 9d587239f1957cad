import { describe, expect, it } from "vitest";
import { goneOf } from "#renderers/blocks/table/goneOf.ts";

const keys = (text: string) => [...text];

describe("rows that are loaded again", () => {
  it.each([
    ["nothing changed", "abcd", "abcd", true, ""],
    ["one in the middle went, the next page's first came", "abcd", "acde", true, "b"],
    ["the first went", "abcd", "bcde", true, "a"],
    ["the last went", "abcd", "abce", true, "d"],
    ["the last went and nothing followed", "abcd", "abc", false, "d"],
    ["one came at the top, the last is on the next page", "abcd", "xabc", true, ""],
    ["one came at the top of the only page", "abcd", "xabcd", false, ""],
    ["one came at the top, one in the middle went", "abcd", "xacd", true, "b"],
    ["two came at the top, one in the middle went", "abcd", "xyac", true, "b"],
    ["one came at the top of the last page, one went", "abcd", "xabd", false, "c"],
    ["all of them are others, since so many came", "abcd", "wxyz", true, ""],
    ["all of them went", "abcd", "", false, "abcd"],
    ["in another order", "abcd", "dcba", true, ""],
  ])("%s: %s to %s", (_, before, now, hasMore, gone) => {
    expect(goneOf(keys(before), keys(now), hasMore)).toEqual(keys(gone));
  });
});
