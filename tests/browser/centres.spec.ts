import { readFile } from "node:fs/promises";
import { comeLoggedIn, holdSession } from "../support/holdSession.ts";
import { test, expect } from "../support/journey.ts";
import { stateIn } from "../support/stateIn.ts";
import { aName, goodPassword, openCentre } from "../support/visitor.ts";

test("[PC-09] the account record is filtered, sorted, paged and exported", async ({ page, isMobile }) => {
  await holdSession(page, "player01");
  const centre = await openCentre(page, "personal", "transactionHistory");
  await expect(centre.getByText("Money in", { exact: true })).toBeVisible();
  const range = centre.getByText(/^\d+ of [\d,]+$/);
  await expect(range).toBeVisible();
  const all = await range.textContent();
  expect(all).toMatch(/^15 of /);

  await centre.getByRole("combobox", { name: "Kind" }).selectOption({ label: "Deposit" });
  await expect(range).not.toHaveText(all ?? "");
  await expect(centre.getByText("Bet", { exact: true })).toHaveCount(1);
  await centre.getByRole("combobox", { name: "Kind" }).selectOption({ label: "All kinds" });
  await expect(range).toHaveText(all ?? "");

  await centre.getByRole("button", { name: "Show more" }).click();
  await expect(centre.getByText(/^30 of [\d,]+$/)).toBeVisible();
  if (!isMobile) {
    await centre.getByRole("button", { name: "Amount" }).click();
    await expect(centre.getByRole("columnheader", { name: "Amount" })).toHaveAttribute(
      "aria-sort",
      /ascending|descending/,
    );
  }

  const downloading = page.waitForEvent("download");
  await centre.getByRole("button", { name: "Export CSV" }).click();
  const download = await downloading;
  const text = await readFile(await download.path(), "utf8");
  expect(text.split("\n")[0]).toContain("Amount");
  expect(text.split("\n").length).toBeGreaterThan(20);
});

test("the security centre shows the account, and ends another device", async ({ page, browser, baseURL }) => {
  await holdSession(page, "player04");
  const other = await (
    await browser.newContext({ baseURL: baseURL ?? "", storageState: stateIn(baseURL, { language: "EN" }) })
  ).newPage();
  await holdSession(other, "player04");

  const centre = await openCentre(page, "personal", "securityCenter");
  await expect(centre.getByText("player04").filter({ visible: true }).first()).toBeVisible();
  await expect(centre.getByText("This device")).toBeVisible();
  await centre.getByRole("button", { name: "Log out" }).first().click();
  const question = page.getByRole("alertdialog", { name: "Log this device out?" });
  await question.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByText("The device is logged out.")).toBeVisible();
  await other.goto("/index?centre=personal&page=securityCenter");
  await expect(other.getByRole("dialog", { name: "Log in" })).toBeVisible();
  await other.context().close();
});

test("[PASS-04] a password is changed in the security centre", async ({ page, secrets }) => {
  const name = aName();
  secrets.push("Calm-Heron-31-boat");
  await page.goto("/register");
  const form = page.getByRole("form", { name: "Username" });
  await form.getByRole("textbox", { name: "Username" }).fill(name);
  await form.getByLabel("Password", { exact: true }).fill(goodPassword);
  await form.getByLabel("Password again", { exact: true }).fill(goodPassword);
  await form.getByRole("textbox", { name: "Full name" }).fill("Walter Example");
  await form.getByRole("checkbox", { name: /years old/ }).check();
  await form.getByRole("button", { name: "Open account" }).click();
  await expect(page).toHaveURL(/\/index$/);

  const centre = await openCentre(page, "personal", "securityCenter");
  await centre.getByRole("button", { name: "Change" }).first().click();
  const change = page.getByRole("dialog", { name: "Change password" });
  await change.getByLabel("Current password", { exact: true }).fill("not-the-old-one");
  await change.getByLabel("New password", { exact: true }).fill("Calm-Heron-31-boat");
  await change.getByLabel("New password again", { exact: true }).fill("Calm-Heron-31-boa");
  await change.getByRole("button", { name: "Save the new password" }).click();
  await expect(change.getByRole("alert")).toContainText("The two entries are not the same.");
  await change.getByLabel("New password again", { exact: true }).fill("Calm-Heron-31-boat");
  await change.getByRole("button", { name: "Save the new password" }).click();
  await expect(change.getByRole("alert")).toContainText("The old password is wrong.");
  await change.getByLabel("Current password", { exact: true }).fill(goodPassword);
  await change.getByRole("button", { name: "Save the new password" }).click();
  await expect(page.getByText("Your password has been changed.")).toBeVisible();
});

test("an agent sees the team: figures, chart, members", async ({ page, isMobile }) => {
  await holdSession(page, "agent01");
  const centre = await openCentre(page, "agent", "agentTeamOverview");
  await expect(centre.getByText("Members", { exact: true }).first()).toBeVisible();
  await expect(centre.getByRole("slider")).toBeVisible();
  await expect(centre.getByText("Members of the downline").filter({ visible: true }).first()).toBeVisible();
  if (isMobile) return;
  // The menu is on the left, and nothing of the page is behind it.
  const menu = await centre.getByRole("navigation", { name: "Agent centre" }).boundingBox();
  const shown = await centre.locator(".centre__page").boundingBox();
  if (!menu || !shown) throw new Error("The menu or the page has no place");
  expect(menu.x + menu.width).toBeLessThanOrEqual(shown.x);
});

test("a player does not get into the agent centre", async ({ page }) => {
  await holdSession(page, "player01");
  await page.goto("/index?centre=agent");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the browser's way back closes a centre", async ({ page, isMobile }) => {
  await comeLoggedIn(page, "player01");
  const opener = isMobile
    ? page.getByRole("navigation", { name: "Places of the site" }).getByRole("button", { name: /^Me\b/ })
    : page.getByRole("banner").getByRole("button", { name: "My account" });
  await opener.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page).toHaveURL(/centre=personal/);
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/\/index$/);
});
