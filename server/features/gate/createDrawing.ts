import type { Diagnostic } from "#contracts/api.ts";
import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import type { DrawRequest } from "./toDrawInput.ts";

/** Drawing that did not come to an end. */
export class DrawingStopped extends Error {
  /** Key of the layout that was being drawn; empty where none was yet. */
  readonly document: string;

  constructor(message: string, document: string) {
    super(message);
    this.document = document;
  }
}

/** Draws a site with the real renderers, away from the server's own thread. */
export interface Drawing {
  /** Rejects with DrawingStopped where drawing does not come to an end, and at once where `signal` is aborted. */
  draw(input: DrawRequest, signal?: AbortSignal): Promise<Diagnostic[]>;
}

/** Longest that drawing every page may take; a big site needs a tenth of it. */
const usualLimitMs = 60_000;

/**
 * The drawing by the renderers as `npm run build` built them for Node (src/offscreen), or null where it did not: then pages are
 * only walked with the engine.
 */
export function createDrawing(module: string, limitMs = usualLimitMs): Drawing | null {
  if (!existsSync(module)) return null;
  return {
    // A thread for each drawing: publications are rare, and nothing of one reaches the next.
    draw: (input, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        const worker = new Worker(new URL("./draw.worker.ts", import.meta.url), {
          workerData: { module: pathToFileURL(module).href },
          env: { NODE_ENV: "production" },
          resourceLimits: { maxOldGenerationSizeMb: 512 },
        });
        const end = (finish: () => void) => {
          clearTimeout(timer);
          signal?.removeEventListener("abort", stop);
          void worker.terminate();
          finish();
        };
        let document = "";
        const fail = (message: string) => end(() => reject(new DrawingStopped(message, document)));
        const timer = setTimeout(() => fail("Drawing every page took too long"), limitMs);
        const stop = () => end(() => reject(signal?.reason));
        signal?.addEventListener("abort", stop);
        worker.on("message", ({ at, faults, failure }: { at?: string; faults?: Diagnostic[]; failure?: string }) => {
          if (at !== undefined) document = at;
          else if (faults === undefined) fail(failure ?? "");
          else end(() => resolve(faults));
        });
        worker.once("error", (error: Error) => fail(error.message));
        worker.postMessage(input);
      }),
  };
}
