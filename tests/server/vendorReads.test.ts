import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { LotteryDraw, LotteryMenu, PvpRoom } from "#contracts/api.ts";
import { createLotteryCalls } from "../../sandbox/games/http/createLotteryCalls.ts";
import { aSeamlessPlatform, vendorSecret } from "#tests/support/aSeamlessPlatform.ts";

const start = Date.UTC(2026, 5, 1, 3, 4, 5);
/** The vendor's clock. */
let at = start;

/** What the program answers: as the sandbox does, or as a test says. */
type Answering = (path: string, response: ServerResponse) => void;
const asked: string[] = [];
let answering: Answering | undefined;

/** The reads of the sandbox, with draws that are numbered alone. */
const reads = createLotteryCalls({
  now: () => at,
  drawsOf: (game, { past }) =>
    game.kind === "instant"
      ? []
      : game.drawsAt(at, past).map((draw) => ({
          ...draw,
          promise: "p",
          ...(draw.endsAt <= at && { seed: "s", outcome: { numbers: ["12345", "67890"] } }),
        })),
});
const rooms = [
  { code: "low", seats: 6, least: 10, currency: "USD" },
  { code: "high", seats: 6, least: 500, currency: "USD" },
];

const program = createServer((request, response) => {
  const url = new URL(request.url ?? "/", "http://localhost");
  asked.push(`${url.pathname}${url.search}`);
  if (answering) return answering(url.pathname, response);
  if (url.pathname === "/api/rooms") return void response.end(JSON.stringify({ value: { rooms, now: at } }));
  const read = reads[`GET ${url.pathname}`];
  if (!read) return void response.writeHead(404).end("{}");
  return void read(request, url).then((value) => response.end(JSON.stringify({ value })));
});
await new Promise<void>((resolve) => program.listen(0, "127.0.0.1", resolve));
const url = `http://127.0.0.1:${(program.address() as AddressInfo).port}`;

const secrets = [vendorSecret];
const platform = await aSeamlessPlatform({
  vendors: ["NAGA", "FB", "CARDS", "DELTA"].map((code) => ({ code, url, secrets })),
});
const { call, clock, deps, owner, player } = platform;
const games = [
  ["FB", "SPORTS", "book", "vendor:/play/sports/?theme=book"],
  ["CARDS", "PVP", "rummy", "vendor:/play/cards/?theme=rummy"],
  ["DELTA", "LOTT", "delta", "vendor:/play/lottery/?theme=delta"],
  ["DELTA", "ELOTT", "quick", "vendor:/play/elottery/?theme=quick"],
] as const;
for (const [vendor, type, code, start] of games) {
  await owner.query(
    `INSERT INTO game_vendor (vassalage, game_type, display_name, status, place) VALUES ($1, $2, $1, 'open', 1)`,
    [vendor, type],
  );
  await owner.query(
    `INSERT INTO game (vassalage, game_type, code, display_name, start, place) VALUES ($1, $2, $3, $3, $4, 1)`,
    [vendor, type, code, start],
  );
}

const bare = await aSeamlessPlatform({ vendors: [] });

afterAll(() => {
  program.closeAllConnections();
  program.close();
});
beforeEach(() => {
  answering = undefined;
  at = start;
  asked.length = 0;
  // What was answered before is old.
  clock.advance(10);
});

interface Answer<Value> {
  success: boolean;
  code?: string;
  value: Value;
}
const get = async <Value>(path: string) => (await call("GET", path)).json<Answer<Value>>();
const draws = (path: string) => get<{ list: LotteryDraw[]; now: string }>(path);
const dataCalls = [
  ["listPvpRooms", "/wps/game/pvp/rooms"],
  ["listRecentDraws", "/wps/lottery/recent"],
  ["listLotteryMenus", "/wps/lottery/vn/menus"],
  ["listNumeros", "/wps/lottery/vn/numeros?count=100"],
  ["listOpenedNumeros", "/wps/lottery/vn/opened"],
] as const;

/** What a launch tells the vendor's page, without the token. */
function toldBy(address: string) {
  const { origin, pathname, search, hash } = new URL(address);
  const { launch = "", ...told } = Object.fromEntries(new URLSearchParams(hash.slice(1)));
  return { page: `${pathname}${search}`, isOurs: origin === url, hasToken: launch.length === 43, told };
}

