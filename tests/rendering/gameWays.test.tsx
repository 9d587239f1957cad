import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { compileMenus } from "#compile/menus/menus.ts";
import { enforceActions } from "#stores/enforceActions.ts";
import { aMember } from "#tests/support/aMember.ts";
import { good } from "#tests/support/fakeSession.ts";
import { openPlayerPage, type PlayerLook } from "#tests/support/openPlayerPage.tsx";
import { readBundledSite } from "#tests/support/readBundledSite.ts";
import { vendor } from "#tests/support/drawWithVendors.tsx";

enforceActions();
afterEach(cleanup);

const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const categories = ["RNG", "LIVE", "COCKFIGHT", "SPORTS", "ESPORTS", "FISH", "PVP", "LOTT", "ELOTT"];
const game = (gameType: string, vassalage = "V", more: object = {}) => ({
  nodeId: "1",
  gameCode: `${gameType.toLowerCase()}-1`,
  displayName: `Game of ${gameType}`,
  vassalage,
  gameType,
  ...more,
});

/** The games page with one game, whatever is asked for. */
function openGames(row: object, look: PlayerLook = {}) {
  const calls = { listGames: () => ({ games: [row], totalPages: 1 }), listHotGames: () => ({ list: [row] }) };
  return openPlayerPage("/games", { calls, ...look });
}

/** Presses the one game of a list, by somebody who is logged in; returns where that led. */
async function start(row: { displayName: string }, where: "games" | "home" = "games") {
  const opened =
    where === "games"
      ? await openGames(row, { query: { games: "rng" }, isReal: true })
      : await openPlayerPage("/index", { isReal: true, calls: { listHotGames: () => ({ list: [row] }) } });
  await press(await screen.findByRole("button", { name: `Play ${row.displayName}` }));
  return { ...opened, to: opened.addresses.at(-1) };
}

/** The call that each way to a game asks which is for games of any category. */
function startsOf(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  const { do: verb, to, query, when } = value as Record<string, unknown>;
  const isForAny = verb === "navigate" && to === "/game" && JSON.stringify(when ?? null).includes("/row/gameType");
  const own = isForAny ? [(query as Record<string, unknown>)["start"]] : [];
  return [...own, ...Object.values(value).flatMap(startsOf)];
}

/** Each action below a value that leads to a game, and whether it is done without a login being asked for. */
function waysToGames(value: unknown, at: string, isForAll = true): { at: string; isForAll: boolean }[] {
  if (typeof value !== "object" || value === null) return [];
  const { do: verb, to } = value as { do?: unknown; to?: unknown };
  const own = verb === "navigate" && to === "/game" ? [{ at, isForAll }] : [];
  const isBelow = isForAll && verb !== "requireLogin";
  return [...own, ...Object.entries(value).flatMap(([key, one]) => waysToGames(one, `${at}/${key}`, isBelow))];
}

describe("the games page", () => {
  it("[NAV-03] takes games in any letters, hot or a vendor, and JILI_RNG leads there", async () => {
    for (const code of categories)
      for (const games of [code, code.toLowerCase()]) {
        const { of } = await openGames(game(code), { query: { games } });
        await screen.findByRole("button", { name: `Play Game of ${code}` });
        expect(of("listGames")).toEqual([expect.objectContaining({ gameType: code, pageNo: 1, pageSize: 15 })]);
        expect(of("listGames")[0]).not.toHaveProperty("vassalage");
        expect(of("listHotGames")).toEqual([]);
        cleanup();
      }
    const hot = await openGames(game("LIVE"), { query: { games: "live", type: "hot" } });
    await screen.findByRole("button", { name: "Play Game of LIVE" });
    expect(hot.of("listHotGames")).toEqual([expect.objectContaining({ gameType: "LIVE", isPlatform: 2 })]);
    expect(hot.of("listGames")).toEqual([]);
    cleanup();
    // Of a category that there is, a vendor's games are those of the category; its own name for them is none.
    const fish = await openGames(game("FISH"), { query: { games: "fish", type: "vassalage", vassalage: "JL" } });
    await screen.findByRole("button", { name: "Play Game of FISH" });
    expect(fish.of("listGames")).toEqual([expect.objectContaining({ gameType: "FISH", vassalage: "JL" })]);
    cleanup();

    const item = { id: "JILI_RNG", label: "menu.rng" };
    const { menus, problems } = compileMenus({ menus: { header: { items: [item] } }, layouts: new Set() });
    expect(problems).toEqual([]);
    const [jili] = menus["header"]?.items ?? [];
    const query = { games: "jili", type: "vassalage", vassalage: "JL" };
    expect(jili?.action).toEqual({ do: "navigate", to: "/games", query });
    const opened = await openGames(game("RNG", "JL"), { query });
    await screen.findByRole("button", { name: "Play Game of RNG" });
    const [asked] = opened.of("listGames");
    expect(asked).toMatchObject({ vassalage: "JL" });
    expect(asked).not.toHaveProperty("gameType");
  });

  it("says that there is nothing of a category that is none", async () => {
    const { asked } = await openGames(game("RNG"), { query: { games: "roulette<script>" } });
    expect(screen.getByText("No game is open")).toBeTruthy();
    expect(asked.filter(({ call }) => call.startsWith("list") && call.endsWith("Games"))).toEqual([]);
  });
});

