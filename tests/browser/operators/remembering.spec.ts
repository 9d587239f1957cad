import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { holdSession } from "../../support/holdSession.ts";
import { expect, test } from "../../support/journey.ts";
import { dataFolder } from "../../support/operator.ts";
import { logOut } from "../../support/visitor.ts";

const run = promisify(execFile);

test("a page remembers what is chosen: in the address, on the device, and in itself", async ({ page, baseURL }) => {
  const environment = { ...process.env, CROUPIER_DATA: dataFolder(), CROUPIER_PLATFORM: baseURL ?? "" };
  const config = (...words: string[]) => run(process.execPath, ["server/cli/main.ts", ...words], { env: environment });
  await config("push", "--yes", "tests/fixtures/journeys", "--note", "A page that remembers");
  try {
    await holdSession(page, "player06");
    await page.goto("/index?centre=personal&page=choices");
    const centre = page.getByRole("dialog");
    const bets = centre.getByText("All bets are shown");
    const wins = centre.getByText("Only wins are shown");
    await expect(bets).toBeVisible();
    // Under the id that the home page below uses for something else.
    await expect(centre.getByText("player06").first()).toBeVisible();

    await centre.getByRole("button", { name: "Show wins" }).click();
    await expect(wins).toBeVisible();
    await expect(page).toHaveURL(/centre\.tab=wins/);
    await page.goBack();
    await expect(bets).toBeVisible();
    await page.goForward();
    await expect(wins).toBeVisible();

    await centre.getByRole("button", { name: "Like it" }).click();
    await expect(centre.getByText("You like it")).toBeVisible();
    await centre.getByRole("button", { name: "End a session" }).click();
    await expect(centre.getByText("It was gone already: not_found")).toBeVisible();

    await page.reload();
    await expect(wins).toBeVisible();
    await expect(centre.getByText("You like it")).toBeVisible();
    await expect(centre.getByText("It was gone already")).toHaveCount(0);

    await page.keyboard.press("Escape");
    await expect(centre).toHaveCount(0);
    await expect(page).not.toHaveURL(/tab=/);

    const kept = () => page.evaluate(() => localStorage.getItem("state"));
    expect(await kept()).not.toBeNull();
    await logOut(page);
    expect(await kept()).toBeNull();
  } finally {
    await config("remove", "choices");
  }
});
