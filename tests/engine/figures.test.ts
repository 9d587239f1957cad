import { autorun, observable, runInAction } from "mobx";
import { describe, expect, it, vi } from "vitest";
import type { Value } from "#contracts/config.ts";
import {
  createScope,
  currencyOf,
  evaluateCondition,
  pointersIn,
  pointersOf,
  resolveParameter,
  resolveText,
  resolveValue,
} from "#engine/index.ts";
import { traceValue } from "#engine/traceValue.ts";

const rows = [
  { stake: 1000, odds: 1.85, currency: "USD" },
  { stake: 250, odds: "2.4", currency: "USD" },
];
const scope = createScope(
  {
    form: () => ({ amount: "120.50", note: "", first: "Sok", last: "Dara" }),
    data: () => ({
      slip: { rows, empty: [], currency: "KWD" },
      rates: { USD: "0.015", KHR: 0.02 },
      list: [10, 20],
      broken: [{ stake: 1 }, {}],
      vast: Array.from({ length: 300_000 }, () => ({ a: 1 })),
    }),
    row: () => ({ currency: "USD" }),
  },
  () => false,
);
const amount = { bind: "/form/amount" };
const slip = { bind: "/data/slip/rows" };
const nothing = { bind: "/nowhere" };
const stakes: Value = { sum: slip, of: { bind: "/row/stake" } };

/** A value so many levels deep. */
const nested = (levels: number): Value =>
  Array.from({ length: levels }).reduce<Value>((inner) => ({ plus: [inner, 1], fallback: 5 }), 1);

