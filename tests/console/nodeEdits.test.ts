import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPointer } from "#json/pointer.ts";
import {
  duplicateNode,
  insertNode,
  moveNode,
  nodeAbove,
  nodeAt,
  removeNode,
  unwrapNode,
  wrapNode,
  type NodeEdit,
} from "#console/pages/nodeEdits.ts";
import { nodeRows } from "#console/pages/nodeRows.ts";
import { renameIds } from "#console/pages/renameIds.ts";
import table from "../fixtures/pages/nodeEdits.json" with { type: "json" };

interface Case {
  it: string;
  act: string;
  from: string;
  list?: string;
  index?: number;
  at: string | null;
  kinds?: string;
}

const card = { kind: "card", children: [] };

function act({ act: name, from, list = "", index = 0 }: Case, document: unknown): NodeEdit | null {
  if (name === "move") return moveNode(document, from, { list, index });
  if (name === "duplicate") return duplicateNode(document, from);
  if (name === "remove") return removeNode(document, from);
  return name === "wrap" ? wrapNode(document, from, card) : unwrapNode(document, from);
}

describe("edits of nodes", () => {
  it.each(table.cases as Case[])("$it", (each) => {
    const before = structuredClone(table.document);
    const edit = act(each, table.document);
    expect(edit?.pointer ?? null).toBe(each.at);
    expect(table.document).toEqual(before);
    if (each.kinds === undefined || edit === null) return;
    const main = readPointer(edit.document, "/root/main") as { kind: string }[];
    expect(main.map(({ kind }) => kind).join(" ")).toBe(each.kinds);
  });

  it("give copies names of their own, where the copy reads what it loads too", () => {
    const node = {
      kind: "data",
      id: "news",
      call: "listAnnouncements",
      children: [
        { kind: "text", text: { bind: "/data/news/rows" } },
        { kind: "text", text: { bind: "/data/other/rows" } },
        { kind: "button", label: "x", action: { do: "refresh", data: ["news", "other"] } },
        { kind: "tabs", label: "t", tabs: [{ id: "news", label: "x" }] },
      ],
    };
    expect(renameIds(node, { root: node, more: { kind: "data", id: "news2" } })).toEqual({
      ...node,
      id: "news3",
      children: [
        { kind: "text", text: { bind: "/data/news3/rows" } },
        node.children[1],
        { kind: "button", label: "x", action: { do: "refresh", data: ["news3", "other"] } },
        node.children[3],
      ],
    });
  });

  it("find the node that a place stands in, and the one around it", () => {
    const { document } = table;
    expect(nodeAt(document, "/root/main/1/tabs/0/children/0/text")).toBe("/root/main/1/tabs/0/children/0");
    expect(nodeAt(document, "/root/main/1/tabs/1/label")).toBe("/root/main/1");
    expect(nodeAt(document, "/title")).toBe("/root");
    expect(nodeAbove(document, "/root/main/1/tabs/0/children/0")).toBe("/root/main/1");
    expect(nodeAbove(document, "/root/main/1")).toBe("/root");
    expect(nodeAbove(document, "/root")).toBe("/root");
  });
});

/** Documents of stacks in stacks, each leaf with a text of its own. */
const anyNode = fc.letrec((tie) => ({
  node: fc.oneof({ maxDepth: 4 }, fc.record({ kind: fc.constant("text"), text: fc.uuid() }), tie("stack")),
  stack: fc.record({ kind: fc.constant("stack"), children: fc.array(tie("node"), { maxLength: 4 }) }),
}));
const anyDocument = anyNode.stack.map((root) => ({ root }));

const pointersOf = (document: unknown) => nodeRows(readPointer(document, "/root")).map(({ pointer }) => pointer);
const leavesOf = (document: unknown) => (JSON.stringify(document).match(/"text":"[^"]+"/g) ?? []).toSorted();

describe("edits of any document", () => {
  const picks = fc.tuple(anyDocument, fc.nat(), fc.nat(), fc.nat(5));
  const lists = (document: unknown) =>
    pointersOf(document).filter((each) => (readPointer(document, each) as { kind: string }).kind === "stack");

  it("lose and make no node by a move, and say where it stands now", () => {
    fc.assert(
      fc.property(picks, ([document, from, to, index]) => {
        const pointers = pointersOf(document);
        const source = pointers[from % pointers.length] ?? "";
        const holders = lists(document);
        const list = `${holders[to % holders.length]}/children`;
        const edit = moveNode(document, source, { list, index });
        if (edit === null) {
          expect(source === "/root" || `${list}/`.startsWith(`${source}/`)).toBe(true);
          return;
        }
        expect(leavesOf(edit.document)).toEqual(leavesOf(document));
        expect(pointersOf(edit.document)).toHaveLength(pointers.length);
        expect(readPointer(edit.document, edit.pointer)).toEqual(readPointer(document, source));
      }),
    );
  });

  it("take back what they put in", () => {
    fc.assert(
      fc.property(picks, ([document, , to, index]) => {
        const holders = lists(document);
        const list = `${holders[to % holders.length]}/children`;
        const put = insertNode(document, { list, index }, { kind: "divider" });
        expect(put && removeNode(put.document, put.pointer)?.document).toEqual(document);
      }),
    );
  });

  it("take apart what they wrapped", () => {
    fc.assert(
      fc.property(picks, ([document, from]) => {
        const pointers = pointersOf(document);
        const pointer = pointers[from % pointers.length] ?? "";
        const wrapped = wrapNode(document, pointer, card);
        expect(wrapped && unwrapNode(wrapped.document, pointer)?.document).toEqual(document);
      }),
    );
  });

  it("put a copy behind a node, and leave the document without it as it was", () => {
    fc.assert(
      fc.property(picks, ([document, from]) => {
        const pointers = pointersOf(document).slice(1);
        const pointer = pointers[from % Math.max(1, pointers.length)];
        if (pointer === undefined) return;
        const copied = duplicateNode(document, pointer);
        expect(copied && readPointer(copied.document, copied.pointer)).toEqual(readPointer(document, pointer));
        expect(copied && removeNode(copied.document, copied.pointer)?.document).toEqual(document);
      }),
    );
  });
});
