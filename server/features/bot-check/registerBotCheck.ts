import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { operation } from "#server/http/operation.ts";
import { visitorOf } from "#server/http/visitorOf.ts";
import { createFloodGate } from "#server/security/createFloodGate.ts";
import type { BotCheck } from "./createBotCheck.ts";

/** Serves challenges of the human check. */
export function registerBotCheck(app: FastifyInstance, { clock, config }: Deps, botCheck: BotCheck): void {
  const gate = createFloodGate(clock, { most: 60, seconds: 60 }, config.limits.addressFactor);
  operation(app, "getBotCheck", ({ query, request }) => {
    gate.pass(visitorOf(request));
    return botCheck.create(query.action);
  });
}
