import { expect, test } from "../../support/journey.ts";
import {
  discardDraft,
  enterConsole,
  goTo,
  openRule,
  publish,
  publishMs,
  waitForDraft,
} from "../../support/operator.ts";

test.afterEach(async ({ page }) => discardDraft(page));

test("a draft that another window changed is shown again before it goes live, and the note begins empty each time", async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await enterConsole(page, "publisher");
  await (await openRule(page, "line")).getByLabel("Place on the form").fill("78");
  await waitForDraft(page);
  await goTo(page, "Changes");
  await page.getByRole("textbox", { name: "Note" }).fill("As I saw it");

  const other = await context.newPage();
  await other.goto("/console");
  const email = await openRule(other, "email");
  await email.getByLabel("Place on the form").fill("78");
  await waitForDraft(other);

  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Nothing was published" })).toBeVisible({
    timeout: publishMs,
  });
  const fresh = page.getByRole("listitem").filter({ hasText: "New to you" });
  await expect(fresh).toContainText(/Registration › .+ › Place on the form/);
  await page.getByRole("button", { name: "Publish now" }).click();
  await expect(page.getByText("Published. Open pages follow within seconds.")).toBeVisible({ timeout: publishMs });

  await other.bringToFront();
  await email.getByLabel("Place on the form").fill("79");
  await waitForDraft(other);
  await goTo(other, "Changes");
  await expect(other.getByRole("textbox", { name: "Note" })).toHaveValue("");
  await publish(other, "Without a word of the one before");
});

test("what the gate refuses stands at its field while one edits, leads there, and goes with the draft", async ({
  page,
}) => {
  await enterConsole(page, "publisher");
  await goTo(page, "Theme");
  const colour = page.getByRole("textbox", { name: "Dark: Text", exact: true });
  await colour.fill("#101820");
  await expect(colour).toHaveAccessibleDescription(/contrast/, { timeout: 20_000 });

  await goTo(page, "Changes");
  const found = page.getByRole("region", { name: "What the gate finds", exact: true });
  await expect(found).toContainText("contrast");
  await page.getByRole("textbox", { name: "Note" }).fill("A bad idea");
  await page.getByRole("button", { name: "Publish now" }).click();
  const refusal = page.getByRole("alert").filter({ hasText: "contrast" });
  await expect(refusal).toBeVisible({ timeout: publishMs });
  const card = page.locator(".card").filter({ has: page.getByRole("heading", { name: "Publish" }) });
  await expect(card.getByRole("alert").filter({ hasText: "contrast" })).toBeVisible();

  await refusal
    .getByRole("link", { name: /Dark theme › Text/ })
    .first()
    .press("Enter");
  await expect(colour).toBeFocused();
  await colour.fill("#ffffff");
  await expect(colour).not.toHaveAccessibleDescription(/contrast/);
  await waitForDraft(page);
  await goTo(page, "Changes");
  await expect(refusal).toHaveCount(0);
  await expect(found.getByText("would let it pass")).toBeVisible({ timeout: 20_000 });
});

test("each change can be taken back by itself, and edits by Ctrl-Z over all pages", async ({ page }) => {
  await enterConsole(page, "publisher");
  const rule = await openRule(page, "email");
  const placeBefore = await rule.getByLabel("Place on the form").inputValue();
  await rule.getByLabel("Place on the form").fill("77");
  await waitForDraft(page);
  await goTo(page, "Brand");
  const name = page.getByRole("form", { name: "Brand" }).getByLabel("Name", { exact: true }).first();
  const before = await name.inputValue();
  await name.fill("Undo me");
  await waitForDraft(page);

  await goTo(page, "Changes");
  const changes = page.getByRole("list", { name: "Changes" });
  await expect(changes.getByRole("listitem")).toHaveCount(2);
  await page.getByRole("button", { name: /^Take back: Brand/ }).click();
  await expect(changes.getByRole("listitem")).toHaveCount(1);
  // The step before: taking back is an edit like any other.
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("status").filter({ hasText: "Undone: Brand › Name" })).toBeVisible();
  await expect(changes.getByRole("listitem")).toHaveCount(2);
  await page.keyboard.press("Control+Shift+z");
  await expect(changes.getByRole("listitem")).toHaveCount(1);

  await goTo(page, "Brand");
  await page.keyboard.press("Control+z");
  await expect(name).toHaveValue("Undo me");
  await page.keyboard.press("Control+z");
  await expect(name).toHaveValue(before);
  await page.getByRole("button", { name: /^Undo: Registration › E-mail/ }).click();
  await expect(page.getByRole("heading", { name: "Registration", level: 1 })).toBeVisible();
  await expect(rule.getByLabel("Place on the form")).toBeFocused();
  await expect(rule.getByLabel("Place on the form")).toHaveValue(placeBefore);
});

test("a text that is being typed has its own undo first", async ({ page }) => {
  await enterConsole(page, "publisher");
  await goTo(page, "Brand");
  const name = page.getByRole("form", { name: "Brand" }).getByLabel("Name", { exact: true }).first();
  const before = await name.inputValue();
  await name.focus();
  await page.keyboard.press("End");
  await page.keyboard.type("XY");
  await waitForDraft(page);
  await page.keyboard.press("Control+z");
  await expect(name).toHaveValue(before);
  await expect(page.getByRole("status").filter({ hasText: "Undone" })).toHaveCount(0);
});

test("a menu goes back to the bundled one in these words, and can be made the brand's own again", async ({ page }) => {
  await enterConsole(page, "publisher");
  await goTo(page, "Menus");
  await page.getByRole("button", { name: "footer" }).click();
  await page.getByRole("button", { name: "Go back to the bundled footer" }).click();
  await expect(page.getByText("visitors get the bundled one")).toBeVisible();
  await expect(page.getByRole("button", { name: /footer.*Bundled/ })).toBeVisible();
  await page.getByRole("button", { name: "Make one for this brand" }).click();
  await expect(page.getByRole("region", { name: "Footer", exact: true })).toBeVisible();
});

test("what a language lacks is said on the page of its choice, and leads to the texts that are missing", async ({
  page,
}) => {
  await enterConsole(page, "publisher");
  await goTo(page, "Brand");
  const languages = page.getByRole("group", { name: "Languages" });
  await languages.getByRole("checkbox", { name: "Français (FR)", exact: true }).check();
  await expect(page.getByText(/FR lacks \d+ of \d+ texts/)).toBeVisible({ timeout: 20_000 });
  await page.getByRole("link", { name: "Texts › FR" }).click();
  await expect(page.getByRole("button", { name: /^Français \d+ missing$/, pressed: true })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Missing \d+$/, pressed: true })).toBeVisible();
  const first = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("textbox") })
    .first();
  await expect(first.getByRole("textbox", { name: /^English / })).toHaveValue(/\w/);
  await first.getByRole("textbox", { name: /^Français / }).fill("Bonjour");
  await waitForDraft(page);
  await goTo(page, "Changes");
  await expect(page.getByRole("region", { name: "What the gate finds", exact: true })).toContainText("FR lacks");
});
