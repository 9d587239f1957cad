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
  await centre.getByRole("button", { name: "Exclude me" }).click();
  const exclusion = page.getByRole("dialog", { name: "Exclude yourself" });
  await expect(exclusion.getByRole("radio", { name: "For good" })).toBeVisible();
  await exclusion.getByRole("button", { name: "Close" }).click();
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

test("a lower limit holds at once and a higher one later, and what is above it is not paid in", async ({ page }) => {
  await holdSession(page, "player36");
  await openCentre(page, "personal", "playLimits");
  const limit = page.getByRole("listitem").filter({ hasText: "Deposits in 24 hours" });
  const change = async (amount: string) => {
    await limit.getByRole("button", { name: /^(Set a|Change the) limit$/ }).click();
    const dialog = page.getByRole("dialog", { name: "Change the limit" });
    await dialog.getByLabel("At most").fill(amount);
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toHaveCount(0);
  };
  await change("50");
  await change("30");
  await expect(limit.getByText("$30.00 left")).toBeVisible();
  await change("100");
  await expect(limit.getByText(/^Becomes \$100\.00 on /)).toBeVisible();
  await expect(limit.getByText("$30.00 left")).toBeVisible();
  const centre = await openCentre(page, "personal", "depositv2");
  await centre.getByRole("radio", { name: "Card" }).check({ force: true });
  await expect(centre.getByText("2.5%")).toBeVisible();
  await centre.getByRole("button", { name: "$50.00" }).click();
  await centre.getByRole("button", { name: "Go on to pay" }).click();
  await expect(centre.getByText(/^Your deposit limit leaves \$30\.00\./)).toBeVisible();
});
