import { describe, expect, it } from "vitest";
import { createScope, currencyInRow, currencyNear, resolveText } from "#engine/index.ts";
import { rowScope } from "#rendering/rowScope.ts";

const answer = {
  currency: "VND",
  total: 5,
  series: [{ bet: 1 }, { bet: 2, currency: "KWD" }],
  nested: { wins: [{ vo: { amount: 3 } }], currency: "" },
};
const scope = createScope(
  { data: () => ({ team: answer }), balance: () => ({ sum: 1, currency: "BTC" }), session: () => ({ points: 7 }) },
  () => false,
);

describe("the currency of an amount", () => {
  it.each([
    ["/balance/sum", "BTC"],
    ["/data/team/total", "VND"],
    ["/data/team/series", "VND"],
    ["/data/team/series/1/bet", "KWD"],
    ["/data/team/nested/wins/0/vo/amount", "VND"],
    ["/session/points", undefined],
    ["/nowhere", undefined],
    ["", undefined],
  ])("at %s is %s", (pointer, currency) => {
    expect(currencyNear(scope, pointer)).toBe(currency);
  });

  it("of a row is its own, else that of the answer the row is from", () => {
    const row = (index: number) => rowScope(scope, "row", answer.series[index], index, "/data/team/series");
    expect([0, 1].map((index) => currencyNear(row(index), "/row/bet"))).toEqual(["VND", "KWD"]);
    expect(currencyNear(row(0), "/balance/sum")).toBe("BTC");
  });

  it("of a row within a row comes from as far out as it takes", () => {
    const outer = rowScope(scope, "row", answer.nested, 0, "/data/team/nested");
    const inner = rowScope(outer, "row", answer.nested.wins[0], 0, "/row/wins");
    expect(currencyNear(inner, "/row/vo/amount")).toBe("VND");
  });

  it("of a cell stands beside it or above it in its row", () => {
    expect(currencyInRow({ vo: { amount: 1, currency: "JPY" }, currency: "USD" }, "/vo/amount")).toBe("JPY");
    expect(currencyInRow({ vo: { amount: 1 }, currency: "USD" }, "/vo/amount")).toBe("USD");
    expect(currencyInRow({ amount: 1, currency: 840 }, "/amount")).toBeUndefined();
    expect(currencyInRow(null, "/amount")).toBeUndefined();
  });

  it("reaches the amounts inside of texts", () => {
    const source = {
      translate: (key: string, values = {}) => `${key} ${JSON.stringify(values)}`,
      format: (value: unknown, _format?: string, currency = "USD") => `${String(value)} ${currency}`,
    };
    expect(resolveText({ bind: "/data/team/total", format: "money" }, scope, source)).toBe("5 VND");
    const values = {
      sum: { bind: "/balance/sum", format: "money" },
      points: { bind: "/session/points", format: "money" },
    };
    expect(resolveText({ text: "a", values } as never, scope, source)).toBe('a {"sum":"1 BTC","points":"7 USD"}');
  });
});
