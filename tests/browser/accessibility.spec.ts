import { findViolations, wcag } from "../support/findViolations.ts";
import { holdSession } from "../support/holdSession.ts";
import { test, expect } from "../support/journey.ts";

/** Places that anybody sees, and places of a player and of an agent. */
const open = ["/index", "/register", "/login", "/resetPassword", "/no-such-page"];
const players = ["/index?centre=personal&page=securityCenter", "/index?centre=personal&page=transactionHistory"];
const agents = ["/index?centre=agent&page=agentTeamOverview"];

/** Each theme, language and screen meets each of the others once. */
const looks = [
  { theme: "dark", language: "KM", direction: "ltr", screen: "phone" },
  { theme: "light", language: "KM", direction: "ltr", screen: "desktop" },
  { theme: "light", language: "EN", direction: "ltr", screen: "phone" },
  { theme: "dark", language: "EN", direction: "ltr", screen: "desktop" },
  { theme: "dark", language: "AR", direction: "rtl", screen: "phone" },
  { theme: "light", language: "AR", direction: "rtl", screen: "desktop" },
] as const;

for (const { theme, language, direction, screen } of looks) {
  test.describe(`in the ${theme} theme and ${language}`, () => {
    test.use({ view: { language, theme } });

    test("every page and dialog is accessible", { tag: `@${screen}` }, async ({ page }) => {
      test.setTimeout(180_000);
      const check = async (address: string) => {
        await page.goto(address);
        await expect(page.locator("html")).toHaveAttribute("dir", direction);
        // The stream of revisions never ends, so the network is never idle; what is still loading says so.
        await expect(page.getByRole("heading").first()).toBeVisible();
        await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
        const violations = await findViolations(page, { tags: wcag });
        expect
          .soft(
            violations.map(
              ({ id, nodes }) => `${address}: ${id} ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
            ),
          )
          .toEqual([]);
      };
      for (const address of open) await check(address);
      for (const [account, addresses] of [
        ["player01", players],
        ["agent01", agents],
      ] as const) {
        await holdSession(page, account);
        for (const address of addresses) await check(address);
        await page.evaluate(() => sessionStorage.clear());
      }
    });
  });
}
