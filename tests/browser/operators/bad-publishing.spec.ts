import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "../../support/journey.ts";
import { discardDraft, enterConsole, goTo, operatorPassword, waitForDraft } from "../../support/operator.ts";
import { readCode, writeCode } from "../../support/writeCode.ts";

/** Somebody's hand past the screens: what the platform answers to it. */
async function callAs(
  request: APIRequestContext,
  method: "PUT" | "POST",
  address: string,
  data: object,
): Promise<unknown> {
  const account = { account: "publisher", password: operatorPassword("publisher") };
  const session = await request.post("/console/api/session", { data: account });
  const { value } = (await session.json()) as { value: { csrf: string } };
  const answer = await request.fetch(address, { method, data, headers: { "x-csrf": value.csrf } });
  return answer.json();
}

/** Demands a second pair of eyes, or no longer. */
async function demand(request: APIRequestContext, isDemanded: boolean): Promise<void> {
  expect(await callAs(request, "PUT", "/console/api/reviews/rule", { isDemanded })).toMatchObject({ success: true });
}

/** The number of the revision that is live. */
async function liveRevision(page: Page): Promise<unknown> {
  await goTo(page, "Revisions");
  return page.getByRole("table", { name: "Revisions" }).getByRole("row").nth(1).innerText();
}

/** Opens a document at the desk of pages, drawn as a computer shows it. */
async function openPage(page: Page, key: string) {
  await goTo(page, "Pages");
  await page.getByRole("searchbox").first().fill(key);
  await page.getByRole("link", { name: new RegExp(`${key}$`) }).click();
  await page.getByRole("combobox", { name: "Screen" }).selectOption({ label: "Computer" });
  return page.frameLocator(`iframe[title="Preview of ${key}"]`);
}

test.afterEach(async ({ page, playwright, baseURL }) => {
  await discardDraft(page);
  const request = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
  await demand(request, false);
  await request.dispose();
});

test("a publication planned for a day that is over is refused beside its field, and what was typed stays", async ({
  page,
}) => {
  await enterConsole(page, "publisher");
  const before = await liveRevision(page);
  await goTo(page, "Feature flags");
  await page.getByRole("switch", { name: "FREETRIAL3" }).click();
  await waitForDraft(page);
  await goTo(page, "Changes");
  const plan = page.getByRole("form", { name: "Publish later" });
  await plan.getByLabel("What it is for").fill("For the night of the draw");
  await plan.getByLabel("Goes live on").fill("2026-01-01");
  await plan.getByRole("textbox", { name: "At", exact: true }).fill("09:30");
  await plan.getByRole("button", { name: "Plan it" }).click();

  const day = plan.getByLabel("Goes live on");
  await expect(day).toHaveAccessibleDescription(/This moment is over already\./);
  await expect(day).toHaveAttribute("aria-invalid", "true");
  await expect(day).toHaveValue("2026-01-01");
  await expect(plan.getByRole("textbox", { name: "At", exact: true })).toHaveValue("09:30");
  await expect(plan.getByLabel("What it is for")).toHaveValue("For the night of the draw");
  await expect(page.getByText("Nothing is planned")).toBeVisible();
  // The draft is where it was, and nothing went live.
  await expect(page.getByRole("list", { name: "Changes" }).getByRole("listitem")).toHaveCount(1);
  expect(await liveRevision(page)).toBe(before);
});