describe("launches with calls of their own", () => {
  it("open the FB sports book", async () => {
    const who = await player();
    const query = "language=KM&view=asia&device=WEB&backUrl=/sports&debug=1";
    const { value } = await who.send<{ url: string }>("GET", `/wps/game/launch/fbSports?${query}`);
    const backUrl = new URL("/sports", deps.config.publicOrigin).href;
    expect(toldBy(value.url)).toEqual({
      page: "/play/sports/?theme=book",
      isOurs: true,
      hasToken: true,
      told: { view: "asia", device: "WEB", backUrl, vendor: "FB", language: "KM" },
    });
  });

  it("list the rooms of a card game, and open one", async () => {
    const { value } = await get<{ content: PvpRoom[] }>("/wps/game/pvp/rooms");
    const game = { vassalage: "CARDS", gameCode: "rummy", displayName: "rummy", seats: 6, currency: "USD" };
    expect(value.content).toEqual([
      { ...game, room: "low", minStake: 10 },
      { ...game, room: "high", minStake: 500 },
    ]);
    expect(asked).toEqual(["/api/rooms?game=rummy&currency=USD"]);
    const who = await player();
    const launched = await who.send<{ content: { url: string } }>("GET", "/wps/game/pvp/launch?room=high&language=EN");
    expect(toldBy(launched.value.content.url)).toEqual({
      page: "/play/cards/?theme=rummy",
      isOurs: true,
      hasToken: true,
      told: { room: "high", vendor: "CARDS", language: "EN" },
    });
  });

  it("open the lobby of a lottery with all that it is asked with", async () => {
    const who = await player();
    const ask = async (query: string) =>
      toldBy((await who.send<{ url: string }>("GET", `/wps/lottery/launch?${query}`)).value.url);
    const words = { lottoArea: "VN", launchMode: "LOTT", prizeMode: "SEA", view: "mobile", device: "H5" };
    const query = new URLSearchParams({ ...words, gameCode: "quick", backUrl: "/lottery?a=1", language: "VI" });
    expect(await ask(String(query))).toEqual({
      page: "/play/elottery/?theme=quick",
      isOurs: true,
      hasToken: true,
      told: {
        ...words,
        backUrl: new URL("/lottery?a=1", deps.config.publicOrigin).href,
        vendor: "DELTA",
        language: "VI",
      },
    });
    // Without a game the first of the prize mode.
    for (const [mode, page] of [
      ["Lott", "lottery/?theme=delta"],
      ["ZY", "lottery/?theme=delta"],
      ["Elott", "elottery/?theme=quick"],
      ["SEA", "lottery/?theme=delta"],
    ])
      expect(await ask(`prizeMode=${mode}`)).toMatchObject({ page: `/play/${page}`, told: { prizeMode: mode } });
    // Quick ones may be played by any table of prizes, and a lottery that is named is that one.
    for (const [asked, page] of [
      ["prizeMode=ZY&gameType=ELOTT", "elottery/?theme=quick"],
      ["prizeMode=Elott&gameType=LOTT", "lottery/?theme=delta"],
      ["prizeMode=ZY&gameType=ELOTT&gameCode=delta", "lottery/?theme=delta"],
    ] as const) {
      const prizeMode = new URLSearchParams(asked).get("prizeMode");
      expect(await ask(asked)).toMatchObject({ page: `/play/${page}`, told: { prizeMode } });
    }
    for (const wrong of ["lottoArea=KH", "launchMode=X", "prizeMode=X", "gameType=RNG"])
      expect(await who.send("GET", `/wps/lottery/launch?${wrong}`)).toMatchObject({ code: "malformed_request" });
  });

  it.each([
    ["/wps/game/launch/fbSports", "FB"],
    ["/wps/game/pvp/launch", "CARDS"],
    ["/wps/lottery/launch", "DELTA"],
  ])("%s refuses as the launch of any game does", async (path, vendor) => {
    const who = await player();
    const refused = async (query = "") => (await who.send("GET", `${path}?${query}`)).code;
    expect((await call("GET", path)).statusCode).toBe(401);
    expect(await refused("vassalage=NAGA")).toBe("not_found");
    expect(await refused("gameCode=golden-naga")).toBe("not_found");
    for (const away of ["https://evil.example/", "//evil.example", "/\\evil.example", "data:text/html,x", "https://"])
      expect(await who.send("GET", `${path}?backUrl=${encodeURIComponent(away)}`)).toMatchObject({
        success: false,
        code: "malformed_request",
        value: { part: "querystring", pointer: "/backUrl" },
      });
    await owner.query("UPDATE game SET maintenance = true WHERE vassalage = $1", [vendor]);
    expect(await refused()).toBe("game_maintenance");
    await owner.query("UPDATE game SET maintenance = false WHERE vassalage = $1", [vendor]);
    await owner.query("UPDATE member SET type = 4 WHERE id = $1", [who.memberId]);
    expect(await refused()).toBe("not_allowed");
  });
});

