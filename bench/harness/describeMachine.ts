import { cpus, totalmem } from "node:os";

/** Where a result was measured, in words that name no machine: enough to judge whether two runs compare. */
export function describeMachine(): Record<string, string | number> {
  return {
    cores: cpus().length,
    memoryGB: Math.round(totalmem() / 2 ** 30),
    system: `${process.platform}-${process.arch}`,
    node: process.version,
  };
}
