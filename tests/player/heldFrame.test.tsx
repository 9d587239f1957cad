import { act, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { enforceActions } from "#stores/enforceActions.ts";
import { readAddress } from "#stores/RouteStore.ts";
import { movableFrames } from "#tests/support/movableFrames.ts";
import { openSlotsAhead } from "#tests/support/openSlotsAhead.tsx";

// Record 194.
enforceActions();
movableFrames();

const naga = { vendor: "NAGA", game: "golden-naga" };
const launched = {
  url: "https://games.example/play",
  displayName: "Golden Naga",
  saysReady: true,
  sandbox: ["allow-scripts", "allow-top-navigation"],
  allow: ["autoplay", "camera"],
};

/** The page of slots; a launch is answered at once with `told`. */
async function openSlots(told: object = launched) {
  const opened = await openSlotsAhead({ launchGame: () => told });
  const press = async () => {
    opened.route.push("/game", naga);
    await opened.pass(5);
  };
  return { ...opened, press };
}

const frames = () => [...document.querySelectorAll("iframe")];
const layer = () => document.querySelector(".frame-ahead");
const say = (data: object, origin = "https://games.example", source = frames()[0]?.contentWindow ?? null) =>
  act(async () => {
    dispatchEvent(new MessageEvent("message", { origin, source, data: { source: "croupier-game", ...data } }));
  });

it("begins the game's frame before its page, which takes over the same one once it says that it is there", async () => {
  const { shown, press, showGame, pass, of } = await openSlots();
  await press();
  const [begun] = frames();
  expect(begun?.getAttribute("src")).toBe(launched.url);
  expect(begun?.title).toBe("Golden Naga");
  expect(begun?.getAttribute("sandbox")).toBe("allow-scripts");
  expect(begun?.getAttribute("allow")).toBe("autoplay");
  expect(begun?.getAttribute("referrerpolicy")).toBe("strict-origin");
  expect(shown).toEqual([]);
  await say({ type: "ready" });
  await pass(50);
  expect(shown).toEqual(["/game?vendor=NAGA&game=golden-naga"]);
  await showGame();
  expect(frames()).toEqual([begun]);
  expect(layer()).toBeNull();
  expect(screen.getByText("Back to the games")).toBeTruthy();
  await pass(20_000);
  expect(frames()).toEqual([begun]);
  expect(of("launchGame")).toHaveLength(1);
});

it("shows the page after a second though the game has not said a word, and goes on waiting for it", async () => {
  const { shown, press, showGame, pass } = await openSlots();
  await press();
  const [begun] = frames();
  await pass(900);
  expect(shown).toEqual([]);
  await pass(200);
  expect(shown).toHaveLength(1);
  await showGame();
  expect(frames()).toEqual([begun]);
  await pass(15_000);
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
});

it("hears no stranger while it waits", async () => {
  const { shown, press, pass } = await openSlots();
  await press();
  await say({ type: "ready" }, "https://evil.example");
  await say({ type: "ready" }, "https://games.example", window);
  await pass(500);
  expect(shown).toEqual([]);
});

it.each(["another page", "the browser's way back"])("whoever goes to %s takes the frame away", async (where) => {
  const { route, press, pass, stores } = await openSlots();
  await press();
  expect(frames()).toHaveLength(1);
  await act(async () => (where === "another page" ? route.push("/live") : stores.route.arrive(readAddress("/index"))));
  expect(layer()).toBeNull();
  await pass(3_000);
  expect(frames()).toEqual([]);
});

it("a page that takes no frame over leaves none behind", async () => {
  const { press, pass } = await openSlots();
  await press();
  await pass(3_100);
  expect(layer()).toBeNull();
});

it("a frame that the policy refuses is taken away, and its page says so", async () => {
  const { press, pass, shown } = await openSlots();
  await press();
  const refused = Object.assign(new Event("securitypolicyviolation"), { effectiveDirective: "frame-src" });
  await act(async () => void document.dispatchEvent(refused));
  expect(layer()).toBeNull();
  await pass(50);
  expect(shown).toHaveLength(1);
});

it.each<[string, object]>([
  ["opens in a window of its own", { opens: "window" }],
  ["runs in one tab alone", { isSingle: true }],
  ["has an address that may not be shown", { url: "http://games.example/play" }],
  ["has a name that is looked for at one of several hosts", { url: "naga/start.html" }],
])("begins nothing before its page where the game %s", async (_, differing) => {
  const { shown, press } = await openSlots({ ...launched, ...differing });
  await press();
  expect(layer()).toBeNull();
  expect(shown).toHaveLength(1);
});

it("begins nothing before its page in a browser that would load it twice", async () => {
  delete (Element.prototype as { moveBefore?: unknown }).moveBefore;
  const { shown, press } = await openSlots();
  await press();
  expect(layer()).toBeNull();
  expect(shown).toHaveLength(1);
});
