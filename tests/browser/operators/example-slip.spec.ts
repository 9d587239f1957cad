import type { Locator, Page } from "@playwright/test";
import { holdSession } from "../../support/holdSession.ts";
import { expect, test } from "../../support/journey.ts";
import { runConfig } from "../../support/runConfig.ts";
import { openCentre } from "../../support/visitor.ts";

test.beforeAll(async ({ baseURL }) => {
  const pushed = await runConfig(baseURL, "push", "examples/pages/exampleSlip.json", "--note", "A slip");
  expect(pushed.text).toContain("exampleSlip");
  expect(pushed.code).toBe(0);
});
test.afterAll(async ({ baseURL }) => {
  await runConfig(baseURL, "remove", "exampleSlip");
});
// A round takes 24 seconds, and some journeys wait for one.
test.setTimeout(120_000);

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test("a stake is typed as money, its win is worked out, and a double press pays once", async ({ page }) => {
    await holdSession(page, "player11");
    const { form, centre } = await openSlip(page);
    await freshRound(centre);
    const bets = centre.getByRole("list", { name: "Your bets" }).getByRole("listitem");
    const before = await bets.count();
    await form.getByRole("radio", { name: /Draw/ }).check({ force: true });
    const odds = /Odds ([\d.]+)/.exec(await form.getByText(/Odds/).nth(1).innerText())?.[1] ?? "";
    await form.getByLabel("Stake").fill("12.5");
    const win = Math.floor((1250 * Math.round(Number(odds) * 100)) / 100) / 100;
    await expect(form.getByText(`$${win.toFixed(2)}`)).toBeVisible();
    const placed: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/wps/example/slip"))
        placed.push(request.headers()["idempotency-key"] ?? "");
    });
    await form.getByRole("button", { name: "Place bet" }).dblclick();
    await expect(page.getByText("Your bet is placed").first()).toBeVisible();
    await expect(bets).toHaveCount(before + 1);
    await expect(bets.first().getByText("$12.50")).toBeVisible();
    expect(new Set(placed).size).toBe(1);
  });
});

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("a browser whose clock is an hour wrong counts to the platform's moment; a bet that arrives after it is refused and costs nothing, and the next round opens", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + 3_600_000;
    });
    await holdSession(page, "player14");
    const { form, centre } = await openSlip(page);
    await freshRound(centre);
    const bets = centre.getByRole("list", { name: "Your bets" }).getByRole("listitem");
    const before = await bets.count();
    await form.getByRole("radio", { name: /Otters/ }).check({ force: true });
    await form.getByLabel("Stake").fill("4");
    // It is sent in time, and on the way until the round has closed.
    let arrive = () => undefined as void;
    const closed = new Promise<void>((resolve) => (arrive = resolve));
    await page.route("**/wps/example/slip", async (route) => {
      if (route.request().method() === "POST") await closed;
      await route.continue();
    });
    const nearTheEnd = { timeout: 40_000, intervals: [250] };
    await expect.poll(() => intoRound(page), nearTheEnd).toBeGreaterThan(15_500);
    await form.getByRole("button", { name: "Place bet" }).click();
    await expect(centre.getByText("This round is closed.", { exact: false })).toBeVisible({ timeout: 15_000 });
    await expect(form).toHaveCount(0);
    arrive();
    const late = page.getByRole("dialog", { name: "Your bet was not placed" });
    await expect(late.getByText("This round takes no more bets.", { exact: false })).toBeVisible();
    await late.getByRole("button", { name: "Close" }).last().click();
    await expect(late).toHaveCount(0);
    await expect(form).toBeVisible({ timeout: 25_000 });
    await expect(bets).toHaveCount(before);
    await expect(form.getByLabel("Stake")).toHaveValue("4.00");
    await form.getByRole("radio", { name: /Otters/ }).check({ force: true });
    await form.getByRole("button", { name: "Place bet" }).click();
    await expect(page.getByText("Your bet is placed").first()).toBeVisible();
    await expect(bets).toHaveCount(before + 1);
  });
});

async function openSlip(page: Page) {
  const centre = await openCentre(page, "personal", "exampleSlip");
  return { centre, form: centre.getByRole("form", { name: "Bet slip" }) };
}

/** Waits until a round is open that has some time left: of its 24 s it takes bets for 18 s. */
async function freshRound(centre: Locator): Promise<void> {
  const options = { timeout: 60_000, intervals: [1_000] };
  await expect.poll(() => intoRound(centre.page()), options).toBeLessThan(10_000);
  await expect(centre.getByRole("form", { name: "Bet slip" })).toBeVisible();
}

/** How far the present round has come by the platform's clock, in milliseconds. */
async function intoRound(page: Page): Promise<number> {
  const date = await page.evaluate(async () => (await fetch("/wps/system/status")).headers.get("date"));
  return new Date(date ?? "").getTime() % 24_000;
}
