import type { Page } from "@playwright/test";
import { expect, test } from "../../support/journey.ts";
import { runConfig } from "../../support/runConfig.ts";

const screens = [
  { name: "phone", use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } },
  { name: "desktop", use: { viewport: { width: 1440, height: 900 } } },
];

test.beforeAll(async ({ baseURL }) => {
  for (const key of ["exampleGrid", "exampleGame"]) {
    const pushed = await runConfig(baseURL, "push", `examples/pages/${key}.json`, "--note", "Games");
    expect(pushed.text).toContain(key);
    expect(pushed.code).toBe(0);
  }
});
test.afterAll(async ({ baseURL }) => {
  await runConfig(baseURL, "remove", "exampleGrid");
  await runConfig(baseURL, "remove", "exampleGame");
});

for (const { name, use } of screens) {
  test.describe(`on a ${name}`, () => {
    test.use(use);

    test("twelve thousand games are scrolled through, few of which are on the page at once", async ({ page }) => {
      const asked = watchPages(page);
      await page.goto("/example/games");
      const cards = games(page);
      await expect(page.getByText("100 of 12,000")).toBeVisible();
      await scrollToEnd(page, 1_000);
      expect(await cards.count()).toBeLessThan(200);
      // Each page once, in order.
      expect(asked).toEqual(asked.map((_, place) => String(place + 1)));
      const shown = await cards.evaluateAll((items) => items.map((item) => Number(item.ariaPosInSet)));
      expect(shown).toEqual(shown.map((_, place) => (shown[0] ?? 0) + place));
      expect(shown[0]).toBeGreaterThan(500);
    });

    test(
      "the way back leads to the same place and the same games, without asking again",
      { tag: "@phone" },
      async ({ page }) => {
        const asked = watchPages(page);
        await page.goto("/example/games");
        await scrollToEnd(page, 300);
        await page.evaluate(() => scrollBy(0, -500));
        await standsStill(page);
        const title = await inTheMiddle(page);
        const game = games(page).getByRole("link", { name: title, exact: true });
        const top = await page.evaluate(() => scrollY);
        expect(top).toBeGreaterThan(1_000);
        await game.click();
        await expect(page).toHaveURL(/\/example\/games\/g\d+$/);
        await expect(page.getByRole("heading", { name: title })).toBeVisible();
        expect(await page.evaluate(() => scrollY)).toBeLessThan(100);
        const before = asked.length;
        await page.goBack();
        await expect(games(page).getByRole("link", { name: title, exact: true })).toBeInViewport();
        expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(60);
        expect(asked).toHaveLength(before);
      },
    );

    test("a reload finds the list as long as it was, at the same place", { tag: "@desktop" }, async ({ page }) => {
      await page.goto("/example/games");
      await scrollToEnd(page, 300);
      await page.evaluate(() => scrollBy(0, -500));
      await standsStill(page);
      const top = await page.evaluate(() => scrollY);
      expect(top).toBeGreaterThan(1_000);
      const asked = watchPages(page);
      await page.reload();
      // Heights of cards that are not drawn are guessed anew: it is the same place but for less than a card.
      await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(200);
      expect(asked.slice(0, 3)).toEqual(["1", "2", "3"]);
    });

    test(
      "filters stand in the address: a link, a reload and the way back bring them again",
      { tag: "@desktop" },
      async ({ page }) => {
        await page.goto("/example/games");
        await page.getByLabel("Find a game").fill("Jade");
        await expect(page).toHaveURL(/search=Jade/);
        await expect(page.getByText("100 of 1,200")).toBeVisible();
        await page.getByLabel("Kind").selectOption({ label: "Fishing" });
        await expect(page).toHaveURL(/type=fish/);
        await expect(page.getByText("100 of 600")).toBeVisible();
        await page.reload();
        await expect(page.getByLabel("Find a game")).toHaveValue("Jade");
        await expect(page.getByText("100 of 600")).toBeVisible();
        await page.goBack();
        await expect(page.getByText("100 of 1,200")).toBeVisible();
        await expect(page.getByLabel("Kind")).toHaveValue("");
        await page.getByLabel("Find a game").fill("no such game");
        await expect(page.getByText("No game has this name")).toBeVisible();
      },
    );

    test(
      "a page that cannot be loaded says so at its end, and is loaded when it is tried again",
      { tag: "@phone" },
      async ({ page }) => {
        await page.goto("/example/games");
        await expect(page.getByText("100 of 12,000")).toBeVisible();
        await page.route(/\/wps\/example\/games\?/, (route) => route.abort());
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        const failure = page.getByRole("main").getByRole("alert");
        await expect(failure).toBeVisible({ timeout: 30_000 });
        await page.unroute(/\/wps\/example\/games\?/);
        await failure.getByRole("button", { name: "Try again" }).click();
        // On a phone the end is so near that the next page follows at once; then it rests.
        const count = page.getByText(/^[23]00 of 12,000$/);
        await expect(count).toBeVisible({ timeout: 30_000 });
        await standsStill(page);
        await expect(count).toBeVisible();
      },
    );

    test(
      "a game has an address of its own, which a reload keeps, and one that is none says so",
      { tag: "@desktop" },
      async ({ page }) => {
        await page.goto("/example/games/g42");
        await expect(page.getByRole("heading", { name: /42$/ })).toBeVisible();
        await page.reload();
        await expect(page.getByRole("heading", { name: /42$/ })).toBeVisible();
        await page.goto("/example/games/g42/more");
        await expect(page.getByRole("heading", { name: /42$/ })).toHaveCount(0);
      },
    );
  });
}

/** The cards that are on the page. */
const games = (page: Page) => page.getByRole("list", { name: "All games" }).getByRole("listitem");

/** Numbers of the pages that are asked for. */
function watchPages(page: Page): (string | null)[] {
  const asked: (string | null)[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/wps/example/games") asked.push(searchParams.get("page"));
  });
  return asked;
}

/** Scrolls to the end again and again, until that many games were loaded, or more. */
async function scrollToEnd(page: Page, count: number): Promise<void> {
  const loaded = async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const words = await page.getByText(/^[0-9,]+ of 12,000$/).textContent();
    return Number(words?.split(" ")[0]?.replace(",", ""));
  };
  await expect.poll(loaded, { timeout: 50_000, intervals: [50] }).toBeGreaterThanOrEqual(count);
}

/** Waits until the page has not scrolled for twenty frames. */
async function standsStill(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let [top, frames] = [scrollY, 0];
        const look = () => {
          frames = scrollY === top ? frames + 1 : 0;
          top = scrollY;
          if (frames > 20) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

/** The name of a game that stands in the middle of the screen, where no bar covers it. */
function inTheMiddle(page: Page): Promise<string> {
  return games(page)
    .getByRole("link")
    .evaluateAll((links) => {
      const isInside = (link: Element) => {
        const { top, bottom } = link.getBoundingClientRect();
        return top > innerHeight * 0.3 && bottom < innerHeight * 0.7;
      };
      return links.find(isInside)?.textContent ?? "";
    });
}
