import { SourceMap } from "node:module";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import type { SiteName } from "../build/siteNames.ts";

/** What one library, or one folder of ours, is of a built script. */
export interface Part {
  /** Name of a package, or a folder of the repository such as `src/engine`. */
  name: string;
  /** Minified, and its share of the script's gzipped bytes. */
  bytes: number;
  gzipBytes: number;
}

/** A built script, with what it is made of. */
export interface WeighedScript {
  /** As in the build's manifest: without the folder of the site. */
  file: string;
  gzipBytes: number;
  parts: Part[];
}

interface Chunk {
  type: "chunk" | "asset";
  fileName: string;
  code: string;
  map: { sources: string[]; mappings: string } | null;
}

/**
 * Builds a program in memory, and says of each script which library and which folder its bytes come from. Every minified letter
 * is looked up in the map to its source; gzipped bytes are divided in the same proportion, since one part helps another to be
 * small.
 */
export async function weighParts(site: SiteName): Promise<WeighedScript[]> {
  const before = process.env["NODE_ENV"];
  let built: unknown;
  try {
    built = await build({ logLevel: "error", mode: site, build: { write: false, sourcemap: "hidden" } });
  } finally {
    if (before === undefined) delete process.env["NODE_ENV"];
    else process.env["NODE_ENV"] = before;
  }
  const { output } = (Array.isArray(built) ? built[0] : built) as { output: Chunk[] };
  return output.filter(({ type }) => type === "chunk").map(weighChunk);
}

function weighChunk({ fileName, code, map }: Chunk): WeighedScript {
  const gzipBytes = gzipSync(code).length;
  const bytes = new Map<string, number>();
  const sources =
    map && new SourceMap({ ...map, version: 3, file: fileName, names: [], sourcesContent: [], sourceRoot: "" });
  for (const [row, line] of code.split("\n").entries()) {
    for (let column = 0; column < line.length;) {
      // One look-up for each run of letters of one place: the next begins where the map has its next entry.
      const found = sources?.findEntry(row, column) as { originalSource?: string } | undefined;
      const name = partOf(found?.originalSource);
      let end = column + 1;
      while (end < line.length && /\w/.test(line[end] ?? "")) end += 1;
      bytes.set(name, (bytes.get(name) ?? 0) + (end - column));
      column = end;
    }
  }
  const total = bytes.values().reduce((sum, one) => sum + one, 0);
  const parts = [...bytes].map(([name, own]) => ({
    name,
    bytes: own,
    gzipBytes: Math.round((gzipBytes * own) / Math.max(1, total)),
  }));
  return { file: fileName, gzipBytes, parts: parts.toSorted((a, b) => b.bytes - a.bytes) };
}

/** The package of a source, or the folder of ours that it is in: two folders deep, and three where there is one. */
function partOf(source: string | undefined): string {
  if (source === undefined) return "bundler";
  const library = /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/.exec(source)?.[1];
  if (library !== undefined) return library;
  const own = /(?:^|\/)((?:src|renderers|layouts|locales|brands|schemas)\/.*)$/.exec(source)?.[1];
  return own === undefined ? "bundler" : own.split("/").slice(0, -1).slice(0, 2).join("/");
}
