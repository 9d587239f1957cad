import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface Lock {
  packages: Record<string, { version?: string; optional?: boolean }>;
}

/**
 * Installs what the lock file of a folder names, exactly, where it is not there yet: tools and libraries that are no part of the
 * product, so that nobody who only runs or tests it has to fetch them. `what` says in the output what they are. Throws with
 * npm's own words above.
 */
export function installPackages(folder: string, what: string): void {
  if (isInstalled(folder)) return;
  console.log(`Installing ${what} (npm ci in ${folder}) …`);
  const options = ["ci", "--ignore-scripts", "--no-audit", "--no-fund"];
  const npm = spawnSync("npm", options, { cwd: folder, stdio: "inherit", shell: process.platform === "win32" });
  if (npm.status !== 0) throw new Error(`Not installed: ${what}; npm says why above.`);
}

function isInstalled(folder: string): boolean {
  const wanted = readLock(join(folder, "package-lock.json")) ?? {};
  const found = readLock(join(folder, "node_modules/.package-lock.json"));
  if (!found) return false;
  return Object.entries(wanted).every(
    ([path, entry]) => path === "" || entry.optional || found[path]?.version === entry.version,
  );
}

function readLock(path: string): Lock["packages"] | null {
  if (!existsSync(path)) return null;
  return (JSON.parse(readFileSync(path, "utf8")) as Lock).packages;
}
