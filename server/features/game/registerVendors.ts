import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { keepKnown } from "#server/db/keepKnown.ts";
import { operation } from "#server/http/operation.ts";
import { sendPrepared } from "#server/http/sendPrepared.ts";
import { createGameIndex } from "./createGameIndex.ts";
import { vendorLanes, type VendorRow } from "./vendorLanes.ts";

/** A vendor that goes into maintenance is shown so this much later, in milliseconds. */
const freshMs = 10_000;

/** Serves the vendors of games by category, and the index of their games. They are kept in memory: every page asks, and the database may be away. */
export function registerVendors(app: FastifyInstance, { db, clock, liveSite }: Deps): void {
  const index = createGameIndex({ db, clock, liveSite });
  const load = () =>
    db.query<VendorRow>(
      `SELECT vassalage, game_type, display_name, small_icon, is_hot, recommended, status, maintenance_until,
         (SELECT count(*)::int FROM game g WHERE g.is_shown AND g.game_type = v.game_type AND g.vassalage = v.vassalage) AS games
       FROM game_vendor v WHERE is_shown ORDER BY place, vassalage`,
    );
  const rows = keepKnown({ load, clock, freshMs });
  const read = async () => {
    const { vendorLists: lists, settings } = liveSite.current().site.brand;
    return vendorLanes(await rows.read(), clock.now(), { lists, languages: settings.languages });
  };
  // Vendors are told without it where it cannot be made: games are searched by a call then.
  const indexName = async () => {
    try {
      return { catalogue: await index.name() };
    } catch (error) {
      app.log.error({ err: error }, "the index of games could not be made");
      return {};
    }
  };
  operation(app, "listVendors", async ({ query: { gameType } }) => {
    const found = { ...(await read()), ...(await indexName()) };
    if (gameType === undefined) return found;
    return { ...found, lanes: found.lanes.filter(({ gameCategory }) => gameCategory === gameType) };
  });

  operation(
    app,
    "getGameIndex",
    async ({ path, request, reply }) => sendPrepared(request, reply, await index.answer(path.hash)),
    { isPrepared: true },
  );

  operation(app, "listVendorTypes", async () => {
    const { lanes } = await read();
    return {
      types: lanes.map(({ gameCategory, vendors }) => ({
        gameCategory,
        vassalages: vendors.map(({ vassalage }) => vassalage),
      })),
    };
  });

  operation(app, "listGameMenus", async ({ query: { gameType } }) => {
    const { lanes } = await read();
    const wanted = gameType === undefined ? lanes : lanes.filter(({ gameCategory }) => gameCategory === gameType);
    return { gameMenus: wanted.map(({ gameClassify = [], ...lane }) => ({ ...lane, gameClassify })) };
  });
}
