import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../support/journey.ts";
import { goTo, openRule, publish, signIn, waitForDraft } from "../../support/operator.ts";

/** The table of what other operators prepared. */
const others = (page: Page): Locator => page.getByRole("table", { name: "Drafts of others" });

const rowOf = (page: Page, account: string): Locator => others(page).getByRole("row").filter({ hasText: account });

async function signOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("button", { name: "Sign in" })).toBeVisible();
}

/** Takes a draft over, and says yes. */
async function takeOver(page: Page, account: string): Promise<void> {
  await rowOf(page, account).getByRole("button", { name: "Take over" }).click();
  const question = page.getByRole("alertdialog", { name: `Take over the draft of ${account}?` });
  await question.getByRole("button", { name: "Take over" }).click();
}

/** Sets the most characters of a field of the registration form. */
async function setLength(page: Page, field: string, length: string): Promise<void> {
  await (await openRule(page, field)).getByLabel("Most characters").fill(length);
  await waitForDraft(page);
}

async function discard(page: Page): Promise<void> {
  await goTo(page, "Changes");
  await page.getByRole("button", { name: "Discard the draft" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard the draft" }).click();
  await expect(page.getByText("Nothing to publish")).toBeVisible();
}

test("[CARD-03] what an editor prepared goes live through a publisher", async ({ page, context }) => {
  test.slow();
  const player = await context.newPage();
  await player.goto("/register");
  const form = player.getByRole("form", { name: "Username" });
  await expect(form.getByRole("textbox", { name: "Username" })).toBeVisible();
  await expect(form.getByRole("textbox", { name: "LINE" })).toHaveCount(0);

  await signIn(page, "editor");
  await goTo(page, "Registration");
  await page.getByRole("switch", { name: "LINE ID: on the form" }).click();
  await waitForDraft(page);
  await goTo(page, "Changes");
  await expect(page.getByText("Only a publisher can publish.")).toBeVisible();
  await expect(page.getByText("Nobody else has changes")).toBeVisible();
  await signOut(page);

  await signIn(page, "viewer");
  await goTo(page, "Changes");
  await expect(rowOf(page, "editor")).toContainText("Registration › LINE ID");
  await expect(others(page).getByRole("button")).toHaveCount(0);
  await signOut(page);

  await signIn(page, "publisher");
  await goTo(page, "Changes");
  await expect(page.getByText("Nothing to publish")).toBeVisible();
  await expect(rowOf(page, "editor")).toContainText("Not in your draft");
  await takeOver(page, "editor");
  await expect(page.getByText("The changes of editor are in your draft now.")).toBeVisible();
  await expect(rowOf(page, "editor")).toContainText("In your draft");
  await expect(rowOf(page, "editor").getByRole("button")).toHaveCount(0);
  const changes = page.getByRole("list", { name: "Changes" });
  await expect(changes.getByRole("listitem")).toHaveCount(1);
  await expect(changes.getByRole("listitem")).toContainText("Registration › LINE ID › Enabled");
  await publish(page, "Ask for LINE, as the editor prepared");
  await expect(form.getByRole("textbox", { name: "LINE" })).toBeVisible({ timeout: 5_000 });
  // Nothing is left in the editor's draft that is not live.
  await expect(page.getByText("Nobody else has changes")).toBeVisible();

  await goTo(page, "Audit");
  // Whose it was, and how many places it changed.
  const adopted = page.getByRole("row").filter({ hasText: "Took over a draft" }).first();
  await expect(adopted.getByRole("cell", { name: "editor", exact: true })).toBeVisible();
  await expect(adopted.getByRole("cell", { name: "1", exact: true })).toBeVisible();
  await signOut(page);

  await signIn(page, "editor");
  await goTo(page, "Changes");
  await expect(page.getByText("Nothing to publish")).toBeVisible();
  await signOut(page);

  // Later journeys find the site as this one did.
  await signIn(page, "publisher");
  await goTo(page, "Revisions");
  await page.getByRole("row").nth(2).getByRole("button", { name: "Go back to this" }).click();
  await page.getByRole("dialog").getByLabel("Why do you go back?").fill("As it was before");
  await page.getByRole("dialog").getByRole("button", { name: "Go back to this" }).click();
  await expect(page.getByText("The earlier revision is live again.")).toBeVisible();
  await expect(form.getByRole("textbox", { name: "LINE" })).toHaveCount(0, { timeout: 5_000 });
  await signOut(page);
  // What the editor prepared is not live any more, so the draft counts again.
  await signIn(page, "editor");
  await discard(page);
});

test("where both changed the same place, the publisher says whose value stays", async ({ page, browser }) => {
  test.slow();
  await signIn(page, "publisher");
  await setLength(page, "email", "61");
  await goTo(page, "Changes");

  const editor = await (await browser.newContext()).newPage();
  await signIn(editor, "editor");
  await setLength(editor, "email", "62");

  // What others prepared meanwhile is there when one comes back to the page.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await takeOver(page, "editor");
  const conflicts = page.getByRole("region", { name: "You and editor changed the same places in different ways" });
  await expect(conflicts.getByText("Value of editor")).toBeVisible();
  await conflicts.getByRole("radio", { name: "Keep theirs" }).check();
  await conflicts.getByRole("button", { name: "Settle the conflicts" }).click();
  await expect(page.getByText("The changes of editor are in your draft now.")).toBeVisible();
  await expect(conflicts).toHaveCount(0);
  const change = page.getByRole("list", { name: "Changes" }).getByRole("listitem");
  await expect(change).toContainText("62");

  await discard(page);
  await expect(rowOf(page, "editor")).toContainText("Not in your draft");
  await discard(editor);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByText("Nobody else has changes")).toBeVisible();
  await editor.context().close();
});
