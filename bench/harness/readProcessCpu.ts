import { readFileSync } from "node:fs";

/** A tick of the kernel's clock of processes, on every Linux. */
const tickMs = 10;

/** Processor time that a process has used so far, in milliseconds; undefined where the system has no `/proc`. */
export function readProcessCpu(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name, in brackets, may hold anything; what follows it are numbers.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) * tickMs;
  } catch {
    return undefined;
  }
}
