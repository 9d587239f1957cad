import { findViolations } from "../../support/findViolations.ts";
import { expect, test } from "../../support/journey.ts";
import { signIn } from "../../support/operator.ts";

const pages = [
  "overview",
  "registration",
  "flags",
  "menus",
  "theme",
  "texts",
  "banners",
  "help",
  "brand",
  "documents",
  "changes",
  "revisions",
  "audit",
  "reports",
  "outbox",
  "account",
];

for (const theme of ["dark", "light"] as const) {
  for (const language of ["EN", "AR"] as const) {
    test(`axe finds nothing on the console's pages: ${theme}, ${language}`, async ({ page }) => {
      test.slow();
      await signIn(page, "publisher");
      await page.evaluate(
        ([chosen, code]) => {
          localStorage.setItem("theme", chosen ?? "");
          localStorage.setItem("hisLang", code ?? "");
          localStorage.setItem("lang", code ?? "");
        },
        [theme, language],
      );
      for (const name of pages) {
        await page.goto(`/console/${name}`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
        const violations = await findViolations(page);
        const found = violations.map(({ id, nodes }) => `${name}: ${id} ${nodes.map(({ html }) => html).join(" ")}`);
        expect.soft(found).toEqual([]);
      }
    });
  }
}

test("the console's pages are as wide as a phone, in either direction", async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, "publisher");
  for (const language of ["EN", "AR"]) {
    await page.evaluate((code) => {
      localStorage.setItem("hisLang", code);
      localStorage.setItem("lang", code);
    }, language);
    for (const name of pages) {
      await page.goto(`/console/${name}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft([name, language, beyond > 0]).toEqual([name, language, false]);
    }
  }
});
