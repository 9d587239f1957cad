import { describe, expect, it } from "vitest";
import type { BuiltFile } from "../../scripts/bundle/BuiltFile.ts";
import { checkSite } from "../../scripts/bundle/checkSite.ts";
import { firstLoad } from "../../scripts/bundle/firstLoad.ts";

const manifest = JSON.stringify({
  "main.tsx": {
    file: "assets/main-abcdefgh.js",
    isEntry: true,
    imports: ["_react.js"],
    css: ["assets/main-abcdefgh.css"],
    dynamicImports: ["start.tsx"],
  },
  "start.tsx": { file: "assets/start-abcdefgh.js", imports: ["_react.js"], dynamicImports: ["lazy.tsx"] },
  "../../virtual:locale/EN": { file: "assets/EN-abcdefgh.js" },
  "../../virtual:locale/KM": { file: "assets/KM-abcdefgh.js" },
  "_react.js": { file: "assets/react-abcdefgh.js" },
  "lazy.tsx": { file: "assets/lazy-abcdefgh.js" },
});
const page = '<!doctype html><script type="module" src="/assets/main-abcdefgh.js"></script>';

/** A site without faults, with some files replaced or added. */
function aSite(texts: Record<string, string> = {}, sizes: Record<string, number> = {}): BuiltFile[] {
  const all: Record<string, string> = {
    "index.html": page,
    "config.json": "{}",
    ".vite/manifest.json": manifest,
    "assets/main-abcdefgh.js": "export{}",
    "assets/react-abcdefgh.js": "export{}",
    "assets/lazy-abcdefgh.js": "export{}",
    "assets/start-abcdefgh.js": "export{}",
    "assets/EN-abcdefgh.js": "export{}",
    "assets/KM-abcdefgh.js": "export{}",
    "assets/main-abcdefgh.css": "a{}",
    ...texts,
  };
  return Object.entries(all).map(([path, text]) => ({ path, text, gzipBytes: sizes[path] ?? 100 }));
}

describe("the checks of a built site", () => {
  it("let a clean site pass", () => {
    expect(checkSite("player", aSite())).toEqual([]);
  });

  it.each([
    ["index.html", `${page}<script>go()</script>`, "an inline script"],
    ["index.html", `${page}<style>a{}</style>`, "an inline style sheet"],
    ["index.html", `${page}<div style="color:red">`, "a style attribute"],
    ["index.html", `${page}<body onload="go()">`, "an event attribute"],
    ["index.html", `${page}<link rel="icon" href="https://cdn.test/i.png">`, "an address of another host"],
    ["index.html", `${page}<script src="//cdn.test/a.js"></script>`, "an address of another host"],
    ["assets/main-abcdefgh.js", "let f=new Function(`x`)", "code from strings"],
    ["assets/main-abcdefgh.js", 'let f=Function("x","return x")', "code from strings"],
    ["assets/main-abcdefgh.js", "eval(x)", "eval"],
    ["assets/lazy-abcdefgh.js", 'this.logger.error("Error compiling schema, function code:",e)', "ajv's compiler"],
    ["assets/main-abcdefgh.js", 'let a=require("ajv/dist/runtime/equal")', "a require"],
    ["assets/main-abcdefgh.js", "x();\n//# sourceMappingURL=a.js.map", "a link to a source map"],
    ["assets/main-abcdefgh.js", 'fetch("https://collect.test/x")', "names the host collect.test"],
    ["assets/main-abcdefgh.css", "@import url(https://fonts.test/a.css)", "names the host fonts.test"],
    ["assets/main-abcdefgh.js.map", "{}", "is a source map"],
    ["assets/main.js", "export{}", "has no hash in its name"],
  ])("report in %s: %s", (path, text, fault) => {
    expect(checkSite("player", aSite({ [path]: text }))).toContainEqual(expect.stringContaining(fault));
  });

  it("let pass the old way to the global object, and words in texts", () => {
    const text = 'var r=g||Function("return this")();t("evaluate(1)");o.eval(1);"http://www.w3.org/2000/svg"';
    expect(checkSite("player", aSite({ "assets/main-abcdefgh.js": text }))).toEqual([]);
  });

  it("weigh the first load, and only that: with the player's program, whose page brings its texts", () => {
    const entry = ["assets/main-abcdefgh.css", "assets/main-abcdefgh.js", "assets/react-abcdefgh.js", "index.html"];
    const pathsOf = (site: "player" | "console") =>
      firstLoad(aSite({}, { "assets/KM-abcdefgh.js": 101 }), site)
        .map(({ path }) => path)
        .toSorted();
    expect(pathsOf("console")).toEqual(entry);
    expect(pathsOf("player")).toEqual([...entry, "assets/start-abcdefgh.js"].toSorted());
    expect(checkSite("player", aSite({}, { "assets/start-abcdefgh.js": 9_000_000 }))).toEqual([
      expect.stringContaining("KB of scripts"),
    ]);
    expect(checkSite("player", aSite({}, { "assets/lazy-abcdefgh.js": 9_000_000 }))).toEqual([]);
    expect(checkSite("player", aSite({}, { "assets/react-abcdefgh.js": 9_000_000 }))).toEqual([
      expect.stringContaining("KB of scripts"),
    ]);
  });
});
