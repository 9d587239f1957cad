import { execFile } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import type { Binaries } from "./findBinaries.ts";
import { isAlive } from "./isAlive.ts";
import { readPostmaster } from "./readPostmaster.ts";

const fastLimitMs = 15_000;
const lingerMs = 1_000;

/** Stops the server on the folder in good order: open work is rolled back, everything is written. */
export async function stopPostgres(folder: string, binaries: Binaries): Promise<void> {
  const pid = readPostmaster(folder);
  if (pid === undefined) return;
  await signal(pid, "SIGINT", binaries);
  if (await hasEnded(folder, pid)) return;
  // "Immediate": it ends at once, and the next start recovers from its log.
  await signal(pid, "SIGQUIT", binaries);
  await hasEnded(folder, pid);
}

async function signal(pid: number, name: "SIGINT" | "SIGQUIT", binaries: Binaries): Promise<void> {
  // Windows has no signals; PostgreSQL's own tool knows another way there.
  if (process.platform === "win32") await promisify(execFile)(binaries.pgCtl, ["kill", name.slice(3), String(pid)]);
  else process.kill(pid, name);
}

async function hasEnded(folder: string, pid: number): Promise<boolean> {
  if (!(await isOver(() => readPostmaster(folder) === undefined, fastLimitMs))) return false;
  // Its file goes a moment before the process does. Where nobody collects dead processes it stays in the list for ever.
  await isOver(() => !isAlive(pid), lingerMs);
  return true;
}

async function isOver(isSo: () => boolean, limitMs: number): Promise<boolean> {
  for (const deadline = Date.now() + limitMs; Date.now() < deadline; await sleep(20)) if (isSo()) return true;
  return false;
}
