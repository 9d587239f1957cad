import { expect, test } from "../../support/journey.ts";
import { goTo, publish, signIn, waitForDraft } from "../../support/operator.ts";

test("[CARD-03] a text of the brand's own is found by its words, written, and read on the open page", async ({
  page,
  context,
}) => {
  const player = await context.newPage();
  await player.goto("/index");
  await expect(player.getByRole("heading", { name: "Why players stay" })).toBeVisible();

  await signIn(page, "publisher");
  await goTo(page, "Texts");
  await page.getByRole("combobox", { name: "Texts in" }).selectOption({ label: "English" });
  await page.getByRole("searchbox").fill("players stay");
  await expect(page.getByText("1 text", { exact: true })).toBeVisible();
  const text = page
    .getByRole("region", { name: "Texts" })
    .getByRole("listitem")
    .filter({ hasText: "Why players stay" });
  await text.getByRole("textbox").fill("Why they come back");
  await waitForDraft(page);
  await publish(page, "Another title");
  await expect(player.getByRole("heading", { name: "Why they come back" })).toBeVisible();

  // Taken away, the bundled text applies again, and the draft holds nothing that would change anything.
  await goTo(page, "Texts");
  await page.getByRole("combobox", { name: "Texts in" }).selectOption({ label: "English" });
  await page.getByRole("checkbox", { name: /Only the brand’s own/ }).check();
  await page.getByRole("button", { name: /^Take the brand’s own text of/ }).click();
  await waitForDraft(page);
  await publish(page, "The bundled title");
  await expect(player.getByRole("heading", { name: "Why players stay" })).toBeVisible();
});

test("a text that leaves out what the page fills in is warned of, and a key must look like one", async ({ page }) => {
  await signIn(page, "editor");
  await goTo(page, "Texts");
  await page.getByRole("combobox", { name: "Texts in" }).selectOption({ label: "English" });
  await page.getByRole("searchbox").fill("reg_pattern_6");
  const text = page.getByRole("region", { name: "Texts" }).getByRole("listitem").first();
  await text.getByRole("textbox").fill("Digits");
  await expect(text.getByRole("status")).toContainText("(min) (max)");
  await text.getByRole("button", { name: /^Take the brand’s own text of/ }).click();
  await expect(text.getByRole("status")).toHaveCount(0);

  await page.getByRole("textbox", { name: "Key of a new text" }).fill("1 key");
  await page.getByRole("button", { name: "Add a text" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "begins with a letter" })).toBeVisible();
  await page.getByRole("textbox", { name: "Key of a new text" }).fill("club.title");
  await page.getByRole("button", { name: "Add a text" }).click();
  await page.getByRole("textbox", { name: "club.title" }).fill("The club");
  await waitForDraft(page);
  await page.getByRole("button", { name: "Take the brand’s own text of club.title away" }).click();
  await waitForDraft(page);
});
