import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { Failure } from "#server/http/Failure.ts";
import { loadBundled } from "../bundled/loadBundled.ts";
import { createDrawing } from "../../gate/drawing/createDrawing.ts";
import { createGate } from "../../gate/createGate.ts";
import { createJobs } from "./createJobs.ts";
import type { JobProgress } from "./Jobs.ts";
import type { FromThread, ThreadSettings, ToThread } from "./ToThread.ts";

// Runs jobs one after the other in a thread of its own; the server goes on answering, and what hangs can be ended.

// On Linux a priority belongs to a thread: where cores are few, players' calls go first. Elsewhere it is the process's.
if (process.platform === "linux") setPriority(0, 10);

const { brand, frameHosts, module } = workerData as ThreadSettings;
const jobs = createJobs(createGate(await loadBundled(brand), createDrawing(module), { frameHosts }));
const say = (message: FromThread) => parentPort?.postMessage(message);
let running: AbortController | undefined;

parentPort?.on("message", (message: ToThread) => {
  if ("stop" in message) return void running?.abort();
  const controller = new AbortController();
  running = controller;
  const progress: JobProgress = { tell: (what) => say({ what }), signal: controller.signal };
  const run = jobs[message.name] as (input: unknown, progress: JobProgress) => Promise<unknown>;
  run(message.input, progress).then(
    (output) => say({ output }),
    (error: unknown) => say(describe(error)),
  );
});
say({ isReady: true });

function describe(error: unknown): FromThread {
  if (error instanceof Failure) {
    const { status, code, message, value } = error;
    return { failure: { status, code, message, value } };
  }
  return { broken: (error as Error).stack ?? String(error) };
}
