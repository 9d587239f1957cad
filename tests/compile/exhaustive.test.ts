import { consoleKinds } from "#compile/consoleKinds.ts";
import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { renderers } from "#renderers/index.ts";

interface Schema {
  description?: string;
  const?: string;
  enum?: string[];
  properties?: Record<string, Schema>;
  anyOf?: Schema[];
}

const read = (path: string) => JSON.parse(readFileSync(path, "utf8")) as Schema;
const words = (...patterns: string[]) =>
  globSync(patterns)
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");

const kinds = globSync("schemas/config/kinds/*.json").map((path) => ({
  name: path.replace(/^.*\/|\.json$/g, ""),
  schema: read(path),
}));
const isConsoles = ({ schema }: (typeof kinds)[number]) =>
  schema.description?.endsWith("The console draws it.") === true;

/** Every verb with its shape; intents of the session share one. */
const verbs = (read("schemas/config/layout/action.json").anyOf ?? []).flatMap((schema) => {
  const { const: only, enum: several = [] } = schema.properties?.["do"] ?? {};
  return (only === undefined ? several : [only]).map((name) => ({ name, schema }));
});

const guide = words("docs/integrators.md");
const gallery = words("tests/gallery/*.json");
const shipped = words(
  "layouts/**/*.json",
  "src/console/layouts/**/*.json",
  "brands/*/menus.json",
  "examples/pages/*.json",
);
const refused = words("tests/fixtures/publishing/{bad-configurations,refusals}.json");

/** A place where a document names it. */
const named = (member: string, name: string) => new RegExp(`"${member}": ?"${name}"`);

describe("the page language", () => {
  // That each has a handler, and that the gate says what it checks of each, is held by types: Verbs, checkAction, checkNode.
  it.each(verbs)("tells in the guide what $name does, and shows it", ({ name, schema }) => {
    expect(guide).toMatch(new RegExp(`^\\| [^|]*\`${name}\`[^|]* \\|`, "m"));
    expect(shipped + gallery + guide + words("tests/renderers/blocks.json")).toMatch(named("do", name));
    const own = Object.keys(schema.properties ?? {}).filter((member) => !["do", "when", "confirm"].includes(member));
    if (own.length > 0) expect(refused).toMatch(named("do", name));
  });

  it.each(kinds)("draws $name, describes each of its members, and shows it", (kind) => {
    const { name, schema } = kind;
    expect(schema.description).toBeTruthy();
    expect(consoleKinds.has(name)).toBe(isConsoles(kind));
    if (isConsoles(kind)) {
      expect(words("src/console/layouts/**/*.json")).toMatch(named("kind", name));
      expect(words("src/console/*/*.tsx")).toMatch(new RegExp(`kind: "${name}"`));
      return;
    }
    // What a part holds is in its place before anything is drawn (expandParts).
    if (name !== "part") expect(renderers.map(({ match }) => match.kind)).toContain(name);
    expect(gallery + shipped).toMatch(named("kind", name));
  });

  it("has the members of any button in the node that is one", () => {
    // Keys press a button of the shell alone, which is always there.
    const { kind, id, when, keys, ...node } = read("schemas/config/kinds/button.json").properties ?? {};
    const { when: _, ...button } = read("schemas/config/layout/button.json").properties ?? {};
    expect(node).toEqual(button);
    expect([kind, id, when, keys].every((member) => member !== undefined)).toBe(true);
  });

  it("writes no button in another way", () => {
    const pieces = globSync("schemas/config/{kinds,layout}/*.json").filter((path) => !path.endsWith("/button.json"));
    const paired = pieces.filter((path) => /"(action|more)Label"/.test(readFileSync(path, "utf8")));
    expect(paired).toEqual([]);
  });

  it("reads rows by values: no member is a pointer inside of one", () => {
    const pieces = globSync("schemas/config/{kinds,layout}/*.json");
    const found = pieces.filter((path) => /inside the row/.test(readFileSync(path, "utf8")));
    expect(found).toEqual([]);
  });
});
