import type { Page } from "@playwright/test";

/** Where the pictures of the documentation are. */
export const pictureFolder = "docs/pictures";

/** Long enough for pictures to be decoded and for what came last to be drawn. */
const settleMs = 500;

/** Saves what is on the screen, once its fonts are there and nothing says that it is loading. */
export async function takePicture(page: Page, name: string): Promise<void> {
  await page.locator(".boot, [aria-busy=true]").first().waitFor({ state: "detached" });
  // The page's own code as a string, because scripts know nothing of a document. No room for a scrollbar nobody sees.
  await page.evaluate("document.documentElement.style.scrollbarGutter = 'auto'");
  await page.evaluate("document.fonts.ready.then(() => undefined)");
  await page.waitForTimeout(settleMs);
  await page.locator("[aria-busy=true]").first().waitFor({ state: "detached" });
  await page.screenshot({ path: `${pictureFolder}/${name}.png`, animations: "disabled", caret: "hide" });
  console.log(`  ${pictureFolder}/${name}.png`);
}
