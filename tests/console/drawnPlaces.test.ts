import { describe, expect, it } from "vitest";
import { drawnPlaces } from "#console/texts/drawnPlaces.ts";

describe("where a text is drawn", () => {
  const words = { kind: "text", text: "a.b" };
  const stack = (...children: object[]) => ({ kind: "stack", children });

  it.each([
    [
      "the first node of each document that shows it, in their order",
      { b: { root: stack(words, words) }, a: { root: words } },
      ["a /root", "b /root/children/0"],
    ],
    [
      "the node whose member it is, at whatever depth",
      { a: { root: stack({ kind: "button", label: { text: "a.b", values: {} } }) } },
      ["a /root/children/0"],
    ],
    ["no node for a title of the browser's tab", { a: { title: "a.b", root: stack() } }, []],
    ["nothing where nothing shows it", { a: { root: stack({ kind: "text", text: "a.c" }) } }, []],
  ])("is %s", (_what, layouts, places) => {
    const found = drawnPlaces(layouts, "a.b");
    expect(found.map(({ document, pointer }) => `${document} ${pointer}`)).toEqual(places);
  });
});