test("whoever approves the own draft is told that it takes somebody else, and nothing goes live", async ({ page }) => {
  await demand(page.context().request, true);
  await enterConsole(page, "publisher");
  const before = await liveRevision(page);
  await goTo(page, "Feature flags");
  await page.getByRole("switch", { name: "FREETRIAL3" }).click();
  await waitForDraft(page);
  await goTo(page, "Changes");
  await page.getByLabel("What should be looked at?").fill("Nobody has to");
  await page.getByRole("button", { name: "Ask for a review" }).click();
  await expect(page.getByText("Waits for somebody else").first()).toBeVisible();

  const reviews = page.getByRole("table", { name: "Reviews" });
  await reviews.getByRole("button", { name: "publisher" }).first().click();
  await expect(page.getByText("This is your own draft: somebody else has to look at it.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Approve" })).toHaveCount(0);

  // Past the screen the platform says the same.
  const query = new URL(page.url()).searchParams;
  const id = query.get("id");
  const decision = { hash: query.get("hash"), approves: true, comment: "" };
  const own = await callAs(page.context().request, "POST", `/console/api/reviews/${id}/decide`, decision);
  expect(own).toMatchObject({ success: false, code: "own_review" });

  await goTo(page, "Changes");
  await page.getByRole("textbox", { name: "Note" }).fill("By myself");
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("somebody else has to approve exactly this content first").first()).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Note" })).toHaveValue("By myself");
  await expect(page.getByText("Waits for somebody else").first()).toBeVisible();
  expect(await liveRevision(page)).toBe(before);
});

test("a typo in a page costs the preview one node, which a notice stands for, and is gone with the typo", async ({
  page,
}) => {
  await enterConsole(page, "publisher");
  const drawn = await openPage(page, "page/down");
  const stands = drawn.getByRole("heading", { level: 1, name: "Download" });
  await expect(stands).toBeVisible();

  const panel = page.getByRole("region", { name: "The chosen node" });
  await panel.getByRole("button", { name: "JSON", exact: true }).click();
  const json = panel.getByRole("textbox", { name: /^JSON of / });
  const written = await readCode(json);
  const typed = (node: string) => writeCode(page, json, written.replace('"main": [', `"main": [${node},`));

  // In its place, before what was written behind it.
  await typed('{ "kind": "headin", "text": "down.title" }, { "kind": "heading", "level": 2, "text": "down.text" }');
  const notice = drawn.getByText(/"headin" is not known/);
  await expect(notice).toHaveCount(1);
  await expect(stands).toBeVisible();
  await expect(drawn.locator("body")).toHaveText(/"headin" is not known.*Scan a code with your phone/s);
  await expect(panel.getByRole("button", { name: /^Line \d+$/ })).toBeVisible();

  // A property that is wrong is named before its node, which is drawn without it, and at its line.
  await typed('{ "kind": "heading", "level": "two", "text": "down.text" }');
  await expect(notice).toHaveCount(0);
  await expect(drawn.locator(".broken")).toHaveCount(1);
  await expect(drawn.locator(".broken")).toContainText("/root/main/0/level");
  await expect(drawn.locator("body")).toHaveText(/main\/0\/level.*Scan a code with your phone/s);
  await expect(panel.getByRole("button", { name: /^Line \d+$/ })).toBeVisible();
  await expect(stands).toBeVisible();
  await writeCode(page, json, written);
  await expect(drawn.locator(".broken")).toHaveCount(0);
});

test("an entry that is hidden on Sundays is not in the menu that is looked at on a Sunday, and is on a Monday", async ({
  page,
}) => {
  await enterConsole(page, "publisher");
  await goTo(page, "Menus");
  await page
    .getByRole("list", { name: "Menus" })
    .getByRole("button", { name: /^Header/ })
    .click();
  const desk = page.getByRole("region", { name: "Header", exact: true });
  const entry = desk.getByRole("button", { name: "Entry Promotions" });
  await entry.click();
  const panel = desk.getByRole("region", { name: "The entry Promotions" });
  await panel.getByRole("button", { name: "Sunday" }).click();
  await expect(panel.getByText("Sunday: it is hidden from “Everybody”.", { exact: false })).toBeVisible();
  await expect(entry).toContainText("Not on Sun");
  const day = desk.getByRole("combobox", { name: "Day of the week" });
  const drawn = desk.getByRole("region", { name: "The menu as each visitor sees it" });
  const link = "a[href$='/promotions']";
  for (const [name, count] of [
    ["Monday", 1],
    ["Sunday", 0],
  ] as const) {
    await day.selectOption(name);
    await expect(drawn.getByRole("figure")).toHaveCount(1);
    await expect(drawn.locator(link)).toHaveCount(count);
    await expect(drawn.locator("a[href$='/down']")).toHaveCount(1);
  }
  // It is there for the operator all the same.
  await expect(entry).toBeVisible();
  await waitForDraft(page);
});
