import { cleanup, fireEvent, screen, waitFor, act } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { enforceActions } from "#stores/enforceActions.ts";
import { openPlayerPage } from "#tests/support/openPlayerPage.tsx";

enforceActions();
afterEach(cleanup);

const games = (["open", "maintenance", "soon"] as const).map((status, at) => ({
  nodeId: at + 1,
  gameCode: status,
  displayName: `Game ${status}`,
  vendor: "Vendor V",
  vassalage: "V",
  gameType: "RNG",
  status,
}));
const lists: Readonly<Record<string, unknown>> = {
  listHotGames: { list: games },
  listGames: { games, totalPages: 1, total: 3 },
};

/** A page with these games; how each of their covers is told, closed or not, and of how many elements it is. */
async function openGames(path: string, isReal: boolean) {
  const calls = Object.fromEntries(Object.entries(lists).map(([call, answer]) => [call, () => answer]));
  const opened = await openPlayerPage(path, { isReal, calls });
  await screen.findByRole("button", { name: "Play Game open" });
  const covers = games.map(({ displayName }) => screen.getByRole("button", { name: `Play ${displayName}` }));
  const cards = covers.map((cover) => cover.closest(".poster") as HTMLElement);
  return {
    ...opened,
    covers,
    words: cards.map((card) => card.querySelector(".poster__text")?.textContent),
    closed: covers.map(({ ariaDisabled }) => ariaDisabled === "true"),
    sizes: cards.map((card) => card.querySelectorAll("*:not(.art *)").length),
  };
}

describe.each([["/allGames"], ["/index"]])("covers of games on %s", (path) => {
  it("say in words what is under maintenance or not open yet, of no more elements than any other", async () => {
    const { words, closed, sizes } = await openGames(path, false);
    expect(words).toEqual(["Vendor V", "Under maintenance", "Not open yet"]);
    expect(closed).toEqual([false, true, true]);
    expect(new Set(sizes).size).toBe(1);
  });

  it("let members press what is under maintenance, since some are let in, and nobody what is not open yet", async () => {
    const { words, closed, covers, stores } = await openGames(path, true);
    expect(words).toEqual(["Vendor V", "Under maintenance", "Not open yet"]);
    expect(closed).toEqual([false, false, true]);
    await act(async () => void fireEvent.click(covers[1] as HTMLElement));
    await waitFor(() =>
      expect(stores.route.route).toMatchObject({ path: "/game", query: { vendor: "V", game: "maintenance" } }),
    );
  });
});
