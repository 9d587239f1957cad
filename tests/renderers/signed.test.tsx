import { expect, it } from "vitest";
import { aNode } from "#tests/support/aNode.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { renderNode } from "#tests/support/renderNode.tsx";
import { readBundledSite } from "#tests/support/readBundledSite.ts";

const rows = [{ id: "a", profit: -4_500 }];

/** The colour role of the amount, in each place where one stands: a figure, a tile, a cell, a foot and a total. */
function tonesOf(amount: number, tone: string): (string | undefined)[] {
  const context = aRenderingContext({
    roots: { amount: () => amount },
    data: {
      watch: () => () => {},
      read: () => ({
        status: "ready",
        value: { rows: rows.map((row) => ({ ...row, profit: amount })), total: 1, totals: { net: amount } },
      }),
      reload: async () => {},
      load: async () => ({ ok: true, value: {} }),
    },
  });
  const value = { bind: "/amount", format: "money" };
  const node = {
    kind: "stack",
    children: [
      { kind: "value", value, tone, signed: true },
      { kind: "statTiles", label: "team.figures", tiles: [{ label: "team.profit", value, tone, signed: true }] },
      {
        kind: "table",
        id: "list",
        label: "team.downline",
        call: "listTeamMembers",
        rowKey: { bind: "/row/id" },
        columns: [
          {
            value: { bind: "/row/profit", format: "money" },
            label: "team.profit",
            signed: true,
            total: { bind: "/totals/net", format: "money" },
          },
        ],
        summary: [{ label: "records.net", value: { bind: "/totals/net", format: "money" }, tone, signed: true }],
      },
    ],
  };
  const { container, unmount } = renderNode(aNode(node), context);
  const toneAt = (selector: string) => container.querySelector<HTMLElement>(selector)?.dataset["tone"];
  const tones = [".value", ".stats__tile", "tbody [role=cell]", "tfoot [role=cell]", ".table__summary [data-tone]"].map(
    toneAt,
  );
  unmount();
  return tones;
}

it("a loss has one colour and a gain another wherever they stand, whatever the tone", () => {
  expect(tonesOf(-4_500, "accent")).toEqual(Array(5).fill("negative"));
  expect(tonesOf(4_500, "accent")).toEqual(Array(5).fill("positive"));
  expect(tonesOf(0, "accent")).toEqual(["accent", "accent", undefined, undefined, "accent"]);
});

it("every figure and column of the layouts that may be a loss says so", () => {
  const found: unknown[] = [];
  const look = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { value, signed } = node as { value?: { bind?: string } | null; signed?: boolean };
    if (/\/(?:profit|net)$/.test(String(value?.bind))) found.push([value?.bind, signed]);
    // The line of a chart says by its place what is a loss, and a condition shows nothing.
    for (const [name, member] of Object.entries(node)) if (name !== "series" && name !== "when") look(member);
  };
  look(readBundledSite("ink").layouts);
  expect(found).toEqual([
    ["/data/play/net", true],
    ["/data/play/net", true],
    ["/data/play/check/net", true],
    // What came of one bet, or of one member, stands among details, which have no colours.
    ["/data/bet/net", undefined],
    ["/data/member/profit", undefined],
    ["/row/net", true],
    ["/totals/net", true],
    ["/data/profit/totals/net", true],
    ["/row/net", true],
    ["/row/net", true],
    ["/row/net", true],
    ["/totals/net", true],
    ["/data/team/profit", true],
    ["/row/profit", true],
    ["/row/profit", true],
    ["/totals/net", true],
    ["/row/net", true],
    ["/totals/net", true],
    ["/row/profit", true],
    ["/totals/profit", true],
  ]);
});
