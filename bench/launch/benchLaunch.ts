import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { formatTable } from "../harness/formatTable.ts";
import { launchBrowser } from "../harness/launchBrowser.ts";
import type { Options } from "../harness/Options.ts";
import { places } from "../harness/places.ts";
import { spreadOf } from "../harness/spreadOf.ts";
import type { Spread } from "../harness/Spread.ts";
import { withPlatform } from "../harness/withPlatform.ts";
import { phone, type Session } from "../visit/openVisit.ts";
import { openSession } from "../visit/openSession.ts";
import { barePage, barePath, launchPath } from "./barePage.ts";
import { watchLaunch, type LaunchSight } from "./watchLaunch.ts";

/** From a press to a game, in milliseconds. */
export interface LaunchResult {
  name: "ours" | "bare";
  rounds: number;
  /** Until the game's page draws first. */
  firstFrame: Spread;
}

/** A phone is so many times slower than this machine. */
const phoneIsSlower = 4;
/** How long the page with the games rests before one is pressed. */
const restMs = 2_500;

/**
 * Presses a game on the page of slots, and the same game on a page that is nothing but a button, the call and the frame, by turns; each
 * time with an empty cache.
 */
export async function benchLaunch({ rounds }: Options): Promise<LaunchResult[]> {
  const samples = { ours: [] as LaunchSight[], bare: [] as LaunchSight[] };
  await withPlatform(
    async ({ url }) => {
      const browser = await launchBrowser({ paced: true });
      try {
        const session = await openSession(browser, url);
        for (let round = 0; round < rounds; round += 1)
          for (const name of ["ours", "bare"] as const)
            samples[name].push(await press(browser, { url, session, name }));
      } finally {
        await browser.close();
      }
    },
    { hasGames: true },
  );
  const results = (["ours", "bare"] as const).map((name) => ({
    name,
    rounds,
    firstFrame: spreadOf(samples[name].map(({ firstFrame }) => firstFrame)),
  }));
  console.log(`\nFrom a press to the game, four times slower, ${rounds} rounds; milliseconds (medians)`);
  const lines = results.map((one) => [one.name, one.firstFrame.median.toFixed(0)]);
  for (const line of formatTable(["", "first frame"], lines)) console.log(line);
  const { launch } = JSON.parse(readFileSync(`${places.bench}budgets.json`, "utf8")) as { launch: { ratio: number } };
  const mostRatio = launch.ratio;
  const [ours, bare] = results;
  const ratio = (ours?.firstFrame.median ?? Number.NaN) / (bare?.firstFrame.median ?? Number.NaN);
  console.log(`  ${ratio <= mostRatio ? "✓ within" : "✗ over"} its budget: ${ratio.toFixed(2)} of ${mostRatio}`);
  if (!(ratio <= mostRatio)) process.exitCode = 1;
  return results;
}

async function press(
  browser: Browser,
  { url, session, name }: { url: string; session: Session; name: LaunchResult["name"] },
): Promise<LaunchSight> {
  const context = await browser.newContext(phone);
  try {
    await context.addCookies([{ name: "view", value: "EN." }, ...session.cookies].map((one) => ({ ...one, url })));
    await context.addInitScript((held) => {
      if (window !== window.top) return;
      localStorage.setItem("hisLang", "EN");
      for (const [key, text] of Object.entries(held)) sessionStorage.setItem(key, text);
    }, session.storage);
    const page = await context.newPage();
    const seen = await watchLaunch(page);
    await page.route(`${url}${barePath}`, (route) =>
      route.fulfill({ contentType: "text/html", body: barePage(session.storage, launchPath) }),
    );
    await page.goto(`${url}${name === "ours" ? "/rng" : barePath}`);
    const button = page.getByRole("button", { name: "Play Golden Naga" }).first();
    await button.waitFor();
    await pause(restMs);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: phoneIsSlower });
    await button.click();
    return await seen();
  } finally {
    await context.close();
  }
}
