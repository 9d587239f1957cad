import type { CDPSession } from "@playwright/test";
import type { CpuTimes } from "./CpuTimes.ts";

/** Main-thread time the page has used so far. */
export async function readCpu(devtools: CDPSession): Promise<CpuTimes> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  const read = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0);
  return {
    task: read("TaskDuration"),
    script: read("ScriptDuration"),
    layout: read("LayoutDuration"),
    style: read("RecalcStyleDuration"),
  };
}
