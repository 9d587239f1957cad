import { readdirSync, readFileSync } from "node:fs";

/**
 * Paths of all files of the repository, relative to it: what is checked in or would be. Walks the folders and asks no
 * git, so that it also works in an unpacked archive.
 */
export function listFiles(): string[] {
  const ignored = readFileSync(".gitignore", "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => line.replace(/\/$/, ""));
  const names = new Set([".git", ...ignored.filter((line) => !line.includes("*"))]);
  const endings = ignored.filter((line) => line.startsWith("*.")).map((line) => line.slice(1));
  const walk = (folder: string): string[] =>
    readdirSync(folder || ".", { withFileTypes: true }).flatMap((entry) => {
      if (names.has(entry.name) || endings.some((ending) => entry.name.endsWith(ending))) return [];
      const path = `${folder}${entry.name}`;
      return entry.isDirectory() ? walk(`${path}/`) : [path];
    });
  return walk("");
}
