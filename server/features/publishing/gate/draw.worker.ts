import { parentPort, workerData } from "node:worker_threads";
import type { DrawRequest } from "./toDrawInput.ts";

// Draws a site in a thread of its own: the server goes on answering meanwhile, and what hangs can be ended.

interface Drawing {
  drawSite(input: DrawRequest): Promise<{ document: string; pointer: string; reason: string }[]>;
}

const { module: address } = workerData as { module: string };
const { drawSite } = (await import(address)) as Drawing;
parentPort?.on("message", (input: DrawRequest) => {
  drawSite(input).then(
    (faults) => parentPort?.postMessage({ faults }),
    (error: unknown) => parentPort?.postMessage({ failure: (error as Error).stack ?? String(error) }),
  );
});
