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
  await page.getByRole("searchbox").fill("players stay");
  await expect(page.getByText("1 text", { exact: true })).toBeVisible();
  const text = page.getByRole("list", { name: "Texts" }).getByRole("textbox", { name: /^English / });
  await expect(text).toHaveValue("Why players stay");
  // It is seen where it is used, as long as it is, while it is written.
  await page.getByText("Used in 1 place").click();
  const drawn = page.getByRole("list", { name: "Texts" }).locator("iframe").contentFrame();
  await expect(drawn.getByText("Why players stay")).toBeVisible();
  await text.fill("Why they come back");
  await expect(drawn.getByText("Why they come back")).toBeVisible();
  await waitForDraft(page);
  await publish(page, "Another title");
  await expect(player.getByRole("heading", { name: "Why they come back" })).toBeVisible();

  // Taken away, the bundled text applies again, and the draft holds nothing that would change anything.
  await goTo(page, "Texts");
  await page.getByRole("searchbox").fill("they come back");
  await page.getByRole("button", { name: /^Take the brand’s own text of .* \(English\)$/ }).click();
  await goTo(page, "Changes");
  await expect(page.getByRole("list", { name: "Changes" }).getByText("Why players stay")).toBeVisible();
  await publish(page, "The bundled title");
  await expect(player.getByRole("heading", { name: "Why players stay" })).toBeVisible();
});

test("a text that leaves out what the page fills in is warned of, and a key must look like one", async ({ page }) => {
  await signIn(page, "editor");
  await goTo(page, "Texts");
  await page.getByRole("searchbox").fill("reg_pattern_6");
  const list = page.getByRole("list", { name: "Texts" });
  const text = list.getByRole("listitem").filter({ has: page.getByText("reg_pattern_6", { exact: true }) });
  await text.getByRole("textbox", { name: /^English / }).fill("Digits");
  await expect(text.getByRole("status")).toContainText("(min) (max)");
  await text.getByRole("button", { name: /^Take the brand’s own text of/ }).click();
  await expect(text.getByRole("status")).toHaveCount(0);

  await page.getByRole("textbox", { name: "Key of a new text" }).fill("1 key");
  await page.getByRole("button", { name: "Add a text" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "begins with a letter" })).toBeVisible();
  await page.getByRole("textbox", { name: "Key of a new text" }).fill("club.title");
  await page.getByRole("button", { name: "Add a text" }).click();
  await page.getByRole("textbox", { name: "English club.title" }).fill("The club");
  await waitForDraft(page);
  await page.getByRole("button", { name: "Take the brand’s own text of club.title away (English)" }).click();
  await waitForDraft(page);
});
