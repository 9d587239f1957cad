import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { places } from "./places.ts";

interface Lock {
  packages: Record<string, { version?: string; optional?: boolean }>;
}

function readLock(path: string): Lock["packages"] | null {
  if (!existsSync(path)) return null;
  return (JSON.parse(readFileSync(path, "utf8")) as Lock).packages;
}

function isInstalled(): boolean {
  const wanted = readLock(`${places.peers}package-lock.json`) ?? {};
  const found = readLock(`${places.peers}node_modules/.package-lock.json`);
  if (!found) return false;
  return Object.entries(wanted).every(
    ([path, entry]) => path === "" || entry.optional || found[path]?.version === entry.version,
  );
}

/**
 * Installs the libraries that the bench compares with, exactly as their lock file names them, into `bench/peers`.
 * They are no part of the product, so nobody who only runs or tests it has to fetch them. Throws with npm's own words.
 */
export function installPeers(): void {
  if (isInstalled()) return;
  console.log("Installing the libraries to compare with (npm ci in bench/peers) …");
  const options = ["ci", "--ignore-scripts", "--no-audit", "--no-fund"];
  const npm = spawnSync("npm", options, { cwd: places.peers, stdio: "inherit", shell: process.platform === "win32" });
  if (npm.status !== 0) throw new Error("The libraries to compare with could not be installed; npm says why above.");
}
