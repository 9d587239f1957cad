import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { createSweep } from "#server/createSweep.ts";
import { findAffiliate, unknownInvitation } from "#server/features/member/findSponsors.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import { knownZone, localDay } from "#server/localDay.ts";
import { offerExport } from "#server/features/export/Exported.ts";
import type { Features } from "#server/features/rollout/createFeatures.ts";
import { demandOwnDomain } from "#server/http/demandOwnDomain.ts";
import { refusal } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { visitorOf } from "#server/http/visitorOf.ts";
import type { Limit, Throttle } from "#server/security/createThrottle.ts";
import { takeAll } from "#server/security/takeAll.ts";
import { foldTeams } from "./foldTeams.ts";
import { registerBills } from "./bills/registerBills.ts";
import { type ContractParts, registerContracts } from "./contracts/registerContracts.ts";
import { loadContracts } from "./loadContracts.ts";
import { listTeamMembers, streamTeamMembers } from "./listTeamMembers.ts";
import { countVisit } from "./register/StoredLink.ts";
import { type RegisterCenterParts, registerRegisterCenter } from "./register/registerRegisterCenter.ts";
import { loadTeamOverview } from "./loadTeamOverview.ts";
import { registerTeam, type TeamParts } from "./team/registerTeam.ts";
import { toDateRange } from "./toDateRange.ts";

/** So that codes cannot be found by trying. */
const perAddress: Limit = { most: 30, seconds: 600 };

/** Who opens a link again and again is one that opened it. */
const oncePerHour: Limit = { most: 1, seconds: 3_600 };

/** What the calls of agents are made of. */
interface AgentParts extends TeamParts, Pick<ContractParts, "counts" | "letters">, RegisterCenterParts {
  features: Pick<Features, "of">;
  throttle: Throttle;
}

/** Serves what agents see of their downline and their contracts, the pages of their centre, and the check of their invitation codes. */
export function registerAgent(app: FastifyInstance, deps: Deps, parts: AgentParts): void {
  const { config, db, clock, liveSite } = deps;
  const { exported, features, throttle } = parts;
  const zone = () => knownZone(liveSite.current().site.brand.settings.timeZone);
  const today = () => localDay(clock.now(), zone());
  const sweep = createSweep([{ name: "teams", run: () => foldTeams(db) }], (error, job) =>
    app.log.error({ err: error, job }, "a sweep failed"),
  );
  app.addHook("onListen", () => sweep.start());
  app.addHook("onClose", () => sweep.stop());
  operation(app, "checkAffiliate", async ({ query, request }) => {
    const place = await takeAll(throttle, [["affiliateAddress", visitorOf(request), perAddress]]);
    demandOwnDomain(query.domain, request, config);
    const affiliate = await findAffiliate(db, query.code.trim(), clock.now());
    if (!affiliate) throw unknownInvitation();
    // Only what finds nothing is a try: many who share an address come by the same link.
    await place.giveBack();
    const { code, linkId } = affiliate;
    if (linkId !== null) {
      const visit = await throttle.take("linkVisit", `${linkId} ${visitorOf(request)}`, oncePerHour);
      if (visit.isAllowed) await countVisit(db, linkId);
    }
    return { code, valid: true as const };
  });

  operation(app, "getAgentTeamOverview", ({ query, request }) => {
    const { memberId, currency } = playerSessionOf(request);
    const span = toDateRange(query, today());
    return loadTeamOverview(db, { agentId: memberId, currency, span, now: clock.now(), timeZone: zone() });
  });

  offerExport(exported, "listTeamMembers", {
    sums: ["/balance", "/deposit", "/bet", "/profit"],
    open: ({ session: { memberId, currency }, query }) =>
      streamTeamMembers(db, { agentId: memberId, currency, span: toDateRange(query, today()), query }),
  });

  operation(app, "listTeamMembers", ({ query, request }) => {
    const { memberId, currency } = playerSessionOf(request);
    return listTeamMembers(db, { agentId: memberId, currency, span: toDateRange(query, today()), query });
  });

  operation(app, "getConsolidatedContract", async ({ request }) => {
    if (!(await features.of(request)).has("AGENTPOLICY3")) throw refusal("feature_off", "This is not offered here.");
    return loadContracts(db, playerSessionOf(request).memberId);
  });

  registerContracts(app, deps, parts);
  registerBills(app, deps, parts);
  registerTeam(app, deps, parts);
  registerRegisterCenter(app, deps, parts);
}
