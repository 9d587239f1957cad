import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { callTypes } from "#server/features/gate/types/callTypes.ts";
import { contract } from "#server/http/contract.ts";
import { operation } from "#server/http/operation.ts";
import { createStub } from "./createStub.ts";

/**
 * Answers the calls of the contract that have no answer of their own yet (`x-stub`) by their schemas, where the platform runs
 * with demo data; elsewhere there are none. What an action changes is not kept.
 */
export function registerStubs(app: FastifyInstance, { config, clock }: Pick<Deps, "config" | "clock">): void {
  if (!config.isDemo) return;
  for (const { id, isStub } of contract.operations.values()) {
    const call = callTypes.get(id);
    if (!isStub || call === undefined) continue;
    const answer = createStub(call);
    operation(app, id, ({ query }) => answer(query as Record<string, unknown>, clock.now().getTime()) as never);
  }
}
