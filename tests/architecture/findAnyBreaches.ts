import type { Breach, SourceFile } from "./SourceFile.ts";

/** Every place where the type `any` stands. */
export function findAnyBreaches(files: SourceFile[]): Breach[] {
  return files.flatMap(({ path, anyLines }) =>
    anyLines.map((line) => ({ path, line, message: "any switches the checks off; say what it is, or unknown" })),
  );
}
