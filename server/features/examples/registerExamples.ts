import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import type { ExampleParts } from "./ExampleParts.ts";
import { registerExampleContract } from "./registerExampleContract.ts";
import { registerExampleGrid } from "./registerExampleGrid.ts";
import { registerExampleInbox } from "./registerExampleInbox.ts";
import { registerExampleDeposit } from "./registerExampleDeposit.ts";
import { registerExampleSlip } from "./registerExampleSlip.ts";
import { registerExampleWithdrawal } from "./registerExampleWithdrawal.ts";

/** Serves the calls behind `examples/pages`, where the platform runs with demo data; elsewhere there are none. */
export function registerExamples(app: FastifyInstance, deps: Deps, parts: ExampleParts): void {
  if (!deps.config.isDemo) return;
  registerExampleContract(app, deps);
  registerExampleGrid(app);
  registerExampleDeposit(app, deps, parts);
  registerExampleInbox(app, deps);
  registerExampleSlip(app, deps, parts);
  registerExampleWithdrawal(app, deps, parts);
}
