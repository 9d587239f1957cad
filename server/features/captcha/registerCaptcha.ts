import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { operation } from "#server/http/operation.ts";
import { networkOf, visitorOf } from "#server/http/visitorOf.ts";
import { createFloodGate } from "#server/security/createFloodGate.ts";
import type { Limit, Throttle } from "#server/security/createThrottle.ts";
import { takeAll } from "#server/security/takeAll.ts";
import type { Captchas } from "./createCaptchas.ts";

/** A program can do the work that a device does, so it gets little of it. */
const workPerAddress: Limit = { most: 10, seconds: 600 };
const workPerNetwork: Limit = { most: 60, seconds: 3_600 };

/** What captchas are served with. */
export interface CaptchaParts {
  captchas: Captchas;
  throttle: Throttle;
}

/** Serves captchas. */
export function registerCaptcha(
  app: FastifyInstance,
  { clock, config }: Deps,
  { captchas, throttle }: CaptchaParts,
): void {
  const gate = createFloodGate(clock, { most: 60, seconds: 60 }, config.limits.addressFactor);
  operation(app, "getCaptcha", async ({ query, request, reply }) => {
    gate.pass(visitorOf(request));
    const mode = query.mode ?? "image";
    if (mode === "work") {
      await takeAll(throttle, [
        ["captchaWorkAddress", visitorOf(request), workPerAddress],
        ["captchaWorkNetwork", networkOf(request), workPerNetwork],
      ]);
    }
    const { id, shown } = await captchas.create(mode);
    reply.header("captcha-id", id);
    return shown;
  });
}
