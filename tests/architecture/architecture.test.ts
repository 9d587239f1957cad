import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listFiles } from "../support/listFiles.ts";
import { findAnyBreaches } from "./findAnyBreaches.ts";
import { findCycles } from "./findCycles.ts";
import { findFolderBreaches } from "./findFolderBreaches.ts";
import { findImportBreaches } from "./findImportBreaches.ts";
import { findNameBreaches } from "./findNameBreaches.ts";
import { findPageBreaches } from "./findPageBreaches.ts";
import { findSizeBreaches } from "./findSizeBreaches.ts";
import { findTypeBreaches } from "./findTypeBreaches.ts";
import { findWalkBreaches, type Walk } from "./findWalkBreaches.ts";
import { readPackageImports } from "./readPackageImports.ts";
import { readTree } from "./readTree.ts";
import { reportOf } from "./reportOf.ts";
import walks from "./walks.json" with { type: "json" };

const files = readTree();
const imports = readPackageImports();

const paths = listFiles();

/** Names of all page documents, by their files. */
const pages = paths.flatMap((path) => /^layouts\/.+\/([^/]+)\.json$/.exec(path)?.[1] ?? []);

describe("the architecture", () => {
  it("has code and page documents to look at", () => {
    expect(files.length).toBeGreaterThan(100);
    expect(pages.length).toBeGreaterThan(5);
  });

  it("keeps every file in a folder of the map, no deeper than three below the top", () => {
    expect(reportOf(findFolderBreaches(paths.filter((path) => !path.includes("/fixtures/"))))).toEqual([]);
  });

  it("imports what the map allows, and each library through its door", () => {
    expect(reportOf(findImportBreaches(files, imports))).toEqual([]);
  });

  it("has no circles of imports, types included", () => {
    expect(reportOf(findCycles(files, imports))).toEqual([]);
  });

  it("keeps files short", () => {
    expect(reportOf(findSizeBreaches(files))).toEqual([]);
  });

  it("keeps style sheets short, but for those that a script writes", () => {
    const sheets = paths.filter((path) => path.endsWith(".css") && !/\/(?:faces|stand-ins)\.css$/.test(path));
    const long = sheets.filter((path) => readFileSync(path, "utf8").split("\n").length > 301);
    expect(sheets.length).toBeGreaterThan(30);
    expect(long).toEqual([]);
  });

  it("names files after their main export", () => {
    expect(reportOf(findNameBreaches(files))).toEqual([]);
  });

  it("gives each exported type of the product a name of its own", () => {
    expect(reportOf(findTypeBreaches([...readTree({ generated: true }), ...files]))).toEqual([]);
  });

  it("answers a press within fifteen files, each naming the next", () => {
    const read = (path: string) => (existsSync(path) ? readFileSync(path, "utf8") : undefined);
    expect(Object.keys(walks)).toHaveLength(5);
    expect(reportOf(findWalkBreaches(walks as unknown as Record<string, Walk>, read))).toEqual([]);
  });

  it("has no any", () => {
    expect(reportOf(findAnyBreaches(files))).toEqual([]);
  });

  it("[CARD-02] names no page in the engine, its binding or the skin", () => {
    expect(reportOf(findPageBreaches(files, pages))).toEqual([]);
  });
});
