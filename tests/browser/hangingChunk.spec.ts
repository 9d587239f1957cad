import { test, expect } from "../support/journey.ts";

test("a dialog whose part of the program hangs says so, and comes when it is asked for again", async ({ page }) => {
  const asked: string[] = [];
  await page.route(/\/assets\/overlays-[^?]*\.js/, (route) => {
    asked.push(new URL(route.request().url()).search);
    // The first is never answered.
    if (asked.length > 1) void route.continue();
  });
  await page.goto("/index");
  await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
  const dialog = page.getByRole("dialog", { name: "Log in" });
  await expect(dialog.getByRole("status")).toHaveText("Loading…");
  await dialog.getByRole("alert").getByRole("button", { name: "Try again" }).click();
  await expect(dialog.getByRole("textbox", { name: "Username" })).toBeVisible();
  expect(asked).toEqual(["", "?again=1"]);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/index$/);
});
