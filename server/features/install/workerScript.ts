import { readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * The script of the site's worker, as the build made it: the one that keeps a page for where there is no network, or the one that
 * takes itself away. Null where nothing was built.
 */
export async function workerScript(siteFolder: string, isOn: boolean): Promise<string | null> {
  try {
    const script = await readFile(join(siteFolder, "gate", `${isOn ? "offline" : "farewell"}Worker.js`), "utf8");
    // It is no module: older browsers know none for workers.
    return script.replace(/^export ?\{ ?\};$/m, "");
  } catch {
    return null;
  }
}
