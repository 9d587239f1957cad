import { describe, expect, it } from "vitest";
import { chunkNames } from "../../scripts/vite/chunkNames.ts";

/** Names the chunks of a tree of modules, each with what it imports at once. */
function namesOf(tree: Record<string, string[]>) {
  const chunking = { getModuleInfo: (id: string) => (tree[id] ? { importedIds: tree[id] } : null) };
  const name = chunkNames("/src/player");
  return Object.fromEntries(Object.keys(tree).map((id) => [id, name(id, chunking)]));
}

describe("the chunks of a program", () => {
  it("are its entry, its libraries, the program, and what comes later", () => {
    expect(
      namesOf({
        "/src/player/main.tsx": ["/src/a.ts", "/node_modules/react/index.js", "/renderers/styles/index.css"],
        "/src/a.ts": ["/src/b.ts"],
        "/src/b.ts": ["/src/a.ts"],
        "/src/later.ts": ["/src/b.ts", "/src/later/part.ts"],
        "/src/later/part.ts": [],
        "/node_modules/react/index.js": [],
        "/node_modules/react-aria/index.js": [],
        "/renderers/styles/index.css": [],
      }),
    ).toEqual({
      "/src/player/main.tsx": null,
      "/src/a.ts": "program",
      "/src/b.ts": "program",
      "/src/later.ts": null,
      "/src/later/part.ts": null,
      "/node_modules/react/index.js": "libraries",
      "/node_modules/react-aria/index.js": null,
      "/renderers/styles/index.css": null,
    });
  });

  it("keep an entry small that loads the rest from start, with what both need", () => {
    expect(
      namesOf({
        "/src/player/main.ts": ["/src/both.ts"],
        "/src/player/start.tsx": ["/src/both.ts", "/src/program.ts"],
        "/src/both.ts": [],
        "/src/program.ts": [],
      }),
    ).toEqual({
      "/src/player/main.ts": null,
      "/src/player/start.tsx": "program",
      "/src/both.ts": "first",
      "/src/program.ts": "program",
    });
  });

  it("have no file for a small thing that lazy parts share", () => {
    expect(namesOf({ "/src/player/main.ts": [], "/renderers/ui/Written.tsx": [] })).toEqual({
      "/src/player/main.ts": null,
      "/renderers/ui/Written.tsx": "program",
    });
  });
});
