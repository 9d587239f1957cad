import { describe, expect, it } from "vitest";
import { bindRows } from "#compile/migrations/bindRows.ts";
import { oneButton } from "#compile/migrations/oneButton.ts";

type Json = Record<string, unknown>;
const row = (pointer: string, more: Json = {}) => ({ bind: `/row${pointer}`, ...more });

describe("what was read of a row", () => {
  it.each<[Json, Json]>([
    [{ kind: "list", rowKey: "/id" }, { rowKey: row("/id") }],
    [{ kind: "list", rowKey: row("/id") }, {}],
    [{ rowKey: "/id" }, {}],
    [{ kind: "table", columns: [{ field: "/a" }] }, { columns: [{ value: row("/a") }] }],
    [
      { kind: "table", columns: [{ field: "/a", format: "money", label: "l" }] },
      { columns: [{ value: row("/a", { format: "money" }), label: "l" }] },
    ],
    [{ kind: "table", columns: [{ field: "/a", sortable: true }] }, { columns: [{ value: row("/a"), sortBy: "a" }] }],
    [{ kind: "table", columns: [{ field: "/a", sortable: false }] }, { columns: [{ value: row("/a") }] }],
    [
      { kind: "table", columns: [{ field: "/a", sortable: true, sortBy: "b" }] },
      { columns: [{ value: row("/a"), sortBy: "b" }] },
    ],
    [
      { kind: "table", columns: [{ field: "/a", format: "money", total: "/sum" }] },
      { columns: [{ value: row("/a", { format: "money" }), total: { bind: "/totals/sum", format: "money" } }] },
    ],
    [
      { kind: "table", columns: [{ field: "/a", total: { bind: "/x" } }] },
      { columns: [{ value: row("/a"), total: { bind: "/x" } }] },
    ],
    [{ kind: "table", columns: [{ value: row("/a") }, 7] }, { columns: [{ value: row("/a") }, 7] }],
    [{ kind: "cards", columns: [{ field: "/a" }] }, {}],
    [{ kind: "table", columns: "none" }, {}],
    [{ kind: "chart", x: { field: "/day" } }, { x: { value: row("/day") } }],
    [
      { kind: "chart", series: [{ field: "/a", format: "money", label: "l" }] },
      { series: [{ value: row("/a", { format: "money" }), label: "l" }] },
    ],
    [{ kind: "table", x: { field: "/day" }, series: [{ field: "/a" }] }, {}],
    [{ optionRows: { rows: 1, value: "/id" } }, { optionRows: { rows: 1, value: row("/id") } }],
    [{ optionRows: { value: row("/id") } }, {}],
    [{ optionRows: 7 }, {}],
    [{ kind: "text" }, {}],
  ])("%j is now %j", (written, different) => {
    expect(bindRows.rewrite(written)).toEqual({ ...written, ...different });
    if (Object.keys(different).length === 0) expect(bindRows.rewrite(written)).toBe(written);
  });
});

describe("what was an action with a label", () => {
  const old = { text: "t", action: { do: "a" }, actionLabel: "l" };
  const now = { text: "t", button: { label: "l", action: { do: "a" } } };
  it.each<[Json, Json]>([
    [
      { kind: "notice", ...old },
      { kind: "notice", ...now },
    ],
    [
      { kind: "emptyState", ...old },
      { kind: "emptyState", ...now },
    ],
    [
      { kind: "notice", text: "t", action: { do: "a" } },
      { kind: "notice", text: "t" },
    ],
    [
      { kind: "notice", text: "t", actionLabel: "l" },
      { kind: "notice", text: "t" },
    ],
    [
      { kind: "notice", text: "t" },
      { kind: "notice", text: "t" },
    ],
    [
      { kind: "details", items: [old, 7] },
      { kind: "details", items: [now, 7] },
    ],
    [
      { kind: "details", items: "none" },
      { kind: "details", items: "none" },
    ],
    [
      { kind: "hero", slides: [old] },
      { kind: "hero", slides: [now] },
    ],
    [
      { kind: "hero", slides: "none", rowItem: old },
      { kind: "hero", slides: "none", rowItem: now },
    ],
    [{ kind: "hero" }, { kind: "hero" }],
    [
      { kind: "section", more: { do: "a" }, moreLabel: "l", title: "t" },
      { kind: "section", more: { label: "l", action: { do: "a" } }, title: "t" },
    ],
    [{ kind: "section", moreLabel: "l" }, { kind: "section" }],
    [{ kind: "section", more: { do: "a" } }, { kind: "section" }],
    [
      { kind: "section", more: { label: "l", action: 1 } },
      { kind: "section", more: { label: "l", action: 1 } },
    ],
    [{ kind: "section" }, { kind: "section" }],
    [
      { kind: "button", ...old },
      { kind: "button", ...old },
    ],
  ])("%j is now %j", (written, rewritten) => expect(oneButton.rewrite(written)).toEqual(rewritten));
});
