import { setTimeout as pause } from "node:timers/promises";
import type { Browser, BrowserContext, Frame, Page } from "@playwright/test";
import { phone, type Session } from "../visit/openVisit.ts";
import { launchPath, openBarePage } from "./barePage.ts";
import { watchLaunch, type LaunchSight } from "./watchLaunch.ts";

/**
 * Where a game is pressed: on the page of slots, on the same in a browser that cannot move a frame without loading it again (record 194), or
 * on a page that is nothing but a button, the call and the frame.
 */
export type LaunchPlace = "ours" | "unmoved" | "bare";

/** A phone is so many times slower than this machine. */
const phoneIsSlower = 4;
/** How long the page with the games rests before one is pressed. */
const restMs = 2_500;

/** So long before a press somebody has come to the page's buttons, with a hand or a finger that scrolls. */
const approachMs = 1_000;

/** So long a finger stays down. What the page shows of that is drawn by then, as it is under a real one. */
const fingerMs = 100;

async function makeSlow(context: BrowserContext, place: Page | Frame): Promise<void> {
  const devtools = await context.newCDPSession(place);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: phoneIsSlower });
}

/**
 * Presses a game with an empty cache, and gives what was seen after it. The mouse is moved by hand: what Playwright does to be sure of a click runs in the
 * page's own thread, longer the larger the page is, and nobody's finger does it.
 */
export async function pressGame(
  browser: Browser,
  { url, session, place }: { url: string; session: Session; place: LaunchPlace },
): Promise<LaunchSight> {
  const context = await browser.newContext(phone);
  try {
    await context.addCookies([{ name: "view", value: "EN." }, ...session.cookies].map((one) => ({ ...one, url })));
    await context.addInitScript((held) => {
      if (window !== window.top) return;
      localStorage.setItem("hisLang", "EN");
      for (const [key, text] of Object.entries(held)) sessionStorage.setItem(key, text);
    }, session.storage);
    if (place === "unmoved")
      await context.addInitScript(() => void Reflect.deleteProperty(Element.prototype, "moveBefore"));
    const page = await context.newPage();
    const seen = await watchLaunch(page, new URL(launchPath, url).pathname);
    if (place === "bare") await openBarePage(page, url, session.storage);
    else await page.goto(`${url}/rng`);
    const button = page.getByRole("button", { name: "Play Golden Naga" }).first();
    await button.waitFor();
    await pause(restMs);
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    if (box === null) throw new Error("The game to press is not to be seen.");
    const finger = [box.x + box.width / 2, box.y + box.height / 2] as const;
    await makeSlow(context, page);
    // The game is another site and has a process of its own, which is slower from the moment when it has its page.
    page.on("framenavigated", (frame) => {
      // One that the page is left with, or that shares its process, is as slow as that is.
      if (frame !== page.mainFrame()) makeSlow(context, frame).catch(() => undefined);
    });
    await page.mouse.move(...finger);
    await pause(approachMs);
    await page.mouse.click(...finger, { delay: fingerMs });
    return await seen();
  } finally {
    await context.close();
  }
}
