import { readFileSync } from "node:fs";
import { toPackageImports, type PackageImports } from "./resolveImport.ts";

/** The package imports of this repository. */
export function readPackageImports(): PackageImports {
  const { imports } = JSON.parse(readFileSync("package.json", "utf8")) as { imports: Record<string, string> };
  return toPackageImports(imports);
}
