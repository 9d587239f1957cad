import { describe, expect, it } from "vitest";
import { openDocument } from "#engine/openDocument.ts";
import { countNodes, textKeys } from "#engine/index.ts";
import { aNode } from "#tests/support/aNode.ts";

/** Where a document with these nodes uses which key. */
function keysOf(children: unknown[], rest: object = {}): Record<string, string> {
  const document = openDocument({ ...rest, root: { kind: "stack", children } }, "x");
  expect(document.problems).toEqual([]);
  return Object.fromEntries(textKeys(document).map(({ key, pointer }) => [pointer, key]));
}
const button = (action: unknown) => ({ kind: "button", label: "b", action });
const done = (success: string) => ({ do: "call", call: "x", success });

describe("the text keys of a document", () => {
  it("are told with their place: title, summary, and texts of nodes", () => {
    const head = { title: "page.title", summary: { text: "page.summary", values: { n: 1 } } };
    expect(keysOf([{ kind: "text", text: "a" }], head)).toEqual({
      "/title": "page.title",
      "/summary": "page.summary",
      "/root/children/0/text": "a",
    });
  });

  it("are not those of values that are read and fall back on nothing", () => {
    expect(keysOf([{ kind: "text", text: { bind: "/session/account" } }])).toEqual({});
  });

  it("are those of an action: its question, what it says at its end", () => {
    const action = { ...done("bye"), confirm: { title: "sure", body: "really", submit: "yes" } };
    expect(keysOf([button(action)])).toEqual({
      "/root/children/0/label": "b",
      "/root/children/0/action/confirm/title": "sure",
      "/root/children/0/action/confirm/body": "really",
      "/root/children/0/action/confirm/submit": "yes",
      "/root/children/0/action/success": "bye",
    });
  });

  it("are those of what is shared, and of the columns of what is downloaded", () => {
    const share = { do: "share", title: "share.title", body: "share.body", href: "/join" };
    expect(Object.values(keysOf([button(share)]))).toEqual(["b", "share.title", "share.body"]);
    const columns = [
      { label: "column.day", value: { bind: "/row/day" } },
      { label: "column.sum", value: { bind: "/row/sum" } },
    ];
    const download = { do: "download", rows: { bind: "/data/x" }, columns, fileName: "x" };
    expect(keysOf([button(download)])).toMatchObject({
      "/root/children/0/action/columns/0/label": "column.day",
      "/root/children/0/action/columns/1/label": "column.sum",
    });
  });

  it("are those of several actions, and of whatever follows one", () => {
    const call = {
      do: "call",
      call: "x",
      then: [done("then.0"), done("then.1")],
      failed: done("failed"),
      refused: { taken: done("refused") },
    };
    expect(keysOf([button([done("first"), call])])).toEqual({
      "/root/children/0/label": "b",
      "/root/children/0/action/0/success": "first",
      "/root/children/0/action/1/then/0/success": "then.0",
      "/root/children/0/action/1/then/1/success": "then.1",
      "/root/children/0/action/1/failed/success": "failed",
      "/root/children/0/action/1/refused/taken/success": "refused",
    });
  });

  it("are those inside of templates of rows", () => {
    const list = { kind: "repeat", rows: { bind: "/data/x" }, children: [{ kind: "text", text: "row.text" }] };
    expect(Object.values(keysOf([list]))).toContain("row.text");
  });
});

describe("the number of nodes in a node", () => {
  it("counts itself and all below it, the same each time", () => {
    const text = { kind: "text", text: "x" };
    const stack = aNode({ kind: "stack", children: [text, { kind: "stack", children: [text, text] }] });
    expect([countNodes(stack), countNodes(stack)]).toEqual([5, 5]);
    expect(countNodes(aNode(text))).toBe(1);
  });
});
