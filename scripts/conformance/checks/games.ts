import type { Game } from "#contracts/api.ts";
import type { Check } from "../Check.ts";
import { demandPart } from "../demandPart.ts";
import { demand, demandPresent, NotTried } from "../demand.ts";

/** Lists of games that a platform may lack, by their paths. */
const listCalls = {
  listHotGames: "/wps/game/hot",
  listNewGames: "/wps/game/new",
  listPopularGames: "/wps/game/popular",
  listVendorTypes: "/wps/game/vendorTypes",
  listGameMenus: "/wps/game/menus",
  listPvpRooms: "/wps/game/pvp/rooms",
  listRecentDraws: "/wps/lottery/recent",
  listLotteryMenus: "/wps/lottery/vn/menus",
  listNumeros: "/wps/lottery/vn/numeros",
  listOpenedNumeros: "/wps/lottery/vn/opened",
} as const;

/** Calls that open a game, beside `launchGame`, by their paths. */
const launchCalls = {
  launchFbSports: "/wps/game/launch/fbSports",
  launchPvp: "/wps/game/pvp/launch",
  launchLottery: "/wps/lottery/launch",
} as const;

const launchChecks = Object.entries(launchCalls).map(([id, path]): Check => ({
  call: id as keyof typeof launchCalls,
  title: "says nothing to who is not logged in, and knows no game that is not there",
  run: async (visitor) => {
    const query = { vassalage: "NONE", gameCode: "conformance-none" };
    const open = await visitor.call(id as keyof typeof launchCalls, { query });
    demandPart(path, open);
    demand(!open.success, "It shows a game to who is not logged in.");
    const token = await visitor.tokenOf("player");
    if (token === undefined) throw new NotTried("No --account was given.");
    const reply = await visitor.call(id as keyof typeof launchCalls, { token, query });
    demand(!reply.success, "It shows a game that is not there.");
  },
}));

const listChecks = Object.entries(listCalls).map(([id, path]): Check => ({
  call: id as keyof typeof listCalls,
  title: "answers everybody by the contract, where it is there",
  run: async ({ call }) => {
    const reply = await call(id as keyof typeof listCalls);
    demandPart(path, reply);
    // A vendor that is asked may be away.
    demand(reply.success || reply.code === "vendor_silent", `It refuses: ${reply.code}`);
  },
}));

const indexCheck: Check = {
  call: "getGameIndex",
  title: "answers the index that listVendors names, with columns of one length, to be kept for ever",
  run: async ({ call }) => {
    const vendors = await call("listVendors");
    const hash = vendors.success ? (vendors.value as { catalogue?: string }).catalogue : undefined;
    const path = { hash: hash ?? `sha256-${"0".repeat(43)}` };
    const reply = await call("getGameIndex", { path });
    demandPart("/wps/game/index", reply);
    if (hash === undefined)
      throw new NotTried("`listVendors` names no `catalogue`: games are searched with listGames.");
    demand(reply.success, `It refuses: ${reply.code}`);
    const { columns } = reply.value as { columns: Record<string, unknown[]> };
    const lengths = new Set(Object.values(columns).map(({ length }) => length));
    demand(lengths.size === 1, "Its columns have several lengths.");
  },
};

/** The games of vendors, and where one of them is shown from. Nothing is played. */
export const gameChecks: readonly Check[] = [
  {
    call: "listGames",
    title: "lists games by the contract, of the vendor alone that is named",
    run: async ({ call }) => {
      const reply = await call("listGames", { query: { pageSize: "2" } });
      demandPresent(reply, "no list of games opens; leave `games` of listVendors out.");
      demand(reply.success, `It refuses: ${reply.code}`);
      const { games } = reply.value as { games: Game[] };
      demand(games.length <= 2, `pageSize=2 is answered with ${games.length} games.`);
      const vassalage = games[0]?.vassalage ?? "NONE";
      const own = await call("listGames", { query: { vassalage } });
      const other = (own.value as { games: Game[] }).games.find((game) => game.vassalage !== vassalage);
      demand(other === undefined, `Asked for ${vassalage}, it lists a game of ${other?.vassalage}, too.`);
    },
  },
  ...listChecks,
  indexCheck,
  ...launchChecks,
  {
    call: "launchGame",
    title: "says nothing to who is not logged in, and knows no game that is not there",
    run: async (visitor) => {
      const query = { vassalage: "NONE", gameCode: "conformance-none" };
      const token = await visitor.tokenOf("player");
      if (token === undefined) throw new NotTried("No --account was given.");
      const reply = await visitor.call("launchGame", { token, query });
      demand(!reply.success, "It shows a game that is not there.");
      const open = await visitor.call("launchGame", { query });
      demand(!open.success, "It shows a game to who is not logged in.");
    },
  },
];
