import type { Browser, Page } from "@playwright/test";
import { holdSession } from "../support/holdSession.ts";
import { expect, test } from "../support/journey.ts";

/** As many elements as the home page may have in all, whoever looks at it. */
const mostElements = 1_800;

/** Four frames: so long may a phone that is four times slower than this machine spend on one drawing. */
const longestDrawingMs = 64;
const phoneIsSlower = 4;

const drawing = new Set(["UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "Commit"]);

// These are about what moves.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Waits until everything of the home page is there: winners, the copy that follows them, and all pictures. */
async function expectWholeHome(page: Page): Promise<void> {
  await expect(page.locator(".ticker--block .ticker__list")).toHaveCount(2);
  await expect
    .poll(() =>
      page.evaluate(() => {
        const uses = [...document.querySelectorAll(".art use")].map((use) => use.getAttribute("href") ?? "");
        return uses.length > 0 && uses.every((href) => document.querySelector(href) !== null);
      }),
    )
    .toBe(true);
}

const countElements = (page: Page) => page.evaluate(() => document.querySelectorAll("*").length);

/** The longest time that one task of a page spent on drawing while `work` went on, in milliseconds of the processor. */
async function longestDrawing(browser: Browser, page: Page, work: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, {
    categories: ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"],
  });
  await work();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const main = traceEvents.filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain");
  const events = traceEvents.filter(
    ({ pid, tid, ph }) => ph === "X" && main.some((one) => one.pid === pid && one.tid === tid),
  );
  const drawn = events.filter(({ name }) => drawing.has(name));
  // A paint is part of another paint.
  const outer = drawn.filter((one) => !drawn.some((other) => other !== one && isWithin(one, other)));
  const tasks = events.filter(({ name }) => name === "RunTask");
  const sums = tasks.map((task) =>
    outer.filter((one) => isWithin(one, task)).reduce((sum, { tdur = 0 }) => sum + tdur, 0),
  );
  expect(sums.some((sum) => sum > 0)).toBe(true);
  return Math.max(...sums) / 1000;
}

/** An event of a trace, times in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ph: string;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

function isWithin(inner: TraceEvent, outer: TraceEvent): boolean {
  return inner.pid === outer.pid && inner.ts >= outer.ts && inner.ts + (inner.dur ?? 0) <= outer.ts + (outer.dur ?? 0);
}

/** Waits until nothing of the page is in motion that leaves its traces: figures that have just changed. */
const expectSettled = (page: Page) => expect(page.locator(".ticking__char")).toHaveCount(0);

/** Shows the page in a language from its first load on. */
const useLanguage = (page: Page, language: string) =>
  page.addInitScript((code) => localStorage.setItem("hisLang", code), language);

for (const [language, direction] of [
  ["EN", "ltr"],
  ["KM", "ltr"],
  ["AR", "rtl"],
] as const) {
  test(`the home page has at most 1,800 elements for a visitor in ${language}, with every picture drawn`, async ({
    page,
  }) => {
    await useLanguage(page, language);
    await page.goto("/index");
    await expect(page.locator(`html[dir=${direction}][lang=${language.toLowerCase()}]`)).toHaveCount(1);
    await expectWholeHome(page);
    await expectSettled(page);
    expect(await countElements(page)).toBeLessThanOrEqual(mostElements);
  });

  test(`the home page has at most 1,800 elements for a player in ${language}, also when its figures have changed`, async ({
    page,
  }) => {
    await holdSession(page, "player01");
    await useLanguage(page, language);
    // Other winners than before, each with another amount.
    let asked = 0;
    await page.route(/\/wps\/board\/winners/, async (route) => {
      asked += 1;
      const response = await route.fetch();
      const body = (await response.json()) as { value: { list: { vo: { winAmount: number } }[] } };
      for (const { vo } of body.value.list) vo.winAmount += asked * 111_111;
      await route.fulfill({ response, json: body });
    });
    await page.goto("/index");
    await expect(page.locator(".hero--compact")).toBeVisible();
    await expectWholeHome(page);
    const before = asked;
    // Whoever was offline asks for everything again.
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect.poll(() => asked).toBeGreaterThan(before);
    await expect(page.locator(".ticker--block .ticking [aria-hidden]").first()).toBeAttached();
    await expectSettled(page);
    expect(await countElements(page)).toBeLessThanOrEqual(mostElements);
  });
}

test("winners, notices, slides and the jackpot move without a frame that a slow phone would stumble over", async ({
  page,
  browser,
}) => {
  await page.goto("/index");
  await expectWholeHome(page);
  const shown = page.locator(".hero__slide[data-shown=true] .hero__title");
  const slideChanges = async () => {
    const words = (await shown.textContent()) ?? "";
    await expect(shown).not.toHaveText(words);
  };
  // What moves moves at each change; what comes once (a part that is loaded, the collector of garbage) does not.
  let longest = Infinity;
  for (let tries = 0; tries < 4 && longest * phoneIsSlower > longestDrawingMs; tries += 1)
    longest = Math.min(longest, await longestDrawing(browser, page, slideChanges));
  expect(longest * phoneIsSlower).toBeLessThanOrEqual(longestDrawingMs);
});

test("nothing of the home page moves before the page rests", async ({ page }) => {
  // A page that is being loaded: a picture of it hangs.
  await page.addInitScript(() => {
    Object.defineProperty(document, "readyState", { get: () => "interactive" });
    window.addEventListener("load", (event) => event.stopImmediatePropagation(), true);
  });
  await page.clock.install();
  await page.goto("/index");
  const winners = page.locator(".ticker--block");
  await expect(winners).toHaveAttribute("data-moving", "false");
  await expect(page.locator(".art-sheet")).toHaveCount(0);
  await page.clock.runFor(6_000);
  await winners.scrollIntoViewIfNeeded();
  await expect(winners).toHaveAttribute("data-moving", "true");
  await expect(page.locator(".art-sheet")).toHaveCount(1);
});
