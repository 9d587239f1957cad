import { describe, expect, it } from "vitest";
import { findAnyBreaches } from "./findAnyBreaches.ts";
import { findCycles } from "./findCycles.ts";
import { findFolderBreaches } from "./findFolderBreaches.ts";
import { findImportBreaches } from "./findImportBreaches.ts";
import { findNameBreaches } from "./findNameBreaches.ts";
import { findPageBreaches } from "./findPageBreaches.ts";
import { findSizeBreaches } from "./findSizeBreaches.ts";
import { findTypeBreaches } from "./findTypeBreaches.ts";
import { findWalkBreaches, mostFiles, type Walk } from "./findWalkBreaches.ts";
import { parseSource } from "./parseSource.ts";
import { readPackageImports } from "./readPackageImports.ts";
import { reportOf } from "./reportOf.ts";

// A check that never fails proves nothing: each rule is broken here once, on purpose, in a tree that exists only in
// this file.
const imports = readPackageImports();

/** A tree of files from a table of path and text. */
function aTree(texts: Record<string, string>) {
  return Object.entries(texts).map(([path, text]) => parseSource(path, text));
}

const aFile = (lines: number) => "export {};\n".repeat(lines);

describe("the check of imports", () => {
  const breaches = (path: string, text: string) => reportOf(findImportBreaches(aTree({ [path]: text }), imports));

  it.each([
    [
      "a folder above its own",
      "src/engine/pick.ts",
      'import { A } from "#rendering/A.ts";',
      "src/engine may not import",
    ],
    [
      "a type of such a folder",
      "src/compile/a.ts",
      'import type { A } from "#stores/A.ts";',
      "may not import src/stores",
    ],
    ["the type written in place", "src/compile/a.ts", 'let a: import("#api/A.ts").A;', "may not import src/api"],
    ["a re-export", "src/stores/a.ts", 'export { A } from "#player/A.ts";', "may not import src/player"],
    ["a lazy import", "renderers/a.ts", 'void import("#api/callOperation.ts");', "may not import src/api"],
    ["a glob", "renderers/a.ts", 'import.meta.glob("../layouts/**/*.json");', "may not import layouts/"],
    ["a module made of a folder", "src/api/a.ts", 'import "virtual:locales";', "may not import locales/"],
    ["the console in the player", "src/player/a.ts", 'import "#console/a.ts";', "may not import src/console"],
    ["the server in the browser", "src/api/a.ts", 'import "#server/app.ts";', "may not import server/app.ts"],
    ["a climbing path", "tests/a/b/c.ts", 'import "../../../src/engine/index.ts";', "climbs too far"],
    ["a path without extension", "src/engine/a.ts", 'import "./b";', "lacks its file extension"],
    ["a package import that is not there", "src/engine/a.ts", 'import "#nowhere/b.ts";', "not among the imports"],
    ["the barrel from inside", "src/engine/a.ts", 'import { b } from "./index.ts";', "is the door for others"],
    ["Node in the browser", "src/forms/a.ts", 'import { join } from "node:path";', "not there in a browser"],
    ["Node where both run", "src/compile/a.ts", 'import { join } from "node:path";', "not there in a browser"],
  ])("reports %s", (_, path, text, message) => {
    expect(breaches(path, text)).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    ["jose", "src/stores/a.ts", "src/api, server only"],
    ["@rjsf/core", "renderers/fields/a.tsx", "renderers/form only"],
    ["fastify", "src/api/a.ts", "server only"],
    ["mobx", "renderers/a.ts", "src/stores, src/forms only"],
    ["mobx-react-lite", "renderers/a.tsx", "src/rendering only"],
    ["jose", "src/player/a.ts", "src/api, server only"],
    ["dompurify", "renderers/blocks/a.tsx", "only"],
    ["@zxcvbn-ts/language-common", "src/compile/a.ts", "server only"],
    ["ajv", "src/compile/a.ts", "server only"],
    ["react", "src/engine/a.ts", "only"],
    ["left-pad", "src/engine/a.ts", "has no door"],
  ])("reports %s in %s", (library, path, message) => {
    expect(breaches(path, `import "${library}";`)).toEqual([expect.stringContaining(message)]);
  });

  it("lets pass what the map allows", () => {
    expect(
      breaches("src/rendering/a.tsx", 'import { b } from "#engine/b.ts"; import { observer } from "mobx-react-lite";'),
    ).toEqual([]);
    expect(
      breaches("src/api/a.ts", 'import { jwtVerify } from "jose"; import type { B } from "#stores/B.ts";'),
    ).toEqual([]);
  });

  it("says the line", () => {
    expect(breaches("src/engine/a.ts", '\n\nimport "react";')).toEqual([expect.stringContaining("src/engine/a.ts:3 ")]);
  });
});

