import type { Browser, BrowserContext, Page } from "@playwright/test";
import menu from "../../src/console/menu.json" with { type: "json" };
import { buildSite, isBuilt } from "../../scripts/build/buildSite.ts";
import { formatTable } from "../harness/formatTable.ts";
import { launchBrowser } from "../harness/launchBrowser.ts";
import { openConsole } from "../harness/openConsole.ts";
import type { Options } from "../harness/Options.ts";
import { readOperatorPassword } from "../harness/readOperatorPassword.ts";
import { spreadOf } from "../harness/spreadOf.ts";
import { withPlatform } from "../harness/withPlatform.ts";
import { aLargeSite, sizes } from "./aLargeSite.ts";
import { checkDesks } from "./checkDesks.ts";
import type { DeskResult } from "./DeskResult.ts";

/** The desk that is opened for comparison: a form of two passwords, without anything of the site. */
const lightest = "/account";

const desks = menu.items.flatMap(({ action, items }) => items?.map((inner) => inner.action.to) ?? action?.to ?? []);

/** Every desk of the console on a site of the size that it is made for, by a press and by its address. */
export function benchDesks(options: Options): Promise<DeskResult[]> {
  const rounds = options.quick ? 2 : 7;
  return withPlatform(async ({ url, dataFolder }) => {
    if (!(await isBuilt("console"))) await buildSite("console");
    const password = readOperatorPassword(dataFolder, "publisher");
    const session = await openConsole(url, "publisher", password);
    const draft = await session.call<{ site: Record<string, unknown>; baseHash: string }>("GET", "/draft");
    const site = aLargeSite(draft.site);
    const saved = await session.call<{ hash: string }>("PUT", "/draft", { baseHash: draft.baseHash, site });
    await session.call("POST", "/publish", { baseHash: draft.baseHash, draft: saved.hash, note: "Desks" });
    const browser = await launchBrowser({ paced: true });
    try {
      const context = await aSession(browser, url, password);
      const results = await measure(context, url, rounds);
      const { flags, pages, texts } = sizes;
      console.log(`\nDesks with ${flags} flags, ${pages} pages, ${texts} texts in three languages (medians, ms)`);
      const rows = results.map(({ desk, pressed, addressed, ratio }) => [
        desk,
        pressed.median.toFixed(0),
        addressed.median.toFixed(0),
        ratio.median.toFixed(2),
      ]);
      for (const line of formatTable(["desk", "pressed", "by address", "share of the lightest"], rows))
        console.log(line);
      for (const { desk, said, isMet } of checkDesks(results)) console.log(`  ${isMet ? "✓" : "✗"} ${desk}: ${said}`);
      return results;
    } finally {
      await browser.close();
    }
  });
}

async function aSession(browser: Browser, url: string, password: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const answer = await context.request.post(`${url}/console/api/session`, {
    data: { account: "publisher", password },
    headers: { origin: url },
  });
  if (!answer.ok()) throw new Error(`The console let nobody in: ${answer.status()}`);
  return context;
}

async function measure(context: BrowserContext, url: string, rounds: number): Promise<DeskResult[]> {
  const taken = new Map(desks.map((desk) => [desk, { pressed: [] as number[], addressed: [] as number[] }]));
  const page = await context.newPage();
  for (let round = 0; round <= rounds; round += 1) {
    for (const desk of desks) {
      await page.goto(`${url}/console${desk}`);
      const addressed = await standsAt(page, desk);
      // A press leaves from the desk that has least to take away.
      const from = desk === lightest ? "/overview" : lightest;
      await page.goto(`${url}/console${from}`);
      await standsAt(page, from);
      const link = page.locator(`nav a[href="/console${desk}"]`).first();
      await link.scrollIntoViewIfNeeded();
      const began = await link.evaluate((element) => {
        const now = performance.now();
        (element as HTMLAnchorElement).click();
        return now;
      });
      const pressed = (await standsAt(page, desk)) - began;
      // The first round fills the browser's cache.
      if (round > 0) taken.get(desk)?.addressed.push(addressed);
      if (round > 0) taken.get(desk)?.pressed.push(pressed);
    }
  }
  const base = taken.get(lightest)?.addressed ?? [];
  return [...taken].map(([desk, { pressed, addressed }]) => ({
    desk,
    pressed: spreadOf(pressed),
    addressed: spreadOf(addressed),
    ratio: spreadOf(addressed.map((time, round) => time / (base[round] ?? NaN))),
  }));
}

/**
 * The moment at which a desk stood, by the page's own clock: its link is the current one, its heading is there, nothing of it waits, and
 * a frame was painted since. It has to stay so for a while: the first moment counts.
 */
async function standsAt(page: Page, desk: string): Promise<number> {
  return page.evaluate(
    ({ path, quietMs, mostMs }) =>
      new Promise<number>((resolve, reject) => {
        const began = performance.now();
        let stood: number | undefined;
        const look = (): void => {
          const now = performance.now();
          const main = document.querySelector("main");
          const isThere =
            location.pathname === path &&
            main?.querySelector("h1") !== null &&
            main?.querySelector("[aria-busy=true], .skeleton, .spinner") === null;
          stood = isThere ? (stood ?? now) : undefined;
          if (stood !== undefined && now - stood > quietMs) return resolve(stood);
          if (now - began > mostMs) return reject(new Error(`${path} does not stand after ${mostMs} ms`));
          requestAnimationFrame(() => setTimeout(look));
        };
        look();
      }),
    { path: `/console${desk}`, quietMs: 400, mostMs: 30_000 },
  );
}
