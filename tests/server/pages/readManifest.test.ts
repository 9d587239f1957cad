import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readManifest } from "#server/features/pages/readManifest.ts";

it("every page names the program, which its entry loads by itself, and the parts it is drawn with, once each", async () => {
  const folder = await mkdtemp(join(tmpdir(), "croupier-"));
  await mkdir(join(folder, ".vite"));
  const entries = {
    "index.html": {
      file: "assets/index-1.js",
      isEntry: true,
      imports: ["_first.js"],
      dynamicImports: ["_program.js"],
      css: ["assets/index-1.css"],
    },
    "_first.js": { file: "assets/first-1.js" },
    "_program.js": {
      file: "assets/program-1.js",
      imports: ["_first.js", "_libraries.js"],
      dynamicImports: ["late.tsx"],
    },
    "_libraries.js": { file: "assets/libraries-1.js" },
    "../../virtual:locale/KM": { file: "assets/KM-1.js" },
    "../../renderers/blocks/charts.tsx": {
      file: "assets/charts-1.js",
      imports: ["_program.js", "_bars.js"],
      css: ["assets/charts-1.css"],
    },
    "_bars.js": { file: "assets/bars-1.js", css: ["assets/bars-1.css"] },
    "late.tsx": { file: "assets/late-1.js" },
  };
  await writeFile(join(folder, ".vite", "manifest.json"), JSON.stringify(entries));
  const { first, modules, styles } = readManifest(folder);
  expect(first).toEqual(["/assets/first-1.js"]);
  const program = ["/assets/program-1.js", "/assets/first-1.js", "/assets/libraries-1.js"];
  expect(modules([])).toEqual(program);
  expect(modules(["virtual:locale/KM", "renderers/blocks/charts.tsx", "nowhere.tsx"])).toEqual([
    ...program,
    "/assets/KM-1.js",
    "/assets/charts-1.js",
    "/assets/bars-1.js",
  ]);
  // The template names those of the program.
  expect(styles([])).toEqual([]);
  expect(styles(["renderers/blocks/charts.tsx", "nowhere.tsx"])).toEqual([
    "/assets/bars-1.css",
    "/assets/charts-1.css",
  ]);
  expect(readManifest(join(folder, "nowhere")).modules(["late.tsx"])).toEqual([]);
});