describe("the check of circles", () => {
  it("reports one through three files, one of them by a type", () => {
    const tree = aTree({
      "src/engine/a.ts": 'import { b } from "./b.ts"; export const a = b;',
      "src/engine/b.ts": 'import { c } from "#engine/c.ts"; export const b = c;',
      "src/engine/c.ts": 'import type { a } from "./a.ts"; export const c = 1 as unknown as typeof a;',
      "src/engine/d.ts": 'import { a } from "./a.ts"; export const d = a;',
    });
    expect(reportOf(findCycles(tree, imports))).toEqual([
      expect.stringContaining("src/engine/a.ts ↔ src/engine/b.ts ↔ src/engine/c.ts"),
    ]);
  });

  it("reports a file that imports itself", () => {
    expect(findCycles(aTree({ "src/engine/a.ts": 'import "./a.ts";' }), imports)).toHaveLength(1);
  });

  it("lets a diamond pass", () => {
    const tree = aTree({
      "src/engine/a.ts": 'import "./b.ts"; import "./c.ts";',
      "src/engine/b.ts": 'import "./d.ts";',
      "src/engine/c.ts": 'import "./d.ts";',
      "src/engine/d.ts": "export {};",
    });
    expect(findCycles(tree, imports)).toEqual([]);
  });
});

describe("the check of folders", () => {
  it.each([
    ["helpers/a.ts", "the folder helpers is not in"],
    ["src/utils/a.ts", "the folder src/utils is not in"],
    ["src/a.ts", "the folder src is not in"],
    ["layouts/pages/a.ts", "holds data, and no code"],
    ["server/a/b/c/d/e.ts", "4 folders below the top"],
  ])("reports %s", (path, message) => {
    expect(reportOf(findFolderBreaches([path]))).toEqual([expect.stringContaining(message)]);
  });

  it("lets files of the top and of listed folders pass", () => {
    expect(findFolderBreaches(["package.json", "src/engine/a.ts", "server/a/b/c/d.ts", ".ci/run"])).toEqual([]);
  });
});

describe("the check of sizes", () => {
  it("reports a file above 300 lines", () => {
    const tree = aTree({ "src/engine/a.ts": aFile(301), "src/engine/b.ts": aFile(1), "src/engine/c.ts": aFile(1) });
    expect(reportOf(findSizeBreaches(tree))).toContain("src/engine/a.ts has 301 lines; at most 300");
  });

  it("reports when more than 5 of 100 are above 200 lines", () => {
    const tree = Array.from({ length: 100 }, (_, i) => parseSource(`src/engine/f${i}.ts`, aFile(i < 6 ? 200 : 10)));
    expect(reportOf(findSizeBreaches(tree))).toEqual([expect.stringContaining("95 of 100")]);
  });

  it("reports when half are above 60 lines", () => {
    const tree = Array.from({ length: 10 }, (_, i) => parseSource(`src/engine/f${i}.ts`, aFile(i < 5 ? 59 : 60)));
    expect(reportOf(findSizeBreaches(tree))).toEqual([expect.stringContaining("half of the files")]);
  });
});

