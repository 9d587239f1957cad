import type { Diagnostic } from "#contracts/api.ts";
import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import type { SiteReads } from "#compile/changes/SiteReads.ts";
import type { DrawRequest } from "./toDrawInput.ts";

/** What came out of drawing a site. */
export interface DrawnSite {
  /** What could not be drawn; `document` is the key of the layout. */
  faults: Diagnostic[];
  /** What each document was drawn from, by its key. */
  reads: Readonly<Record<string, SiteReads>>;
}

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
  draw(input: DrawRequest, signal?: AbortSignal): Promise<DrawnSite>;
}

/** Longest that drawing every page may take; a big site needs a tenth of it. */
const usualLimitMs = 60_000;

/** What the thread says. */
interface Said {
  at?: string;
  drawn?: DrawnSite;
  failure?: string;
}

/**
 * The drawing by the renderers as `npm run build` built them for Node (src/offscreen), or null where it did not: then pages are
 * only walked with the engine. Its thread is kept from one site to the next, and remembers what it drew; one that fails, hangs
 * or is told to stop is ended, and the next site is drawn as a whole by another.
 */
export function createDrawing(module: string, limitMs = usualLimitMs): Drawing | null {
  if (!existsSync(module)) return null;
  /** The thread that has nothing to do. */
  let idle: Worker | undefined;

  const start = () => {
    const worker = new Worker(new URL("./draw.worker.ts", import.meta.url), {
      workerData: { module: pathToFileURL(module).href },
      env: { NODE_ENV: "production" },
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    });
    // One that ends by itself while it has nothing to do is not given another site.
    worker.once("exit", () => (idle = idle === worker ? undefined : idle));
    worker.once("error", () => (idle = idle === worker ? undefined : idle));
    return worker;
  };

  return {
    draw: (input, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        const worker = idle ?? start();
        idle = undefined;
        worker.ref();
        const leave = () => {
          clearTimeout(timer);
          signal?.removeEventListener("abort", stop);
          worker.off("message", hear);
          worker.off("error", breakOff);
        };
        const end = (reason: unknown) => {
          leave();
          void worker.terminate();
          reject(reason);
        };
        let document = "";
        const fail = (message: string) => end(new DrawingStopped(message, document));
        const timer = setTimeout(() => fail("Drawing every page took too long"), limitMs);
        const stop = () => end(signal?.reason);
        const breakOff = (error: Error) => fail(error.message);
        const hear = ({ at, drawn, failure }: Said) => {
          if (at !== undefined) return void (document = at);
          if (drawn === undefined) return fail(failure ?? "");
          leave();
          worker.unref();
          if (idle === undefined) idle = worker;
          else void worker.terminate();
          resolve(drawn);
        };
        signal?.addEventListener("abort", stop);
        worker.on("message", hear);
        worker.once("error", breakOff);
        worker.postMessage(input);
      }),
  };
}
