import { expect, test } from "../../support/journey.ts";
import { discardDraft, goTo, signIn, waitForDraft } from "../../support/operator.ts";

test.afterEach(({ page }) => discardDraft(page));

test("an operator puts an item into an item by keyboard, is led to what is wrong with it, and takes it back", async ({
  page,
}) => {
  await signIn(page, "publisher");
  await goTo(page, "Menus");
  await page.getByRole("list", { name: "Menus" }).getByRole("button", { name: "Footer" }).click();
  const form = page.getByRole("form", { name: "footer" });
  const first = form.locator("ol.items > li").first();
  await first.getByRole("button", { name: /^Edit / }).press("Enter");
  const inside = first.getByRole("group", { name: "Items inside" }).first();
  await inside.getByRole("button", { name: "Add to Items inside" }).press("Enter");
  await inside.getByRole("textbox", { name: "Name", exact: false }).first().fill("innermost");
  await inside.getByRole("textbox", { name: "Text key" }).first().fill("menu.home");
  await waitForDraft(page);

  // What the gate found is named with a link; folded away again, it opens there.
  await page.reload();
  const found = page.getByRole("link", { name: "Menus › Footer › Home › Home", exact: true }).first();
  await expect(found).toBeVisible();
  await found.click();
  const revealed = form.getByRole("group", { name: "Items inside" }).first();
  await expect(revealed.getByRole("textbox", { name: "Name", exact: false }).first()).toHaveValue("innermost");
  await expect(revealed.locator(".field__error").first()).toBeVisible();

  await revealed.getByRole("button", { name: /^Remove .*1$/ }).press("Enter");
  await expect(revealed.getByRole("button", { name: "Add to Items inside" })).toBeFocused();
  await page.keyboard.press("ControlOrMeta+z");
  await expect(first).toContainText("Something in here is not right");
  await first.getByRole("button", { name: /^Edit / }).press("Enter");
  await expect(revealed.getByRole("button", { name: "Edit Items inside (1)" })).toBeVisible();
});
