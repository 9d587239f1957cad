import type { Locator, Page } from "@playwright/test";
import { findViolations } from "../../support/findViolations.ts";
import { expect, test } from "../../support/journey.ts";
import { enterConsole, goTo } from "../../support/operator.ts";

/** Opens the preview of the whole draft, and gives what is chosen in it. */
async function openPreview(page: Page): Promise<Locator> {
  await enterConsole(page, "viewer");
  await goTo(page, "Pages");
  await page.getByRole("tab", { name: "Preview and explain" }).click();
  return page.getByRole("region", { name: "Preview and explain", exact: true });
}

test("[CARD-02] a page of the draft is drawn as a visitor sees it, and one press explains any node", async ({
  page,
}) => {
  const choices = await openPreview(page);
  await choices.getByRole("combobox", { name: "Language" }).selectOption({ label: "English" });
  const drawn = page.frameLocator('iframe[title="Preview of page/index"]');
  const why = page.getByRole("region", { name: "Why it is so" });
  await expect(drawn.getByRole("heading", { name: /Take your seat/ })).toBeVisible();
  await expect(why).toContainText("Press anything");

  // A press explains, and does nothing else: the button that leads to the registration leads nowhere.
  await drawn.getByRole("button", { name: "Open an account" }).first().press("Enter");
  await expect(why).toContainText("page/index /root/");
  await expect(why).toContainText("← ");
  await expect(page).toHaveURL(/\/console\/documents/);

  // What stands around it can be chosen too; the outermost node is the page's root.
  await why.getByRole("navigation").getByRole("button").first().click();
  await expect(why).toContainText(/page\/index \/root(?!\/)/);

  // Another visitor gets another page; what is hidden from them is in the list, with the reason.
  await page.getByRole("combobox", { name: "Seen by" }).selectOption({ label: "Member" });
  await expect(drawn.getByRole("heading", { name: "Good to see you again" })).toBeVisible();
  await page.getByText(/^All \d+ nodes of this page/).click();
  const hidden = page.getByRole("listitem").filter({ hasText: "Hidden" }).first();
  await hidden.getByText("Hidden").click();
  await expect(hidden).toContainText("✗");

  const violations = await findViolations(page);
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html.slice(0, 120)).join(" ")}`)).toEqual(
    [],
  );
});

test("a dialog of the draft stands on the preview's own screen: it covers, holds and takes nothing of the console", async ({
  page,
}) => {
  const choices = await openPreview(page);
  const document = choices.getByRole("combobox").first();
  await document.focus();
  await document.selectOption("dialog/login");
  const login = page.frameLocator('iframe[title="Preview of dialog/login"]').getByRole("dialog");
  await expect(login).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(document).toBeFocused();
  await expect(page.locator("html[data-held]")).toHaveCount(0);
  // What is drawn smaller is not where a click of the journey would look for it.
  await login.getByRole("heading").first().dispatchEvent("click");
  await expect(page.getByRole("region", { name: "Why it is so" })).toContainText("dialog/login /root");

  // A conversation has something said in it, though no stream is followed.
  await document.selectOption("dialog/chat");
  const chat = page.frameLocator('iframe[title="Preview of dialog/chat"]');
  await expect(chat.getByRole("log").getByRole("listitem").first()).toBeVisible();
});

test("a preview that cannot be made says so, and is made by another try", async ({ page }) => {
  await page.route("**/console/api/draft/preview", (route) => route.fulfill({ status: 500, body: "" }));
  await enterConsole(page, "viewer");
  await goTo(page, "Pages");
  await page.getByRole("tab", { name: "Preview and explain" }).click();
  await expect(page.getByRole("alert")).toContainText("The preview could not be made.");
  await page.unroute("**/console/api/draft/preview");
  await page.getByRole("alert").getByRole("button").click();
  await expect(page.getByRole("region", { name: "The page", exact: true })).toBeVisible();
});
