import type { Frame, Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { comeLoggedIn } from "../support/holdSession.ts";

/** The page in the frame of the game that runs. */
async function openGame(page: Page): Promise<Frame> {
  await page.goto("/game?game=golden-naga&vendor=NAGA");
  const table = page.locator("section.frame iframe");
  await expect(table.contentFrame().getByRole("button", { name: "Spin" })).toBeEnabled();
  const frame = await (await table.elementHandle())?.contentFrame();
  if (!frame) throw new Error("The game has no page");
  return frame;
}

test("words of a game that are not followed are said over it with a step, told to the platform, put away and found again", async ({
  page,
  isMobile,
}) => {
  await comeLoggedIn(page, isMobile ? "player12" : "player22");
  const told: string[] = [];
  page.on("response", async (response) => {
    if (new URL(response.url()).pathname !== "/wps/game/fault") return;
    const { fault } = response.request().postDataJSON() as { fault: string };
    told.push(`${fault} ${response.status()}`);
  });
  const game = await openGame(page);
  const notice = page.locator(".frame__notices .notice");
  // A page inside of the game speaks in its name.
  await game.evaluate(() => document.body.append(document.createElement("iframe")));
  await expect.poll(() => game.childFrames().length).toBeGreaterThan(0);
  await game.childFrames()[0]?.evaluate(() => {
    window.top?.postMessage({ source: "croupier-game", type: "error", code: "not_enough_money" }, "*");
  });
  await expect(notice).toContainText("did not come from the game");
  await page.getByRole("button", { name: "Put this message away" }).press("Enter");
  await expect(notice).toBeHidden();
  await expect(page.locator("section.frame")).toBeFocused();
  await page.getByRole("button", { name: "The game reports a problem" }).press("Enter");
  await notice.getByRole("button", { name: "Load again" }).click();
  await expect(notice).toBeHidden();
  const said = {
    word_storm: Array.from({ length: 2_000 }, (_, amount) => ({ type: "balance", amount })),
    long_word: [{ type: "error", code: "x".repeat(1_000_000) }],
  };
  for (const [fault, words] of Object.entries(said)) {
    const frame = await openGame(page);
    await frame.evaluate((all) => {
      for (const word of all) parent.postMessage({ source: "croupier-game", ...word }, "*");
    }, words);
    await expect(notice).toContainText("too many, or too long");
    // Whoever leaves at once tells nothing.
    await expect.poll(() => told).toContain(`${fault} 200`);
  }
  expect(told).toEqual(["foreign_word 200", "word_storm 200", "long_word 200"]);
});
