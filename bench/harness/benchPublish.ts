import type { Browser } from "@playwright/test";
import { checkPublish } from "./checkPublish.ts";
import { formatTable } from "./formatTable.ts";
import { launchBrowser } from "./launchBrowser.ts";
import { openConsole, type ConsoleCalls } from "./openConsole.ts";
import { openRevisionStream } from "./openRevisionStream.ts";
import type { Options } from "./Options.ts";
import { pickShownText } from "./pickShownText.ts";
import { publishOnce, type PublishReach } from "./publishOnce.ts";
import { readOperatorPassword } from "./readOperatorPassword.ts";
import type { PublishResult, PublishTimes } from "./PublishResult.ts";
import { spreadOf } from "./spreadOf.ts";
import { withPlatform } from "./withPlatform.ts";

/** Milliseconds from the publish call, or shares of them. */
type Moments = Record<keyof PublishTimes, number>;

const turns: readonly PublishReach[] = ["page", "site"];

async function measure(
  browser: Browser,
  url: string,
  console: ConsoleCalls,
  streams: number,
  rounds: number,
): Promise<PublishResult> {
  const plain = await Promise.all(Array.from({ length: streams - 1 }, () => openRevisionStream(url)));
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  try {
    await page.goto(`${url}/`, { waitUntil: "load" });
    await page.waitForTimeout(1500);
    const { keys, text } = await pickShownText(page);
    const heard: number[] = [];
    const publish = async (round: number, reach: PublishReach) => {
      const moments = await publishOnce(page, console, keys, `${text} ${streams}.${round} ${reach}`, reach);
      const { called, answered, painted } = moments;
      const times = await Promise.all(plain.map((client) => client.heard(moments.seq)));
      if (times.length > 0 && reach === "page" && round > 0) heard.push(Math.max(...times) - called);
      await page.waitForTimeout(300);
      return { answered: answered - called, painted: painted - called };
    };
    const taken: Record<PublishReach, Moments[]> = { page: [], site: [] };
    for (let round = 0; round <= rounds; round++) {
      for (const reach of round % 2 === 0 ? turns : turns.toReversed()) {
        const moments = await publish(round, reach);
        // The first round starts the threads, which draw everything once.
        if (round > 0) taken[reach].push(moments);
      }
    }
    const ratios = taken.page.map(({ answered, painted }, round): Moments => {
      const whole = taken.site[round] ?? { answered: NaN, painted: NaN };
      return { answered: answered / whole.answered, painted: painted / whole.painted };
    });
    const heardByAll = heard.length > 0 ? spreadOf(heard) : null;
    const [one, whole, ratio] = [taken.page, taken.site, ratios].map(timesOf) as [
      PublishTimes,
      PublishTimes,
      PublishTimes,
    ];
    return { streams, rounds, ...one, heardByAll, whole, ratio };
  } finally {
    await page.close();
    for (const client of plain) client.close();
  }
}

function timesOf(moments: readonly Moments[]): PublishTimes {
  return {
    answered: spreadOf(moments.map(({ answered }) => answered)),
    painted: spreadOf(moments.map(({ painted }) => painted)),
  };
}

/** How long a published change takes until it stands on an open page, alone and among 500 listeners. */
export function benchPublish(options: Options): Promise<PublishResult[]> {
  return withPlatform(async ({ url, dataFolder }) => {
    const browser = await launchBrowser();
    try {
      const session = await openConsole(url, "publisher", readOperatorPassword(dataFolder, "publisher"));
      const results: PublishResult[] = [];
      for (const streams of [1, 500])
        results.push(await measure(browser, url, session, streams, options.quick ? 3 : 10));
      console.log("\nPublish to paint, milliseconds from the publish call (medians)");
      const rows = results.map((result) => [
        String(result.streams),
        result.answered.median.toFixed(0),
        result.heardByAll?.median.toFixed(0) ?? "–",
        result.painted.median.toFixed(0),
        result.whole.answered.median.toFixed(0),
        result.whole.painted.median.toFixed(0),
        `${result.ratio.answered.median.toFixed(2)} / ${result.ratio.painted.median.toFixed(2)}`,
      ]);
      const head = [
        "streams",
        "answered",
        "heard by all",
        "painted",
        "all drawn: answered",
        "painted",
        "share of that",
      ];
      for (const line of formatTable(head, rows)) console.log(line);
      for (const { streams, moment, most, share, isMet } of checkPublish(results)) {
        const said = `${share.toFixed(2)} of the whole, at most ${most}`;
        console.log(`  ${isMet ? "✓" : "✗"} ${moment}, ${streams} streams: ${said}`);
      }
      return results;
    } finally {
      await browser.close();
    }
  });
}
