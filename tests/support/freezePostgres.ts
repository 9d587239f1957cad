import { execFileSync } from "node:child_process";

/**
 * Stops every process of a PostgreSQL where it stands (SIGSTOP): connections stay open, new ones are taken by the system, and
 * nobody answers. Returns what lets it go on.
 */
export function freezePostgres(postmaster: number): () => void {
  const table = execFileSync("ps", ["-axo", "pid=,ppid="], { encoding: "utf8" });
  const children = table
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === postmaster)
    .map(([pid = 0]) => pid);
  // The parent first, so that it starts nobody else.
  const all = [postmaster, ...children];
  const tell = (signal: "SIGSTOP" | "SIGCONT") => {
    for (const pid of all) {
      try {
        process.kill(pid, signal);
      } catch {
        // One of its workers has ended meanwhile.
      }
    }
  };
  tell("SIGSTOP");
  return () => tell("SIGCONT");
}
