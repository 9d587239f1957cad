import { findViolations } from "../../support/findViolations.ts";
import { expect, test } from "../../support/journey.ts";
import { enterConsole, goTo } from "../../support/operator.ts";
import { stateIn } from "../../support/stateIn.ts";

test("[NOTICE-01] an operator writes a notice that players read at once, ends it by its times, and takes it away", async ({
  page,
  browser,
  baseURL,
}) => {
  const visitor = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    storageState: stateIn(baseURL, { language: "EN" }),
  });
  const site = await visitor.newPage();
  await enterConsole(page, "publisher");
  await goTo(page, "Notices");
  await page.getByRole("button", { name: "Write a notice" }).click();
  const dialog = page.getByRole("dialog", { name: /^Notice/ });

  // A mistake stands at its field, and what was typed stays.
  await dialog.getByRole("textbox", { name: "Title" }).fill("Maintenance on Monday");
  const content = dialog.getByRole("textbox", { name: "Text" });
  await content.fill("<p>From <b>two</b> on.</p><script>go()</script>");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText(/^Visitors are not shown all of this/)).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await content.fill("<p>From <b>two</b> on.</p>");
  await expect(dialog.getByRole("heading", { name: "Maintenance on Monday" })).toBeVisible();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole("row").filter({ hasText: "Maintenance on Monday" });
  await expect(row).toContainText("Shown");
  expect(await findViolations(page)).toEqual([]);

  await site.goto("/noticePage");
  const list = site.getByRole("main").getByRole("list", { name: "Announcements" });
  await list.getByText("Maintenance on Monday").click();
  await expect(list.getByText("From two on.")).toBeVisible();

  // Its end in the past of the brand's clock is refused; one that is to come is not.
  await row.getByRole("button", { name: /Change/ }).click();
  await dialog.getByLabel("Last day", { exact: false }).fill("2001-01-01");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("The end has to be after the beginning.", { exact: true })).toBeVisible();
  await dialog.getByLabel("Last day", { exact: false }).fill("2099-01-01");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();

  await row.getByRole("button", { name: /Take away/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Take away" }).click();
  await expect(row).toHaveCount(0);
  // A tab asks for notices once a minute; another asks at once.
  const another = await visitor.newPage();
  await another.goto("/noticePage");
  await expect(another.getByRole("main").getByRole("list", { name: "Announcements" })).toBeVisible();
  await expect(another.getByText("Maintenance on Monday")).toHaveCount(0);
  await visitor.close();
});
