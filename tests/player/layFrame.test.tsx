import { act } from "@testing-library/react";
import { expect, it } from "vitest";
import { enforceActions } from "#stores/enforceActions.ts";
import { movableFrames } from "#tests/support/movableFrames.ts";
import { openSlotsAhead } from "#tests/support/openSlotsAhead.tsx";
import { refusal } from "#tests/support/fakeSession.ts";

// Record 196.
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

it("puts an empty frame that nobody sees there while the launch is asked, and shows the game in that same one", async () => {
  const { answer, of, shown } = await pressGame();
  expect(of("launchGame")).toHaveLength(1);
  const empty = frame();
  expect(empty).not.toBeNull();
  expect(empty?.hasAttribute("src")).toBe(false);
  expect(layer()?.style.visibility).toBe("hidden");
  await answer();
  expect(frame()).toBe(empty);
  expect(empty?.getAttribute("src")).toBe(launched.url);
  expect(layer()?.style.visibility).toBe("");
  expect(shown).toEqual([]);
});

it.each<[string, (opened: Awaited<ReturnType<typeof pressGame>>) => Promise<unknown>]>([
  ["the launch is refused", ({ answer }) => answer(refusal("game_maintenance"))],
  ["the answer is late", ({ pass }) => pass(201)],
  ["another page is pressed", async ({ route }) => route.push("/live")],
  ["the game opens in a window of its own", ({ answer }) => answer({ ...launched, opens: "window" })],
  ["its address may not be shown", ({ answer }) => answer({ ...launched, url: "http://games.example/play" })],
])("takes it away where %s", async (_, happen) => {
  const opened = await pressGame();
  expect(layer()).not.toBeNull();
  await happen(opened);
  expect(layer()).toBeNull();
  expect(opened.shown).toHaveLength(1);
});

it("of two games that are pressed one after the other the last has one of its own", async () => {
  const { route, answer } = await pressGame();
  const first = frame();
  route.push("/game", { ...naga, game: "other" });
  expect(document.querySelectorAll("iframe")).toHaveLength(1);
  expect(frame()).not.toBe(first);
  await answer();
  await answer({ ...launched, displayName: "Other" });
  expect(frame()?.title).toBe("Other");
});

it("the load of the empty page is none of the game's", async () => {
  const { answer, pass, shown } = await pressGame();
  await answer({ ...launched, saysReady: false });
  Object.defineProperty(frame(), "contentDocument", { value: { URL: "about:blank" }, configurable: true });
  await act(async () => void frame()?.dispatchEvent(new Event("load")));
  await pass(100);
  expect(shown).toEqual([]);
  Object.defineProperty(frame(), "contentDocument", { value: null });
  await act(async () => void frame()?.dispatchEvent(new Event("load")));
  await pass(100);
  expect(shown).toHaveLength(1);
});

it("puts none there over a dialog", async () => {
  const { route, answer } = await openSlots();
  const dialog = document.createElement("dialog");
  dialog.setAttribute("open", "");
  document.body.append(dialog);
  route.push("/game", naga);
  expect(layer()).toBeNull();
  await answer();
  expect(layer()).toBeNull();
});
