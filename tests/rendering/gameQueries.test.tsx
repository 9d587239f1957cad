import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { enforceActions } from "#stores/enforceActions.ts";
import { openPlayerPage } from "#tests/support/openPlayerPage.tsx";
import { readBundledSite } from "#tests/support/readBundledSite.ts";

enforceActions();
afterEach(cleanup);

const merchant = "/brand/merchantCode";
const bound = (name: string, bind: string) => ({ [name]: { bind } });
const listed = () =>
  within(screen.getByRole("list", { name: "Games" }))
    .getAllByRole("button", { name: /^Play/ })
    .map((button) => button.getAttribute("aria-label"));

/** Every query below a value that loads something, and the size of a page where it adds its pages by itself. */
function queriesOf(value: unknown): { call: unknown; params: Record<string, unknown>; size: unknown }[] {
  if (typeof value !== "object" || value === null) return [];
  const { kind, call, params, pageSize: size } = value as Record<string, unknown>;
  const own =
    kind === undefined || call === undefined ? [] : [{ call, params: (params ?? {}) as Record<string, unknown>, size }];
  return [...own, ...Object.values(value).flatMap(queriesOf)];
}

describe("queries for games", () => {
  it("[RNG-04] are one at a time: more is asked for once, and what was left meanwhile is not shown when it comes", async () => {
    const games = (from: number) =>
      [from, from + 1].map((number) => ({
        nodeId: String(number),
        gameCode: `game-${number}`,
        displayName: `Game ${number}`,
        vassalage: "V1",
        gameType: "RNG",
      }));
    const vendors = [{ vassalage: "V1", gameType: "RNG", displayName: "Vendor 1", smallIcon: "", isHot: 0 }];
    const answers = new Map<string, () => void>();
    const calls = {
      listVendors: () => ({ lanes: [{ gameCategory: "RNG", vendors }] }),
      listGames: ({ gameClassify = "all", pageNo }: Readonly<Record<string, unknown>>) =>
        new Promise((resolve) => {
          const value = { games: games(gameClassify === "JP" ? 40 : Number(pageNo) * 10), totalPages: 2 };
          answers.set(`${String(gameClassify)} ${String(pageNo)}`, () => resolve(value));
        }),
    };
    const { of } = await openPlayerPage("/rng", { calls });
    const come = (which: string) => act(async () => answers.get(which)?.());
    await vi.waitFor(() => expect([...answers.keys()]).toEqual(["all 1"]));
    await come("all 1");
    const more = await screen.findByRole("button", { name: /more/i });
    await act(async () => {
      fireEvent.click(more);
      fireEvent.click(more);
    });
    expect(of("listGames").map(({ pageNo }) => pageNo)).toEqual([1, 2]);
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Jackpot" })));
    await come("JP 1");
    await vi.waitFor(() => expect(listed()).toEqual(["Play Game 40", "Play Game 41"]));
    await come("all 2");
    expect(listed()).toEqual(["Play Game 40", "Play Game 41"]);
  });

  it("[RNG-05] say on every page who asks, for what program, in which language, and which page", () => {
    const who = { clientType: 3, platform: "flash,html5-desktop" };
    const fixed: Record<string, object> = {
      listGames: { ...who, minLineNum: 0, ...bound("channel", "/brand/platform"), ...bound("merchant", merchant) },
      listHotGames: { platform: who.platform, isPlatform: 2, ...bound("merchantCode", merchant) },
      listRecentGames: { clientType: 3 },
      listFavouriteGames: who,
      listFavouriteIds: { clientType: 3 },
    };
    const queries = Object.values(readBundledSite("ink").layouts).flatMap(queriesOf);
    for (const [call, said] of Object.entries(fixed)) {
      const own = queries.filter((query) => query.call === call);
      expect([call, own.length > 2]).toEqual([call, true]);
      const isPaged = ["listGames", "listRecentGames", "listFavouriteGames"].includes(call);
      for (const { params, size } of own) {
        expect(params).toMatchObject({
          ...said,
          ...(call !== "listFavouriteIds" && bound("language", "/ui/language")),
        });
        if (isPaged) expect([call, params, size ?? params["pageNo"]]).toEqual([call, params, expect.any(Number)]);
      }
    }
  });
});
