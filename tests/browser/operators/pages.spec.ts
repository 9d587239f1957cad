import { findViolations } from "../../support/findViolations.ts";
import { expect, test } from "../../support/journey.ts";
import { discardDraft, enterConsole, goTo, publish, waitForDraft } from "../../support/operator.ts";
import { readCode, writeCode } from "../../support/writeCode.ts";

test.afterEach(async ({ page }) => discardDraft(page));

test("a page is made from a template, gets a node, is seen in the preview, and is live for players", async ({
  page,
  context,
}) => {
  await enterConsole(page, "publisher");
  await goTo(page, "Pages");
  await page.getByRole("button", { name: "New page" }).click();
  const fresh = page.getByRole("form", { name: "New page" });
  await fresh.getByLabel("Title").fill("Spring offers");
  await expect(fresh.getByLabel("Name in the address")).toHaveValue("springOffers");
  await fresh.getByLabel("Made from").selectOption({ label: "Article" });
  await fresh.getByRole("button", { name: "Make the page" }).click();

  const tree = page.getByRole("tree", { name: "Nodes" });
  const drawn = page.frameLocator('iframe[title="Preview of page/springOffers"]');
  await expect(drawn.getByRole("heading", { name: "A heading" })).toBeVisible({ timeout: 20_000 });

  // A press on the page chooses the node in the tree, and its words are written where they are used.
  await drawn.getByRole("heading", { name: "A heading" }).click();
  const heading = tree.getByRole("treeitem", { name: /^Heading/ });
  await expect(heading).toHaveAttribute("aria-selected", "true");
  const panel = page.getByRole("region", { name: "The chosen node" });
  await panel.getByRole("textbox", { name: /, English$/ }).fill("Offers of this spring");

  await page.getByRole("button", { name: "Add", exact: true }).click();
  const gallery = page.getByRole("region", { name: "Add a node" });
  await gallery.getByRole("searchbox").fill("message to the reader");
  await gallery.getByRole("button", { name: "Behind it" }).click();
  await gallery.getByRole("button", { name: /^Notice/ }).click();
  const notice = tree.getByRole("treeitem", { name: /^Notice/ });
  await expect(notice).toHaveAttribute("aria-selected", "true");
  await expect(drawn.getByText("Something to know")).toBeVisible();

  // By keys: behind the next node, a copy, the copy gone and back.
  await notice.focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(notice).toHaveAttribute("aria-posinset", "3");
  await notice.focus();
  await page.keyboard.press("Control+d");
  await expect(notice).toHaveCount(2);
  await tree.locator('[aria-selected="true"]').focus();
  await page.keyboard.press("Delete");
  await expect(notice).toHaveCount(1);
  await page.keyboard.press("Control+z");
  await expect(notice).toHaveCount(2);
  expect((await findViolations(page)).map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 120)}`)).toEqual([]);

  await waitForDraft(page);
  await publish(page, "Offers of the spring");
  const player = await context.newPage();
  await player.goto("/springOffers");
  await expect(player.getByRole("heading", { name: "Offers of this spring" })).toBeVisible({ timeout: 15_000 });
  await expect(player.getByText("Something to know").first()).toBeVisible();
});

test("a document that is linked is not deleted, and says where it is linked; one typo costs one node", async ({
  page,
}) => {
  await enterConsole(page, "publisher");
  await goTo(page, "Pages");
  await page.getByRole("button", { name: "New page" }).click();
  const fresh = page.getByRole("form", { name: "New page" });
  await fresh.getByLabel("Title").fill("Linked");
  await fresh.getByLabel("Menu entry").selectOption({ label: "Footer" });
  await fresh.getByRole("button", { name: "Make the page" }).click();
  const drawn = page.frameLocator('iframe[title="Preview of page/linked"]');
  await expect(drawn.getByRole("heading", { name: "A heading" })).toBeVisible({ timeout: 20_000 });

  const panel = page.getByRole("region", { name: "The chosen node" });
  await panel.getByRole("button", { name: "JSON", exact: true }).click();
  const json = panel.getByRole("textbox", { name: "JSON of Stack" });
  await expect(json).toBeVisible();
  const written = await readCode(json);
  await writeCode(page, json, '{ "kind": "hea');
  await expect(panel.getByText(/This is not valid JSON/)).toBeVisible();
  await json.press("Control+Space");
  await panel.getByRole("option", { name: "heading" }).click();
  await expect.poll(() => readCode(json)).toBe('{ "kind": "heading"');
  await writeCode(page, json, written.replace(/"children": \[/, '"children": [{ "kind": "headin" },'));
  await expect(panel.getByRole("button", { name: /^Line \d+$/ })).toBeVisible();
  await expect(drawn.getByText(/"headin" is not known/)).toBeVisible();
  await expect(drawn.getByRole("heading", { name: "A heading" })).toBeVisible();

  await page.getByRole("button", { name: "All pages" }).click();
  const row = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: "Linked page/linked" }) });
  await row.getByRole("button", { name: "Delete Linked" }).click();
  await expect(row.getByRole("alert")).toContainText("it is linked here");
  await expect(row.getByRole("link", { name: /^Menus/ })).toBeVisible();
});
