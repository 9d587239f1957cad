import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { registerExampleContract } from "./registerExampleContract.ts";

/** Serves the calls behind `examples/pages`, where the platform runs with demo data; elsewhere there are none. */
export function registerExamples(app: FastifyInstance, deps: Deps): void {
  if (!deps.config.isDemo) return;
  registerExampleContract(app, deps);
}
