// oxlint-disable-next-line import/default -- Vite makes the module behind this name.
import solverUrl from "./solver.worker.ts?worker&url";

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): unknown };
}

let policy: { createScriptURL(url: string): unknown } | undefined;

/** The solver, from the page's own origin, through the one policy that may name worker scripts (security, section 1.1). */
export function createSolverWorker(): Worker {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  policy ??= factory?.createPolicy("app-worker", { createScriptURL: ownScript }) ?? { createScriptURL: ownScript };
  return new Worker(policy.createScriptURL(solverUrl) as string, { type: "module", name: "bot-check" });
}

/** Only scripts of the page's own origin may become workers. */
function ownScript(url: string): string {
  const { origin, href } = new URL(url, location.href);
  if (origin !== location.origin) throw new TypeError("A worker comes from the page's own origin");
  return href;
}
