import type { Page } from "@playwright/test";
import { findViolations } from "../../support/findViolations.ts";
import { expect, test } from "../../support/journey.ts";
import { holdSession } from "../../support/holdSession.ts";
import { discardDraft, enterConsole, goTo, publish, waitForDraft } from "../../support/operator.ts";

test.afterEach(({ page }) => discardDraft(page));

/** Opens the desk of menus at one of them. */
async function openMenu(page: Page, name: string) {
  await goTo(page, "Menus");
  await page
    .getByRole("list", { name: "Menus" })
    .getByRole("button", { name: new RegExp(`^${name}`) })
    .click();
  return page.getByRole("region", { name, exact: true });
}

test("an operator shows a menu entry to agents alone, sees it in the drawn menu, and the players' menus follow", async ({
  page,
  browser,
}) => {
  // It publishes twice.
  test.slow();
  const agent = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const guest = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await holdSession(agent, "agent01");
  for (const each of [agent, guest]) await each.goto("/index");
  const inMenu = (of: Page) => of.locator("header .menu--top a[href$='/promotions']");
  for (const each of [agent, guest]) await expect(inMenu(each)).toBeVisible();

  await enterConsole(page, "publisher");
  const desk = await openMenu(page, "Header");
  const drawn = desk.getByRole("region", { name: "The menu as each visitor sees it" });
  await expect(drawn.getByRole("figure")).toHaveCount(1);
  await desk.getByRole("button", { name: "Entry Promotions" }).click();
  await desk.getByRole("button", { name: "Agents only" }).click();
  // Two drawings now: one for agents with it, one for everybody else without.
  await expect(drawn.getByRole("figure")).toHaveCount(2);
  await expect(
    drawn.getByRole("figure").filter({ hasText: "Agents only" }).locator("a[href$='/promotions']"),
  ).toHaveCount(1);
  await expect(drawn.locator("a[href$='/promotions']")).toHaveCount(1);
  await waitForDraft(page);
  try {
    await publish(page, "Promotions for agents alone");
    await expect(inMenu(guest)).toHaveCount(0);
    await expect(inMenu(agent)).toBeVisible();
  } finally {
    const again = await openMenu(page, "Header");
    await again.getByRole("button", { name: "Entry Promotions" }).click();
    await again.getByRole("button", { name: "Everybody" }).click();
    await waitForDraft(page);
    await publish(page, "Promotions for everybody");
  }
  await expect(inMenu(guest)).toBeVisible();
  await agent.context().close();
  await guest.context().close();
});

test("an operator hides a menu entry on a day of the week from agents alone, and is shown what that comes to", async ({
  page,
  browser,
}) => {
  test.slow();
  // The day that it is now for the platform of the journeys, whose brand has no time zone of its own.
  const now = new Date();
  const day = (moment: Date) => moment.toLocaleDateString("en", { weekday: "long", timeZone: "UTC" });
  const agent = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const guest = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await holdSession(agent, "agent01");
  for (const each of [agent, guest]) await each.goto("/index");
  const inMenu = (of: Page) => of.locator("header .menu--top a[href$='/promotions']");
  await enterConsole(page, "publisher");
  const desk = await openMenu(page, "Header");
  const drawn = desk.getByRole("region", { name: "The menu as each visitor sees it" });
  await desk.getByRole("button", { name: "Entry Promotions" }).click();
  const panel = desk.getByRole("region", { name: "The entry Promotions" });
  await panel.getByRole("button", { name: day(now) }).click();
  await panel
    .getByRole("group", { name: "Who does not see it on these days" })
    .getByRole("button", { name: "Agents only" })
    .click();
  await expect(panel.getByText(`${day(now)}: it is hidden from “Agents only”.`, { exact: false })).toBeVisible();
  await expect(desk.getByRole("button", { name: "Entry Promotions" })).toContainText("Agents only");
  // The drawn menus stand on that day now, and on another day everybody sees the same.
  await expect(drawn.getByRole("figure")).toHaveCount(2);
  await desk
    .getByRole("combobox", { name: "Day of the week" })
    .selectOption(day(new Date(now.getTime() + 2 * 86_400_000)));
  await expect(drawn.getByRole("figure")).toHaveCount(1);
  expect(await findViolations(page)).toEqual([]);
  await waitForDraft(page);
  try {
    await publish(page, "Promotions not for agents today");
    await expect(inMenu(agent)).toHaveCount(0);
    await expect(inMenu(guest)).toBeVisible();
  } finally {
    const again = await openMenu(page, "Header");
    await again.getByRole("button", { name: "Entry Promotions" }).click();
    await again.getByRole("button", { name: day(now) }).click();
    await waitForDraft(page);
    await publish(page, "Promotions on every day");
  }
  await expect(inMenu(agent)).toBeVisible();
  await agent.context().close();
  await guest.context().close();
});

