import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import type { SweepJob } from "#server/createSweep.ts";
import { chaseStakes } from "./chaseStakes.ts";
import { createRoundEnds, type RoundEndParts } from "./createRoundEnds.ts";
import { createRoundReads } from "./createRoundReads.ts";
import { registerStakeDesk } from "./registerStakeDesk.ts";

/** What sees to it that no stake hangs. */
export interface Stakes {
  /** Asks vendors about what is open; see `chaseStakes`. */
  job: SweepJob;
  /** Serves what operators see and decide of it. */
  registerDesk(app: FastifyInstance): void;
}

/** Puts it together. */
export function createStakes(deps: Deps, parts: RoundEndParts): Stakes {
  const { db, clock, config } = deps;
  const ask = createRoundReads({ now: () => clock.now().getTime() });
  const end = createRoundEnds(deps, parts);
  return {
    job: { name: "stakes", run: () => chaseStakes({ db, clock, vendors: config.vendors, ask, end }) },
    registerDesk: (app) => registerStakeDesk(app, deps, end),
  };
}
