import type { Page } from "@playwright/test";
import { comeLoggedIn } from "../support/holdSession.ts";
import { test, expect } from "../support/journey.ts";
import { openLogin } from "../support/visitor.ts";

/** From the page for registration to the front page, as a visitor goes there. */
async function cameFromRegister(page: Page): Promise<void> {
  await page.goto("/register");
  await page
    .getByRole("banner")
    .getByRole("link", { name: /to the home page/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/index$/);
}

async function openCentre(page: Page, isMobile: boolean): Promise<void> {
  const opener = isMobile
    ? page.getByRole("navigation", { name: "Places of the site" }).getByRole("button", { name: /^Me\b/ })
    : page.getByRole("banner").getByRole("button", { name: "My account" });
  await opener.click();
  await expect(page.getByRole("dialog", { name: "My account" })).toBeVisible();
}

test("the way back closes a dialog, then the centre below it, then leaves the page", async ({ page, isMobile }) => {
  await comeLoggedIn(page, "player01");
  await cameFromRegister(page);
  await openCentre(page, isMobile);
  await page.getByRole("button", { name: "Change" }).first().click();
  const change = page.getByRole("dialog", { name: "Change password" });
  await expect(change).toBeVisible();

  await page.goBack();
  await expect(change).toHaveCount(0);
  await expect(page.getByRole("dialog", { name: "My account" })).toBeVisible();
  await expect(page).toHaveURL(/centre=personal/);
  await page.goForward();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/\/index$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/register$/);
});

test("a centre that is closed by its button is not on the way back any more", async ({ page, isMobile }) => {
  await comeLoggedIn(page, "player01");
  await cameFromRegister(page);
  await openCentre(page, isMobile);
  const centre = page.getByRole("dialog");
  if (isMobile) await centre.getByRole("button", { name: "Back" }).click();
  await centre.getByRole("button", { name: "Account record" }).click();
  await expect(page).toHaveURL(/page=transactionHistory/);
  await centre.getByRole("button", { name: "Close" }).click();
  await expect(centre).toHaveCount(0);
  await expect(page).toHaveURL(/\/index$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/register$/);
});

test("the way back closes the login that somebody opened, also after a reload", async ({ page }) => {
  await cameFromRegister(page);
  const dialog = await openLogin(page);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/index$/);

  await openLogin(page);
  await page.reload();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.waitForFunction(() => (history.state as { over?: number } | null)?.over === 0);
  await page.goBack();
  await expect(page).toHaveURL(/\/register$/);
});

test("the way back from a centre that the address named leads to the page below it", async ({ page }) => {
  await comeLoggedIn(page, "player01");
  await page.goto("/index?centre=personal&page=securityCenter");
  await expect(page.getByRole("dialog", { name: "My account" })).toBeVisible();
  await expect(page).toHaveTitle(/^My account · /);
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(/\/index$/);
  await expect(page.getByRole("banner")).toBeVisible();
});

test("the way back leads to the place in a page of a centre", async ({ page, isMobile }) => {
  await page.setViewportSize(isMobile ? { width: 390, height: 500 } : { width: 1280, height: 500 });
  await comeLoggedIn(page, "player01");
  await openCentre(page, isMobile);
  const centre = page.getByRole("dialog");
  const go = (name: string) => centre.getByRole("navigation").first().getByRole("button", { name }).click();
  if (isMobile) await centre.getByRole("button", { name: "Back" }).click();
  await go("Account record");
  await expect(centre.getByRole("row").nth(5)).toBeAttached();
  const room = centre.locator(".centre__page");
  const top = () => room.evaluate((box) => Math.max(box.scrollTop, box.closest("dialog")?.scrollTop ?? 0));
  await room.evaluate((box) => {
    for (const scrolled of [box, box.closest("dialog")]) scrolled?.scrollTo({ top: 300 });
  });
  const before = await top();
  expect(before).toBeGreaterThan(200);
  if (isMobile) {
    await page.goBack();
    await expect(centre.getByRole("navigation").first()).toBeVisible();
    await page.goForward();
  } else {
    await go("My account");
    await expect.poll(top).toBe(0);
    await page.goBack();
  }
  await expect(page).toHaveURL(/page=transactionHistory/);
  await expect.poll(top).toBe(before);
});
