import type { Locator, Page, Request } from "@playwright/test";
import { findViolations } from "../../support/findViolations.ts";
import { holdSession } from "../../support/holdSession.ts";
import { expect, test } from "../../support/journey.ts";
import { runConfig } from "../../support/runConfig.ts";
import { openCentre } from "../../support/visitor.ts";

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };
const screens = [
  { name: "phone", use: phone, account: "player23" },
  { name: "desktop", use: desktop, account: "player25" },
];
const pin = "246810";

test.beforeAll(async ({ baseURL }) => {
  const pushed = await runConfig(baseURL, "push", "examples/pages/exampleWithdrawal.json", "--note", "Withdrawals");
  expect(pushed.text).toContain("exampleWithdrawal");
  expect(pushed.code).toBe(0);
});
test.afterAll(async ({ baseURL }) => {
  await runConfig(baseURL, "remove", "exampleWithdrawal");
});
test.setTimeout(120_000);

for (const { name, use, account } of screens) {
  test.describe(`on a ${name}`, () => {
    test.use(use);

    test(
      "an amount is withdrawn in steps, two presses pay once, and it arrives",
      { tag: "@phone" },
      async ({ page }) => {
        const { form, centre, step, next } = await openWithdrawal(page, account);
        const before = await balanceOf(page);
        const quotes = requestsTo(page, "/wps/example/withdrawal/quote");
        await form.getByLabel("Amount").pressSequentially("12.34", { delay: 60 });
        await expect(form.getByText("$0.19")).toBeVisible();
        await expect(form.getByText("$12.15")).toBeVisible();
        expect(quotes.map(({ amount }) => amount)).toEqual(["1234"]);

        await next();
        await step("Where to");
        await expect(form.getByRole("radio", { name: /Otter Bank •••• 4421/ })).toBeChecked();
        await form.getByRole("radio", { name: /Heron Bank/ }).check({ force: true });
        await next();
        const check = await step("Check");
        await expect(check.getByText("$12.34")).toBeVisible();
        await expect(check.getByText("Heron Bank •••• 9077")).toBeVisible();
        await expect(form.getByText("$12.15")).toBeVisible();

        // The browser's way back goes a step back, and everything is still there.
        await page.goBack();
        await step("Where to");
        await page.goBack();
        await step("How much");
        await expect(form.getByLabel("Amount")).toHaveValue("12.34");
        await next();
        await expect(form.getByRole("radio", { name: /Heron Bank/ })).toBeChecked();
        await next();

        const sent = requestsTo(page, "/wps/example/withdrawal");
        await typePin(form, "111111");
        await form.getByRole("button", { name: "Withdraw now" }).click();
        await expect(form.getByText("This is not your money PIN.").first()).toBeVisible();
        await typePin(form, pin);
        await form.getByRole("button", { name: "Withdraw now" }).dblclick();
        await expect(page.getByText("Your withdrawal was asked for").first()).toBeVisible();
        await step("How much");
        await expect(form.getByLabel("Amount")).toHaveValue("");
        expect(sent.length).toBe(2);
        await expect(latest(centre).getByText("$12.34 to Heron Bank")).toBeVisible();
        await expect.poll(() => balanceOf(page)).toBe(before - 1_234);

        const course = latest(centre).getByRole("list", { name: "What became of it" });
        await expect(course.getByText("Comes next")).toHaveCount(3);
        // It takes over half a minute to arrive, on any screen.
        if (name === "desktop") return;
        await expect(course.getByText("Comes next")).toHaveCount(0, { timeout: 60_000 });
        await expect(course.getByRole("listitem").filter({ hasText: "Paid" })).toBeVisible();
        await expect(centre.getByRole("button", { name: "Take back" })).toHaveCount(0);
      },
    );

    test(
      "what is asked of the platform late never stands over what was asked after it",
      { tag: "@desktop" },
      async ({ page }) => {
        const { form } = await openWithdrawal(page, account);
        const held: (() => Promise<void>)[] = [];
        await page.route(
          "**/wps/example/withdrawal/quote?amount=500",
          (route) => void held.push(() => route.continue()),
        );
        const amount = form.getByLabel("Amount");
        await amount.fill("5");
        await expect(form.getByText("The fee is being asked for…")).toBeVisible();
        await expect.poll(() => held.length).toBe(1);
        const isHeld = (request: Request) => request.url().endsWith("quote?amount=500");
        const isOver = Promise.race([
          page.waitForEvent("requestfinished", isHeld),
          page.waitForEvent("requestfailed", isHeld),
        ]);
        await amount.fill("8");
        await expect(form.getByText("$0.12")).toBeVisible();
        await Promise.all(held.map((go) => go().catch(() => undefined)));
        await isOver;
        await amount.fill("8.0");
        // What came with it would be drawn by now.
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
        await expect(form.getByText("$0.12")).toBeVisible();
        // Neither an old fee nor a wrong one while nobody knows it.
        await page.route("**/wps/example/withdrawal/quote?amount=900", (route) => route.abort());
        await amount.fill("9");
        await expect(form.getByText("$0.12")).toHaveCount(0);
        await expect(form.getByText("The fee could not be had just now.")).toBeVisible({ timeout: 20_000 });
        await page.unroute("**/wps/example/withdrawal/quote?amount=900");
        await form.getByRole("button", { name: "Try again" }).click();
        await expect(form.getByText("$0.14")).toBeVisible();
        await amount.fill("0.5");
        await expect(form.getByText("$0.14")).toHaveCount(0);
      },
    );

    test(
      "a refusal leads to its field, a dead line loses nothing and pays once, and what is taken back comes back once",
      { tag: "@desktop" },
      async ({ page }) => {
        const { form, centre, step, next } = await openWithdrawal(page, account);
        const before = await balanceOf(page);
        await form.getByLabel("Amount").fill("0.3");
        await next();
        await expect(form.getByLabel("Amount")).toHaveAttribute("aria-invalid", "true");
        await form.getByLabel("Amount").fill("4");
        await next();
        await form.getByRole("radio", { name: /Crane Bank/ }).check({ force: true });
        await next();
        await step("Check");
        await form.getByRole("button", { name: "Withdraw now" }).click();
        await step("Where to");
        await expect(form.getByText("This card takes no money at the moment.", { exact: false }).first()).toBeVisible();
        await form.getByRole("radio", { name: /Otter Bank/ }).check({ force: true });
        await next();
        await step("Check");

        // The platform books it, and its answer is lost on the way.
        const keys: string[] = [];
        let isDead = true;
        await page.route("**/wps/example/withdrawal", async (route) => {
          if (route.request().method() !== "POST") return isDead ? route.abort() : route.continue();
          keys.push(route.request().headers()["idempotency-key"] ?? "");
          if (!isDead) return route.continue();
          if (keys.length === 1) await route.fetch();
          return route.abort();
        });
        await form.getByRole("button", { name: "Withdraw now" }).click();
        await expect(form.getByRole("alert")).toBeVisible({ timeout: 30_000 });
        await step("Check");
        await expect(form.getByText("Otter Bank •••• 4421")).toBeVisible();
        isDead = false;
        await form.getByRole("button", { name: "Withdraw now" }).click();
        await expect(page.getByText("Your withdrawal was asked for").first()).toBeVisible();
        expect(new Set(keys).size).toBe(1);
        await expect.poll(() => balanceOf(page)).toBe(before - 400);

        const cancels = requestsTo(page, "/wps/example/withdrawal/cancel");
        await latest(centre).getByRole("button", { name: "Take back" }).click();
        const sure = page.getByRole("alertdialog").getByRole("button", { name: "Take back" });
        await sure.evaluate((button: HTMLElement) => [button.click(), button.click()]);
        await expect(page.getByText("The money is back in your wallet").first()).toBeVisible();
        await expect(latest(centre).getByText("Taken back")).toBeVisible();
        await expect(centre.getByRole("button", { name: "Take back" })).toHaveCount(0);
        expect(cancels).toHaveLength(1);
        await expect.poll(() => balanceOf(page)).toBe(before);
        await page.reload();
        await expect(latest(centre).getByText("Taken back")).toBeVisible();
        expect(await balanceOf(page)).toBe(before);
      },
    );
  });
}

