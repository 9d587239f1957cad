import type { APIRequestContext } from "@playwright/test";
import { expect, test } from "../../support/journey.ts";
import { discardDraft, enterConsole, goTo, operatorPassword, publish, waitForDraft } from "../../support/operator.ts";

/** Demands a second pair of eyes, or no longer, past the screens. */
async function demand(request: APIRequestContext, isDemanded: boolean): Promise<void> {
  const data = { account: "publisher", password: operatorPassword("publisher") };
  const session = await request.post("/console/api/session", { data });
  const { value } = (await session.json()) as { value: { csrf: string } };
  const headers = { "x-csrf": value.csrf };
  expect((await request.put("/console/api/reviews/rule", { data: { isDemanded }, headers })).ok()).toBe(true);
}

test.afterEach(async ({ page, playwright, baseURL }) => {
  await discardDraft(page);
  const request = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
  await demand(request, false);
  await request.dispose();
});

test("a draft goes live once somebody else has looked at exactly that, and goes back with a reason", async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  await demand(page.context().request, true);
  await enterConsole(page, "publisher");
  await goTo(page, "Feature flags");
  await page.getByRole("switch", { name: "FREETRIAL3" }).click();
  await waitForDraft(page);
  await goTo(page, "Changes");
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("somebody else has to approve exactly this content first").first()).toBeVisible();
  await page.getByLabel("What should be looked at?").fill("No trial for a night");
  await page.getByRole("button", { name: "Ask for a review" }).click();
  await expect(page.getByText("Waits for somebody else").first()).toBeVisible();

  const context = await browser.newContext();
  const checker = await context.newPage();
  await enterConsole(checker, "checker");
  await goTo(checker, "Changes");
  const reviews = checker.getByRole("table", { name: "Reviews" });
  await reviews.getByRole("button", { name: "publisher" }).first().click();
  await expect(checker.getByRole("list", { name: "Differences" }).getByRole("listitem")).toHaveCount(1);
  await checker.getByRole("button", { name: "Approve" }).click();
  await expect(checker.getByText("Approved. It can go live as it is.")).toBeVisible();

  // Whoever opens it now, or had it open meanwhile, sees who decided what, and has nothing to decide.
  await reviews.getByRole("button", { name: "publisher" }).first().click();
  await expect(checker.getByText("Approved", { exact: true })).toBeVisible();
  await expect(checker.getByText("checker", { exact: true }).first()).toBeVisible();
  await expect(checker.getByRole("button", { name: "Approve" })).toHaveCount(0);
  await expect(checker.getByRole("button", { name: "Refuse" })).toHaveCount(0);
  for (const address of ["/console/review", "/console/review?id=00000000-0000-4000-8000-000000000000"]) {
    await checker.goto(address);
    await expect(checker.getByText("There is no such review")).toBeVisible();
  }
  await checker.getByRole("button", { name: "To the changes" }).click();
  await expect(checker.getByRole("heading", { name: "Changes", level: 1 })).toBeVisible();
  await context.close();

  await page.reload();
  await publish(page, "Seen by two");
  await goTo(page, "Revisions");
  await page.getByRole("button", { name: "Go back to this" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Go back to this" }).click();
  await expect(dialog.getByText("Please fill in this field.").first()).toBeVisible();
  await dialog.getByLabel("Why do you go back?").fill("The night is over");
  await dialog.getByRole("button", { name: "Go back to this" }).click();
  await expect(page.getByText("The earlier revision is live again.")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("table", { name: "Revisions" }).getByText("The night is over")).toBeVisible();
  await goTo(page, "Audit");
  await expect(page.getByRole("table").getByText("Went back").first()).toBeVisible();
  await expect(page.getByRole("table").getByText("Approved a draft").first()).toBeVisible();
});
