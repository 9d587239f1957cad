import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import type { Publisher } from "#server/features/publishing/createPublisher.ts";
import type { Checks } from "#server/features/publishing/work/createChecks.ts";
import type { JobRunner } from "#server/features/publishing/work/Jobs.ts";
import type { Throttle } from "#server/security/createThrottle.ts";
import type { Passwords } from "#server/security/passwords.ts";
import { authenticateOperator } from "./authenticateOperator.ts";
import { consoleCookie } from "./consoleCookie.ts";
import { createWayIn } from "./createWayIn.ts";
import { createDraftService } from "./createDraftService.ts";
import { createDeviceCookie } from "#server/features/session/deviceCookie.ts";
import { createHandOver } from "./createHandOver.ts";
import { createOperatorPlaces } from "./createOperatorPlaces.ts";
import { createOperatorSessions } from "./createOperatorSessions.ts";
import { createSignIn } from "./createSignIn.ts";
import { registerFlagTurns } from "./registerFlagTurns.ts";
import { registerApiTokens } from "./registerApiTokens.ts";
import { registerAudit } from "#server/features/audit/registerAudit.ts";
import type { DeskLists } from "#server/features/export/DeskLists.ts";
import { registerDeskExports } from "#server/features/export/registerDeskExports.ts";
import { createCopies } from "#server/features/copy/createCopies.ts";
import { registerCopies } from "#server/features/copy/registerCopies.ts";
import { createSiteNames } from "#server/features/review/createSiteNames.ts";
import { registerComparisons } from "#server/features/review/registerComparisons.ts";
import { registerReviews } from "#server/features/review/registerReviews.ts";
import { registerComments } from "#server/features/comment/registerComments.ts";
import { registerPresence } from "#server/features/presence/registerPresence.ts";
import { registerRollouts } from "#server/features/rollout/registerRollouts.ts";
import { registerSchedules } from "#server/features/schedule/registerSchedules.ts";
import { registerDraft } from "./registerDraft.ts";
import { registerFindings } from "./registerFindings.ts";
import { createSecondFactors } from "#server/features/second-factor/createSecondFactors.ts";
import { registerOperatorPasskeys } from "./registerOperatorPasskeys.ts";
import { registerOperatorFactor } from "./registerOperatorFactor.ts";
import { registerPublishing } from "./registerPublishing.ts";
import { registerInvitations } from "./registerInvitations.ts";
import { registerPeople } from "./registerPeople.ts";
import { registerOutbox } from "./registerOutbox.ts";
import { registerRecords } from "./registerRecords.ts";
import { registerSession } from "./registerSession.ts";
import { registerTextOrigins } from "./registerTextOrigins.ts";
import { registerWebhooks } from "#server/features/webhook/registerWebhooks.ts";

/** What the console's calls are built from. */
export interface ConsoleParts {
  deps: Pick<Deps, "db" | "clock" | "config" | "keys" | "liveSite">;
  passwords: Passwords;
  throttle: Throttle;
  publisher: Publisher;
  /** Does the work on configurations, away from this thread. */
  work: JobRunner;
  checks: Checks;
}

/** Serves every call under /console/api, and says who may make them. Needs @fastify/cookie. */
export function registerConsole(
  app: FastifyInstance,
  { deps, passwords, throttle, publisher, work, checks }: ConsoleParts,
): void {
  const { db, clock, config, keys } = deps;
  const sessions = createOperatorSessions({ db, clock });
  const cookie = consoleCookie(config.isHttps);
  const devices = createDeviceCookie(keys, "operator", cookie.device);
  const factors = createSecondFactors({ db, clock, keys });
  const signIn = createSignIn({
    db,
    clock,
    devices,
    factors,
    passwords,
    places: createOperatorPlaces({ db, clock, keys }),
    throttle,
  });
  const draftService = createDraftService({ db, clock, work });
  const handOver = createHandOver({ db, clock, draftService, work });
  app.decorateRequest("operatorCall", null);
  app.ports.authenticators.console = authenticateOperator(sessions, cookie);
  const wayIn = createWayIn({ deps, sessions, cookie });
  registerSession(app, { deps, sessions, signIn, cookie, wayIn });
  registerOperatorPasskeys(app, { deps, wayIn, sessions, signIn, throttle, factors });
  registerOperatorFactor(app, { deps, factors, passwords, sessions, throttle });
  registerPeople(app, { deps, sessions });
  registerInvitations(app, { deps, passwords, throttle });
  registerDraft(app, { deps, draftService, handOver, work });
  registerCopies(app, {
    copies: createCopies({ db, clock, draftService, work }),
    draftService,
    work,
    deps,
    throttle,
    pictures: async () => new Set((await db.query<{ hash: string }>("SELECT hash FROM asset")).map(({ hash }) => hash)),
  });
  registerFindings(app, { draftService, checks, work });
  registerPublishing(app, { deps, draftService, work, checks, publisher });
  registerReviews(app, { deps, draftService, work });
  registerComparisons(app, { find: createSiteNames({ db, draftService }), work });
  registerComments(app, deps, throttle);
  registerPresence(app, deps);
  registerSchedules(app, { deps, draftService, checks });
  registerRecords(app, deps);
  const lists: DeskLists = new Map();
  registerAudit(app, deps, lists);
  registerDeskExports(app, deps, lists, throttle);
  registerOutbox(app, deps);
  registerApiTokens(app, deps);
  registerWebhooks(app, deps);
  registerTextOrigins(app, deps);
  registerFlagTurns(app, deps);
  registerRollouts(app, { deps, draftService, publisher });
}
