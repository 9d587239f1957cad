import { posix } from "node:path";

/** What an import leads to: a path of the repository, a library by its package name, or a module of Node. */
export type Target = { path: string } | { library: string } | { node: string } | { unknown: string };

/** Package imports by their prefix: `#compile/` → `src/compile/`. */
export type PackageImports = Record<string, string>;

/** Reads the `imports` of package.json, which all end in a star. */
export function toPackageImports(imports: Record<string, string>): PackageImports {
  return Object.fromEntries(
    Object.entries(imports).map(([from, to]) => [from.replace(/\*$/, ""), to.replace(/^\.\//, "").replace(/\*$/, "")]),
  );
}

/** Resolves a specifier that stands in the file `from`, by names alone: no file is looked at. */
export function resolveImport(from: string, specifier: string, imports: PackageImports): Target {
  if (specifier.startsWith("node:")) return { node: specifier };
  // A module that the bundler makes out of a folder of data is named after the folder.
  if (specifier.startsWith("virtual:")) return { path: `${specifier.slice("virtual:".length)}/` };
  if (specifier.startsWith("/")) return { path: specifier.slice(1) };
  if (specifier.startsWith(".")) return { path: posix.normalize(posix.join(posix.dirname(from), specifier)) };
  if (specifier.startsWith("#")) {
    const found = Object.entries(imports).find(([prefix]) => specifier.startsWith(prefix));
    return found ? { path: found[1] + specifier.slice(found[0].length) } : { unknown: specifier };
  }
  const [scope = "", name = ""] = specifier.split("/");
  return { library: scope.startsWith("@") ? `${scope}/${name}` : scope };
}
