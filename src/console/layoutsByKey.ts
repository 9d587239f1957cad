import type { Layout } from "#contracts/config.ts";

/** Files of `./layouts`, or of `../layouts`, by the key of their document: `page/overview`. */
export function layoutsByKey(files: Readonly<Record<string, Layout>>): Readonly<Record<string, Layout>> {
  return Object.fromEntries(
    Object.entries(files).map(([path, layout]) => [
      path.replace(/^\.{1,2}\/layouts\//, "").replace(/\.json$/, ""),
      layout,
    ]),
  );
}
