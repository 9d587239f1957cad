import { screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { DataRequest } from "#stores/DataSource.ts";
import { seenRows } from "#renderers/ui/seenRows.ts";
import { aNode } from "#tests/support/aNode.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { renderNode } from "#tests/support/renderNode.tsx";

const rows = Array.from({ length: 40 }, (_, id) => ({ id: String(id), name: `Game ${id}` }));
const base = { id: "games", call: "listTeamMembers", rowKey: { bind: "/row/id" }, more: "button", label: "home.start" };
const table = { ...base, kind: "table", columns: [{ value: { bind: "/row/name" }, label: "records.detail" }] };
const list = { ...base, kind: "repeat", children: [{ kind: "text", text: { bind: "/row/name" } }] };

afterEach(() => void vi.restoreAllMocks());

/** Rows are 100 pixels high; the one of this number stands at the top of the screen. */
function measureRows(atTop: number): void {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function measure(this: Element) {
    const number = Number(/Game (\d+)/u.exec(this.textContent)?.[1] ?? 0);
    return new DOMRect(0, (number - atTop) * 100, 300, 100);
  });
}

/** Four rows of a window, the first of which says that it has this number. */
function drawn(tag: "li" | "tr", attribute: string, first: number): string {
  const cell = tag === "tr" ? "td" : "p";
  return [0, 1, 2, 3]
    .map((at) => `<${tag} aria-${attribute}="${first + at}"><${cell}>Game ${200 + at}</${cell}></${tag}>`)
    .join("");
}

/** Draws a list on a screen of 768 pixels and says what it sees. */
async function draw(node: object, atTop: number) {
  const asked: DataRequest[] = [];
  const data = {
    watch: (_: string, __: string, request: DataRequest) => (asked.push(request), () => {}),
    read: () => ({ status: "ready" as const, value: { rows, total: 400, more: "ready" } }),
    reload: async () => {},
    load: async () => ({ ok: true as const, value: null }),
  };
  measureRows(atTop);
  renderNode(aNode(node), aRenderingContext({ data }));
  await screen.findAllByText(/^Game/u);
  return asked[0]?.pages?.seen?.();
}

describe("the rows of a list that somebody sees", () => {
  it.each([
    ["a list", list],
    ["a table", table],
    ["a table whose rows unfold", { ...table, expand: [{ kind: "divider" }] }],
  ])("are said by %s", async (_, node) => {
    expect(await draw(node, 12)).toEqual([12, 20]);
  });

  it.each([
    ["a windowed list", `<div class="paged__window"><ul>${drawn("li", "posinset", 201)}</ul></div>`],
    [
      "a windowed table",
      `<div class="table__frame"><table><tbody><tr class="table__kept"></tr>${drawn("tr", "rowindex", 202)}</tbody></table></div>`,
    ],
  ])("are said by %s by the place that each row says", (_, html) => {
    measureRows(201);
    const box = document.createElement("div");
    box.innerHTML = html;
    expect(seenRows(box)).toEqual([201, 204]);
  });

  it("are none where the list is out of sight", async () => {
    expect(await draw(list, 100)).toBeUndefined();
  });
});
