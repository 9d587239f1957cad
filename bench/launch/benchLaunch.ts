import { readFileSync } from "node:fs";
import { formatTable } from "../harness/formatTable.ts";
import { launchBrowser } from "../harness/launchBrowser.ts";
import type { Options } from "../harness/Options.ts";
import { places } from "../harness/places.ts";
import { spreadOf } from "../harness/spreadOf.ts";
import type { Spread } from "../harness/Spread.ts";
import { withPlatform } from "../harness/withPlatform.ts";
import { openSession } from "../visit/openSession.ts";
import { type LaunchPlace, pressGame } from "./pressGame.ts";
import { launchMoments, type LaunchSight } from "./watchLaunch.ts";

const launchPlaces = ["ours", "unmoved", "bare"] as const satisfies readonly LaunchPlace[];

/** From a press to a game, in milliseconds. */
export interface LaunchResult {
  name: LaunchPlace;
  rounds: number;
  /** Until each of what is seen on the way; the last is the game's first frame. */
  moments: Record<keyof LaunchSight, Spread>;
}

/**
 * Presses a game on the page of slots, and the same game on a page that is nothing but a button, the call and the frame, by turns; each
 * time with an empty cache.
 */
export async function benchLaunch({ rounds }: Options): Promise<LaunchResult[]> {
  const samples: Record<LaunchPlace, LaunchSight[]> = { ours: [], unmoved: [], bare: [] };
  await withPlatform(
    async ({ url }) => {
      const browser = await launchBrowser({ paced: true });
      try {
        const session = await openSession(browser, url);
        for (let round = 0; round < rounds; round += 1)
          for (const name of launchPlaces) samples[name].push(await pressGame(browser, { url, session, place: name }));
      } finally {
        await browser.close();
      }
    },
    { hasGames: true },
  );
  const results = launchPlaces.map((name) => ({
    name,
    rounds,
    moments: Object.fromEntries(
      launchMoments.map((moment) => [moment, spreadOf(samples[name].map((sight) => sight[moment]))]),
    ) as LaunchResult["moments"],
  }));
  console.log(`\nFrom a press to the game, four times slower, ${rounds} rounds; milliseconds (medians)`);
  const lines = results.map(({ name, moments }) => [
    name,
    ...launchMoments.map((moment) => moments[moment].median.toFixed(0)),
  ]);
  for (const line of formatTable(["", ...launchMoments], lines)) console.log(line);
  const { launch } = JSON.parse(readFileSync(`${places.bench}budgets.json`, "utf8")) as { launch: { ratio: number } };
  const mostRatio = launch.ratio;
  const [ours, , bare] = results;
  const ratio = (ours?.moments.firstFrame.median ?? Number.NaN) / (bare?.moments.firstFrame.median ?? Number.NaN);
  console.log(`  ${ratio <= mostRatio ? "✓ within" : "✗ over"} its budget: ${ratio.toFixed(2)} of ${mostRatio}`);
  if (!(ratio <= mostRatio)) process.exitCode = 1;
  return results;
}