describe("a figure", () => {
  it.each<[string, Value, unknown]>([
    ["adds numbers and texts of numbers", { plus: [amount, 0.1, "0.2"] }, 120.8],
    ["adds tenths exactly", { plus: [0.1, 0.2] }, 0.3],
    ["takes away all but the first", { minus: [100, 20, 5] }, 75],
    ["multiplies a rate exactly", { times: [amount, 0.015] }, 1.8075],
    ["keeps what is longer than a number as its figures", { times: ["9007199254740993", 3] }, "27021597764222979"],
    ["takes the least", { atMost: [amount, 100, 300] }, 100],
    ["takes the greatest", { atLeast: [amount, 100] }, 120.5],
    ["sums the items of a list", { sum: { bind: "/data/list" } }, 30],
    [
      "sums what is worked out for each row",
      { sum: slip, of: { times: [{ bind: "/row/stake" }, { bind: "/row/odds" }] } },
      2450,
    ],
    ["sums by the place of the row", { sum: slip, of: { bind: "/index" } }, 1],
    ["sums nothing to zero", { sum: { bind: "/data/slip/empty" } }, 0],
    ["counts", { count: slip }, 2],
    ["rounds to whole numbers, halves away from zero", { round: 2.5 }, 3],
    ["rounds to digits", { round: { times: [amount, 0.015] }, digits: 2 }, 1.81],
    ["rounds down", { round: { times: [amount, 0.015] }, digits: 2, towards: "down" }, 1.8],
    [
      "joins with a space, without what is absent",
      { join: [{ bind: "/form/first" }, nothing, { bind: "/form/note" }, { bind: "/form/last" }] },
      "Sok Dara",
    ],
    ["says a text in capitals, the same in every language", { upper: { join: ["jili", 7] } }, "JILI 7"],
    ["joins with what it is told", { join: [{ bind: "/form/first" }, 7], between: "-" }, "Sok-7"],
    ["picks from an object", { pick: { bind: "/row/currency" }, from: { bind: "/data/rates" } }, "0.015"],
    ["picks from a list by place", { pick: 1, from: { bind: "/data/list" } }, 20],
    ["picks from a table that is written", { pick: { bind: "/row/currency" }, from: { USD: 100, KHR: 400_000 } }, 100],
    [
      "nests",
      { minus: [amount, { round: { times: [amount, { pick: "KHR", from: { bind: "/data/rates" } }] }, digits: 1 }] },
      118.1,
    ],
    ["takes what an operand falls back on", { plus: [{ ...nothing, fallback: 2 }, 3] }, 5],
    ["picks by a yes or no", { pick: true, from: { true: "yes" } }, "yes"],
    ["joins numbers and yes or no too", { join: [0, false, { bind: "/form/first" }] }, "0 false Sok"],
    ["rounds up", { round: 1.01, towards: "up" }, 2],
    ["reads sixteen levels", nested(15), 16],
  ])("%s", (_, value, expected) => {
    expect(resolveValue(value, scope)).toEqual(expected);
  });

  it.each<[string, Value]>([
    ["an operand is absent", { plus: [nothing, 1] }],
    ["an operand is no number", { times: [{ bind: "/form/first" }, 2] }],
    ["an operand is a list", { plus: [slip, 2] }],
    ["what is summed is no list", { sum: amount }],
    ["one row has nothing to add", { sum: { bind: "/data/broken" }, of: { bind: "/row/stake" } }],
    ["what is counted is no list", { count: amount }],
    ["nothing is joined", { join: [nothing] }],
    ["nothing is to be in capitals", { upper: nothing }],
    ["no entry has the name", { pick: "EUR", from: { bind: "/data/rates" } }],
    ["the name reaches into the language", { pick: "constructor", from: { USD: 1 } }],
    ["the name is no name", { pick: { bind: "/data/list" }, from: { USD: 1 } }],
    ["the name is absent", { pick: nothing, from: { undefined: 1, null: 2 } }],
    ["the table is a word", { pick: 0, from: amount }],
    ["the name is the length of a list", { pick: "length", from: { bind: "/data/list" } }],
    ["there is no table", { pick: "USD", from: nothing }],
    ["a number has more than sixty figures", { times: ["1".repeat(40), "1".repeat(40)] }],
    ["it is nested too deep, whatever its parts fall back on", nested(40)],
    ["it reads too much", { sum: { bind: "/data/vast" }, of: { times: [{ bind: "/row/a" }, 2] } }],
    ["it is one that nobody knows", { over: [1, 0] } as unknown as Value],
  ])("is absent where %s", (_, value) => {
    expect(resolveValue({ ...(value as { count: Value }), fallback: undefined as never }, scope)).toBeUndefined();
    expect(resolveValue({ ...(value as { count: Value }), fallback: "–" }, scope)).toBe("–");
  });

  it("is observed: what it reads changes it, what it does not read does not", () => {
    const form = observable({ amount: 100, note: "" });
    const live = createScope({ form: () => form }, () => false);
    const seen = vi.fn();
    const stop = autorun(() => seen(resolveValue({ times: [amount, 0.02] }, live)));
    runInAction(() => (form.note = "x"));
    runInAction(() => (form.amount = 150));
    stop();
    expect(seen.mock.calls).toEqual([[2], [3]]);
  });

  it("stands on the other side of a comparison, however long it is", () => {
    const most: Value = { atMost: [5, { times: [stakes, 0.5] }] };
    expect(evaluateCondition({ value: { bind: "/data/list/0" }, above: most }, scope)).toBe(true);
    expect(evaluateCondition({ value: { bind: "/data/list/0" }, below: most }, scope)).toBe(false);
    expect(
      evaluateCondition({ value: { bind: "/data/list/0" }, below: { times: ["9007199254740993", 3] } }, scope),
    ).toBe(true);
  });

  it("takes the currency beside its first operand that has one, or the one that is given", () => {
    expect(currencyOf({ ...stakes, format: "money" }, scope)).toBe("KWD");
    expect(currencyOf({ plus: [1, { bind: "/row/amount" }] }, scope)).toBe("USD");
    expect(currencyOf({ bind: "/form/amount", currency: { bind: "/row/currency" } }, scope)).toBe("USD");
    expect(currencyOf({ plus: [1, 2] }, scope)).toBeUndefined();
    expect(currencyOf({ bind: "/row/amount", currency: "" }, scope)).toBe("USD");
    expect(currencyOf(5, scope)).toBeUndefined();
  });

  it("is put into a text, written where it asks for a format", () => {
    const write = vi.fn((value: unknown, _format?: string, currency?: string) => `${currency} ${String(value)}`);
    const source = { translate: (key: string, values?: object) => `${key} ${JSON.stringify(values)}`, format: write };
    const text = {
      text: "slip.total",
      values: { sum: { ...stakes, format: "money" as const }, count: { count: slip } },
    };
    expect(resolveText(text, scope, source)).toBe('slip.total {"sum":"KWD 1250","count":2}');
  });

  it("stands in parameters, where objects with members of its names are themselves", () => {
    const params = {
      count: 5,
      page: 1,
      order: { sum: stakes, note: "x" },
      total: { plus: [1, 2] },
      list: [{ count: slip }],
      word: { pick: "a", from: "b" },
      table: { pick: 1, from: { bind: "/data/list" } },
      joined: { join: "a" },
    };
    expect(resolveParameter(params, scope)).toEqual({
      count: 5,
      page: 1,
      order: { sum: 1250, note: "x" },
      total: 3,
      list: [2],
      word: { pick: "a", from: "b" },
      table: 20,
      joined: { join: "a" },
    });
  });

  it("tells every pointer that it reads", () => {
    expect(pointersOf({ plus: [stakes, { pick: amount, from: { bind: "/data/rates" } }] })).toEqual([
      "/data/slip/rows",
      "/row/stake",
      "/form/amount",
      "/data/rates",
    ]);
    expect(pointersOf({ pick: amount, from: { bind: "a" } as never })).toEqual(["/form/amount", "a"]);
    expect(pointersOf({ pick: amount, from: { USD: 1, bind: 2 } as never })).toEqual(["/form/amount"]);
    expect([pointersOf(5), pointersOf(null), pointersOf(undefined)]).toEqual([[], [], []]);
  });

  it("tells every pointer that parameters read, however deep", () => {
    const params = { a: [amount, { b: { count: slip } }], count: 5, c: { d: nothing }, e: null };
    expect(pointersIn(params)).toEqual(["/form/amount", "/data/slip/rows", "/nowhere"]);
    expect(pointersIn(undefined)).toEqual([]);
  });

  it("can be taken apart", () => {
    expect(traceValue({ plus: [amount, { count: slip }, nothing], fallback: 0 }, scope)).toEqual({
      key: "plus",
      value: 0,
      parts: [
        { key: "read", from: "/form/amount", value: "120.50", parts: [] },
        { key: "count", value: 2, parts: [{ key: "read", from: "/data/slip/rows", value: rows, parts: [] }] },
        { key: "absent", from: "/nowhere", value: undefined, parts: [] },
      ],
    });
    const { parts } = traceValue({ sum: { bind: "/data/vast" }, of: { bind: "/row/a" } }, scope);
    expect([parts.length, parts[1]]).toEqual([12, { key: "read", from: "/row/a", value: 1, parts: [] }]);
    expect(traceValue("as it is", scope)).toEqual({ key: "written", value: "as it is", parts: [] });
    expect(traceValue({ over: [1, 0], fallback: "–" } as never, scope)).toEqual({
      key: "unknown",
      value: "–",
      parts: [],
    });
  });

  it("is taken apart as far as people follow: sixteen levels, two hundred parts", () => {
    type Reason = ReturnType<typeof traceValue>;
    const countOf = ({ parts }: Reason): number => parts.reduce((sum, part) => sum + 1 + countOf(part), 0);
    const levelsOf = ({ parts }: Reason): number => 1 + Math.max(-1, ...parts.map(levelsOf));
    const wide = (inner: Value): Value => ({ plus: Array.from({ length: 12 }, () => inner) });
    expect(countOf(traceValue(wide(wide(1)), scope))).toBe(12 + 144);
    expect(countOf(traceValue(wide(wide(wide(1))), scope))).toBe(200);
    expect(levelsOf(traceValue(nested(30), scope))).toBe(16);
  });
});
