import type { Browser } from "@playwright/test";
import { formatTable } from "./formatTable.ts";
import { launchBrowser } from "./launchBrowser.ts";
import { openConsole, type ConsoleCalls } from "./openConsole.ts";
import { openRevisionStream } from "./openRevisionStream.ts";
import type { Options } from "./Options.ts";
import { pickShownText } from "./pickShownText.ts";
import { publishOnce } from "./publishOnce.ts";
import { readOperatorPassword } from "./readOperatorPassword.ts";
import type { PublishResult } from "./PublishResult.ts";
import { spreadOf } from "./spreadOf.ts";
import { withPlatform } from "./withPlatform.ts";

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
    const answered: number[] = [];
    const heard: number[] = [];
    const painted: number[] = [];
    for (let round = 1; round <= rounds; round++) {
      const moments = await publishOnce(page, console, keys, `${text} ${streams}.${round}`);
      answered.push(moments.answered - moments.called);
      painted.push(moments.painted - moments.called);
      const times = await Promise.all(plain.map((client) => client.heard(moments.seq)));
      if (times.length > 0) heard.push(Math.max(...times) - moments.called);
      await page.waitForTimeout(300);
    }
    const heardByAll = heard.length > 0 ? spreadOf(heard) : null;
    return { streams, rounds, answered: spreadOf(answered), heardByAll, painted: spreadOf(painted) };
  } finally {
    await page.close();
    for (const client of plain) client.close();
  }
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
      ]);
      for (const line of formatTable(["streams", "answered", "heard by all", "painted"], rows)) console.log(line);
      return results;
    } finally {
      await browser.close();
    }
  });
}
