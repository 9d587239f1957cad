import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { enforceActions } from "#stores/enforceActions.ts";
import { openPlayerPage, type PlayerLook } from "#tests/support/openPlayerPage.tsx";

enforceActions();
afterEach(cleanup);

const game = (nodeId: string) => ({
  nodeId,
  gameCode: `game-${nodeId}`,
  displayName: `Game ${nodeId}`,
  vassalage: "V",
  gameType: "RNG",
});
const listOf = (nodeId: string) => ({ list: [game(nodeId)] });
const titles = ["For you", "Recent games", "Hot games", "New games"];
const lost = { ok: false, failure: { kind: "timeout", code: "timeout", message: "", details: {} } };

/** The home page of somebody, with these answers for games of their own. */
async function openHome(own: { forYou: unknown; recent: unknown }, look: PlayerLook = {}) {
  const opened = await openPlayerPage("/index", {
    isReal: true,
    ...look,
    calls: {
      listGamesForYou: () => own.forYou,
      listRecentGames: () => own.recent,
      listHotGames: () => listOf("3"),
      listNewGames: () => listOf("4"),
    },
  });
  await screen.findByRole("heading", { name: "New games" });
  const shown = () =>
    screen.getAllByRole("heading").flatMap(({ textContent }) => titles.filter((title) => title === textContent));
  const hasPlace = (id: string) => document.querySelector(`[data-node=${id}]`) !== null;
  return { ...opened, shown, places: () => ["forYou", "recentRow"].filter(hasPlace) };
}

describe("rows of the home page", () => {
  it("have games for the player and those played last before those of everybody", async () => {
    const { of, shown, places } = await openHome({ forYou: listOf("1"), recent: listOf("2") });
    await vi.waitFor(() => expect(shown()).toEqual(titles));
    expect(places()).toEqual(["forYou", "recentRow"]);
    for (const number of [1, 2, 3, 4]) expect(screen.getByRole("button", { name: `Play Game ${number}` })).toBeTruthy();
    expect(of("listGamesForYou")).toEqual([{ count: 20, language: "EN" }]);
    expect(of("listRecentGames")).toEqual([{ clientType: 3, pageNo: 1, pageSize: 20, language: "EN" }]);
  });

  it.each([
    ["are empty", { list: [] }],
    ["say of no list", {}],
    ["could not be loaded", lost],
  ])("of the player's own are gone, title and place, where they %s", async (_, answer) => {
    const both = await openHome({ forYou: answer, recent: answer });
    await vi.waitFor(() => expect([both.shown(), both.places()]).toEqual([["Hot games", "New games"], []]));
    cleanup();
    const one = await openHome({ forYou: answer, recent: listOf("2") });
    await vi.waitFor(() => expect([one.shown(), one.places()]).toEqual([titles.slice(1), ["recentRow"]]));
  });

  it("of the player's own are not asked for by a visitor, and go with the session", async () => {
    const visitor = await openHome({ forYou: listOf("1"), recent: listOf("2") }, { isReal: false });
    expect([visitor.shown(), visitor.places()]).toEqual([["Hot games", "New games"], []]);
    expect([...visitor.of("listGamesForYou"), ...visitor.of("listRecentGames")]).toEqual([]);
    cleanup();
    const { session, shown, places } = await openHome({ forYou: listOf("1"), recent: listOf("2") });
    await vi.waitFor(() => expect(shown()).toEqual(titles));
    await act(() => session.logout());
    expect([shown(), places()]).toEqual([["Hot games", "New games"], []]);
  });
});
