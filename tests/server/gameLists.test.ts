import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Game, Operations, VendorLanes } from "#contracts/api.ts";
import { operations } from "#contracts/operations.ts";
import { createRandom } from "#compile/createRandom.ts";
import { insertCatalogue, inventCatalogue } from "#server/db/seed/insertCatalogue.ts";
import { insertContent } from "#server/db/seed/insertContent.ts";
import { noteRecent } from "#server/features/game/noteRecent.ts";
import { aPlatform, goodPassword } from "#tests/support/aPlatform.ts";

const { app, call, clock, login, owner, register } = await aPlatform();
await insertContent(owner, [], createRandom(7), clock.now());
const began = performance.now();
await insertCatalogue(owner);
const took = performance.now() - began;

const get = async <T>(address: string, token?: string) =>
  (await call("GET", address, token === undefined ? {} : { headers: { token } })).json<{ value: T }>().value;
const list = (query = "") => get<Operations["listGames"]["value"]>(`/wps/game/list?${query}`);
const named = (games: readonly Game[]) => games.map(({ displayName }) => displayName);

async function aMember(account: string) {
  await register(account);
  const { token } = await login(account, goodPassword);
  const [row] = await owner.query<{ id: string }>("SELECT id FROM member WHERE account = $1", [account]);
  const toggle = (game: Pick<Game, "nodeId" | "vassalage" | "gameType">, key: string = randomUUID()) =>
    call("POST", "/wps/game/favourites/toggle", {
      headers: { token, "idempotency-key": key },
      body: { nodeId: game.nodeId, vendor: game.vassalage, gameType: game.gameType },
    });
  return { token, id: row?.id ?? "", toggle };
}

