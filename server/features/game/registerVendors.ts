import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { keepKnown } from "#server/db/keepKnown.ts";
import { operation } from "#server/http/operation.ts";
import { vendorLanes, type VendorRow } from "./vendorLanes.ts";

/** A vendor that goes into maintenance is shown so this much later, in milliseconds. */
const freshMs = 10_000;

/** Serves the vendors of games by category. They are kept in memory: every page asks, and the database may be away. */
export function registerVendors(app: FastifyInstance, { db, clock }: Pick<Deps, "db" | "clock">): void {
  const load = () =>
    db.query<VendorRow>(
      `SELECT vassalage, game_type, display_name, small_icon, is_hot, recommended, status, maintenance_until,
         (SELECT count(*)::int FROM game g WHERE g.is_shown AND g.game_type = v.game_type AND g.vassalage = v.vassalage) AS games
       FROM game_vendor v WHERE is_shown ORDER BY place, vassalage`,
    );
  const rows = keepKnown({ load, clock, freshMs });
  operation(app, "listVendors", async ({ query: { gameType } }) => {
    const found = vendorLanes(await rows.read(), clock.now());
    if (gameType === undefined) return found;
    return { ...found, lanes: found.lanes.filter(({ gameCategory }) => gameCategory === gameType) };
  });
}
