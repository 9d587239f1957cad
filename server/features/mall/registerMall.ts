import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import type { Counts } from "#server/features/centre/createCounts.ts";
import type { ActivityParts } from "#server/features/activity/ActivityParts.ts";
import { createRaffleSweep } from "#server/features/activity/createRaffleSweep.ts";
import { registerActivities } from "#server/features/activity/registerActivities.ts";
import { registerRaffles } from "#server/features/activity/registerRaffles.ts";
import type { Bets } from "#server/features/bet/createBets.ts";
import { registerMissions } from "#server/features/mission/registerMissions.ts";
import { registerRank } from "#server/features/mission/registerRank.ts";
import { registerReferral } from "#server/features/mission/registerReferral.ts";
import type { Names } from "#server/features/names/createNames.ts";
import { countStakes, uncountStakes } from "#server/features/points/countStakes.ts";
import type { PointParts } from "#server/features/points/PointParts.ts";
import { registerPoints } from "#server/features/points/registerPoints.ts";
import { registerRedeem } from "#server/features/points/registerRedeem.ts";
import { registerActivityDesk } from "./registerActivityDesk.ts";
import { registerEntryDesk } from "./registerEntryDesk.ts";
import { registerMallSettings } from "./registerMallSettings.ts";
import { registerMissionDesk } from "./registerMissionDesk.ts";
import { registerRedeemDesk } from "./registerRedeemDesk.ts";

/** What the mall is made of. */
export type MallParts = PointParts & ActivityParts & { bets: Bets; counts: Counts; names: Names };

/** Points, activities, missions, ranks and invitations: what players get for playing, and the desk of those who look after it. */
export async function registerMall(app: FastifyInstance, deps: Deps, parts: MallParts): Promise<void> {
  const { clock, db, keys } = deps;
  parts.bets.onSettled(countStakes);
  parts.bets.onVoided((tx, bet, before) => (before.state === "settled" ? uncountStakes(tx, bet) : Promise.resolve()));
  registerPoints(app, deps);
  registerRedeem(app, deps, parts);
  await registerActivities(app, deps, parts);
  registerRaffles(app, deps);
  registerMissions(app, deps, parts);
  registerRank(app, deps, parts.names);
  registerReferral(app, deps, parts);
  registerRedeemDesk(app, deps, parts.memberWork);
  registerMallSettings(app, deps);
  registerActivityDesk(app, deps);
  registerEntryDesk(app, deps, parts);
  registerMissionDesk(app, deps);
  const sweep = createRaffleSweep(db, clock, keys, (error) => app.log.error({ err: error }, "raffles failed"));
  app.addHook("onListen", () => sweep.start());
  app.addHook("onClose", () => sweep.stop());
}
