import { expect, test } from "../../support/journey.ts";
import { discardDraft, goTo, publish, signIn, waitForDraft } from "../../support/operator.ts";

test.afterEach(({ page }) => discardDraft(page));

test("[CARD-03] an operator puts a banner first and rewords an answer by keyboard, and open pages follow", async ({
  page,
  context,
}) => {
  test.slow();
  await signIn(page, "publisher");
  await goTo(page, "Banners");
  const form = page.getByRole("form", { name: "w_home" });
  const items = form.locator("ol.items > li");
  await expect(items).toHaveCount(3);
  await form.getByRole("button", { name: "Add to Banners" }).press("Enter");
  const added = items.nth(3);
  await added.getByRole("textbox", { name: "Name" }).fill("rainy-week");
  await added
    .getByRole("group", { name: "Title, by language" })
    .getByLabel("English (EN)")
    .fill("Rain outside, music inside");
  for (const place of [4, 3, 2]) {
    const up = form.getByRole("button", { name: `Move Banner ${place} up` });
    await up.press("Enter");
  }
  await expect(items.first()).toContainText("rainy-week");
  await waitForDraft(page);

  await goTo(page, "Help centre");
  const categories = page.getByRole("form").locator("ol.items").first().locator("> li");
  await categories.first().getByRole("button", { name: "Edit Logging in" }).press("Enter");
  const article = categories.first().locator("ol.items > li").first();
  await article.getByRole("button", { name: "Edit How do I log in?" }).press("Enter");
  const answer = article.getByRole("group", { name: "Answer, by language" }).getByLabel("English (EN)");
  await expect(answer).toHaveJSProperty("tagName", "TEXTAREA");
  await answer.fill("<p>Press <strong>Log in</strong>, then look for the green door.</p>");
  await waitForDraft(page);
  await publish(page, "A banner and an answer");

  const player = await context.newPage();
  await player.goto("/help?id=how-to-log-in");
  await expect(player.getByText("look for the green door.", { exact: false })).toBeVisible();
  await player.goto("/index");
  // It is one of the slides behind the page's own.
  await expect(player.getByText("Rain outside, music inside").first()).toBeAttached();
  await player.close();

  // Taken back, the revision before is live again.
  await goTo(page, "Revisions");
  await page.getByRole("row").nth(2).getByRole("button", { name: "Go back to this" }).click();
  await page.getByRole("dialog").getByLabel("Why do you go back?").fill("As it was before");
  await page.getByRole("dialog").getByRole("button", { name: "Go back to this" }).click();
  await expect(page.getByText("The earlier revision is live again.")).toBeVisible();
  const banners = await page.request.get("/wps/system/banners?group=w_home", { headers: { language: "EN" } });
  expect(await banners.text()).not.toContain("Rain outside");
});
