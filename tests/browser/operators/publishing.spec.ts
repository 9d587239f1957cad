import { holdSession } from "../../support/holdSession.ts";
import { expect, test } from "../../support/journey.ts";
import { enterConsole, goTo, openRule, publish, publishMs, waitForDraft } from "../../support/operator.ts";

test("[CARD-03] a published field appears on the open registration page, and nothing typed is lost", async ({
  page,
  context,
}) => {
  const player = await context.newPage();
  await player.goto("/register");
  const form = player.getByRole("form", { name: "Username" });
  await form.getByRole("textbox", { name: "Username" }).fill("keepme1");
  await form.getByLabel("Password", { exact: true }).fill("half a pass");
  await expect(form.getByRole("textbox", { name: "LINE" })).toHaveCount(0);

  await enterConsole(page, "publisher");
  const rule = await openRule(page, "line");
  await page.getByRole("switch", { name: "LINE ID: on the form" }).click();
  await rule.getByLabel("Most characters").fill("24");
  await waitForDraft(page);

  await goTo(page, "Changes");
  const changes = page.getByRole("list", { name: "Changes" });
  await expect(changes.getByRole("listitem").filter({ hasText: "LINE ID › Enabled" })).toContainText("On");
  await expect(changes.getByRole("listitem").filter({ hasText: "LINE ID › Most characters" })).toContainText("24");
  await publish(page, "Ask for LINE");

  await expect(form.getByRole("textbox", { name: "LINE" })).toBeVisible({ timeout: 5_000 });
  await expect(form.getByRole("textbox", { name: "Username" })).toHaveValue("keepme1");
  await expect(form.getByLabel("Password", { exact: true })).toHaveValue("half a pass");
});

test("[CARD-03] a flag that goes off takes its buttons off open pages", async ({ page, context }) => {
  const player = await context.newPage();
  await player.goto("/index");
  await expect(player.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
  await expect(player.getByRole("button", { name: "Free play" }).first()).toBeVisible();

  await enterConsole(page, "publisher");
  await goTo(page, "Feature flags");
  await page.getByRole("switch", { name: "FREETRIAL3" }).click();
  await waitForDraft(page);
  await publish(page, "No trial accounts for now");
  await expect(player.getByRole("button", { name: "Free play" })).toHaveCount(0);
});

test("the personal centre's menu follows its new order", async ({ page, context }) => {
  const player = await context.newPage();
  await holdSession(player, "player05");
  await player.goto("/index?centre=personal&page=securityCenter");
  const menu = player.getByRole("dialog").getByRole("navigation");
  // Pages that an integrator added stand after the items they name, wherever those go.
  const names = async () =>
    (await menu.getByRole("link").or(menu.getByRole("button")).allInnerTexts()).filter((name) =>
      ["My account", "My wallet"].includes(name),
    );
  await expect.poll(names).toEqual(["My account", "My wallet"]);

  await enterConsole(page, "publisher");
  await goTo(page, "Menus");
  await page
    .getByRole("list", { name: "Menus" })
    .getByRole("button", { name: /^Personal centre/ })
    .click();
  await page.getByRole("button", { name: "Move My account", exact: true }).press("ArrowDown");
  await waitForDraft(page);
  await publish(page, "Wallets first");
  await expect.poll(names, { timeout: 5_000 }).toEqual(["My wallet", "My account"]);
});

test("going back publishes the revision of before as a new one", async ({ page }) => {
  await enterConsole(page, "publisher");
  await goTo(page, "Revisions");
  const table = page.getByRole("table");
  // The first cell of a row opens it.
  const first = table.getByRole("row").nth(1);
  const number = first.getByRole("cell").or(first.getByRole("rowheader")).nth(1);
  const newest = Number((await number.innerText()).replace("Revision ", ""));
  expect(newest).toBeGreaterThan(0);
  // The first revision of all is on the last page.
  const pages = page.getByRole("navigation", { name: "Pages" }).getByRole("button", { name: /^Page \d+$/ });
  if ((await pages.count()) > 0) await pages.last().click();
  await page
    .getByRole("row")
    .filter({ hasText: /brands\/ink/ })
    .getByRole("button", { name: "Go back to this" })
    .click();
  await page.getByRole("dialog").getByLabel("Why do you go back?").fill("As it was before");
  await page.getByRole("dialog").getByRole("button", { name: "Go back to this" }).click();
  await expect(page.getByText("The earlier revision is live again.")).toBeVisible({ timeout: publishMs });
  if ((await pages.count()) > 0) await pages.first().click();
  await expect(number).toHaveText(`Revision ${newest + 1}`);
  await goTo(page, "Audit");
  await expect(page.getByRole("table")).toContainText("Went back");
});

test("a viewer looks and changes nothing", async ({ page }) => {
  await enterConsole(page, "viewer");
  await goTo(page, "Registration");
  await expect(page.getByText("You may look, not change.")).toBeVisible();
  await expect(page.getByRole("switch", { name: "LINE ID: on the form" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Add", exact: true })).toHaveCount(0);
});

test("a rule that cannot be is refused while it is typed, and waits on the device", async ({ page }) => {
  await enterConsole(page, "publisher");
  const rule = await openRule(page, "email");
  await rule.getByLabel("What is accepted").selectOption("own");
  await rule.getByLabel("Own pattern (regular expression)").fill("^(a+)+$");
  await expect(rule.getByRole("alert")).toContainText("could keep a browser busy for ever");
  await expect(page.getByRole("link", { name: "Not in the draft: 1" })).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(rule.getByRole("alert")).toHaveCount(0);
});
