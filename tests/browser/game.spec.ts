import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { findViolations, wcag } from "../support/findViolations.ts";
import { comeLoggedIn, holdSession } from "../support/holdSession.ts";

/** Amounts as the site writes them, in cents. */
const centsOf = (text: string | null): number => Number((text ?? "").replace(/[^\d.]/g, "").replace(".", ""));

/** Comes to the slots, and presses one. */
async function openSlot(page: Page): Promise<void> {
  await page.goto("/rng");
  await page.getByRole("button", { name: "Play Golden Naga" }).first().click();
  await expect(page).toHaveURL(/\/game\?game=golden-naga/);
}

test("[LAUNCH-04] a slot of the games page: its balance moves and the record has the bet, whole screen, header and way back", async ({
  page,
  isMobile,
}) => {
  // Both screens play at the same time, each with money of its own.
  await comeLoggedIn(page, isMobile ? "player12" : "player22");
  await openSlot(page);
  const game = page.getByRole("region", { name: "Golden Naga" });
  const frame = game.locator("iframe");
  await expect(frame).toHaveAttribute("sandbox", /allow-scripts/);
  await expect(frame).toHaveAttribute("title", "Golden Naga");
  const table = frame.contentFrame();
  const spin = table.getByRole("button", { name: "Spin" });
  await expect(spin).toBeEnabled();
  expect(await findViolations(page, { tags: wcag })).toEqual([]);
  const shown = game.getByText(/^Balance /);
  await expect(page.getByRole("navigation", { name: "Places of the site" })).toBeHidden();
  // The header goes, and comes back; the balance is over the game while a phone shows no header.
  await game.getByRole("button", { name: "Hide the navigation" }).click();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(shown).toBeVisible();
  const before = centsOf(await shown.textContent());
  // The second press of a double click finds the first one at work, and stakes nothing.
  await spin.dblclick();
  await expect(spin).toBeEnabled();
  const inGame = async () => centsOf(await table.locator(".bar__sum").first().textContent());
  const after = await inGame();
  expect(before - after).toBeLessThanOrEqual(50);
  await expect.poll(async () => centsOf(await shown.textContent())).toBe(after);
  await game.getByRole("button", { name: "Show the navigation" }).click();
  await expect(page.getByRole("banner")).toBeVisible();
  // It is saved while it is played, and taken back.
  const heart = game.getByRole("button", { name: "Save Golden Naga" });
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  // The whole screen is the game's, bar and all, and is given back.
  const height = page.viewportSize()?.height ?? 0;
  await game.getByRole("button", { name: "Whole screen" }).click();
  // A desktop may keep room for its scrollbar.
  await expect.poll(() => game.boundingBox()).toMatchObject({ x: 0, y: 0, height });
  await game.getByRole("button", { name: "Smaller again" }).click();
  await expect.poll(async () => (await game.boundingBox())?.height).toBeLessThan(height);
  await game.getByRole("button", { name: "Back to the games" }).click();
  await expect(page).toHaveURL(/\/rng/);
  await page.goto("/index?centre=personal&page=personalHistoryCopy");
  const record = page.getByRole("dialog", { name: "Betting record" });
  await expect(record).toBeVisible();
  // Its rows come after the page, which was loaded anew.
  await expect(record.getByText("Golden Naga").filter({ visible: true }).first()).toBeVisible();
});

test("an address that works no more is asked for again, and strangers are not heard", async ({ page }) => {
  await comeLoggedIn(page, "player13");
  await page.goto("/rng");
  await page.goto("/game?vendor=NAGA&game=golden-naga");
  const frame = page.getByRole("region", { name: "Golden Naga" }).locator("iframe");
  const spin = frame.contentFrame().getByRole("button", { name: "Spin" });
  await expect(spin).toBeEnabled();
  const first = await frame.getAttribute("src");
  // The page itself is no game: what it says to itself is not followed.
  await page.evaluate(() => postMessage({ source: "croupier-game", type: "close" }, location.origin));
  // The game is loaded anew without its token, as after a crash of its tab.
  const inside = page.frames().find((one) => one.url().includes("/play/slot/"));
  await inside?.evaluate(() => location.reload());
  await expect.poll(() => frame.getAttribute("src")).not.toBe(first);
  await expect(spin).toBeEnabled();
  await expect(page).toHaveURL(/\/game/);
});

