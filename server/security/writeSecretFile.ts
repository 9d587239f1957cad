import { randomBytes } from "node:crypto";
import { chown, link, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

/** How a file of secrets is written. */
export interface SecretFileOptions {
  /** Leave a file that is there already as it is. */
  onlyNew?: boolean;
  /** Whose it is; ours where nobody is named. */
  owner?: { uid: number; gid: number } | undefined;
}

const leftoverMs = 60_000;

/**
 * Writes a file that only its owner may read, so that it is there whole or not at all: beside its place, synced, and moved
 * there in one step; its folder is made where needed, and synced too. A full disk, a kill or a power cut leaves the file as it
 * was. Returns whether it was written: false is a file that was there, with `onlyNew`.
 */
export async function writeSecretFile(
  file: string,
  text: string,
  { onlyNew = false, owner }: SecretFileOptions = {},
): Promise<boolean> {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true });
  await clearLeftovers(file);
  const side = `${file}.${randomBytes(6).toString("hex")}.new`;
  try {
    const handle = await open(side, "wx", 0o600);
    try {
      await handle.chmod(0o600);
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (owner) await chown(side, owner.uid, owner.gid);
    if (onlyNew) {
      // A second name for the same file: fails where the name is taken, also by somebody who was quicker.
      const isTaken = await link(side, file).then(() => false, isThere);
      if (isTaken) return false;
    } else {
      await rename(side, file);
    }
  } finally {
    await rm(side, { force: true });
  }
  await syncFolder(folder);
  return true;
}

/** Sees to it that names made in a folder are still there after a power cut. Not every system can: Windows does it by itself. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function isThere(error: NodeJS.ErrnoException): true {
  if (error.code === "EEXIST") return true;
  throw error;
}

/** Removes what writers that were killed left beside the file; one that is at work has begun a moment ago. */
async function clearLeftovers(file: string): Promise<void> {
  const prefix = `${basename(file)}.`;
  for (const name of await readdir(dirname(file))) {
    if (!name.startsWith(prefix) || !/^[0-9a-f]{12}\.new$/.test(name.slice(prefix.length))) continue;
    const side = join(dirname(file), name);
    const found = await stat(side).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > leftoverMs) await rm(side, { force: true });
  }
}
