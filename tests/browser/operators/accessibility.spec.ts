import menu from "#console/menu.json" with { type: "json" };
import { findViolations } from "../../support/findViolations.ts";
import { expect, test } from "../../support/journey.ts";
import { signIn } from "../../support/operator.ts";

/** Every page that the console's menu leads to. */
const pages = menu.items.flatMap(({ id, items }) => items?.map((inner) => inner.id) ?? id);

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

test("a phone leads to any desk in two presses, by keys too, and its menu has all that the header has no room for", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await signIn(page, "publisher");
  const open = page.getByRole("banner").getByRole("button", { name: "Menu" });
  const sheet = page.getByRole("dialog", { name: "Console menu" });
  await open.click();
  await expect(sheet.getByRole("link")).toHaveCount(pages.length);
  await expect(sheet.getByRole("list", { name: "Publishing" }).getByRole("link")).toHaveText([
    "Changes",
    "Between platforms",
    "Revisions",
  ]);
  expect((await findViolations(page)).map(({ id }) => id)).toEqual([]);
  await sheet.getByRole("link", { name: "Webhooks" }).click();
  await expect(page.getByRole("heading", { name: "Webhooks", level: 1 })).toBeVisible();
  await expect(sheet).toBeHidden();

  await open.focus();
  await page.keyboard.press("Enter");
  await expect(sheet).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(open).toBeFocused();
  await page.keyboard.press("Enter");
  await sheet.getByRole("link", { name: "Texts" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Texts", level: 1 })).toBeVisible();

  await open.click();
  await sheet.getByRole("combobox", { name: "Language" }).selectOption("AR");
  await expect(page.getByRole("heading", { name: "النصوص", level: 1 })).toBeVisible();
  await page.getByRole("dialog").getByRole("combobox").selectOption("EN");
  await sheet.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("textbox", { name: "Account" })).toBeVisible();
  await expect(sheet).toBeHidden();
});
