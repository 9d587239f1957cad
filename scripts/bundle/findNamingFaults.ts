import type { BuiltFile } from "./BuiltFile.ts";

/** Files that keep their name from build to build; a server must not let browsers keep them. */
const steady = /^(index\.html|config\.json|licenses\.md|\.vite\/manifest\.json)$/;

/** Files that could be cached for ever and have no hash of their content in their name. */
export function findNamingFaults(files: BuiltFile[]): string[] {
  return files
    .filter(({ path }) => !steady.test(path) && !/^assets\/.+-[\w-]{8,}\.\w+$/.test(path))
    .map(({ path }) => `${path} has no hash in its name`);
}
