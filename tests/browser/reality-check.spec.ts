import type { Page } from "@playwright/test";
import type { ValueOf } from "#contracts/api.ts";
import { storageKeys } from "#stores/storageKeys.ts";
import { findViolations } from "../support/findViolations.ts";
import { comeLoggedIn } from "../support/holdSession.ts";
import { expect, test } from "../support/journey.ts";
import { expectVisitor } from "../support/visitor.ts";

/** Stakes the least by the calls of the example slip; gives it in minor units, or 0 where the round has just closed. */
const tryBet = (page: Page): Promise<number> =>
  page.evaluate(async (tokenKey) => {
    const send = async (body?: object) => {
      const headers = { token: sessionStorage.getItem(tokenKey) ?? "", "Idempotency-Key": crypto.randomUUID() };
      const init = body && { method: "POST", body: JSON.stringify(body) };
      const type = body && { "content-type": "application/json" };
      const answer = await fetch("/wps/example/slip", { ...init, headers: { ...headers, ...type } });
      return (await answer.json()) as { success: boolean; value: { round: string; least: number; odds: object } };
    };
    const { value } = await send();
    const [[pick, odds] = []] = Object.entries(value.odds);
    const placed = await send({ round: value.round, pick, odds, stake: value.least });
    return placed.success ? value.least : 0;
  }, storageKeys.token);

/** Stakes in the first round that is open. */
async function bet(page: Page): Promise<number> {
  let stake = 0;
  await expect.poll(async () => (stake = await tryBet(page)), { timeout: 15_000 }).toBeGreaterThan(0);
  return stake;
}

test("a reality check interrupts in every tab, is answered in one by the keyboard, and the second one logs out", async ({
  page,
  context,
}) => {
  // Everything is the platform's but the moment: nobody waits here for an hour.
  let open = 0;
  await context.route("**/wps/play/session", async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { success: boolean; value: ValueOf<"getPlaySession"> };
    if (answer.success && open > 0) Object.assign(answer.value.check, { isOpen: true, number: open });
    if (answer.success) answer.value.askAgainAt = new Date().toISOString();
    await route.fulfill({ response, json: answer });
  });
  context.on("response", (response) => {
    if (response.url().endsWith("/wps/play/check") && response.ok()) open = 0;
  });
  // The journeys of both screens go at once, and each counts what its player stakes.
  await comeLoggedIn(page, test.info().project.name === "phone" ? "player15" : "player16");
  const banner = page.getByRole("banner");
  const clock = banner.getByText(/\b1 min\b/).filter({ visible: true });
  await expect(clock.first()).toBeVisible();
  const stake = await bet(page);
  const lost = `-$${(stake / 100).toFixed(2)}`;
  await expect(banner.getByText(lost).filter({ visible: true }).first()).toBeVisible({ timeout: 15_000 });
  const other = await context.newPage();
  await other.goto("/promotions");
  await expect(other.getByRole("banner").getByText(lost).filter({ visible: true }).first()).toBeVisible();

  open = 1;
  const checkIn = (tab: Page) => tab.getByRole("dialog", { name: "Time for a short break" });
  await page.bringToFront();
  for (const tab of [page, other]) await expect(checkIn(tab)).toBeVisible({ timeout: 15_000 });
  await expect(checkIn(page).getByText(lost).first()).toBeVisible();
  await expect(checkIn(page).getByRole("heading", { name: "Time for a short break" })).toBeFocused();
  expect(await findViolations(page)).toEqual([]);

  // Neither Escape nor the way back closes it, and the focus stays in it.
  const isInside = () => checkIn(page).evaluate((dialog) => dialog.contains(document.activeElement));
  for (const key of ["Escape", "Escape", "Escape"]) await page.keyboard.press(key);
  await page.mouse.click(5, 5);
  await expect(checkIn(page)).toBeVisible();
  const goOn = checkIn(page).getByRole("button", { name: "Go on", exact: true });
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press("Tab");
    if (await goOn.evaluate((button) => button === document.activeElement)) break;
  }
  expect(await isInside()).toBe(true);
  await expect(goOn).toBeFocused();
  await page.keyboard.press("Enter");
  for (const tab of [page, other]) await expect(checkIn(tab)).toHaveCount(0, { timeout: 15_000 });
  await expect(clock.first()).toBeVisible();

  open = 2;
  await expect(checkIn(page)).toBeVisible({ timeout: 15_000 });
  await checkIn(page).getByRole("button", { name: "Log out" }).focus();
  await page.keyboard.press("Enter");
  await expectVisitor(page);
  await expect(checkIn(page)).toHaveCount(0);
  await expect(page.locator(".toast")).toHaveCount(0);
  await expectVisitor(other);
  await expect(checkIn(other)).toHaveCount(0);
});
