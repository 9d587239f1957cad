import { describe, expect, it } from "vitest";
import type { Game, GameVendor } from "#contracts/api.ts";
import { createRandom } from "#compile/createRandom.ts";
import { insertContent } from "#server/db/seed/insertContent.ts";
import { aPlatform, goodPassword } from "#tests/support/aPlatform.ts";

const { call, clock, login, owner, register } = await aPlatform();

interface Listed {
  games: Game[];
  totalPages: number;
  total: number;
}

const list = async (query = "") => (await call("GET", `/wps/game/list?${query}`)).json<{ value: Listed }>().value;
const codes = ({ games }: Listed) => games.map(({ gameCode }) => gameCode);
const change = (set: string, where: string) => owner.query(`UPDATE game SET ${set} WHERE ${where}`);

describe("games of vendors", () => {
  it("are none on a new platform", async () => {
    expect(await list()).toEqual({ games: [], totalPages: 0, total: 0 });
  });

  it("come by vendor, 15 a page, none twice and none of another vendor, and those that the sandbox has can be played", async () => {
    await insertContent(owner, [], createRandom(7), clock.now());
    const [first, second, beyond] = [
      await list("vassalage=NAGA&gameType=RNG"),
      await list("vassalage=NAGA&gameType=RNG&pageNo=2"),
      await list("vassalage=NAGA&gameType=RNG&pageNo=9"),
    ];
    expect([first.games.length, first.total, second.games.length, beyond.games.length]).toEqual([15, 18, 3, 0]);
    expect(new Set([...codes(first), ...codes(second)]).size).toBe(18);
    expect(new Set([...first.games, ...second.games].map((game) => `${game.vassalage} ${game.status}`))).toEqual(
      new Set(["NAGA open"]),
    );
    expect(await list("vassalage=NOBODY")).toMatchObject({ games: [], total: 0 });
    expect((await list("gameType=COCKFIGHT")).games.map(({ gameType }) => gameType)).toEqual(
      Array.from({ length: 3 }, () => "COCKFIGHT"),
    );
    expect((await call("GET", "/wps/game/list?vassalage=%27%3B--")).statusCode).toBe(400);
    expect((await call("GET", "/wps/game/list?pageSize=101")).statusCode).toBe(400);
  });

  it("are counted with their vendor, without those that are not shown", async () => {
    await change(
      "is_shown = false",
      "vassalage = 'WHARF' AND code <> (SELECT min(code) FROM game WHERE vassalage = 'WHARF')",
    );
    clock.advance(11);
    const { lanes } = (await call("GET", "/wps/game/vendors")).json().value as { lanes: { vendors: GameVendor[] }[] };
    const counts = lanes.flatMap(({ vendors }) => vendors).map(({ vassalage, games }) => [vassalage, games]);
    expect(counts.slice(0, 7)).toEqual([
      ["NAGA", 18],
      ["COPPER", 9],
      ["MOONJAR", 6],
      ["LANTERN", 12],
      ["WHARF", 1],
      ["NINE", 7],
      ["KITE", 1],
    ]);
  });

  it("tell members alone where they are shown from, once they and their vendor are open", async () => {
    await register("gamer001");
    const { token } = await login("gamer001", goodPassword);
    await change("start = ''", "vassalage = 'COPPER'");
    await owner.query("UPDATE game_vendor SET status = 'soon' WHERE vassalage = 'COPPER'");
    const [game] = (await list("vassalage=COPPER")).games;
    const at = (code = game?.gameCode, vendor = "COPPER") => `/wps/game/launch?vassalage=${vendor}&gameCode=${code}`;
    const launch = (address = at()) => call("GET", address, { headers: { token } });
    expect((await call("GET", at())).statusCode).toBe(401);
    expect((await launch()).json()).toMatchObject({ success: false, code: "game_closed" });
    await change("start = 'copper/start.html?g=1'", `vassalage = 'COPPER' AND code = '${game?.gameCode}'`);
    expect((await launch()).json()).toMatchObject({ success: false, code: "game_closed" });
    await owner.query("UPDATE game_vendor SET status = 'open' WHERE vassalage = 'COPPER'");
    expect((await launch()).json().value).toEqual({
      url: "copper/start.html?g=1",
      displayName: game?.displayName,
      nodeId: game?.nodeId,
      gameType: game?.gameType,
    });
    expect((await list("vassalage=COPPER")).games.slice(0, 2).map(({ status }) => status)).toEqual(["open", "soon"]);
    expect((await launch(at("no-such-game"))).statusCode).toBe(404);
    expect((await launch(at(game?.gameCode, "NAGA"))).json()).not.toMatchObject({
      value: { url: "copper/start.html?g=1" },
    });
    await owner.query("UPDATE game_vendor SET is_shown = false WHERE vassalage = 'COPPER'");
    expect((await launch()).statusCode).toBe(404);
    expect((await list("vassalage=COPPER")).total).toBe(0);
  });

  it("[LAUNCH-01] are not opened for free play, nor without a session", async () => {
    await register("gamer002");
    const { token } = await login("gamer002", goodPassword);
    await owner.query("UPDATE member SET type = 4 WHERE account = 'gamer002'");
    const rows = await owner.query<{ type: string; vassalage: string; code: string }>(
      "SELECT DISTINCT ON (game_type) game_type AS type, vassalage, code FROM game JOIN game_vendor v USING (game_type, vassalage) WHERE v.is_shown ORDER BY game_type, node_id",
    );
    const gameOf = (wanted: string) => {
      const row = rows.find(({ type }) => type === wanted);
      return `vassalage=${row?.vassalage}&gameCode=${row?.code}`;
    };
    const ways = [
      `launch?${gameOf("RNG")}`,
      `launch/fbSports?${gameOf("SPORTS")}`,
      `pvp/launch?${gameOf("PVP")}&room=low`,
    ].map((way) => `/wps/game/${way}`);
    for (const way of [...ways, "/wps/lottery/launch?lottoArea=VN&launchMode=LOTT"]) {
      const answer = await call("GET", way, { headers: { token } });
      expect([way, answer.json()]).toEqual([way, expect.objectContaining({ success: false, code: "not_allowed" })]);
      expect([way, (await call("GET", way)).statusCode]).toEqual([way, 401]);
    }
  });
});
