import { createHash } from "node:crypto";
import { existsSync, statSync } from "node:fs";
import { chmod, cp, mkdir, rename, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { Binaries } from "./findBinaries.ts";
import type { ServerUser } from "./findServerUser.ts";

/** Where root keeps what another account must be able to reach. */
const sharedHome = "/var/lib/croupier";

/**
 * The folder for the data. Root's own folders (`/root`) are closed to the account PostgreSQL runs under; a data folder
 * inside such a one is kept in `/var/lib/croupier` instead, in a folder named after the one that was asked for.
 */
export function reachableFolder(folder: string, user: ServerUser): string {
  const asked = resolve(folder);
  if (!user || isReachable(asked)) return asked;
  return join(sharedHome, createHash("sha256").update(asked).digest("hex").slice(0, 12));
}

/**
 * What is to be known where the data of a folder are kept in another one, `home`: they outlive the folder that was asked for, and
 * meet the next one of its path. Empty where they are in it, or where the database is another's.
 */
export function leftBehind(folder: string, home: string | null): string {
  const asked = resolve(folder);
  if (home === null || home === asked) return "";
  return (
    `\n${asked} is closed to the account that PostgreSQL runs under, so its database is kept in ${home}. ` +
    `Where ${asked} was deleted and made anew, that database is a leftover of the earlier one: remove ${home} as well, ` +
    "or name another folder in CROUPIER_DATA, to begin with an empty database."
  );
}

/** The same programs where the account can run them: copied once if they lie in a closed folder. */
export async function reachableBinaries(binaries: Binaries, user: ServerUser): Promise<Binaries> {
  if (!user || isReachable(binaries.home)) return binaries;
  const version = createHash("sha256")
    .update(`${binaries.home}:${statSync(binaries.postgres).mtimeMs}`)
    .digest("hex");
  const home = join(sharedHome, `postgres-${version.slice(0, 12)}`);
  if (!existsSync(home)) {
    const copy = `${home}.copy-${process.pid}`;
    await mkdir(sharedHome, { recursive: true, mode: 0o755 });
    await cp(binaries.home, copy, { recursive: true, verbatimSymlinks: true });
    await chmod(copy, 0o755);
    await rename(copy, home).catch(() => rm(copy, { recursive: true, force: true }));
  }
  const moved = (path: string) => join(home, path.slice(binaries.home.length));
  return { home, initdb: moved(binaries.initdb), postgres: moved(binaries.postgres), pgCtl: moved(binaries.pgCtl) };
}

/** Whether every folder on the way may be entered by everyone. Folders that do not exist yet are made open. */
function isReachable(path: string): boolean {
  for (let at = path; ; at = dirname(at)) {
    if (existsSync(at) && (statSync(at).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}
