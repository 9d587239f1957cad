import { setTimeout as pause } from "node:timers/promises";
import type { CDPSession } from "@playwright/test";
import type { CpuTimes } from "./CpuTimes.ts";
import { readCpu } from "./readCpu.ts";

/** Long enough for effects and second renders to have begun; what runs is waited for by the reading itself. */
const settleMs = 60;

/** What a step answers, and the main-thread time it took until the page was quiet again. */
export async function measureCpu<T>(
  devtools: CDPSession,
  step: () => Promise<T>,
): Promise<{ value: T; cpu: CpuTimes }> {
  const before = await readCpu(devtools);
  const value = await step();
  await pause(settleMs);
  const after = await readCpu(devtools);
  return {
    value,
    cpu: {
      task: after.task - before.task,
      script: after.script - before.script,
      layout: after.layout - before.layout,
      style: after.style - before.style,
    },
  };
}
