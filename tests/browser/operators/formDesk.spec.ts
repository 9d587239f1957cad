import { findViolations } from "../../support/findViolations.ts";
import { expect, test } from "../../support/journey.ts";
import { discardDraft, enterConsole, goTo, waitForDraft } from "../../support/operator.ts";

test.afterEach(async ({ page }) => discardDraft(page));

test("a form is edited as a tree: a field is added, moved, copied and removed, and seen at once", async ({ page }) => {
  await enterConsole(page, "publisher");
  await goTo(page, "Pages");
  await page.getByRole("group", { name: "Which documents are shown" }).getByRole("button", { name: "Form" }).click();
  await page.getByRole("link", { name: /login\.username/ }).click();
  const tree = page.getByRole("tree", { name: "Nodes" });
  const drawn = page.frameLocator('iframe[title="Preview of form/login.username"]');
  await expect(drawn.getByRole("textbox").first()).toBeVisible({ timeout: 20_000 });

  // A press on a field opens it.
  await drawn.getByLabel("Password", { exact: true }).click();
  const password = tree.getByRole("treeitem", { name: /^Password/ });
  await expect(password).toHaveAttribute("aria-selected", "true");
  const panel = page.getByRole("region", { name: "The chosen node" });
  await expect(panel.getByRole("heading", { name: "Password" })).toBeVisible();

  await page.getByRole("button", { name: "Add", exact: true }).click();
  const gallery = page.getByRole("region", { name: "Add a node" });
  await gallery.getByRole("button", { name: "Behind it" }).click();
  await gallery.getByRole("button", { name: /^Date/ }).first().click();
  const date = tree.getByRole("treeitem", { name: /^Date/ });
  await expect(date).toHaveAttribute("aria-selected", "true");
  await expect(drawn.getByText("Label", { exact: true }).first()).toBeVisible();

  // By keys.
  await date.focus();
  await page.keyboard.press("Alt+ArrowUp");
  await page.keyboard.press("Control+d");
  await expect(date).toHaveCount(2);
  await page.keyboard.press("Delete");
  await expect(date).toHaveCount(1);
  await page.keyboard.press("Control+z");
  await expect(date).toHaveCount(2);
  await waitForDraft(page);
  expect((await findViolations(page)).map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 120)}`)).toEqual([]);
});