describe("starting a game", () => {
  it("[LAUNCH-01] asks a visitor to log in, and tells a trial account that it needs a real one", async () => {
    for (const type of [null, 4] as const) {
      const lacks = type === null ? "login" : "realAccount";
      const be = async ({ port, dispatch, scope, arrive }: Awaited<ReturnType<typeof openGames>>, at: string) => {
        if (type === null) return;
        port.getMemberInfo.mockResolvedValue(good(aMember({ type })));
        await act(async () => void (await dispatch({ do: "freePlay" }, scope)));
        await act(async () => arrive(at));
      };
      for (const code of categories) {
        const opened = await openGames(game(code), { query: { games: "rng" } });
        await be(opened, "/games?games=rng");
        const before = opened.addresses.length;
        await press(await screen.findByRole("button", { name: `Play Game of ${code}` }));
        expect([code, opened.stores.ui.dialog?.name]).toEqual([code, lacks]);
        expect(opened.addresses.slice(before)).toEqual([]);
        cleanup();
      }
      const room = { room: "low", vassalage: "V", gameCode: "g", displayName: "Rummy", seats: 6, currency: "USD" };
      const calls = { listPvpRooms: () => ({ content: [{ ...room, minStake: 100 }] }) };
      const rooms = await openPlayerPage("/pvp", { calls });
      await be(rooms, "/pvp");
      await press(await screen.findByRole("button", { name: "Enter a room of Rummy" }));
      expect(rooms.stores.ui.dialog?.name).toBe(lacks);
      cleanup();
    }
    await openPlayerPage("/index", { document: "dialog/realAccount" });
    expect(screen.getByText(/^This needs a real account\./)).toBeTruthy();
    expect(screen.getByRole("button", { name: "OK" })).toBeTruthy();
    cleanup();
    // So does every other way to a game, on whatever page it stands.
    const ways = Object.entries(readBundledSite("ink").layouts).flatMap(([name, written]) =>
      waysToGames(written, name),
    );
    expect(ways.length).toBeGreaterThan(5);
    expect(ways.filter(({ isForAll }) => isForAll)).toEqual([]);
    // By its address, too, nothing is started for a visitor.
    for (const start of [undefined, "fbSports", "pvp", "lottery"]) {
      const query = { vendor: "V", game: "g", ...(start && { start, room: "low" }) };
      const { asked } = await openPlayerPage("/game", { query });
      expect(screen.getByRole("heading", { level: 1, name: "Log in to play" })).toBeTruthy();
      expect(asked.filter(({ call }) => call.startsWith("launch"))).toEqual([]);
      cleanup();
    }
    await openPlayerPage("/game", { isReal: true });
    expect(screen.getByRole("heading", { level: 1, name: "No game is open" })).toBeTruthy();
  });

  it("[LAUNCH-02] leads lotteries to their page, slots to their list, a vendor to its games, and others to the game", async () => {
    for (const where of ["games", "home"] as const) {
      for (const code of ["LOTT", "ELOTT"]) {
        const { to } = await start(game(code, "SEA", { defaultPlayType: "last2" }), where);
        expect(to).toBe(`/lottery?gameCode=${code.toLowerCase()}-1&vendor=SEA&playType=last2`);
        cleanup();
        expect((await start(game(code, "SEA"), where)).to).toBe(`/lottery?gameCode=${code.toLowerCase()}-1&vendor=SEA`);
        cleanup();
      }
      const door = await start(game("LIVE", "V", { isGame: "VASSALAGE", vendor: "Vendor V" }), where);
      const [layer] = door.stores.ui.dialogs;
      expect(layer).toMatchObject({ name: "games", args: { vassalage: "V", gameType: "LIVE", name: "Vendor V" } });
      cleanup();
    }
    for (const code of categories.filter((one) => !["LOTT", "ELOTT", "PVP"].includes(one))) {
      expect((await start(game(code))).to).toBe(`/game?vendor=V&game=${code.toLowerCase()}-1`);
      cleanup();
    }
    const row = game("LIVE");
    const calls = { listGames: () => ({ games: [row], totalPages: 1 }) };
    const list = await openPlayerPage("/live", { document: "dialog/games", isReal: true, calls });
    await press(await screen.findByRole("button", { name: "Play Game of LIVE" }));
    expect(list.addresses.at(-1)).toBe("/game?vendor=V&game=live-1");
    cleanup();
    // A slot that is no single game is its vendor: kept, and its list opened.
    const lanes = ["RNG", "LIVE", "LOTT", "ELOTT"].map((code) => ({
      gameCategory: code,
      vendors: [vendor(`${code}V`, code)],
    }));
    const shell = await openPlayerPage("/index", { document: "shell", calls: { listVendors: () => ({ lanes }) } });
    const nav = within(screen.getByRole("navigation", { name: "Main menu" }));
    const follow = async (category: string, name: string) => {
      await press(await nav.findByRole("button", { name: `${category}: Vendors` }));
      await press(screen.getByRole("link", { name }));
      return shell.addresses.at(-1);
    };
    const declared = { document: "page/game", state: { vassalage: null }, keep: { vassalage: "site" as const } };
    const kept = () => shell.stores.states.read(declared, "vassalage");
    expect(await follow("Live casino", "Vendor LIVEV")).toBe("/live?page=LIVEV");
    expect(kept()).toBeNull();
    expect(await follow("Slots", "Vendor RNGV")).toBe("/rng?page=RNGV");
    expect(kept()).toBe("RNGV");
    expect(await follow("Lottery", "Vendor LOTTV")).toBe("/lottery?vendor=LOTTV");
    expect(await follow("E-lottery", "Vendor ELOTTV")).toBe("/lottery?vendor=ELOTTV");
  });

  it("[LAUNCH-03] of FB sports, of a room and of a lottery's lobby asks the calls of their own, with all they say", async () => {
    for (const where of ["games", "home"] as const) {
      expect((await start(game("SPORTS", "FB"), where)).to).toBe("/game?vendor=FB&game=sports-1&start=fbSports");
      cleanup();
      expect((await start(game("PVP"), where)).to).toBe("/game?vendor=V&game=pvp-1&start=pvp");
      cleanup();
    }
    // Every other list of games of any category, the search among them, leads there in the same way.
    const starts = Object.values(readBundledSite("ink").layouts).flatMap(startsOf);
    expect(starts.length).toBeGreaterThan(3);
    for (const said of starts) expect(said).toEqual(starts[0]);
    const launched = { url: "https://games.example/start", displayName: "Opened" };
    const calls = {
      launchGame: () => launched,
      launchFbSports: () => launched,
      launchPvp: () => ({ content: launched }),
      launchLottery: () => launched,
    };
    const launch = async (query: Record<string, string>) => {
      const { asked } = await openPlayerPage("/game", { query, isReal: true, calls });
      const frame = await screen.findByTitle("Opened");
      expect(frame.getAttribute("src")).toBe(launched.url);
      cleanup();
      return asked.filter(({ call }) => call.startsWith("launch"));
    };
    const look = { view: "WEB", device: "WEB", language: "EN" };
    expect(await launch({ vendor: "V", game: "g" })).toEqual([
      { call: "launchGame", params: { vassalage: "V", gameCode: "g" } },
    ]);
    expect(await launch({ vendor: "FB", game: "g", start: "fbSports" })).toEqual([
      { call: "launchFbSports", params: { vassalage: "FB", gameCode: "g", backUrl: "/sports", ...look } },
    ]);
    expect(await launch({ vendor: "V", game: "g", start: "pvp", room: "low" })).toEqual([
      { call: "launchPvp", params: { vassalage: "V", gameCode: "g", room: "low", backUrl: "/pvp", ...look } },
    ]);
    const lobby = { lottoArea: "VN", launchMode: "LOTT", backUrl: "/lottery", ...look };
    expect(await launch({ vendor: "SEA", game: "g", start: "lottery", prizeMode: "ZY" })).toEqual([
      { call: "launchLottery", params: { vassalage: "SEA", gameCode: "g", prizeMode: "ZY", ...lobby } },
    ]);
    expect(await launch({ start: "lottery", prizeMode: "Lott", gameType: "ELOTT" })).toEqual([
      { call: "launchLottery", params: { prizeMode: "Lott", gameType: "ELOTT", ...lobby } },
    ]);
    expect(await launch({ start: "lottery" })).toEqual([{ call: "launchLottery", params: lobby }]);

    const room = {
      room: "low",
      vassalage: "V",
      gameCode: "g",
      displayName: "Rummy",
      seats: 6,
      minStake: 100,
      currency: "USD",
    };
    const rooms = await openPlayerPage("/pvp", { isReal: true, calls: { listPvpRooms: () => ({ content: [room] }) } });
    expect(rooms.of("listPvpRooms")).toEqual([{}]);
    await press(await screen.findByRole("button", { name: "Enter a room of Rummy" }));
    expect(rooms.addresses.at(-1)).toBe("/game?vendor=V&game=g&start=pvp&room=low");
  });
});
