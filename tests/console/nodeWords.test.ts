import { describe, expect, it } from "vitest";
import type { PageEntry } from "#console/pages/pageEntries.ts";
import { pageTitle } from "#console/pages/pageTitle.ts";
import { nodeWords } from "#console/pages/nodeWords.ts";

const said: Readonly<Record<string, string>> = { "console.kind.stack": "Stack", "a.hello": "Hello", "a.send": "Send" };
const translate = (key: string) => said[key] ?? key;
const line = (node: unknown) => nodeWords({ type: "node", node, slot: "" }, translate, translate);

const talking = {
  kind: "stack",
  id: "machineName",
  children: [
    { kind: "divider" },
    { kind: "stack", children: [{ kind: "text", text: "a.hello" }] },
    { kind: "button", label: "a.send" },
  ],
};

describe("a line of a document's tree", () => {
  it("says the kind in words and the first words inside, where a node has none of its own", () => {
    expect(line(talking)).toEqual({ word: "Stack", about: "Hello" });
  });

  it("says own words before those inside, and what is drawn by name before them too", () => {
    expect(line({ ...talking, label: "a.send" }).about).toBe("Send");
    expect(line({ kind: "part", part: "card" }).about).toBe("card");
  });

  it("goes by its own name where nothing inside says anything", () => {
    expect(line({ kind: "stack", id: "machineName", children: [] }).about).toBe("machineName");
  });
});

describe("a document without a title", () => {
  const entry = (key: string, root: unknown): PageEntry => ({
    key,
    sort: "part",
    pointer: `/layouts/${key}`,
    document: `/layouts/${key}`,
    layout: { root },
    isOwn: true,
    isReplacing: false,
  });
  const reader = { translate, language: "EN" };

  it("is called by its first words where it is a part, and by its name where it says nothing", () => {
    expect(pageTitle(entry("part/greeting", talking), {}, reader)).toBe("Hello");
    expect(pageTitle(entry("part/line", { kind: "divider" }), {}, reader)).toBe("line");
  });
});
