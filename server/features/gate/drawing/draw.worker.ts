import { parentPort, workerData } from "node:worker_threads";
import type { DrawnSite } from "./createDrawing.ts";
import type { DrawRequest } from "./toDrawInput.ts";

// Draws sites in a thread of its own: the server goes on answering meanwhile, and what hangs can be ended. What one site has
// the same as the one before is not drawn again.

interface SiteDrawing {
  draw(input: DrawRequest, tellPlace: (document: string) => void): Promise<DrawnSite>;
}

const { module: address } = workerData as { module: string };
const { createSiteDrawing } = (await import(address)) as { createSiteDrawing(): SiteDrawing };
const drawing = createSiteDrawing();
parentPort?.on("message", (input: DrawRequest) => {
  // What is drawn is told before it is: a thread that ends or hangs says nothing more.
  drawing
    .draw(input, (at) => parentPort?.postMessage({ at }))
    .then(
      (drawn) => parentPort?.postMessage({ drawn }),
      (error: unknown) => parentPort?.postMessage({ failure: (error as Error).stack ?? String(error) }),
    );
});
