import type { Page } from "@playwright/test";
import { holdSession } from "../../support/holdSession.ts";
import { expect, test } from "../../support/journey.ts";
import { runConfig } from "../../support/runConfig.ts";
import { openCentre } from "../../support/visitor.ts";

const screens = [
  { name: "phone", use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } },
  { name: "desktop", use: { viewport: { width: 1440, height: 900 } } },
];

test.beforeAll(async ({ baseURL }) => {
  const pushed = await runConfig(baseURL, "push", "examples/pages/exampleContract.json", "--note", "Contracts");
  expect(pushed.text).toContain("exampleContract");
  expect(pushed.code).toBe(0);
});
test.afterAll(async ({ baseURL }) => {
  await runConfig(baseURL, "remove", "exampleContract");
});

for (const { name, use } of screens) {
  test.describe(`on a ${name}`, () => {
    test.use(use);

    test(
      "tiers are checked against the row above and the parent's while somebody types",
      { tag: "@desktop" },
      async ({ page }) => {
        const { row, press } = await openContract(page, "agent02");
        const rate = row(1).getByLabel("Share in %");
        await rate.fill("50");
        await expect(row(1).getByText("From 0.5 to 45.")).toBeVisible();
        await expect(rate).toHaveAttribute("aria-invalid", "true");
        await rate.fill("12.5");
        await expect(rate).not.toHaveAttribute("aria-invalid");

        await press("Add a tier");
        await row(2).getByLabel("Turnover from").fill("5");
        await expect(row(2).getByText("At least $1,000.00.")).toBeVisible();
        await row(2).getByLabel("Turnover from").fill("50000");
        await row(2).getByLabel("Active players").fill("3");
        await row(2).getByLabel("Share in %").fill("12");
        await expect(row(2).getByText("From 12.5 to 45.")).toBeVisible();
        // What is wrong below is judged by what is typed above.
        await rate.fill("11");
        await expect(row(2).getByLabel("Share in %")).not.toHaveAttribute("aria-invalid");
      },
    );

    test(
      "what only the platform knows lands on the field of its row, and is sent again when it is put right",
      { tag: "@phone" },
      async ({ page }) => {
        const { centre, row, press } = await openContract(page, "agent03");
        await press("Add a tier");
        await row(2).getByLabel("Turnover from").fill("20,000");
        await row(2).getByLabel("Active players").fill("4");
        const rate = row(2).getByLabel("Share in %");
        await rate.fill("30");
        await press("Agree on these tiers");
        const sure = page.getByRole("alertdialog");
        await sure.getByRole("button", { name: "Agree on these tiers" }).click();
        await expect(row(2).getByText("Your own contract gives 20 % at this turnover")).toBeVisible();
        await expect(rate).toBeFocused();
        await expect(row(1).getByLabel("Share in %")).not.toHaveAttribute("aria-invalid");

        await rate.fill("20");
        await press("Agree on these tiers");
        await sure.getByRole("button", { name: "Agree on these tiers" }).click();
        await expect(centre.getByText("Agreed on", { exact: true })).toBeVisible();
        await page.reload();
        await expect(rate).toHaveValue("20");

        // For the next screen it begins anew.
        await row(2).getByRole("button", { name: "Remove Tier 2" }).click();
        await press("Agree on these tiers");
        await sure.getByRole("button", { name: "Agree on these tiers" }).click();
        await expect(page.getByText("The contract holds").first()).toBeVisible();
      },
    );

    test(
      "without a network nothing of what was typed is lost, and it can be sent later",
      { tag: "@desktop" },
      async ({ page, context }) => {
        const { centre, row, press } = await openContract(page, "agent04");
        await row(1).getByLabel("Share in %").fill("17.5");
        await context.setOffline(true);
        await press("Agree on these tiers");
        const sure = page.getByRole("alertdialog").getByRole("button", { name: "Agree on these tiers" });
        await sure.click();
        await expect(centre.getByRole("alert")).toBeVisible({ timeout: 30_000 });
        await expect(row(1).getByLabel("Share in %")).toHaveValue("17.5");
        await context.setOffline(false);
        await press("Agree on these tiers");
        await sure.click();
        await expect(page.getByText("The contract holds").first()).toBeVisible({ timeout: 30_000 });
      },
    );
  });
}

/** Opens the page as an agent: the rows of the form, and a press on one of its buttons. */
async function openContract(page: Page, account: string) {
  await holdSession(page, account);
  const centre = await openCentre(page, "agent", "exampleContract");
  const form = centre.getByRole("form", { name: "Tiers of the agent" });
  const row = (number: number) => form.getByRole("group", { name: `Tier ${number}`, exact: true });
  await expect(row(1).getByLabel("Share in %")).not.toHaveValue("");
  return { centre, row, press: (name: string) => form.getByRole("button", { name, exact: true }).click() };
}