describe("the demo's catalogue", () => {
  it("has 12,000 games of 100 vendors, the same ones every time, and is written within a second or two", async () => {
    const vendors = await owner.query("SELECT FROM game_vendor");
    const [{ count } = { count: 0 }] = await owner.query<{ count: number }>("SELECT count(*)::int AS count FROM game");
    expect([vendors.length, count]).toEqual([100, 12_000]);
    expect(took).toBeLessThan(5_000);
    const known = [{ vassalage: "NAGA", game_type: "RNG" }];
    expect(inventCatalogue(known)).toEqual(inventCatalogue(known));
  });

  it("gives games side by side, and below each other in up to eight columns, other colours", async () => {
    const { games } = await list("vassalage=JL&pageSize=100");
    const palettes = games.map(({ icon }) => /\.(\d+)\.svg$/.exec(icon ?? "")?.[1]);
    expect(palettes).not.toContain(undefined);
    for (const [place, palette] of palettes.entries())
      for (let step = 1; step <= 8; step += 1)
        expect([place, step, palettes[place + step]]).not.toEqual([place, step, palette]);
  });

  it("has covers that are kept for ever, that hold no script, and that follow from their address", async () => {
    const [game] = (await list("vassalage=JL")).games;
    const [cover, again] = [await call("GET", game?.icon ?? ""), await call("GET", game?.icon ?? "")];
    expect(cover.headers).toMatchObject({
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(cover.body).toBe(again.body);
    expect(cover.body).not.toMatch(/<script|href|onload|<text/i);
    for (const address of ["/covers/JL/x.24.svg", "/covers/JL/x.svg", "/covers/J%22L/x.1.svg", "/covers/JL/%3Cx.1.svg"])
      expect([address, (await call("GET", address)).statusCode]).toEqual([address, 404]);
  });
});

describe("lists of games", () => {
  it("come by category, vendor, class, least stake, lines and name, 15 a page", async () => {
    const all = await list(
      "clientType=3&platform=flash,html5-desktop&channel=W&merchant=demo&gameType=RNG&language=EN",
    );
    expect([all.games.length, all.totalPages]).toEqual([15, Math.ceil((all.total ?? 0) / 15)]);
    expect(all.total).toBeGreaterThan(10_000);
    for (const [query, holds] of [
      ["gameClassify=JP", ({ gameClassify }: Game) => gameClassify === "JP"],
      ["minBet=0.05", ({ minBet }: Game) => minBet === 0.05],
      ["minLineNum=20", ({ minLineNum = 0 }: Game) => minLineNum >= 20],
      ["vassalage=JL", ({ vassalage }: Game) => vassalage === "JL"],
      ["gameName=dRAGON", ({ displayName }: Game) => displayName.includes("Dragon")],
    ] as const) {
      const { games, total = 0 } = await list(`gameType=RNG&pageSize=100&${query}`);
      expect([query, games.length > 0, games.every(holds), total < (all.total ?? 0)]).toEqual([
        query,
        true,
        true,
        true,
      ]);
    }
    const unfiltered = await list("gameType=RNG&gameClassify=&minBet=&gameName=&minLineNum=0");
    expect(unfiltered.total).toBe(all.total);
    expect((await list("gameName=%25")).games).toEqual([]);
    const second = await list("gameType=RNG&pageNo=2");
    expect(
      named(second.games).filter(
        (name) => named(all.games).includes(name) && all.games[0]?.vassalage === second.games[0]?.vassalage,
      ),
    ).toEqual([]);
  });

  it.each(["minBet=x", "gameClassify=QQ", "pageNo=0", "pageSize=101", "vassalage=%27", "gameType=BINGO"])(
    "refuse %s",
    async (query) => {
      expect((await call("GET", `/wps/game/list?${query}`)).statusCode).toBe(400);
    },
  );

  it("mark hot and new ones, all at once", async () => {
    const hot = await get<{ list: Game[] }>("/wps/game/hot?merchantCode=demo&isPlatform=2&platform=x&language=EN");
    expect(hot.list.length).toBeGreaterThan(5);
    expect(hot.list.every(({ isHot, gameType }) => isHot === 1 && gameType === "RNG")).toBe(true);
    const own = await get<{ list: Game[] }>("/wps/game/hot?vassalage=JL");
    expect(own.list.every(({ vassalage }) => vassalage === "JL")).toBe(true);
    const fresh = await get<{ list: Game[] }>("/wps/game/new");
    expect(fresh.list.length).toBeGreaterThan(5);
    expect(fresh.list.every(({ isNew }) => isNew === 1)).toBe(true);
  });

  it("tell the lotteries that are played most, 20 where nothing is said, by kind", async () => {
    const popular = await get<{ list: Game[] }>("/wps/game/popular?device=desktop&language=EN");
    expect(popular.list).toHaveLength(20);
    const quick = await get<{ list: Game[] }>("/wps/game/popular?count=3&prizeMode=Elott");
    expect(quick.list.map(({ gameType }) => gameType)).toEqual(["ELOTT", "ELOTT", "ELOTT"]);
    expect((await call("GET", "/wps/game/popular?prizeMode=Other")).statusCode).toBe(400);
  });
});

describe("[NAV-02] esports and cockfight", () => {
  it("are split from sports by the lists of the brand, cockfight right after live, and so are their games", async () => {
    const { lanes } = await get<VendorLanes>("/wps/game/vendors");
    const categories = lanes.map(({ gameCategory }) => gameCategory);
    expect(categories).toEqual(["RNG", "LIVE", "COCKFIGHT", "SPORTS", "ESPORTS", "FISH", "PVP", "LOTT", "ELOTT"]);
    const codes = (category: string) =>
      lanes.find(({ gameCategory }) => gameCategory === category)?.vendors.map(({ vassalage }) => vassalage);
    expect(codes("ESPORTS")).toEqual(expect.arrayContaining(["AV", "AI", "IMES", "TF", "IA"]));
    expect(codes("COCKFIGHT")?.toSorted()).toEqual(["DIG", "DS88"]);
    expect(codes("SPORTS")?.toSorted()).toEqual(["KICK", "MATCH"]);
    const { games } = await list("gameType=ESPORTS&vassalage=AV");
    expect(games.length).toBeGreaterThan(0);
    expect(games.every(({ gameType }) => gameType === "ESPORTS")).toBe(true);
    expect((await list("gameType=SPORTS&vassalage=AV")).games).toEqual([]);
    const { types } = await get<Operations["listVendorTypes"]["value"]>("/wps/game/vendorTypes");
    expect(types.find(({ gameCategory }) => gameCategory === "COCKFIGHT")?.vassalages.toSorted()).toEqual([
      "DIG",
      "DS88",
    ]);
    const { gameMenus } = await get<Operations["listGameMenus"]["value"]>("/wps/game/menus?gameType=RNG");
    expect(gameMenus.map(({ gameCategory, gameClassify }) => [gameCategory, gameClassify])).toEqual([
      ["RNG", ["SC", "VP", "JP", "TG", "AC"]],
    ]);
  });
});

describe("a member's own games", () => {
  it("are saved and taken off by turns, as strings, the last one first, and are nobody else's", async () => {
    const [one, other] = [await aMember("fav000001"), await aMember("fav000002")];
    const [first, second] = (await list("vassalage=JL")).games as [Game, Game];
    for (const game of [first, second]) {
      clock.advance(1);
      expect((await one.toggle(game)).json()).toMatchObject({ success: true, value: { isFavourite: true } });
    }
    const ids = () => get<{ list: string[] }>("/wps/game/favourites/ids", one.token);
    expect((await ids()).list).toEqual([second.nodeId, first.nodeId]);
    const saved = await get<{ content: Game[]; totalPages: number }>(
      "/wps/game/favourites?clientType=3&platform=flash,html5-desktop&language=EN&gameType=RNG&pageNo=1&pageSize=15",
      one.token,
    );
    expect([named(saved.content), saved.totalPages]).toEqual([named([second, first]), 1]);
    expect((await get<{ list: string[] }>("/wps/game/favourites/ids", other.token)).list).toEqual([]);
    const key = randomUUID();
    expect((await one.toggle(first, key)).json()).toMatchObject({ value: { isFavourite: false } });
    // The same press, sent again, does not put it back.
    expect((await one.toggle(first, key)).json()).toMatchObject({ value: { isFavourite: false } });
    expect((await ids()).list).toEqual([second.nodeId]);
  });

  it("are no games that are not there, or of another vendor, and at most 500", async () => {
    const { id, toggle } = await aMember("fav000003");
    const [game] = (await list("vassalage=JL")).games as [Game];
    for (const wrong of [
      { ...game, nodeId: "999999999" },
      { ...game, nodeId: "1; --" },
      { ...game, vassalage: "NAGA" },
    ])
      expect((await toggle(wrong)).statusCode).toBe(404);
    await owner.query(
      "INSERT INTO game_favourite SELECT $1, node_id, now() FROM game WHERE vassalage <> 'JL' ORDER BY node_id LIMIT 500",
      [id],
    );
    expect((await toggle(game)).json()).toMatchObject({ success: false, code: "too_many_favourites" });
  });

  it("are also those that were opened last, and need a login", async () => {
    const { id, token } = await aMember("recent001");
    const [first, second] = (await list("vassalage=JL")).games as [Game, Game];
    for (const { vassalage, gameCode: code } of [first, second, first]) {
      clock.advance(1);
      await noteRecent(owner, { memberId: id, vassalage, code, at: clock.now() });
    }
    const recent = await get<{ list: Game[]; totalPages: number }>("/wps/game/recent?clientType=3&language=EN", token);
    expect([named(recent.list), recent.totalPages]).toEqual([named([first, second]), 1]);
    for (const address of ["recent", "favourites", "favourites/ids"])
      expect((await call("GET", `/wps/game/${address}`)).statusCode).toBe(401);
  });
});

describe("games for a player", () => {
  const forYou = (token: string, query = "") => get<{ list: Game[] }>(`/wps/game/forYou?${query}`, token);
  const open = async (id: string, games: readonly Game[]) => {
    for (const { vassalage, gameCode: code } of games)
      await noteRecent(owner, { memberId: id, vassalage, code, at: clock.now() });
  };

  it("are none for whoever opened nothing, or not for long", async () => {
    const { id, token } = await aMember("foryou01");
    expect((await forYou(token)).list).toEqual([]);
    await open(id, (await list("vassalage=JL&gameType=RNG&pageSize=1")).games);
    expect((await forYou(token)).list).toHaveLength(20);
    await owner.query("UPDATE game_recent SET opened_at = opened_at - interval '91 days' WHERE member_id = $1", [id]);
    expect((await forYou(token)).list).toEqual([]);
  });

  it("are of the vendors and categories that were opened, in turn by how often, none opened before, none hidden", async () => {
    const { id, token } = await aMember("foryou02");
    const [often, once] = [await list("vassalage=JL&gameType=RNG"), await list("vassalage=NAGA&gameType=RNG")];
    const opened = [...often.games.slice(0, 3), ...once.games.slice(0, 1)];
    await open(id, opened);
    const { list: chosen } = await forYou(token, "count=6");
    expect(chosen.map(({ vassalage, gameType }) => `${vassalage} ${gameType}`)).toEqual([
      "JL RNG",
      "NAGA RNG",
      "JL RNG",
      "NAGA RNG",
      "JL RNG",
      "NAGA RNG",
    ]);
    expect(named(chosen).filter((name) => named(opened).includes(name))).toEqual([]);
    await owner.query("UPDATE game SET is_shown = false WHERE node_id = $1", [chosen[0]?.nodeId]);
    expect(named((await forYou(token, "count=50")).list)).not.toContain(chosen[0]?.displayName);
    await owner.query("UPDATE game SET is_shown = true WHERE node_id = $1", [chosen[0]?.nodeId]);
  });

  it("refuse counts that are none", async () => {
    const { token } = await aMember("foryou03");
    for (const query of ["count=0", "count=51", "count=x"]) {
      const answer = await call("GET", `/wps/game/forYou?${query}`, { headers: { token } });
      expect([query, answer.statusCode]).toEqual([query, 400]);
    }
  });
});

describe("the calls of games that the games specification names", () => {
  it.each([
    ["listGames", "GET", "/wps/game/list", "none"],
    ["listHotGames", "GET", "/wps/game/hot", "none"],
    ["listRecentGames", "GET", "/wps/game/recent", "player"],
    ["listGamesForYou", "GET", "/wps/game/forYou", "player"],
    ["listFavouriteIds", "GET", "/wps/game/favourites/ids", "player"],
    ["listFavouriteGames", "GET", "/wps/game/favourites", "player"],
    ["toggleFavourite", "POST", "/wps/game/favourites/toggle", "player"],
    ["listVendorTypes", "GET", "/wps/game/vendorTypes", "none"],
    ["listGameMenus", "GET", "/wps/game/menus", "none"],
    ["listPopularGames", "GET", "/wps/game/popular", "none"],
    ["launchFbSports", "GET", "/wps/game/launch/fbSports", "player"],
    ["listPvpRooms", "GET", "/wps/game/pvp/rooms", "none"],
    ["launchPvp", "GET", "/wps/game/pvp/launch", "player"],
    ["launchLottery", "GET", "/wps/lottery/launch", "player"],
    ["listRecentDraws", "GET", "/wps/lottery/recent", "none"],
    ["listLotteryMenus", "GET", "/wps/lottery/vn/menus", "none"],
    ["listNumeros", "GET", "/wps/lottery/vn/numeros", "none"],
    ["listOpenedNumeros", "GET", "/wps/lottery/vn/opened", "none"],
  ] as const)("%s is in the client, the contract and the platform", async (id, method, path, auth) => {
    expect(operations[id]).toMatchObject({ method, path, auth });
    expect(app.served.has(id)).toBe(true);
    const answer = await call(method, path, method === "GET" ? {} : { body: {} });
    expect(answer.statusCode).toBe(auth === "player" ? 401 : 200);
  });
});
