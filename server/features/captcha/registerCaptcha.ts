import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { operation } from "#server/http/operation.ts";
import { visitorOf } from "#server/http/visitorOf.ts";
import { createFloodGate } from "#server/security/createFloodGate.ts";
import type { Captchas } from "./createCaptchas.ts";

/** Serves captchas. */
export function registerCaptcha(app: FastifyInstance, { clock, config }: Deps, captchas: Captchas): void {
  const gate = createFloodGate(clock, { most: 60, seconds: 60 }, config.limits.addressFactor);
  operation(app, "getCaptcha", async ({ query, request, reply }) => {
    gate.pass(visitorOf(request));
    const { id, shown } = await captchas.create(query.mode ?? "image");
    reply.header("captcha-id", id);
    return shown;
  });
}
