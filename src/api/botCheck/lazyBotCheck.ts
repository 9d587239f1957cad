import { failure } from "#stores/failure.ts";
import type { BotCheckPort } from "#stores/SessionPort.ts";
import type { Client } from "../createClient.ts";
import { loadPart } from "#stores/loadPart.ts";

/** The human check, its library loaded when it is needed first. */
export function lazyBotCheck(client: Client): BotCheckPort {
  return {
    async solve(action) {
      try {
        const [{ createBotCheck }, { createSolverWorker }] = await loadPart(
          Promise.all([import("./createBotCheck.ts"), import("./createSolverWorker.ts")]),
        );
        return await createBotCheck(client, createSolverWorker).solve(action);
      } catch {
        return { ok: false, failure: failure("network", "network") };
      }
    },
  };
}
