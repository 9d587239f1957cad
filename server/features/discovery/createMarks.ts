import { realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { loadImage, type Image } from "@napi-rs/canvas";

/** Larger files are no logos. */
const mostBytes = 1_000_000;

/**
 * Reads pictures of logos for drawing with: files of the site itself. One that lies elsewhere is not fetched: an address that
 * somebody writes into a document must not make the platform ask other hosts. Null where there is none to read.
 */
export function createMarks(siteFolder: string): (address: string | null) => Promise<Image | null> {
  return async (address) => {
    if (address === null || !/^\/[\w./-]+\.(?:png|svg|jpe?g|webp)$/.test(address)) return null;
    try {
      const root = await realpath(join(siteFolder, "player"));
      const path = await realpath(join(root, address));
      if (!path.startsWith(root + sep) || (await stat(path)).size > mostBytes) return null;
      return await loadImage(path);
    } catch {
      return null;
    }
  };
}
