import { expect, it } from "vitest";
import { notesOf, notesOfAll } from "#console/pages/withNotes.tsx";
import { openDocument } from "#engine/openDocument.ts";

const heading = { kind: "heading", level: 1, text: "down.title" };

const open = (...children: object[]) => openDocument({ root: { kind: "stack", children } }, "page/down");

it("notes what is wrong inside of a node at the innermost one that is drawn", () => {
  const card = { kind: "card", titel: "down.title", children: [{ ...heading, level: "two" }, heading] };
  const notes = notesOf(open(heading, card));
  const pointers = [...notes].map(([at, problems]) => [at, problems.map(({ pointer }) => pointer)]);
  expect(pointers.toSorted()).toEqual([
    ["/root/children/1", ["/root/children/1/titel"]],
    ["/root/children/1/children/0", ["/root/children/1/children/0/level"]],
  ]);
});

it("notes nothing at a node that could not be drawn, which says so itself, nor where all is well", () => {
  expect(notesOf(open(heading, { kind: "headin" }, { kind: "heading" })).size).toBe(0);
  expect(notesOf(open(heading)).size).toBe(0);
});

it("notes the problems of each of many documents, once", () => {
  const opened = [open({ ...heading, level: "two" })];
  const notes = notesOfAll((key) => (key === "page/down" ? opened.pop() : undefined));
  expect([...notes("page/down").keys()]).toEqual(["/root/children/0"]);
  expect(notes("page/down").size).toBe(1);
  expect(notes("page/index").size).toBe(0);
});
