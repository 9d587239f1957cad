import { parentPort, workerData } from "node:worker_threads";
import type { DrawRequest } from "./toDrawInput.ts";

// Draws a site in a thread of its own: the server goes on answering meanwhile, and what hangs can be ended.

interface Drawing {
  drawSite(
    input: DrawRequest,
    list?: undefined,
    tellPlace?: (document: string) => void,
  ): Promise<{ document: string; pointer: string; reason: string }[]>;
}

const { module: address } = workerData as { module: string };
const { drawSite } = (await import(address)) as Drawing;
parentPort?.on("message", (input: DrawRequest) => {
  // What is drawn is told before it is: a thread that ends or hangs says nothing more.
  drawSite(input, undefined, (at) => parentPort?.postMessage({ at })).then(
    (faults) => parentPort?.postMessage({ faults }),
    (error: unknown) => parentPort?.postMessage({ failure: (error as Error).stack ?? String(error) }),
  );
});
