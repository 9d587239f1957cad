import { describe, expect, it } from "vitest";
import type { GameVendor, VendorLanes } from "#contracts/api.ts";
import { startOf } from "#server/db/seed/startOf.ts";
import { insertContent } from "#server/db/seed/insertContent.ts";
import { createRandom } from "#compile/createRandom.ts";
import { aPlatform } from "#tests/support/aPlatform.ts";

const { call, clock, owner } = await aPlatform();

/** What the platform has kept may be as old as ten seconds. */
async function vendors(): Promise<VendorLanes> {
  clock.advance(11);
  return (await call("GET", "/wps/game/vendors")).json().value as VendorLanes;
}

const add = async (vassalage: string, type: string, more: Record<string, unknown> = {}) => {
  const row = { allowed: [], small_icon: "", is_hot: false, status: "soon", is_shown: true, place: 1, ...more };
  await owner.query(`INSERT INTO game_vendor SELECT * FROM jsonb_populate_record(NULL::game_vendor, $1::jsonb)`, [
    JSON.stringify({ vassalage, game_type: type, display_name: vassalage, ...row }),
  ]);
};
const codes = (list: readonly GameVendor[] = []) => list.map(({ vassalage }) => vassalage);

describe("vendors of games", () => {
  it("are none on a new platform", async () => {
    expect(await vendors()).toEqual({ lanes: [], recommended: [], catalogue: expect.any(String) });
  });

  it("come by category in the order of the navigation, cockfight after live, each in the order of its place", async () => {
    await add("B", "RNG", { place: 2 });
    await add("A", "RNG", { is_hot: true });
    await add("A", "SPORTS");
    await add("C", "COCKFIGHT");
    await add("L", "LIVE");
    await add("HIDDEN", "PVP", { is_shown: false });
    const { lanes } = await vendors();
    expect(lanes.map(({ gameCategory, vendors: own }) => [gameCategory, codes(own)])).toEqual([
      ["RNG", ["A", "B"]],
      ["LIVE", ["L"]],
      ["COCKFIGHT", ["C"]],
      ["SPORTS", ["A"]],
    ]);
    const one = await call("GET", "/wps/game/vendors?gameType=LIVE");
    expect(one.json().value.lanes).toEqual([lanes[1]]);
    expect((await call("GET", "/wps/game/vendors?gameType=BINGO")).statusCode).toBe(400);
    expect(lanes[0]?.vendors.map(({ isHot }) => isHot)).toEqual([1, 0]);
  });

  it("recommend three of slots, by their rank, and no other", async () => {
    for (const [code, rank] of Object.entries({ R4: 4, R1: 1, R3: 3, R2: 2 }))
      await add(code, "RNG", { recommended: rank });
    await add("NOSLOT", "LIVE", { recommended: 1 });
    expect(codes((await vendors()).recommended)).toEqual(["R1", "R2", "R3"]);
  });

  it("say that they are in maintenance, and until when while that is to come", async () => {
    const until = new Date(clock.now().getTime() + 60_000).toISOString();
    await add("M", "FISH", { status: "maintenance", maintenance_until: until });
    const fish = async () => (await vendors()).lanes.find(({ gameCategory }) => gameCategory === "FISH")?.vendors[0];
    expect(await fish()).toMatchObject({ status: "maintenance", until });
    clock.advance(60);
    expect(await fish()).not.toHaveProperty("until");
  });

  it("are left out while open without a game to show, which is what an operator makes who hides them all", async () => {
    const live = async () =>
      codes((await vendors()).lanes.find(({ gameCategory }) => gameCategory === "LIVE")?.vendors);
    await add("BARE", "LIVE", { status: "open", recommended: 1, place: 9 });
    expect(await live()).not.toContain("BARE");
    await owner.query(
      `INSERT INTO game (vassalage, game_type, code, display_name, place) VALUES ('BARE', 'LIVE', 'one', 'One', 1)`,
    );
    expect(await live()).toContain("BARE");
    await owner.query("UPDATE game SET is_shown = false WHERE vassalage = 'BARE'");
    expect(await live()).not.toContain("BARE");
    await owner.query("UPDATE game_vendor SET status = 'maintenance' WHERE vassalage = 'BARE'");
    expect(await live()).toContain("BARE");
    await owner.query("DELETE FROM game WHERE vassalage = 'BARE'");
  });

  it("take no mark that is a script, and no category that nobody knows", async () => {
    for (const icon of ["data:text/html,x", "//else.example/x", "http://else.example/x"])
      await expect(add("X", "RNG", { small_icon: icon })).rejects.toThrow(/check/);
    await expect(add("X", "BINGO")).rejects.toThrow(/check/);
  });

  it("of the demo fill every category, and those can be played that the sandbox has a game for", async () => {
    await owner.query("DELETE FROM game_vendor");
    await insertContent(owner, [], createRandom(7), clock.now());
    const { lanes, recommended } = await vendors();
    expect(lanes.map(({ gameCategory }) => gameCategory)).toHaveLength(9);
    expect(recommended).toHaveLength(3);
    const open = lanes.filter(({ vendors: own }) => own.some(({ status }) => status === "open"));
    expect(open.map(({ gameCategory }) => gameCategory).toSorted()).toEqual(Object.keys(startOf).toSorted());
  });
});
