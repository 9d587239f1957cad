import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chown, mkdir, readdir, readFile, rename, rm, rmdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { syncFolder, writeSecretFile } from "#server/security/writeSecretFile.ts";
import type { Binaries } from "./findBinaries.ts";
import type { ServerUser } from "./findServerUser.ts";
import { isAlive } from "./isAlive.ts";

/** A PostgreSQL data folder of ours, and how to connect to the server that runs on it. */
export interface Cluster {
  /** PostgreSQL's data folder. */
  folder: string;
  /** Folder of the socket, or the loopback address where the system knows no such sockets. */
  host: string;
  port: number;
  /** Passwords, kept in the data folder itself so that they live and die with it. */
  secrets: ClusterSecrets;
}

/** Made once when the folder is made. */
export interface ClusterSecrets {
  /** Of the superuser `postgres`. */
  owner: string;
  /** Of the role `croupier_app`. */
  app: string;
}

const secretsFile = "croupier.json";

/**
 * Makes the data folder where it is not there yet, and returns its secrets. It is made beside its place and moved there
 * in one step, so a start that is killed half-way leaves nothing that looks like a data folder; the next one clears it
 * away and begins again.
 */
export async function initCluster(folder: string, binaries: Binaries, user: ServerUser): Promise<ClusterSecrets> {
  await clearLeftovers(folder);
  if (!existsSync(join(folder, "PG_VERSION"))) await makeFolder(folder, binaries, user);
  return readSecrets(folder);
}

async function readSecrets(folder: string): Promise<ClusterSecrets> {
  try {
    return toSecrets(JSON.parse(await readFile(join(folder, secretsFile), "utf8")));
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ENOENT") {
      throw new Error(`${folder} is a PostgreSQL data folder, but not one of ours (${secretsFile} is not there).`, {
        cause,
      });
    }
    throw new Error(
      `${join(folder, secretsFile)} is cut or cannot be read. It holds the passwords of the database in ` +
        "this folder.\nPut the file back from a backup of this folder; the data themselves are not touched.",
      { cause },
    );
  }
}

function toSecrets(value: unknown): ClusterSecrets {
  const { owner, app } = (value ?? {}) as Partial<Record<keyof ClusterSecrets, unknown>>;
  if (typeof owner !== "string" || typeof app !== "string" || owner === "" || app === "")
    throw new Error("no passwords");
  return { owner, app };
}

async function makeFolder(folder: string, binaries: Binaries, user: ServerUser): Promise<void> {
  const draft = `${folder}.init-${process.pid}-${randomBytes(4).toString("hex")}`;
  const passwordFile = `${draft}.password`;
  const secrets: ClusterSecrets = { owner: randomPassword(), app: randomPassword() };
  await mkdir(draft, { recursive: true, mode: 0o700 });
  await writeSecretFile(passwordFile, `${secrets.owner}\n`, { owner: user });
  if (user) await chown(draft, user.uid, user.gid);
  try {
    await runInitdb(binaries.initdb, draft, passwordFile, user);
    await writeSecretFile(join(draft, secretsFile), `${JSON.stringify(secrets)}\n`, { owner: user });
    // An empty folder may be in the way: made by hand, or by a start that was killed long ago.
    await rmdir(folder).catch(() => undefined);
    await rename(draft, folder).catch((error: NodeJS.ErrnoException) => {
      // Another start was quicker; its folder is as good as ours.
      if (!existsSync(join(folder, "PG_VERSION"))) throw error;
    });
    await syncFolder(dirname(folder));
  } finally {
    await Promise.all([draft, passwordFile].map((path) => rm(path, { recursive: true, force: true })));
  }
}

function runInitdb(initdb: string, folder: string, passwordFile: string, user: ServerUser): Promise<void> {
  const options = ["--auth=scram-sha-256", "--username=postgres", "--encoding=UTF8", "--no-instructions"];
  // The built-in locale sorts and folds case alike on every system, whatever locales the machine has.
  const locale = ["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];
  return new Promise((resolve, reject) => {
    const child = spawn(initdb, [`--pgdata=${folder}`, `--pwfile=${passwordFile}`, ...options, ...locale], {
      ...user,
      cwd: dirname(folder),
      stdio: ["ignore", "ignore", "pipe"],
    });
    let said = "";
    child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString("utf8")));
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`initdb could not make ${folder}: ${said.trim() || `exit code ${code}`}`)),
    );
  });
}

/** Removes what killed first starts left, but not what a start that is still running is working on. */
async function clearLeftovers(folder: string): Promise<void> {
  const parent = dirname(folder);
  const prefix = `${basename(folder)}.init-`;
  for (const name of await readdir(parent)) {
    if (!name.startsWith(prefix)) continue;
    const pid = Number.parseInt(name.slice(prefix.length), 10);
    if (pid !== process.pid && isAlive(pid)) continue;
    // Its initdb may live on for a moment and write; without its folder it soon gives up.
    await rm(join(parent, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }).catch(
      () => undefined,
    );
  }
}

function randomPassword(): string {
  return randomBytes(32).toString("base64url");
}
