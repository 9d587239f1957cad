import type { Page } from "@playwright/test";
import { holdSession } from "../support/holdSession.ts";
import { test, expect } from "../support/journey.ts";

/** Covers of the list that is shown. */
const covers = (page: Page) => page.getByRole("list", { name: "Games" }).getByRole("button", { name: /^Play/ });

test("a player browses slots, narrows them down, saves one, and finds everything as it was on the way back", async ({
  page,
}) => {
  await holdSession(page, "player03");
  const asked: URLSearchParams[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/wps/game/list") asked.push(searchParams);
  });
  await page.goto("/rng");
  await expect(covers(page).first()).toBeVisible();

  await page.getByRole("tablist", { name: "Vendors" }).getByRole("tab").nth(1).click();
  await expect(page).toHaveURL(/\/rng\?page=\w+$/);
  const vendor = new URL(page.url()).searchParams.get("page") ?? "";
  await expect.poll(() => asked.at(-1)?.get("vassalage")).toBe(vendor);

  const narrow = async (name: string, part: string) => {
    await page.getByRole("button", { name, exact: true }).click();
    await expect(page).toHaveURL(`/rng?${part}&page=${vendor}`);
    await expect(page.getByRole("button", { name, exact: true })).toHaveAttribute("aria-pressed", "true");
  };
  await narrow("Jackpot", "gameClassify=JP");
  await narrow("From 0.05", "minBet=0.05");

  const before = asked.length;
  // Not one that an earlier try saved.
  const unsaved = page.getByRole("list", { name: "Games" }).getByRole("button", { name: /^Save/, pressed: false });
  await expect(unsaved.first()).toBeVisible();
  const title = (await unsaved.first().getAttribute("aria-label"))?.replace("Save ", "") ?? "";
  const word = title.split(" ")[0] ?? "";
  const found = page.waitForResponse((answer) => new URL(answer.url()).searchParams.get("gameName") === word);
  await page.getByRole("searchbox", { name: "Find a game by its name" }).pressSequentially(word, { delay: 30 });
  await found;
  await expect(page).toHaveURL(`/rng?name=${word}&page=${vendor}`);
  expect(asked.slice(before).map((params) => params.get("gameName"))).toEqual([word]);

  const heart = () => page.getByRole("button", { name: `Save ${title}`, exact: true }).first();
  await heart().click();
  await expect(heart()).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("tab", { name: "Saved games" }).click();
  await expect(page).toHaveURL(`/rng?list=fav&page=${vendor}`);
  await expect(page.getByRole("button", { name: `Play ${title}`, exact: true })).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(`/rng?name=${word}&page=${vendor}`);

  await page.getByRole("tab", { name: "All vendors" }).click();
  const arcade = page.waitForResponse((answer) => new URL(answer.url()).searchParams.get("gameClassify") === "AC");
  await page.getByRole("button", { name: "Arcade", exact: true }).click();
  await (await arcade).finished();
  await expect(covers(page)).toHaveCount(15);
  await page.getByRole("button", { name: /more/i }).click();
  await expect(covers(page)).toHaveCount(30);
  const last = covers(page).nth(29);
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await page.getByRole("banner").getByRole("link", { name: "Promotions" }).click();
  await expect(page).toHaveURL(/\/promotions$/);
  await page.goBack();
  await expect(page).toHaveURL("/rng?gameClassify=AC");
  await expect(page.getByRole("button", { name: "Arcade", exact: true })).toHaveAttribute("aria-pressed", "true");
  await expect(covers(page)).toHaveCount(30);
  await expect(last).toBeInViewport();
});

test("a game that is saved in one tab is saved in the other, where a second press takes it off", async ({ page }) => {
  await holdSession(page, "player03");
  await page.goto("/rng");
  const unsaved = page.getByRole("list", { name: "Games" }).getByRole("button", { name: /^Save/, pressed: false });
  await expect(unsaved.last()).toBeVisible();
  const name = (await unsaved.last().getAttribute("aria-label")) ?? "";
  const other = await page.context().newPage();
  await other.goto("/rng");
  const heart = (tab: Page) => tab.getByRole("button", { name, exact: true }).first();
  const [here, there] = [heart(page), heart(other)];
  await expect(there).toHaveAttribute("aria-pressed", "false");
  // What follows other tabs comes once a page is at rest.
  const isFollowing = () => performance.getEntriesByType("resource").some(({ name }) => name.includes("followSession"));
  for (const tab of [page, other]) await tab.waitForFunction(isFollowing);
  await here.click();
  await expect(here).toHaveAttribute("aria-pressed", "true");
  await expect(there).toHaveAttribute("aria-pressed", "true");
  await there.click();
  await expect(there).toHaveAttribute("aria-pressed", "false");
  await expect(here).toHaveAttribute("aria-pressed", "false");
});
