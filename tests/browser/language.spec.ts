import { isEvenTag } from "#i18n/intlTags.ts";
import { languages } from "#i18n/languages.ts";
import { test, expect } from "../support/journey.ts";

test("[LANG-04] a first visit is in Khmer; a change of language changes everything without a reload", async ({
  browser,
  baseURL,
}) => {
  const page = await (
    await browser.newContext({ baseURL: baseURL ?? "", storageState: { cookies: [], origins: [] } })
  ).newPage();
  await page.goto("/register");
  await page.evaluate(() => (document.documentElement.dataset["loaded"] = "once"));
  await expect(page.locator("html")).toHaveAttribute("lang", "km");
  const name = page.getByRole("textbox").first();
  await name.fill("typed");
  const language = page
    .getByRole("combobox")
    .filter({ has: page.getByRole("option", { name: "English" }) })
    .filter({ visible: true })
    .first();
  await language.selectOption("EN");
  await expect(page.getByRole("heading", { name: "Open an account" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(name).toHaveValue("typed");
  await language.selectOption("AR");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(name).toHaveValue("typed");
  expect(await page.evaluate(() => document.documentElement.dataset["loaded"])).toBe("once");
  // Every text is the one that a page has which was in this language from the beginning.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/[\u0600-\u06FF]/);
  const changed = await page.locator("body").innerText();
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await expect.poll(() => page.locator("body").innerText()).toBe(changed);
  await page.context().close();
});

test("a theme is kept", async ({ page }) => {
  await page.goto("/index");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  // In the header of a desktop, at the end of the page on a phone.
  await page.getByRole("switch", { name: "Dark theme" }).filter({ visible: true }).first().click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
});

test("an address without a page says so, and leads home", async ({ page }) => {
  await page.goto("/no-such-page");
  await page.getByRole("main").getByRole("button").or(page.getByRole("main").getByRole("link")).first().click();
  await expect(page).toHaveURL(/\/index$/);
});

test("numbers and dates are the same where pages are drawn and where they are shown", async ({ page }) => {
  const write = (tags: string[]) =>
    tags.map((tag) => {
      const shared = { numberingSystem: "latn" } as const;
      const money = { ...shared, style: "currency", currency: "USD", currencyDisplay: "narrowSymbol" } as const;
      const moment = { ...shared, dateStyle: "medium", timeStyle: "short", timeZone: "UTC" } as const;
      return [
        tag,
        new Intl.NumberFormat([tag, "en"], money).format(-1_234_567.5),
        new Intl.NumberFormat([tag, "en"], { ...shared, style: "percent" }).format(-0.12),
        new Intl.DateTimeFormat(tag, moment).format(new Date("2026-03-04T15:06:07Z")),
      ];
    });
  const tags = Object.values(languages)
    .map(({ tag }) => tag)
    .filter(isEvenTag);
  expect(await page.evaluate(write, tags)).toEqual(write(tags));
});
