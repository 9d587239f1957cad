import { test, expect } from "../support/journey.ts";

test("a visitor walks the grid of all games by the keyboard, and finds filters and place as they were on the way back", async ({
  page,
}) => {
  await page.goto("/allGames?gameType=RNG");
  const list = page.getByRole("list", { name: "Games" });
  const cells = list.getByRole("button");
  await expect(cells.first()).toBeVisible();
  const place = () => page.evaluate(() => Number(document.activeElement?.closest("li")?.getAttribute("aria-posinset")));
  const count = Number(await list.getByRole("listitem").first().getAttribute("aria-setsize"));
  const columns = await list.evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(" ").length);

  await cells.first().focus();
  // From wherever the grid has come to stand: each step once the one before has arrived, as a person sees it.
  await page.keyboard.press("ControlOrMeta+Home");
  await expect.poll(place).toBe(1);
  await page.keyboard.press("ArrowDown");
  await expect.poll(place).toBe(columns + 1);
  await page.keyboard.press("ArrowRight");
  await expect.poll(place).toBe(columns + 2);
  await page.keyboard.press("ControlOrMeta+End");
  await expect.poll(place).toBe(count);
  await expect(list.getByRole("listitem").last()).toBeInViewport();

  const last = (await cells.last().getAttribute("aria-label")) ?? "";
  const before = await page.evaluate(() => scrollY);
  await page
    .getByRole("contentinfo")
    .getByRole("link")
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).not.toHaveURL(/allGames/);
  await page.goBack();
  await expect(page).toHaveURL("/allGames?gameType=RNG");
  await expect(page.getByRole("button", { name: last, exact: true })).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test("names of games stand whole on two lines of a phone, on cards that are all of one height", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/allGames?gameType=LIVE");
  const cards = page.getByRole("list", { name: "Games" }).getByRole("listitem");
  const long = cards.filter({ hasText: "Dragon Roulette" }).first();
  await expect(long).toBeVisible();
  const name = long.getByText("Dragon Roulette", { exact: true });
  expect(
    await name.evaluate((one) => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]),
  ).toEqual([0, 0]);
  const heights = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(new Set(heights.slice(0, 9)).size).toBe(1);
});
