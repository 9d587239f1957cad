import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isAlive } from "./isAlive.ts";

/** The id of the PostgreSQL process that runs on this data folder; undefined where none does. */
export function readPostmaster(folder: string): number | undefined {
  let text: string;
  try {
    text = readFileSync(join(folder, "postmaster.pid"), "utf8");
  } catch {
    return undefined;
  }
  const pid = Number.parseInt(text, 10);
  return isAlive(pid) && looksLikePostgres(pid) ? pid : undefined;
}

/** After a restart of the machine the id in a left-over file may belong to any program. */
function looksLikePostgres(pid: number): boolean {
  try {
    return /postgres/i.test(commandLine(pid));
  } catch {
    return true;
  }
}

function commandLine(pid: number): string {
  if (process.platform === "linux") return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  if (process.platform === "win32") return execFileSync("tasklist", ["/fi", `PID eq ${pid}`], { encoding: "utf8" });
  return execFileSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" });
}
