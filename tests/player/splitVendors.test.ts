import { describe, expect, it, vi } from "vitest";
import type { VendorLanes } from "#contracts/api.ts";
import { splitVendorsOf, type NamedCall } from "#player/wiring/splitVendorsOf.ts";
import type { Answer } from "#stores/Answer.ts";
import { good } from "#tests/support/fakeSession.ts";

const vendor = (vassalage: string, gameType: string) => ({ vassalage, gameType, displayName: vassalage, isHot: 0 });
const lane = (gameCategory: string, ...codes: string[]) => ({
  gameCategory,
  vendors: codes.map((code) => vendor(code, gameCategory)),
});
const usual = ["AV", "AI", "IMES", "TF", "IA", "DS88", "DIG"];
const refused: Answer<unknown> = {
  ok: false,
  failure: { kind: "malformed", code: "malformed_request", message: "", details: {} },
};

/** A platform that only knows the specification's categories, and how the player's program asks it. */
function aForeign(answers: Record<string, Answer<unknown>>, lists?: { ESPORTS?: string[]; COCKFIGHT?: string[] }) {
  const call = vi.fn<NamedCall>(
    async (id, params) => answers[`${id} ${String(params["gameType"] ?? "all")}`] ?? good({}),
  );
  return { call, ask: splitVendorsOf(call, () => lists) };
}
const shown = (answer: Answer<unknown>) =>
  answer.ok
    ? (answer.value as VendorLanes).lanes.map(({ gameCategory, vendors }) => [
        gameCategory,
        ...vendors.map(({ vassalage }) => vassalage),
      ])
    : answer.failure.code;

describe("vendors of a platform that only knows the specification", () => {
  const all = good({ lanes: [lane("LIVE", "L"), lane("SPORTS", "FB", ...usual), lane("RNG", "JL")] });

  it("[NAV-02] are split out of sports by the lists of the brand, or by the usual ones", async () => {
    expect(shown(await aForeign({ "listVendors all": all }).ask("listVendors", {}))).toEqual([
      ["LIVE", "L"],
      ["COCKFIGHT", "DS88", "DIG"],
      ["SPORTS", "FB"],
      ["ESPORTS", "AV", "AI", "IMES", "TF", "IA"],
      ["RNG", "JL"],
    ]);
    const own = aForeign({ "listVendors all": all }, { ESPORTS: ["FB"], COCKFIGHT: ["AV"] });
    expect(shown(await own.ask("listVendors", {}))).toEqual([
      ["LIVE", "L"],
      ["COCKFIGHT", "AV"],
      ["SPORTS", "AI", "IMES", "TF", "IA", "DS88", "DIG"],
      ["ESPORTS", "FB"],
      ["RNG", "JL"],
    ]);
  });

  it("[NAV-01] are no category where there is none of them, and cockfight is right after live wherever the platform has it", async () => {
    const named = good({
      lanes: [
        lane("FISH"),
        lane("COCKFIGHT", "DIG"),
        lane("SPORTS", "DS88"),
        lane("RNG", "JL"),
        lane("LIVE", "L"),
        lane("PVP"),
        lane("ELOTT", "E"),
        lane("FISH", "F"),
      ],
    });
    // In an order of the platform's own, in which nothing but live says where.
    expect(shown(await aForeign({ "listVendors all": named }).ask("listVendors", {}))).toEqual([
      ["RNG", "JL"],
      ["LIVE", "L"],
      ["COCKFIGHT", "DIG", "DS88"],
      ["ELOTT", "E"],
      ["FISH", "F"],
    ]);
  });

  it.each([
    ["refuses the category", refused],
    ["has nothing in it", good({ lanes: [] })],
    ["has no lanes", good({})],
  ])("are found under sports where the platform %s", async (_, answer) => {
    const { ask } = aForeign({
      "listVendors ESPORTS": answer,
      "listVendors COCKFIGHT": answer,
      "listVendors SPORTS": good({ lanes: [lane("SPORTS", "FB", ...usual)] }),
    });
    expect(shown(await ask("listVendors", { gameType: "ESPORTS" }))).toEqual([["ESPORTS", ...usual.slice(0, 5)]]);
    expect(shown(await ask("listVendors", { gameType: "COCKFIGHT" }))).toEqual([["COCKFIGHT", "DS88", "DIG"]]);
    expect(shown(await ask("listVendors", { gameType: "SPORTS" }))).toEqual([["SPORTS", "FB"]]);
  });

  it("are asked for their games under sports once it is known", async () => {
    const { call, ask } = aForeign({ "listVendors all": all });
    await ask("listVendors", {});
    await ask("listGames", { gameType: "ESPORTS", vassalage: "AV" });
    await ask("listGames", { gameType: "ESPORTS", vassalage: "OTHER" });
    expect(call.mock.calls.slice(1).map(([, params]) => params["gameType"])).toEqual(["SPORTS", "ESPORTS"]);
  });

  it("stay as they are on ours, where nothing answers, and where an answer is none", async () => {
    const ours = good({ lanes: [lane("SPORTS", "AV")], recommended: [] });
    expect(await aForeign({ "listVendors all": ours }).ask("listVendors", {})).toBe(ours);
    const silent: Answer<unknown> = {
      ok: false,
      failure: { kind: "network", code: "network", message: "", details: {} },
    };
    expect(await aForeign({ "listVendors ESPORTS": silent }).ask("listVendors", { gameType: "ESPORTS" })).toBe(silent);
    expect(
      shown(
        await aForeign({ "listVendors all": good({ lanes: [7, { gameCategory: "SPORTS" }] }) }).ask("listVendors", {}),
      ),
    ).toEqual([]);
    const both = aForeign({ "listVendors ESPORTS": refused, "listVendors SPORTS": refused });
    expect(await both.ask("listVendors", { gameType: "ESPORTS" })).toBe(refused);
  });
});
