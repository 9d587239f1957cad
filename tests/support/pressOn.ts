import { expect, type Locator, type Page } from "@playwright/test";

/** More presses than any page has controls. */
const mostPresses = 150;

const isFocused = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement).catch(() => false);

/** Goes on with Tab until a control has the focus, wherever it stands; fails where the keyboard does not get there. */
export async function reach(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let presses = 0; presses < mostPresses && !(await isFocused(control)); presses += 1)
    await page.keyboard.press("Tab");
  await expect(control).toBeFocused();
}

/** Gets to a control by Tab, and presses it. */
export async function pressOn(page: Page, control: Locator, key = "Enter"): Promise<void> {
  await reach(page, control);
  await page.keyboard.press(key);
}

/** Gets to a field by Tab, and types in place of what stands in it. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await reach(page, field);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}
