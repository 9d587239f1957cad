import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Game, Operations, VendorLanes } from "#contracts/api.ts";
import { createRandom } from "#compile/createRandom.ts";
import { insertCatalogue } from "#server/db/seed/insertCatalogue.ts";
import { insertContent } from "#server/db/seed/insertContent.ts";
import { noteRecent } from "#server/features/game/noteRecent.ts";
import { aPlatform, goodPassword } from "#tests/support/aPlatform.ts";

const { call, clock, liveSite, login, owner, register } = await aPlatform();
await insertContent(owner, [], createRandom(7), clock.now());
await insertCatalogue(owner);

const get = async <T>(address: string, token?: string) =>
  (await call("GET", address, token === undefined ? {} : { headers: { token } })).json<{ value: T }>().value;
const list = (query: string) => get<Operations["listGames"]["value"]>(`/wps/game/list?${query}`);

async function aMember(account: string) {
  await register(account);
  const { token } = await login(account, goodPassword);
  const [row] = await owner.query<{ id: string }>("SELECT id FROM member WHERE account = $1", [account]);
  const toggle = ({ nodeId, vassalage: vendor, gameType }: Game) =>
    call("POST", "/wps/game/favourites/toggle", {
      headers: { token, "idempotency-key": randomUUID() },
      body: { nodeId, vendor, gameType },
    });
  return { token, id: row?.id ?? "", toggle };
}

describe("[NAV-02] games of vendors that are split out of sports", () => {
  it("are saved, found again and opened last under the category that they are shown under", async () => {
    const { id, token, toggle } = await aMember("esport001");
    const [game] = (await list("gameType=ESPORTS&vassalage=AV")).games as [Game];
    expect((await toggle({ ...game, gameType: "COCKFIGHT" })).statusCode).toBe(404);
    expect((await toggle(game)).json()).toMatchObject({ value: { isFavourite: true } });
    await noteRecent(owner, { memberId: id, vassalage: "AV", code: game.gameCode, at: clock.now() });
    for (const [category, found] of [
      ["ESPORTS", [game.nodeId]],
      ["SPORTS", []],
    ] as const) {
      const saved = await get<{ content: Game[] }>(`/wps/game/favourites?gameType=${category}`, token);
      expect(saved.content.map(({ nodeId, gameType }) => [nodeId, gameType])).toEqual(
        found.map((own) => [own, category]),
      );
      expect((await get<{ list: string[] }>(`/wps/game/favourites/ids?gameType=${category}`, token)).list).toEqual(
        found,
      );
    }
    const others = [...(await get<{ list: Game[] }>("/wps/game/recent", token)).list];
    others.push(...(await get<{ list: Game[] }>("/wps/game/forYou", token)).list);
    expect([others.length > 1, ...new Set(others.map(({ gameType }) => gameType))]).toEqual([true, "ESPORTS"]);
    // A launch names the category that the vendor is under in the catalogue.
    expect((await toggle({ ...game, gameType: "SPORTS" })).json()).toMatchObject({ value: { isFavourite: false } });
  });

  it("follow the lists of the brand as soon as they are published", async () => {
    const { site } = liveSite.current();
    const vendorLists = { ESPORTS: ["KICK"], COCKFIGHT: ["AV"] };
    liveSite.change({ ...site, brand: { ...site.brand, vendorLists } });
    try {
      const { lanes } = await get<VendorLanes>("/wps/game/vendors");
      const laneOf = (code: string) =>
        lanes.find(({ vendors }) => vendors.some(({ vassalage }) => vassalage === code))?.gameCategory;
      expect(["KICK", "AV", "AI", "TF", "IA"].map(laneOf)).toEqual([
        "ESPORTS",
        "COCKFIGHT",
        "SPORTS",
        "SPORTS",
        "SPORTS",
      ]);
      for (const [code, category] of [
        ["KICK", "ESPORTS"],
        ["AV", "COCKFIGHT"],
        ["AI", "SPORTS"],
      ] as const) {
        const { games } = await list(`gameType=${category}&vassalage=${code}`);
        expect([code, games.length > 0, games.every(({ gameType }) => gameType === category)]).toEqual([
          code,
          true,
          true,
        ]);
      }
    } finally {
      liveSite.change(site);
    }
  });
});
