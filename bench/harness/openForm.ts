import type { Browser, CDPSession, Page } from "@playwright/test";
import type { FormSpec } from "../form/FormSpec.ts";
import type { ProbeWindow } from "../form/ProbeWindow.ts";
import { installProbe } from "./installProbe.ts";

/** A page in which a form may be mounted next. */
export interface OpenForm {
  page: Page;
  devtools: CDPSession;
  close(): Promise<void>;
}

/**
 * Opens a candidate's page in a profile of its own, so that nothing is compiled or cached from the one before, and prepares
 * the form. Nothing on it moves: at an unlimited frame rate an animation would be most of what is measured.
 */
export async function openForm(browser: Browser, url: string, spec: FormSpec): Promise<OpenForm> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  page.on("pageerror", (error) => console.error(`  ${url}: ${error.message}`));
  await page.addInitScript(installProbe);
  await page.goto(url);
  await page.waitForFunction(() => "__peer" in window);
  // The page around the form stands, and a font that arrives later would draw the whole form a second time.
  await page.waitForFunction(() => document.querySelector("h1") !== null);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate((given) => (window as unknown as ProbeWindow).__probe.prepare(given), spec);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Performance.enable", { timeDomain: "timeTicks" });
  return { page, devtools, close: () => context.close() };
}
