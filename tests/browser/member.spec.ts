import { holdSession } from "../support/holdSession.ts";
import { expect, test } from "../support/journey.ts";
import { openCentre } from "../support/visitor.ts";

test("a message is read, deleted and brought back", async ({ page }) => {
  await holdSession(page, "player26");
  const centre = await openCentre(page, "personal", "messageV2");
  const rows = centre.getByRole("row");
  await expect(rows.nth(1)).toBeVisible();
  const many = await rows.count();
  await rows.nth(1).getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("1 message deleted.")).toBeVisible();
  await expect(rows).toHaveCount(many - 1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(rows).toHaveCount(many);
  const readAll = centre.getByRole("button", { name: "Mark all as read" });
  if (await readAll.isVisible()) {
    await readAll.click();
    await expect(readAll).toHaveCount(0);
  }
});

test("a break begins at once, lets in to read, and opens no game", async ({ page }) => {
  await holdSession(page, "player40");
  const centre = await openCentre(page, "personal", "playLimits");
  await centre
    .getByRole("button", { name: "Take a break" })
    .or(centre.getByRole("button", { name: "Take the break" }))
    .first()
    .click();
  const dialog = page.getByRole("dialog").last();
  await dialog.getByRole("radio").first().check({ force: true });
  await dialog.getByRole("button", { name: "Take the break" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Take the break" }).click();
  await expect(page.getByText("Your break has begun.")).toBeVisible();
  await openCentre(page, "personal", "depositv2");
  await expect(page.getByText(/break/i).first()).toBeVisible();
  await openCentre(page, "personal", "transactionHistory");
  await expect(page.getByText("Money in", { exact: true })).toBeVisible();
});
