import type { Page } from "@playwright/test";
import { expect, test } from "../../support/journey.ts";
import {
  discardDraft,
  enterConsole,
  goTo,
  openRule,
  operatorPassword,
  signIn,
  waitForDraft,
} from "../../support/operator.ts";
import { readCode, writeCode } from "../../support/writeCode.ts";

const state = (page: Page) => page.getByRole("group", { name: "The draft and your edits" });

async function openBrandName(page: Page) {
  await goTo(page, "Brand");
  const name = page.getByRole("form", { name: "Brand" }).getByLabel("Name", { exact: true }).first();
  // The form is there only when its code has been loaded: what goes without a network must not begin before.
  await expect(name).toBeVisible();
  return name;
}

test.afterEach(async ({ page, context }) => {
  await context.setOffline(false);
  await discardDraft(page);
});

test("an edit after the session ended is saved by a sign-in over the page, and nothing behind it is lost", async ({
  page,
  context,
  secrets,
}) => {
  const password = operatorPassword("publisher");
  secrets.push(password);
  await enterConsole(page, "publisher");
  const name = await openBrandName(page);
  await context.clearCookies();
  await name.fill("Written without a session");
  const dialog = page.getByRole("dialog", { name: "Your session has ended" });
  await expect(dialog).toContainText("publisher");
  await expect(name).toHaveValue("Written without a session");
  await dialog.getByLabel("Password", { exact: true }).fill("wrong");
  await dialog.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await dialog.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await waitForDraft(page);
  await expect(name).toHaveValue("Written without a session");
  await page.reload();
  await expect(page.getByRole("form", { name: "Brand" }).getByLabel("Name", { exact: true }).first()).toHaveValue(
    "Written without a session",
  );
});

test("what was edited while the session was over comes back after a reload", async ({ page, context }) => {
  await enterConsole(page, "publisher");
  const name = await openBrandName(page);
  await context.clearCookies();
  await name.fill("Written before a crash");
  await expect(page.getByRole("dialog", { name: "Your session has ended" })).toBeVisible();
  // Without a farewell, as after a crash; only the device knows of the edit.
  const next = await context.newPage();
  await page.close({ runBeforeUnload: false });
  await signIn(next, "publisher");
  await waitForDraft(next);
  await expect(await openBrandName(next)).toHaveValue("Written before a crash");
  await discardDraft(next);
});

test("an edit without a network is sent by itself within two seconds of its return", async ({ page, context }) => {
  await enterConsole(page, "publisher");
  const name = await openBrandName(page);
  await context.setOffline(true);
  await name.fill("Written offline");
  await expect(state(page)).toContainText("the platform cannot be reached");
  await expect(state(page).getByText("Draft saved")).toHaveCount(0);
  await context.setOffline(false);
  await expect(state(page).getByText("Draft saved")).toBeVisible({ timeout: 2_000 });
});

test("the list of changes says that the platform cannot be reached, and not that nothing is to be published", async ({
  page,
  context,
}) => {
  await enterConsole(page, "publisher");
  // What other desks are drawn from comes once the first one is at rest.
  await page.waitForFunction(() => performance.getEntriesByType("resource").some(({ name }) => /changing-/.test(name)));
  await context.setOffline(true);
  await page.getByRole("navigation", { name: "Console menu" }).getByRole("link", { name: "Changes" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "cannot be reached" })).toBeVisible();
  await expect(page.getByText("Nothing to publish")).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText("Nothing to publish")).toBeVisible();
});

test("whoever closes the page or signs out is warned while something is not saved", async ({ page, context }) => {
  await enterConsole(page, "publisher");
  const name = await openBrandName(page);
  await context.setOffline(true);
  await name.fill("Written, then left");
  await expect(state(page)).toContainText("the platform cannot be reached");
  const asked = page.waitForEvent("dialog");
  void page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await page.getByRole("button", { name: "Sign out" }).click();
  const question = page.getByRole("alertdialog", { name: "Sign out and lose what is not saved?" });
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(name).toHaveValue("Written, then left");
});

test("JSON that cannot be read yet stays, whatever else is looked at, and is in the draft once it can be", async ({
  page,
}) => {
  await enterConsole(page, "publisher");
  await goTo(page, "Pages");
  await page.getByRole("link", { name: /page\/index$/ }).click();
  const panel = page.getByRole("region", { name: "The chosen node" });
  await panel.getByRole("button", { name: "Whole page" }).click();
  const area = panel.getByRole("textbox", { name: "JSON of page/index" });
  await expect(area).toBeVisible();
  const written = (await readCode(area)).replace('"description": "', '"description": "Half a thought. ');
  await writeCode(page, area, written.slice(0, -1));
  await expect(panel.getByText("This is not valid JSON")).toBeVisible();
  await expect(state(page)).toContainText("Not in the draft: 1");
  await expect(state(page).getByText("Draft saved")).toHaveCount(0);
  // What is there is still drawn, and can be worked on.
  await expect(page.getByRole("treeitem", { name: /^Page/ })).toBeVisible();
  await goTo(page, "Brand");
  await page.reload();
  await state(page).getByRole("link", { name: "Not in the draft: 1" }).click();
  await page
    .getByRole("region", { name: "Kept on this device" })
    .getByRole("link", { name: /page\/index/ })
    .click();
  await expect.poll(() => readCode(area)).toBe(written.slice(0, -1));
  await expect(panel.getByText("This is not valid JSON")).toBeVisible();
  await writeCode(page, area, written);
  await waitForDraft(page);
  await expect(state(page).getByRole("link")).toHaveCount(0);
  await page.getByRole("button", { name: "Page settings" }).click();
  await expect(panel.getByLabel("Description")).toHaveValue(/^Half a thought\. /);
  await page.getByRole("button", { name: "Go back to the bundled one" }).click();
  await waitForDraft(page);
  await expect(page.getByText("Not changed by this brand")).toBeVisible();
});

test("a value that cannot be stands beside its field as wrong and is not saved; everything beside it is", async ({
  page,
}) => {
  await enterConsole(page, "publisher");
  const rule = await openRule(page, "email");
  await rule.getByLabel("Most characters").fill("abc");
  await expect(rule.getByLabel("Most characters")).toHaveAccessibleDescription(/Please write a number/);
  await rule.getByLabel("Place on the form").fill("77");
  await expect(state(page)).toContainText("Not in the draft: 1");
  await expect(state(page).getByText("Draft saved")).toHaveCount(0);
  await goTo(page, "Theme");
  await page.getByRole("textbox", { name: "Dark: Brand colour", exact: true }).fill("gold");
  await expect(state(page)).toContainText("Not in the draft: 2");
  await goTo(page, "Changes");
  const changes = page.getByRole("list", { name: "Changes" });
  await expect(changes.getByRole("listitem")).toHaveCount(1);
  await expect(changes).toContainText("Registration › E-mail › Place on the form");
  const kept = page.getByRole("region", { name: "Kept on this device" });
  await kept.getByRole("link", { name: /E-mail › Most characters/ }).click();
  await expect(rule.getByLabel("Most characters")).toBeFocused();
  await rule.getByLabel("Most characters").fill("200");
  await expect(state(page)).toContainText("Not in the draft: 1");
});