test("a game that runs once goes on in the tab that came last, and comes back on demand @desktop", async ({
  page,
  context,
}) => {
  await comeLoggedIn(page, "player14");
  const address = "/game?vendor=HOUSE&game=three-kings";
  await page.goto(address);
  const here = page.getByRole("region", { name: "Three Kings" });
  await expect(here.locator("iframe")).toBeVisible();
  const other = await context.newPage();
  await holdSession(other, "player14");
  await other.goto(address);
  const there = other.getByRole("region", { name: "Three Kings" });
  await expect(there.locator("iframe")).toBeVisible();
  await expect(here.getByText("You play in another tab.", { exact: false })).toBeVisible();
  await expect(here.locator("iframe")).toHaveCount(0);
  await here.getByRole("button", { name: "Play here" }).click();
  await expect(here.locator("iframe")).toBeVisible();
  await expect(there.locator("iframe")).toHaveCount(0);
});

test("a vendor that stands in no frame opens a window, which is told, found again, and known to be closed @desktop", async ({
  page,
  context,
}) => {
  await comeLoggedIn(page, "player16");
  await page.goto("/game?vendor=IMES&game=five-lanes");
  const game = page.getByRole("region", { name: "Five Lanes" });
  await expect(game.getByText("This game opens in a window of its own.")).toBeVisible();
  const [table] = await Promise.all([
    context.waitForEvent("page"),
    game.getByRole("button", { name: "Open the game" }).click(),
  ]);
  await expect(table.getByText("My bets")).toBeVisible();
  await expect(game.getByText("The game runs in a window of its own.")).toBeVisible();
  await game.getByRole("button", { name: "Show the window" }).click();
  expect(context.pages()).toHaveLength(2);
  // What it says is heard from there as well.
  await table.evaluate(() => {
    const site = document.querySelector('meta[name="site"]')?.getAttribute("content") ?? "";
    (window.opener as Window).postMessage({ source: "croupier-game", type: "deposit" }, site);
  });
  await expect(page.getByRole("dialog", { name: "Deposit" })).toBeVisible();
  await table.close();
  await expect(game.getByText("This game opens in a window of its own.")).toBeVisible();
});

test("a round is worked out again in the player's own browser, once its seed is shown @desktop", async ({
  page,
  context,
}) => {
  await comeLoggedIn(page, "player15");
  await page.goto("/game?vendor=NAGA&game=golden-naga");
  const table = page.getByRole("region", { name: "Golden Naga" }).locator("iframe").contentFrame();
  await table.getByRole("button", { name: "Spin" }).click();
  await expect(table.getByRole("button", { name: "Spin" })).toBeEnabled();
  await table.getByText("Check fairness").click();
  const open = async () => {
    const link = table.getByRole("link", { name: "Check" }).first();
    const [checked] = await Promise.all([context.waitForEvent("page"), link.click()]);
    return checked;
  };
  const early = await open();
  await expect(early.getByText("Still secret.", { exact: false })).toBeVisible();
  await table.getByLabel("Your seed").fill("no such seed!");
  await table.getByRole("button", { name: "Show our seed and take a new one" }).click();
  await expect(table.getByText("Our seed was shown.", { exact: false })).toHaveCount(0);
  await table.getByLabel("Your seed").fill("mine-1");
  await table.getByRole("button", { name: "Show our seed and take a new one" }).click();
  await expect(table.getByText("Our seed was shown.", { exact: false })).toBeVisible();
  const late = await open();
  await expect(late.getByText("The seed is the one we committed to.")).toBeVisible();
  await expect(late.getByText("The outcome follows from the seeds.")).toBeVisible();
  await expect(late.getByText("The payout follows from the rules.")).toBeVisible();
  await expect(late.getByText("Golden Naga (Slot)")).toBeVisible();
});

test("a card table keeps what is staked with in reach on a phone that is turned @desktop", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await comeLoggedIn(page, "player17");
  await page.goto("/game?vendor=HOUSE&game=three-kings");
  const table = page.getByRole("region", { name: "Three Kings" }).locator("iframe").contentFrame();
  await expect(table.getByRole("button", { name: /^Seat 1/ })).toBeInViewport();
  await page.getByRole("button", { name: "Hide the navigation" }).click();
  await expect(table.getByRole("button", { name: "Sit down" })).toBeInViewport({ ratio: 1 });
});
