import type { FastifyInstance } from "fastify";
import { createDraftAnswer } from "#server/features/console/createDraftAnswer.ts";
import type { DraftService } from "#server/features/console/createDraftService.ts";
import { operatorCallOf } from "#server/features/console/Operator.ts";
import { personOf } from "#server/features/console/personOf.ts";
import { recordAct } from "#server/features/console/recordAct.ts";
import { toResolutions } from "#server/features/console/toResolutions.ts";
import type { JobRunner } from "#server/features/publishing/work/Jobs.ts";
import { refusalAt } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { jsonObject, sendValue } from "#server/http/sendValue.ts";
import type { FindAddresses } from "#server/features/outbox/ways/lookUpPublic.ts";
import { hookAddressFault } from "#server/features/webhook/hookAddressFault.ts";
import type { Deps } from "#server/Deps.ts";
import type { Limit, Throttle } from "#server/security/createThrottle.ts";
import { takeAll } from "#server/security/takeAll.ts";
import type { Copies } from "./createCopies.ts";
import { fetchPlatform } from "./fetchPlatform.ts";
import { PlatformReadError, type ReadFault } from "./readPlatform.ts";

/** What the calls need. */
export interface CopyRouteParts {
  copies: Copies;
  draftService: DraftService;
  work: JobRunner;
  deps: Pick<Deps, "db" | "clock" | "config">;
  throttle: Throttle;
  /** Hashes of the pictures that are here. */
  pictures(): Promise<ReadonlySet<string>>;
  /** Finds the addresses of hosts; the system's where none is given. */
  find?: FindAddresses;
}

/** How long reading another platform may take. */
const fetchMs = 40_000;
const perOperator: Limit = { most: 10, seconds: 600 };

const addressFaults = {
  shape: "This is no address of a platform.",
  https: "The address begins with https://.",
  host: "The address names a host on the internet.",
} as const;

const readFaults: Readonly<Record<ReadFault, { field: "address" | "token"; message: string }>> = {
  time: { field: "address", message: "The platform there took too long." },
  unreachable: { field: "address", message: "Nothing answers there." },
  notPublic: { field: "address", message: "The host leads to an address that is not public." },
  redirect: { field: "address", message: "It points elsewhere. Name the address that it points to." },
  token: { field: "token", message: "The platform there does not take this token." },
  large: { field: "address", message: "What is live there is larger than a site may be." },
  answer: { field: "address", message: "No platform of this kind answers there." },
};

/** Serves what takes the site of another platform into the draft: looking at a file, taking parts of it, and taking that back. */
export function registerCopies(
  app: FastifyInstance,
  { copies, draftService, work, deps, throttle, pictures, find }: CopyRouteParts,
): void {
  const answer = createDraftAnswer(draftService);

  operation(app, "getCopy", async ({ request }) => {
    const copy = await copies.last(operatorCallOf(request).operator.id);
    return { copy: copy && { ...copy, at: copy.at.toISOString() } };
  });

  operation(app, "fetchCopy", async ({ body, request }) => {
    const { operator } = personOf(request);
    const { config } = deps;
    const address = body.address.trim();
    const mayBeLocal = config.isDemo && !config.isProduction;
    const fault = hookAddressFault(address, mayBeLocal);
    if (fault !== undefined) throw refusalAt("address", `copy_address_${fault}`, addressFaults[fault]);
    await takeAll(throttle, [["copyFetch", operator.id, perOperator]]);
    const { origin } = new URL(address);
    await recordAct(deps.db, deps.clock, operator.account, "copyFetched", { of: origin });
    const signal = AbortSignal.timeout(fetchMs);
    try {
      return await fetchPlatform({ origin, token: body.token.trim(), mayBeLocal, signal, find }, await pictures());
    } catch (error) {
      if (!(error instanceof PlatformReadError)) throw error;
      const { field, message } = readFaults[error.why];
      throw refusalAt(field, `copy_${error.why}`, message);
    }
  });

  operation(app, "lookAtCopy", async ({ body, request, reply }) => {
    const { id: operator } = operatorCallOf(request).operator;
    const { seq, hash, content } = await draftService.live();
    const found = await work.run("look", { site: JSON.stringify(body.site), live: content }, { operator });
    return sendValue(
      reply,
      jsonObject({
        live: JSON.stringify({ name: "live", seq, hash }),
        entries: found.entries,
        foreign: JSON.stringify(found.foreign),
        problems: JSON.stringify(found.problems),
      }),
    );
  });

  operation(app, "takeCopy", async ({ body, request, reply }) => {
    const { operator } = operatorCallOf(request);
    const { site, resolutions, ...wish } = body;
    const draft = await copies.take(operator, {
      ...wish,
      site: JSON.stringify(site),
      resolutions: toResolutions(resolutions),
    });
    return answer(reply, operator, draft);
  });

  operation(app, "takeCopyBack", async ({ request, reply }) => {
    const { operator } = operatorCallOf(request);
    return answer(reply, operator, await copies.takeBack(operator));
  });
}
