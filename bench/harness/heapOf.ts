import type { CDPSession } from "@playwright/test";

/** Bytes of JavaScript heap in use once the garbage is gone. */
export async function heapOf(devtools: CDPSession): Promise<number> {
  await devtools.send("HeapProfiler.collectGarbage");
  await devtools.send("HeapProfiler.collectGarbage");
  return (await devtools.send("Runtime.getHeapUsage")).usedSize;
}
