import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { operation } from "#server/http/operation.ts";
import { randomToken } from "#server/security/tokens.ts";
import type { Sessions } from "#server/features/session/createSessions.ts";
import type { CookieNames } from "#server/features/session/cookieNames.ts";
import type { Throttle } from "#server/security/createThrottle.ts";
import { partlyShown } from "./partlyShown.ts";
import { createFeatures, type Features } from "./createFeatures.ts";
import { registerOfrep } from "./registerOfrep.ts";

const yearSeconds = 31_536_000;

/**
 * Makes the features of who calls, and serves which of the features that are for some only are on for who asks. A visitor gets a name for it where something is shown to
 * a part of them; it says nothing else, and stays with the browser.
 */
export function registerRollout(
  app: FastifyInstance,
  deps: Deps,
  { sessions, cookies, throttle }: { sessions: Sessions; cookies: CookieNames; throttle: Throttle },
): Features {
  const { liveSite } = deps;
  const features = createFeatures(deps, { sessions, cookies });
  registerOfrep(app, deps, throttle);
  operation(app, "listFeatures", async ({ request, reply }) => {
    const onlooker = await features.onlookerOf(request);
    if (onlooker.key === "" && partlyShown(liveSite.current().site)) {
      onlooker.key = randomToken();
      reply.setCookie(cookies.visitor, onlooker.key, { ...cookies.options, maxAge: yearSeconds });
    }
    const everybody = features.forEverybody();
    return { names: [...features.for(onlooker)].filter((name) => !everybody.has(name)).toSorted() };
  });
  return features;
}
