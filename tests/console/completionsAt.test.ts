import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { bundleSchema } from "#console/bundleSchema.ts";
import { withPicks } from "#console/pages/nodeForm.ts";
import { completionsAt } from "#console/pages/code/completionsAt.ts";

const folder = new URL("../../schemas/config/", import.meta.url);
const files = Object.fromEntries(
  readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => [name, JSON.parse(readFileSync(new URL(name, folder), "utf8")) as unknown]),
);
const schemaOf = (reference: string) => withPicks(bundleSchema(files, reference)) as Record<string, unknown>;
const node = schemaOf("layout.schema.json#/$defs/node");
const names = {
  picks: (format: string) => [{ value: `one of ${format}`, about: "words" }],
  aboutOf: (member: string, value: string) =>
    member === "kind" && value === "heading" ? { about: "A title", help: "Of what follows." } : { about: "", help: "" },
  aboutMember: (member: string) =>
    member === "level" ? { about: "Level", help: "How far down." } : { about: "", help: "" },
};
/** What is offered where the text has a bar. */
function offered(marked: string, schema = node) {
  const place = marked.indexOf("|");
  return completionsAt(marked.replace("|", ""), place, schema, names);
}
const shown = (marked: string, schema = node) => offered(marked, schema)?.offers.map((offer) => offer.shown) ?? null;

describe("what may be written in the JSON of a page", () => {
  it("are the members of a kind that are not there yet", () => {
    const members = shown(`{ "kind": "heading", "level": 2, | }`);
    expect(members).toContain("text");
    expect(members).toContain("size");
    expect(members).not.toContain("level");
    expect(members).not.toContain("columns");
    expect(shown(`{ "kind": "heading", "lev|": 2 }`)).toContain("level");
  });

  it("say what each member is called, and what it is for", () => {
    const level = offered(`{ "kind": "heading", | }`)?.offers.find((offer) => offer.shown === "level");
    expect(level).toMatchObject({ isName: true, about: "Level", help: "How far down." });
  });

  it("are the kinds, each with its words, also while a word is begun with or without its quotes", () => {
    for (const text of [`{ "kind": | }`, `{ "kind": "hea| }`, `{ "kind": "hea|ding" }`, `{ "kind": hea| }`]) {
      const found = offered(text);
      expect(found?.offers).toContainEqual({
        text: '"heading"',
        shown: "heading",
        isName: false,
        about: "A title",
        help: "Of what follows.",
      });
    }
    expect(offered(`{ "kind": "hea|ding", "level": 1 }`)).toMatchObject({ from: 10, to: 19 });
    expect(shown(`{ "kind": "hea|ding" }`)).toContain("stack");
  });

  it("are values that the schema names, and truth values", () => {
    expect(shown(`{ "kind": "heading", "size": | }`)).toEqual(["s", "m", "l", "xl"]);
    expect(shown(`{ "kind": "heading", "level": | }`)).toBeNull();
    expect(shown(`{ "kind": "button", "action": { "do": "|" } }`)).toContain("navigate");
    expect(shown(`{ "kind": "repeat", "window": | }`)).toContain("true");
  });

  it("are names that the site has", () => {
    expect(shown(`{ "kind": "heading", "text": "|" }`)).toEqual(["one of pick-text"]);
    expect(shown(`{ "kind": "stack", "when": { "flag": | } }`)).toEqual(["one of pick-flag"]);
    expect(shown(`{ "kind": "repeat", "call": "li|" }`)).toEqual(["one of pick-call"]);
  });

  it("follow the way into lists and documents, and the member that an action has", () => {
    expect(shown(`{ "kind": "stack", "children": [{ "kind": "heading" }, { | }] }`)).toContain("kind");
    expect(shown(`{ "kind": "stack", "children": [{ "kind": "text" }, { "kind": "heading", | }] }`)).toContain("level");
    expect(shown(`{ "kind": "button", "action": { "do": "navigate", | } }`)).toContain("to");
    expect(shown(`{ "kind": "button", "action": { "do": "navigate", | } }`)).not.toContain("dialog");
    const layout = schemaOf("layout.schema.json");
    expect(shown(`{ "root": { "kind": "heading", | } }`, layout)).toContain("level");
    const page = schemaOf("page.schema.json");
    expect(shown(`{ "layout": { "root": { "kind": "heading", | } } }`, page)).toContain("level");
  });

  it.each([
    "",
    "|",
    "|{}",
    `{ "kind" | }`,
    `{ "nothing": { "like": { | } } }`,
    `[ | ]`,
    `"|"`,
    "{{{{|",
    `{ "kind": "x|`,
  ])("is nothing, and no fault, where nothing is known: %s", (text) => {
    const found = offered(text.includes("|") ? text : "|");
    expect(found === null || found.offers.length > 0).toBe(true);
  });

  it("is found in a big text in a moment", () => {
    const many = Array.from({ length: 2_000 }, (_, at) => `{ "kind": "heading", "text": "t${at}" }`).join(",");
    const text = `{ "kind": "stack", "children": [${many}, { "kind": "heading", | }] }`;
    const begun = performance.now();
    expect(shown(text)).toContain("level");
    expect(performance.now() - begun).toBeLessThan(2_000);
  });
});
