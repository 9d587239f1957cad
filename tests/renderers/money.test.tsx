import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aNode } from "#tests/support/aNode.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { renderNode } from "#tests/support/renderNode.tsx";

const money = (bind: string) => ({ bind, format: "money" });
const answer = {
  currency: "VND",
  total: 5,
  rows: [
    { id: "a", amount: 11 },
    { id: "b", amount: 12, currency: "KWD" },
  ],
  totals: { net: 13 },
};

/** What a node shows; an amount is written with its currency, or BRAND where it came with none. */
function textOf(node: Record<string, unknown>): string {
  const context = aRenderingContext({
    roots: { data: () => ({ answer }), balance: () => ({ sum: 14, currency: "BTC" }), plain: () => ({ sum: 15 }) },
    format: (value, format = "text", currency = "BRAND") =>
      format.startsWith("money") ? `${String(value)} ${currency}` : String(value ?? ""),
    data: {
      watch: () => () => {},
      read: () => ({ status: "ready", value: answer }),
      reload: async () => {},
      load: async () => ({ ok: true, value: answer }),
    },
  });
  renderNode(aNode(node), context);
  return document.body.textContent;
}

const columns = [
  { value: { bind: "/row/id" }, label: "records.detail", primary: true },
  {
    value: { bind: "/row/amount", format: "money" },
    label: "records.amount",
    total: { bind: "/totals/net", format: "money" },
  },
];
const inRow = [{ kind: "value", value: money("/row/amount") }];

describe("an amount is shown in the currency that it comes with", () => {
  it.each<[string, Record<string, unknown>, string[]]>([
    ["a value", { kind: "value", value: money("/balance/sum") }, ["14 BTC"]],
    ["a value without one", { kind: "value", value: money("/plain/sum") }, ["15 BRAND"]],
    ["a text", { kind: "text", text: money("/balance/sum") }, ["14 BTC"]],
    [
      "tiles",
      { kind: "statTiles", label: "team.figures", tiles: [{ label: "team.bet", value: money("/data/answer/total") }] },
      ["5 VND"],
    ],
    [
      "details",
      { kind: "details", label: "team.figures", items: [{ label: "team.bet", value: money("/data/answer/total") }] },
      ["5 VND"],
    ],
    [
      "rows that repeat",
      { kind: "repeat", rows: { bind: "/data/answer/rows" }, children: inRow },
      ["11 VND", "12 KWD"],
    ],
    [
      "a ticker",
      { kind: "ticker", label: "home.winners", rows: { bind: "/data/answer/rows" }, children: inRow },
      ["11 VND", "12 KWD"],
    ],
    [
      "a table of a call",
      {
        kind: "table",
        id: "t",
        label: "records.title",
        call: "listTransactions",
        columns,
        summary: [{ label: "records.net", value: money("/totals/net") }],
      },
      ["11 VND", "12 KWD", "13 VND"],
    ],
    [
      "a table of rows",
      { kind: "table", id: "t", label: "records.title", rows: { bind: "/data/answer/rows" }, columns },
      ["11 VND", "12 KWD"],
    ],
    [
      "a chart",
      {
        kind: "chart",
        type: "line",
        label: "team.chart",
        rows: { bind: "/data/answer/rows" },
        x: { value: { bind: "/row/id" }, label: "team.day" },
        series: [{ value: { bind: "/row/amount", format: "money" }, label: "team.bet" }],
      },
      ["11 VND", "12 KWD"],
    ],
  ])("in %s", (_, node, expected) => {
    const shown = textOf(node);
    for (const amount of expected) expect(shown).toContain(amount);
    if (!expected.includes("15 BRAND")) expect(shown).not.toContain("BRAND");
  });

  it("on the scale of a chart too, where nothing but noughts is a line at nought", () => {
    const rows = { bind: "/data/noughts/rows" };
    const context = aRenderingContext({
      roots: {
        data: () => ({
          noughts: {
            currency: "KWD",
            rows: [
              { d: 1, sum: 0 },
              { d: 2, sum: 0 },
            ],
          },
        }),
      },
      format: (value, format = "text", currency = "BRAND") =>
        format === "moneyScale" ? `${String(value)} ${currency}` : String(value ?? ""),
    });
    const series = [{ value: { bind: "/row/sum", format: "money" }, label: "team.bet" }];
    const x = { value: { bind: "/row/d" }, label: "team.day" };
    renderNode(aNode({ kind: "chart", type: "line", label: "team.chart", rows, x, series }), context);
    expect(screen.getByRole("slider").querySelectorAll(".chart__tick")).toHaveLength(3);
    expect(screen.getByRole("slider").querySelector(".chart__tick")?.textContent).toBe("0 KWD");
  });
});
