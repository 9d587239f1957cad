import { readFileSync } from "node:fs";
import { listFiles } from "../support/listFiles.ts";
import { isGenerated } from "./isGenerated.ts";
import { parseSource } from "./parseSource.ts";
import type { SourceFile } from "./SourceFile.ts";

/** The TypeScript of the repository, parsed; what is generated or broken on purpose is left out. */
export function readTree(): SourceFile[] {
  return listFiles()
    .filter((path) => /\.tsx?$/.test(path) && !path.includes("/fixtures/") && !isGenerated(path))
    .map((path) => parseSource(path, readFileSync(path, "utf8")));
}