describe("what lotteries draw", () => {
  it("is told by menus, numbers to come, 100 of them, numbers that were drawn, and the last of each", async () => {
    const menus = await get<{ gameMenus: LotteryMenu[] }>("/wps/lottery/vn/menus");
    const kinds = ["north", "centre", "south", "fast3", "ball5"];
    expect(menus.value.gameMenus.map(({ kind }) => kind)).toEqual(kinds);
    expect(menus.value.gameMenus[0]?.prizeModes).toEqual(["Lott", "ZY", "Elott", "SEA"]);
    expect(menus.value.gameMenus[0]?.playTypes[0]).toEqual({ code: "last2", shape: { kind: "numbers" } });

    const numeros = (await draws("/wps/lottery/vn/numeros?count=100")).value;
    expect([numeros.list.length, numeros.list[0]?.kind, numeros.list[0]?.numbers]).toEqual([100, "north", undefined]);
    expect(numeros.list.every(({ closesAt }) => closesAt > numeros.now)).toBe(true);
    expect((await draws("/wps/lottery/vn/numeros?count=3&kind=fast3")).value.list.map(({ kind }) => kind)).toEqual([
      "fast3",
      "fast3",
      "fast3",
    ]);

    const opened = (await draws("/wps/lottery/vn/opened?count=2&kind=south")).value.list;
    expect(opened).toMatchObject([
      { kind: "south", numbers: ["12345", "67890"], trend: 45, seed: "s", promise: "p" },
      { kind: "south" },
    ]);
    expect(opened[0]!.endsAt > opened[1]!.endsAt).toBe(true);
    expect((await draws("/wps/lottery/recent")).value.list.map(({ kind }) => kind)).toEqual(kinds);
  });

  it("has nothing of a kind that is not there, and the vendor is not asked for it", async () => {
    for (const path of ["numeros", "opened"])
      expect((await draws(`/wps/lottery/vn/${path}?kind=west`)).value.list).toEqual([]);
    expect(asked).toEqual(["/api/lottery/menus"]);
    expect(await draws("/wps/lottery/vn/numeros?count=101")).toMatchObject({ code: "malformed_request" });
  });

  it("runs by the vendor's clock, however old the answer: what closed since is left out", async () => {
    // Half a second before bets of the next quick draw end.
    at = Date.UTC(2026, 5, 1, 3, 4, 51, 500);
    const first = (await draws("/wps/lottery/vn/numeros?kind=fast3")).value;
    expect([first.now, first.list[0]?.closesAt]).toEqual(["2026-06-01T03:04:51.500Z", "2026-06-01T03:04:52.000Z"]);
    clock.advance(1);
    const second = (await draws("/wps/lottery/vn/numeros?kind=fast3")).value;
    expect([second.now, second.list[0]?.closesAt]).toEqual(["2026-06-01T03:04:52.500Z", "2026-06-01T03:05:52.000Z"]);
    expect(asked.filter((path) => path.startsWith("/api/lottery/numeros"))).toHaveLength(1);
  });

  it("is asked of the vendor once for everybody, and again after two seconds", async () => {
    await Promise.all(Array.from({ length: 10 }, () => draws("/wps/lottery/recent")));
    expect(asked).toEqual(["/api/lottery/recent"]);
    clock.advance(3);
    await draws("/wps/lottery/recent");
    expect(asked).toHaveLength(2);
  });
});

const bad: [name: string, answering: Answering][] = [
  ["says nothing", () => {}],
  ["begins and does not go on", (_path, response) => void response.write('{"value":')],
  ["breaks off", (_path, response) => void response.destroy()],
  ["answers a fault", (_path, response) => void response.writeHead(500).end('{"value":{}}')],
  ["sends elsewhere", (_path, response) => void response.writeHead(302, { location: "http://127.0.0.1:1/" }).end()],
  ["answers no JSON", (_path, response) => void response.end("<html>")],
  ["answers null", (_path, response) => void response.end("null")],
  ["answers something else", (_path, response) => void response.end('{"value":{"now":1,"list":"x"}}')],
  ["answers too much", (_path, response) => void response.end(`{"value":"${"x".repeat(600_000)}"}`)],
];

describe("a vendor that is silent or talks nonsense", () => {
  it.each(bad)("%s: it is refused in time, with a word of its own", async (_name, how) => {
    answering = how;
    const began = performance.now();
    const answers = await Promise.all(dataCalls.map(([, path]) => get(path)));
    expect(answers).toMatchObject(
      dataCalls.map(() => ({ success: false, code: "vendor_silent", value: null, message: expect.any(String) })),
    );
    expect(performance.now() - began).toBeLessThan(4_000);
    answering = undefined;
    clock.advance(10);
    const again = await Promise.all(dataCalls.map(([, path]) => get(path)));
    expect(again.map(({ success }) => success)).toEqual(dataCalls.map(() => true));
  });

  it.each(dataCalls)("%s is empty where no vendor can be asked", async (_id, path) => {
    const answer = (await bare.call("GET", path)).json<Answer<Record<string, unknown>>>();
    expect(answer.success).toBe(true);
    expect(Object.values(answer.value)[0]).toEqual([]);
  });

  it("is not asked while it is under maintenance, or not shown", async () => {
    await owner.query("UPDATE game_vendor SET status = 'maintenance' WHERE vassalage IN ('DELTA', 'CARDS')");
    for (const [, path] of dataCalls) expect(Object.values((await get<object>(path)).value)[0]).toEqual([]);
    await owner.query("UPDATE game_vendor SET status = 'open', is_shown = false WHERE vassalage IN ('DELTA', 'CARDS')");
    for (const [, path] of dataCalls) expect(Object.values((await get<object>(path)).value)[0]).toEqual([]);
    await owner.query("UPDATE game_vendor SET is_shown = true WHERE vassalage IN ('DELTA', 'CARDS')");
    expect(asked).toEqual([]);
  });
});