test.describe("by the keyboard alone", () => {
  test.use(desktop);

  test("one gets through, and nothing is in the way of anybody", async ({ page }) => {
    const { form, step } = await openWithdrawal(page, "player24");
    const isAccessible = async () => {
      const violations = await findViolations(page, { include: "dialog, [role=dialog]" });
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    };
    await form.getByLabel("Amount").focus();
    await page.keyboard.type("10");
    await expect(form.getByText("$0.15")).toBeVisible();
    await isAccessible();
    await page.keyboard.press("Enter");
    await expect(await step("Where to")).toBeFocused();
    await isAccessible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("ArrowDown");
    await expect(form.getByRole("radio", { name: /Heron Bank/ })).toBeChecked();
    await page.keyboard.press("Enter");
    await expect(await step("Check")).toBeFocused();
    await isAccessible();
    await typePin(form, pin);
    await page.keyboard.press("Enter");
    await expect(page.getByText("Your withdrawal was asked for").first()).toBeVisible();
    await isAccessible();
  });

  test("an address that names a later step asks for what comes before it", async ({ page }) => {
    await holdSession(page, "player24");
    await page.goto("/index?centre=personal&page=exampleWithdrawal&centre.step=check");
    const form = page.getByRole("dialog").getByRole("form", { name: "Withdraw" });
    await expect(form.getByRole("group", { name: "How much" })).toBeVisible();
    await expect(form.getByRole("button", { name: "Withdraw now" })).toHaveCount(0);
  });
});

async function openWithdrawal(page: Page, account: string) {
  await holdSession(page, account);
  const centre = await openCentre(page, "personal", "exampleWithdrawal");
  const form = centre.getByRole("form", { name: "Withdraw" });
  await expect(form.getByLabel("Amount")).toBeVisible();
  const step = async (name: string) => {
    const group = form.getByRole("group", { name, exact: true });
    await expect(group).toBeVisible();
    return group;
  };
  return { centre, form, step, next: () => form.getByRole("button", { name: "Next" }).click() };
}

/** What was withdrawn last. */
const latest = (centre: Locator) =>
  centre.getByRole("list", { name: "Your withdrawals" }).getByRole("listitem").first();

async function typePin(form: Locator, figures: string): Promise<void> {
  await form.getByLabel("Money PIN").fill(figures);
}

/** The balance that the header shows, in minor units. */
async function balanceOf(page: Page): Promise<number> {
  const shown = await page
    .getByRole("banner")
    .getByText(/^\$[\d,]+\.\d\d$/)
    // Before it stands what was won or lost.
    .last()
    .textContent();
  return Math.round(Number((shown ?? "").replaceAll(/[$,]/g, "")) * 100);
}

/** Everything that is asked of a path from now on, with the amount that stands in the query. */
function requestsTo(page: Page, path: string): { amount: string | null }[] {
  const seen: { amount: string | null }[] = [];
  page.on("request", (request: Request) => {
    const url = new URL(request.url());
    const isAsked = path.endsWith("quote") ? request.method() === "GET" : request.method() === "POST";
    if (url.pathname === path && isAsked) seen.push({ amount: url.searchParams.get("amount") });
  });
  return seen;
}
