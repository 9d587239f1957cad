import { describe, expect, it } from "vitest";
import type { Condition } from "#contracts/config.ts";
import { createScope, evaluateCondition, layerScope, resolveText, resolveValue } from "#engine/index.ts";
import { readPointer } from "#json/pointer.ts";

const site = createScope(
  {
    session: () => ({ account: "player01", accountType: 2, loggedIn: true, list: [], "a/b": { "~": 1 } }),
    balance: () => ({ sum: 1250, nothing: null }),
  },
  (flag) => flag === "ON3",
);
const filled = { games: ["Golden Carp"], none: {}, spaced: " 123 ", long: "1".repeat(2_000), blank: " ", empty: "" };
const row = layerScope(
  site,
  { row: () => ({ game: "Golden Carp", amount: 0, day: "2026-11-23T09:00:00Z", ...filled }) },
  "row 3",
);
const words = {
  translate: (key: string, values?: object) => (values ? `${key}(${JSON.stringify(values)})` : `[${key}]`),
  format: (value: unknown, format = "text") => `${String(value)}:${format}`,
};

describe("a scope", () => {
  it("reads by pointer, through every layer", () => {
    expect(row.read("/row/game")).toBe("Golden Carp");
    expect(row.read("/session/account")).toBe("player01");
    expect(row.read("/session/a~1b/~0")).toBe(1);
    expect([row.read("/nowhere/at/all"), row.read("/session/account/x"), row.read("")]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("says which layer answers", () => {
    expect([row.sourceOf("/row/game"), row.sourceOf("/balance/sum"), row.sourceOf("/x")]).toEqual([
      "row 3",
      "site",
      undefined,
    ]);
  });

  it("never reaches into the language", () => {
    for (const pointer of [
      "/session/constructor",
      "/session/__proto__/toString",
      "/session/account/length",
      "/session/list/push",
    ]) {
      expect(site.read(pointer)).toBeUndefined();
    }
    expect(readPointer({ __proto__: { a: 1 } }, "/__proto__/a")).toBeUndefined();
  });
});

describe("a value", () => {
  it("is itself, or what it is bound to, or its fallback", () => {
    expect([resolveValue(3, site), resolveValue(null, site)]).toEqual([3, null]);
    expect(resolveValue({ bind: "/balance/sum" }, site)).toBe(1250);
    expect(resolveValue({ bind: "/balance/nothing", fallback: "–" }, site)).toBe("–");
    expect(resolveValue({ bind: "/row/amount", fallback: 7 }, row)).toBe(0);
    expect(resolveValue({ bind: "/x" }, site)).toBeUndefined();
  });
});

describe("a text", () => {
  it("is a key, a key with values, or a bound value in its format", () => {
    expect(resolveText("a.key", site, words)).toBe("[a.key]");
    expect(resolveText(undefined, site, words)).toBe("");
    expect(
      resolveText(
        {
          text: "hello",
          values: { name: { bind: "/session/account" }, sum: { bind: "/balance/sum", format: "money" }, count: 3 },
        },
        site,
        words,
      ),
    ).toBe('hello({"name":"player01","sum":"1250:money","count":3})');
    expect(resolveText({ bind: "/balance/sum", format: "money" }, site, words)).toBe("1250:money");
    expect(resolveText({ bind: "/x", fallback: "none.key" }, site, words)).toBe("[none.key]");
    expect(resolveText({ bind: "/x" }, site, words)).toBe("");
  });
});

describe("a condition", () => {
  const cases: [Condition | undefined, boolean][] = [
    [undefined, true],
    [{ flag: "ON3" }, true],
    [{ flag: "OFF3" }, false],
    [{ accountType: [1, 2] }, true],
    [{ accountType: [4] }, false],
    [{ loggedIn: true }, true],
    [{ loggedIn: false }, false],
    [{ value: { bind: "/session/account" }, in: ["player01"] }, true],
    [{ value: { bind: "/session/account" }, in: [] }, false],
    [{ value: { bind: "/session/account" }, exists: true }, true],
    [{ value: { bind: "/session/list" }, exists: true }, false],
    [{ value: { bind: "/balance/nothing" }, exists: false }, true],
    [{ value: { bind: "/row/amount" }, exists: true }, true],
    [{ all: [] }, true],
    [{ any: [] }, false],
    [{ all: [{ flag: "ON3" }, { loggedIn: true }] }, true],
    [{ any: [{ flag: "OFF3" }, { loggedIn: true }] }, true],
    [{ not: { flag: "ON3" } }, false],
    [{ value: { bind: "/session/account" }, is: "player01" }, true],
    [{ value: { bind: "/session/account" }, is: { bind: "/row/game" } }, false],
    [{ value: { bind: "/nowhere" }, is: null }, true],
    [{ value: { bind: "/balance/sum" }, above: 1249 }, true],
    [{ value: { bind: "/balance/sum" }, above: 1250 }, false],
    [{ value: { bind: "/balance/sum" }, atLeast: 1250 }, true],
    [{ value: { bind: "/balance/sum" }, below: 1250 }, false],
    [{ value: { bind: "/balance/sum" }, atMost: { bind: "/balance/sum" } }, true],
    [{ value: { bind: "/row/amount" }, below: { bind: "/nowhere", fallback: 1 } }, true],
    [{ value: { bind: "/nowhere" }, below: 1 }, false],
    [{ value: { bind: "/nowhere" }, atMost: { bind: "/nowhere" } }, false],
    [{ value: { bind: "/session/account" }, above: "a" }, false],
    [{ value: { bind: "/balance/sum" }, above: "1" }, false],
    [{ value: { bind: "/row/day" }, above: "2026-11-22" }, true],
    [{ value: { bind: "/balance/sum" }, above: 1249 }, true],
    [{ value: { times: [{ bind: "/balance/sum" }, "0.5"] }, is: 625 }, true],
    [{ value: { bind: "/nowhere", fallback: 2 }, is: { count: { bind: "/session/list" } } }, false],
    [{ value: { bind: "/session/account" }, in: ["x", { bind: "/session/account" }] }, true],
    [{ value: { bind: "/session/account" }, in: [{ bind: "/row/game" }] }, false],
    [{ value: { bind: "/row/game" }, in: { bind: "/row/games" } }, true],
    [{ value: { bind: "/row/game" }, in: { bind: "/nowhere" } }, false],
    [{ value: { bind: "/session/list" }, empty: true }, true],
    [{ value: { bind: "/row/none" }, empty: true }, true],
    [{ value: { bind: "/row/games" }, empty: true }, false],
    [{ value: { bind: "/row/games" }, empty: false }, true],
    [{ value: { bind: "/row/amount" }, empty: false }, true],
    [{ value: { bind: "/nowhere" }, empty: true }, false],
    [{ value: { bind: "/nowhere" }, empty: false }, false],
    [{ value: { bind: "/session/account" }, matches: 4 }, true],
    [{ value: { bind: "/session/account" }, matches: 6 }, false],
    [{ value: { bind: "/balance/sum" }, matches: 6 }, true],
    [{ value: { bind: "/row/spaced" }, matches: 6 }, true],
    [{ value: { bind: "/row/long" }, matches: 6 }, false],
    [{ value: { bind: "/row/blank" }, matches: 0 }, false],
    [{ value: { bind: "/nowhere" }, matches: 0 }, false],
    [{ value: { bind: "/row/games" }, matches: 0 }, false],
    [{ value: { bind: "/session/account" }, matches: 23 }, false],
    [{ value: { bind: "/row/day" }, atMost: "2026-11-23T10:00:00Z" }, true],
    [{ value: { bind: "/row/day" }, atMost: "2026-11-23T09:00:00Z" }, true],
    [{ value: { bind: "/row/day" }, below: "2026-11-23T09:00:00Z" }, false],
    [{ value: { bind: "/row/day" }, above: "soon" }, false],
    [{ value: { bind: "/row/game" }, below: "2026-11-23" }, false],
    [{ value: { bind: "/balance/sum" }, atMost: 1249 }, false],
    [{ value: { bind: "/balance/sum" }, atLeast: 1251 }, false],
    [{ value: { bind: "/row/blank" }, exists: true }, true],
    [{ value: { bind: "/row/empty" }, exists: false }, true],
    [{ value: { bind: "/row/empty" }, empty: true }, true],
    [{ value: { bind: "/balance/sum" } } as Condition, false],
    [{ value: { bind: "/balance/nothing" }, in: { bind: "/nowhere" } }, false],
    [{ not: { flag: "OFF3" } }, true],
    [{ all: [{ flag: "ON3" }, { flag: "OFF3" }] }, false],
  ];
  it.each(cases)("%j holds: %s", (condition, holds) => {
    expect(evaluateCondition(condition, row)).toBe(holds);
  });

  it("does not hold where it cannot be understood", () => {
    expect(evaluateCondition({ phase: "moon" } as unknown as Condition, site)).toBe(false);
  });
});
