import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { enforceActions } from "#stores/enforceActions.ts";
import { openSlotsAhead } from "#tests/support/openSlotsAhead.tsx";
import { refusal } from "#tests/support/fakeSession.ts";

enforceActions();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const naga = { vendor: "NAGA", game: "golden-naga" };
const launched = { url: "https://games.example/play", displayName: "Golden Naga" };

/** The page of slots, with what makes a visit fast; a launch is answered when `answer` is called. */
async function openSlots(isReal = true) {
  const waiting: ((value: unknown) => void)[] = [];
  const launchGame = () => new Promise((resolve) => waiting.push(resolve));
  const opened = await openSlotsAhead({ isReal, launchGame });
  const answer = (value: unknown = launched) => act(async () => waiting.shift()?.(value));
  return { ...opened, answer };
}

it("launches with the press, goes on once the answer is there, and the page takes it over: one launch", async () => {
  const { route, shown, answer, showGame, of, pass } = await openSlots();
  route.push("/game", naga);
  expect(of("launchGame")).toEqual([{ vassalage: "NAGA", gameCode: "golden-naga" }]);
  expect(shown).toEqual([]);
  await answer();
  expect(shown).toEqual(["/game?vendor=NAGA&game=golden-naga"]);
  await showGame();
  expect(screen.getByTitle("Golden Naga").getAttribute("src")).toBe(launched.url);
  await pass(20_000);
  expect(of("launchGame")).toHaveLength(1);
});

it("goes on without the answer after a moment, to a page that can be left, and puts the game in when it comes", async () => {
  const { route, shown, answer, showGame, of, pass } = await openSlots();
  route.push("/game", naga);
  await pass(199);
  expect(shown).toEqual([]);
  await pass(1);
  expect(shown).toHaveLength(1);
  await showGame();
  expect(screen.getByText("Back to the games")).toBeTruthy();
  expect(document.querySelector("iframe")).toBeNull();
  await answer();
  expect(screen.getByTitle("Golden Naga").getAttribute("src")).toBe(launched.url);
  expect(of("launchGame")).toHaveLength(1);
});

it("a double click is one launch and one page", async () => {
  const { route, shown, answer, showGame, of } = await openSlots();
  route.push("/game", naga);
  route.push("/game", naga);
  await answer();
  route.push("/game", naga);
  await showGame();
  expect(of("launchGame")).toHaveLength(1);
  expect(shown).toHaveLength(1);
});

it("of two games that are pressed one after the other the last is shown", async () => {
  const { route, shown, answer, pass } = await openSlots();
  route.push("/game", naga);
  route.push("/game", { ...naga, game: "other" });
  await answer();
  await answer();
  await pass(500);
  expect(shown).toEqual(["/game?vendor=NAGA&game=other"]);
});

it.each([
  [
    "another page",
    (route: { push(path: string): void; back(otherwise: string): void }) => route.push("/live"),
    "/live",
  ],
  ["back", (route: { back(otherwise: string): void }) => route.back("/index"), "/index"],
])("whoever goes to %s meanwhile stays there", async (_, leave, where) => {
  const { route, shown, answer, pass } = await openSlots();
  route.push("/game", naga);
  leave(route);
  await answer();
  await pass(500);
  expect(shown).toEqual([where]);
});

it("a game that was left is launched anew the next time", async () => {
  const { route, answer, of, pass } = await openSlots();
  route.push("/game", naga);
  await answer();
  route.push("/rng");
  await pass(1);
  route.push("/game", naga);
  expect(of("launchGame")).toHaveLength(2);
});

it("an answer that no page takes is forgotten, so that its token is not used late", async () => {
  const { route, answer, pass, stores } = await openSlots();
  route.push("/game", naga);
  await answer();
  expect(stores.data.read("page/game", "launch").status).toBe("ready");
  await pass(10_000);
  expect(stores.data.read("page/game", "launch").status).toBe("idle");
});

it("a refusal is shown by the page, and asks no second time", async () => {
  const { route, answer, showGame, of } = await openSlots();
  route.push("/game", naga);
  await answer(refusal("game_maintenance"));
  await showGame();
  expect(screen.getByText(/under maintenance/)).toBeTruthy();
  expect(of("launchGame")).toHaveLength(1);
});

it("asks nothing for who may not play, nor for pages that ask nothing ahead", async () => {
  const { route, shown, of, asked } = await openSlots(false);
  const before = asked.length;
  route.push("/game", naga);
  route.push("/live");
  expect(of("launchGame")).toEqual([]);
  expect(asked).toHaveLength(before);
  expect(shown).toEqual(["/game?vendor=NAGA&game=golden-naga", "/live"]);
});
