import { readFileSync } from "node:fs";
import { listFiles } from "../support/listFiles.ts";
import { isGenerated } from "./isGenerated.ts";
import { parseSource } from "./parseSource.ts";
import type { SourceFile } from "./SourceFile.ts";

/** The TypeScript of the repository, parsed; what is broken on purpose is left out, and what is generated unless it is asked for. */
export function readTree({ generated = false } = {}): SourceFile[] {
  return listFiles()
    .filter((path) => /\.tsx?$/.test(path) && !path.includes("/fixtures/") && isGenerated(path) === generated)
    .map((path) => parseSource(path, readFileSync(path, "utf8")));
}
