import menu from "#console/menu.json" with { type: "json" };
import { findViolations } from "../../support/findViolations.ts";
import { expect, test } from "../../support/journey.ts";
import { signIn } from "../../support/operator.ts";

/** Every page that the console's menu leads to. */
const pages = menu.items.map(({ id }) => id);

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

// Colours do not turn with the direction, and the structure does not change with the theme: two pairs hold both of each.
for (const [theme, language] of [
  ["dark", "EN"],
  ["light", "AR"],
] as const) {
  test(`axe finds nothing on the console's pages, which are as wide as a phone too: ${theme}, ${language}`, async ({
    page,
  }) => {
    test.slow();
    await signIn(page, "publisher");
    await page.evaluate(
      ([chosen, code]) => {
        localStorage.setItem("theme", chosen);
        localStorage.setItem("hisLang", code);
        localStorage.setItem("lang", code);
      },
      [theme, language] as const,
    );
    for (const name of pages) {
      await page.goto(`/console/${name}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      const violations = await findViolations(page);
      const found = violations.map(({ id, nodes }) => `${name}: ${id} ${nodes.map(({ html }) => html).join(" ")}`);
      expect.soft(found).toEqual([]);
      await page.setViewportSize(phone);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft([name, beyond > 0]).toEqual([name, false]);
      await page.setViewportSize(desktop);
    }
  });
}