test("an operator orders, adds, names, nests and removes entries by keyboard, and takes it back", async ({ page }) => {
  await enterConsole(page, "publisher");
  const desk = await openMenu(page, "Footer");
  const entries = desk.getByRole("list", { name: "Entries in their order" });
  const titles = entries.locator(":scope > li > div .rule-entry__title");
  const before = await titles.allTextContents();
  const handle = desk.getByRole("button", { name: `Move ${before[0]}`, exact: true });
  await handle.focus();
  await page.keyboard.press("ArrowDown");
  await expect(titles.nth(1)).toHaveText(before[0] ?? "");
  await expect(desk.getByRole("status")).toHaveText(`${before[0]}: place 2 of ${before.length}`);
  await expect(handle).toBeFocused();
  await page.keyboard.press("End");
  await expect(titles.last()).toHaveText(before[0] ?? "");

  // What is no page is refused while it is typed, and nothing is added.
  const target = desk.getByRole("combobox", { name: "A new entry leads to" });
  await target.fill("/no-such-page");
  await expect(desk.getByRole("alert")).toContainText("No page of the site is called so");
  await target.fill("/deposit-rank");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await desk.getByRole("textbox", { name: /^What it is called/ }).fill("Biggest wallets");
  await page.keyboard.press("Enter");
  const panel = desk.getByRole("region", { name: "The entry Biggest wallets" });
  await expect(panel).toBeVisible();
  await expect(panel.getByRole("combobox", { name: "Leads to" })).not.toHaveValue("");
  await expect(desk.locator(".drawn-menu").first()).toContainText("Biggest wallets");
  expect(await findViolations(page)).toEqual([]);

  await panel.getByRole("button", { name: "Remove Biggest wallets" }).press("Enter");
  await expect(titles).toHaveCount(before.length);
  await expect(titles.last().locator("xpath=ancestor::button")).toBeFocused();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press("ControlOrMeta+z");
  await expect.poll(() => titles.allTextContents()).toEqual(before);
});

test("an operator puts an item into an item, is led to what is wrong with it, and takes it back", async ({ page }) => {
  await enterConsole(page, "publisher");
  const desk = await openMenu(page, "Bottom bar on phones");
  await desk.getByRole("button", { name: "Entry Log in" }).click();
  const panel = desk.getByRole("region", { name: "The entry Log in" });
  await panel.getByRole("combobox", { name: "Stands in" }).selectOption("Games");
  const inside = desk.getByRole("list", { name: "Entries inside Games" });
  await inside.getByRole("button", { name: "Entry Log in" }).click();
  await panel.getByText("The whole entry as a form").click();
  const form = panel.getByRole("form");
  await form.getByRole("textbox", { name: "Icon" }).fill("no-such-icon");
  await expect(panel.getByRole("alert").first()).toContainText("There is no icon");
  await expect(form.locator(".field__error").first()).toBeVisible();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("ControlOrMeta+z");
  await expect(inside.getByRole("button", { name: "Entry Log in" })).toHaveCount(0);
});
