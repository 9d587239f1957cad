import { areaOf } from "./areaOf.ts";
import { resolveImport, type PackageImports } from "./resolveImport.ts";
import type { Breach, SourceFile } from "./SourceFile.ts";
import { doorTable, freeOfDoors } from "./table.ts";

/** Folders with a public door; their own files import each other and never the door. */
const barrels = ["src/engine/index.ts", "renderers/index.ts"];

/** Imports that leave the table: folders, libraries, Node in the browser, barrels from inside, climbing paths. */
export function findImportBreaches(files: SourceFile[], imports: PackageImports): Breach[] {
  return files.flatMap((file) =>
    file.imports.flatMap(({ specifier, line, syntax }) =>
      messages(file.path, specifier, syntax, imports).map((message) => ({ path: file.path, line, message })),
    ),
  );
}

function messages(path: string, specifier: string, syntax: string, imports: PackageImports): string[] {
  const found: (string | undefined)[] = [];
  if (specifier.includes("../../..")) found.push(`${specifier} climbs too far; use a package import (#…)`);
  const target = resolveImport(path, specifier, imports);
  if ("unknown" in target) found.push(`${specifier} is not among the imports of package.json`);
  if ("library" in target) found.push(libraryBreach(path, target.library));
  if ("node" in target) found.push(nodeBreach(path, target.node));
  if ("path" in target) {
    found.push(folderBreach(path, target.path), barrelBreach(path, target.path));
    if (syntax !== "glob" && !target.path.endsWith("/") && !/\.[a-z0-9]+$/i.test(specifier))
      found.push(`${specifier} lacks its file extension`);
  }
  return found.filter((message) => message !== undefined);
}

function folderBreach(from: string, to: string): string | undefined {
  const area = areaOf(from);
  // Settings at the top wire tools and may reach anywhere; folders that are not listed are another check's business.
  if (!area || area.mayImport.includes("*")) return undefined;
  if (to.startsWith(`${area.folder}/`)) return undefined;
  if (area.mayImport.some((folder) => to.startsWith(`${folder}/`))) return undefined;
  return `${area.folder} may not import ${to}; it may import ${area.mayImport.join(", ") || "nothing"}`;
}

function libraryBreach(from: string, library: string): string | undefined {
  const area = areaOf(from);
  if (!area || freeOfDoors.includes(area.folder)) return undefined;
  const scope = library.replace(/\/.*$/, "/");
  const open = doorTable[library] ?? (library.startsWith("@") ? doorTable[scope] : undefined);
  if (!open) return `${library} has no door in tests/architecture/table.ts`;
  if (open.some((place) => from.startsWith(`${place}/`) || from.replace(/\.tsx?$/, "") === place)) return undefined;
  return `${library} may be imported in ${open.join(", ")} only`;
}

function nodeBreach(from: string, module: string): string | undefined {
  const runs = areaOf(from)?.runs;
  return runs === "browser" || runs === "both" ? `${module} is not there in a browser` : undefined;
}

function barrelBreach(from: string, to: string): string | undefined {
  const barrel = barrels.find((door) => door === to);
  const inside = barrel?.replace(/index\.ts$/, "");
  return inside && from.startsWith(inside) ? `${to} is the door for others; import the file itself` : undefined;
}
