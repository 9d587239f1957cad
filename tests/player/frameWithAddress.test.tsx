import { act } from "@testing-library/react";
import { expect, it } from "vitest";
import { enforceActions } from "#stores/enforceActions.ts";
import { movableFrames } from "#tests/support/movableFrames.ts";
import { openSlotsAhead } from "#tests/support/openSlotsAhead.tsx";
import { refusal } from "#tests/support/fakeSession.ts";

// Record 197.
enforceActions();
movableFrames();

const naga = { vendor: "NAGA", game: "golden-naga" };
const launched = { url: "https://games.example/play", displayName: "Golden Naga", saysReady: true };
const frame = () => document.querySelector("iframe");
const layer = () => document.querySelector<HTMLElement>(".frame-ahead");

/** The page of slots; a launch is answered when `answer` is called. */
async function openSlots() {
  const waiting: ((value: unknown) => void)[] = [];
  const opened = await openSlotsAhead({ launchGame: () => new Promise((resolve) => waiting.push(resolve)) });
  const answer = (value: unknown = launched) => act(async () => waiting.shift()?.(value));
  return { ...opened, answer };
}

/** The same, where a game was pressed. */
async function pressGame() {
  const opened = await openSlots();
  opened.route.push("/game", naga);
  return opened;
}

it("puts nothing there while the launch is asked, and makes the frame with its address once it is answered", async () => {
  const { answer, of, shown } = await pressGame();
  expect(of("launchGame")).toHaveLength(1);
  expect([frame(), layer()]).toEqual([null, null]);
  await answer();
  expect(frame()?.getAttribute("src")).toBe(launched.url);
  expect(layer()).not.toBeNull();
  expect(shown).toEqual([]);
});

it.each<[string, (opened: Awaited<ReturnType<typeof pressGame>>) => Promise<unknown>]>([
  ["the launch is refused", ({ answer }) => answer(refusal("game_maintenance"))],
  ["the answer is late", ({ pass }) => pass(201)],
  ["another page is pressed", async ({ route }) => route.push("/live")],
  ["the game opens in a window of its own", ({ answer }) => answer({ ...launched, opens: "window" })],
  ["its address may not be shown", ({ answer }) => answer({ ...launched, url: "http://games.example/play" })],
])("begins none where %s", async (_, happen) => {
  const opened = await pressGame();
  await happen(opened);
  expect(layer()).toBeNull();
  expect(opened.shown).toHaveLength(1);
});

it("of two games that are pressed one after the other the last begins alone", async () => {
  const { route, answer } = await pressGame();
  route.push("/game", { ...naga, game: "other" });
  await answer();
  expect(frame()).toBeNull();
  await answer({ ...launched, displayName: "Other" });
  expect([...document.querySelectorAll("iframe")].map(({ title }) => title)).toEqual(["Other"]);
});

it("begins none over a dialog", async () => {
  const { route, answer } = await openSlots();
  const dialog = document.createElement("dialog");
  dialog.setAttribute("open", "");
  document.body.append(dialog);
  route.push("/game", naga);
  await answer();
  expect(layer()).toBeNull();
});
