import { findViolations } from "../support/findViolations.ts";
import { expect, test } from "../support/journey.ts";

test("a visitor finds a game among all by a word with a mistake, by the keyboard alone, and what was searched again @phone", async ({
  page,
}) => {
  await page.goto("/index");
  const open = page.getByRole("button", { name: "Search", exact: true });
  await open.click();
  const field = page.getByRole("combobox", { name: "Game or vendor" });
  await expect(field).toBeFocused();
  const top = async () => (await field.boundingBox())?.y;
  const before = await top();
  await field.pressSequentially("goldne naga");
  const options = page.getByRole("listbox").getByRole("option");
  await expect(options.first()).toContainText("Golden Naga");
  // What is typed into does not move for what is found.
  expect(await top()).toBe(before);
  expect(await findViolations(page)).toEqual([]);

  await page.keyboard.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  // Games open for members: the login asks first, as with a game that is pressed elsewhere.
  await expect(page.getByRole("dialog", { name: "Log in" })).toBeVisible();
  await page.keyboard.press("Escape");

  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(field).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.getByRole("option", { name: "goldne naga" }).click();
  await expect(options.first()).toContainText("Golden Naga");
  await page.getByRole("option", { name: "All games with this in their name" }).click();
  await expect(page).toHaveURL("/allGames?gameName=goldne+naga");
});
