import { basename } from "node:path";
import type { Breach, SourceFile } from "./SourceFile.ts";

/** Files that are started and not imported, are the two public doors or a chunk's, or stand in for the runner's own `test`. */
const unnamed =
  /(^|\/)(index|main)\.tsx?$|^tests\/support\/journey\.ts$|\.(test|config)\.tsx?$|\.d\.ts$|^scripts\/[^/]+\.ts$|\.worker\.ts$|^(renderers|src\/console)\/chunks\/\w+\.ts$/;

/**
 * Files whose main export does not carry the file's name: `DateField.tsx` may give `dateField`, and `flags.ts`, named by
 * its subject, `compileFlags`.
 */
export function findNameBreaches(files: SourceFile[]): Breach[] {
  return files
    .filter(({ path, exports }) => !unnamed.test(path) && exports.length > 0)
    .flatMap(({ path, exports }) => {
      const name = basename(path).replace(/\.tsx?$/, "");
      const subject = name.toLowerCase().replace(/s$/, "");
      if (exports.some((exported) => exported.toLowerCase().includes(subject))) return [];
      return [{ path, message: `exports ${exports.join(", ")}, and nothing named ${name}` }];
    });
}
