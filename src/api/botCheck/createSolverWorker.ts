import { ownWorkerUrl } from "../ownWorkerUrl.ts";
// oxlint-disable-next-line import/default -- Vite makes the module behind this name.
import solverUrl from "./solver.worker.ts?worker&url";

/** The solver, from the page's own origin. */
export function createSolverWorker(): Worker {
  return new Worker(ownWorkerUrl(solverUrl), { type: "module", name: "bot-check" });
}