describe("the check of names", () => {
  it("reports a file without an export of its name", () => {
    const tree = aTree({ "src/stores/BalanceStore.ts": "export const helper = 1;" });
    expect(reportOf(findNameBreaches(tree))).toEqual([expect.stringContaining("nothing named BalanceStore")]);
  });

  it("lets a value, a type and a file without exports pass", () => {
    const tree = aTree({
      "renderers/fields/DateField.tsx": "export const dateField = 1;",
      "src/stores/Balance.ts": "export interface Balance { sum: number }",
      "src/player/main.tsx": "export {};",
    });
    expect(findNameBreaches(tree)).toEqual([]);
  });
});

describe("the check of types", () => {
  it("reports a type of the product that stands in a second file", () => {
    const tree = aTree({
      "src/contracts/api.ts": "export interface Country { code: string }",
      "renderers/a.ts": "/** */\nexport type Country = string;",
      "server/b.ts": "export class Country {}",
    });
    expect(reportOf(findTypeBreaches(tree))).toEqual([
      "renderers/a.ts:2 exports the type Country, and so does src/contracts/api.ts",
      "server/b.ts:1 exports the type Country, and so does src/contracts/api.ts",
    ]);
  });

  it("lets a private type, a value, a type passed on and other programs pass", () => {
    const tree = aTree({
      "src/contracts/api.ts": "export interface Country { code: string }",
      "renderers/a.ts": "type Country = string;\nexport const b: Country = '';",
      "server/b.ts": "export function Country() {}",
      "src/engine/index.ts": 'export type { Country } from "#contracts/api.ts";',
      "tests/a.ts": "export type Country = string;",
    });
    expect(findTypeBreaches(tree)).toEqual([]);
  });
});

describe("the check of walks", () => {
  const breaches = (walk: Walk, texts: Record<string, string>) =>
    reportOf(findWalkBreaches({ "a press": walk }, (path) => texts[path]));

  it("reports a file that is gone, and a word that does not lead on", () => {
    const texts = { "a.ts": "loadRows()", "b.ts": "export function loadRow() {}" };
    const walk: Walk = [
      ["a.ts", "loadRows"],
      ["b.ts", "loadRow"],
      ["c.ts", ""],
    ];
    expect(breaches(walk, texts)).toEqual([
      'b.ts a press: does not say "loadRows", between a.ts and b.ts',
      "c.ts a press: is not there",
      "c.ts a press: is not there",
    ]);
  });

  it("reports a way that is too long, and counts no file twice", () => {
    const walkOf = (count: number): Walk => Array.from({ length: count }, (_, index) => [`${index}.ts`, "go"] as const);
    const texts = Object.fromEntries(walkOf(20).map(([file]) => [file, "go"]));
    expect(breaches([...walkOf(mostFiles), ["0.ts", ""]], texts)).toEqual([]);
    expect(breaches(walkOf(mostFiles + 1), texts)).toEqual([
      `0.ts a press: ${mostFiles + 1} files; at most ${mostFiles}`,
    ]);
  });
});

describe("the check of any", () => {
  it("reports it wherever it stands, and not the word in a text", () => {
    const tree = aTree({
      "src/engine/a.ts":
        'export const a = "any";\nexport function b(c: any[]): Map<string, any> {\n  return c as any;\n}',
    });
    expect(findAnyBreaches(tree).map(({ line }) => line)).toEqual([2, 2, 3]);
  });
});

describe("the check of page names", () => {
  const pages = ["transaction-history", "securityCenter", "login"];

  it.each([
    ["renderers/blocks/TransactionHistory.tsx", "export {};"],
    ["renderers/blocks/a.tsx", "export function SecurityCenter() {}"],
    ["src/rendering/a.tsx", 'export const a = "securityCenter";'],
    ["renderers/blocks/LoginPage.tsx", "export {};"],
  ])("reports %s", (path, text) => {
    expect(findPageBreaches(aTree({ [path]: text }), pages)).toHaveLength(1);
  });

  it("lets common words and other folders pass", () => {
    const tree = aTree({
      "renderers/blocks/a.tsx": 'export const login = "login";',
      "src/player/a.ts": 'export const a = "securityCenter";',
    });
    expect(findPageBreaches(tree, pages)).toEqual([]);
  });
});
