import type { Page } from "@playwright/test";
import { asItWasFound } from "../../support/asItWasFound.ts";
import { expect, test as journey } from "../../support/journey.ts";
import {
  discardDraft,
  enterConsole,
  goTo,
  openRule,
  publishMs,
  waitForDraft,
  type OperatorName,
} from "../../support/operator.ts";

/** The second of two operators; what both have published is taken back once they are done. */
const test = journey.extend<{ second: Page }>({
  second: async ({ browser, playwright, baseURL }, use) => {
    const request = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
    const goBack = await asItWasFound(request);
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await use(await context.newPage());
    await context.close();
    await goBack();
    await request.dispose();
  },
});

const done = (page: Page) => page.getByText("Published. Open pages follow within seconds.");
const moved = (page: Page) => page.getByRole("alert").filter({ hasText: "Nothing was published" });
const publishNow = (page: Page) => page.getByRole("button", { name: "Publish now" }).click();

/** An operator whose draft moves fields on the form, before the button that publishes it. */
async function prepare(page: Page, account: OperatorName, places: Readonly<Record<string, string>>) {
  await enterConsole(page, account);
  for (const [field, place] of Object.entries(places))
    await (await openRule(page, field)).getByLabel("Place on the form").fill(place);
  await waitForDraft(page);
  await goTo(page, "Changes");
  await page.getByRole("textbox", { name: "Note" }).fill(`By ${account}`);
  await expect(page.getByRole("list", { name: "Changes" }).getByRole("listitem")).toHaveCount(
    Object.keys(places).length,
  );
}

test.afterEach(({ page }) => discardDraft(page));

test("of two who publish at once one goes live, and the other is told, settles what both changed, and loses nothing", async ({
  page,
  second,
}) => {
  test.setTimeout(150_000);
  await prepare(page, "publisher", { email: "71", line: "72" });
  await prepare(second, "checker", { email: "73", referralCode: "74" });

  await Promise.all([publishNow(page), publishNow(second)]);
  for (const each of [page, second])
    await expect(done(each).or(moved(each)).first()).toBeVisible({ timeout: publishMs });
  const isFirst = (await moved(second).count()) > 0;
  const [winner, loser] = isFirst ? [page, second] : [second, page];
  const [theirs, own] = isFirst ? ["71", "73"] : ["73", "71"];
  await expect(moved(winner)).toHaveCount(0);
  await expect(done(loser)).toHaveCount(0);

  // What was typed and changed is there, and what both changed is asked about.
  await loser.bringToFront();
  await expect(loser.getByRole("textbox", { name: "Note" })).toHaveValue(isFirst ? "By checker" : "By publisher");
  const conflicts = loser.getByRole("region", {
    name: "Somebody published a different value at the same place meanwhile",
  });
  await expect(conflicts.getByRole("group")).toHaveCount(1);
  await expect(conflicts).toContainText(theirs);
  await expect(conflicts).toContainText(own);
  await conflicts.getByRole("radio", { name: "Keep mine" }).check();
  await conflicts.getByRole("button", { name: "Settle the conflicts" }).click();
  await expect(conflicts).toHaveCount(0);
  await expect(loser.getByRole("list", { name: "Changes" }).getByRole("listitem")).toHaveCount(2);
  await publishNow(loser);
  await expect(done(loser)).toBeVisible({ timeout: publishMs });

  // Both are live: what only one of them changed, and what the later one decided.
  for (const [field, place] of [
    ["email", own],
    ["line", "72"],
    ["referralCode", "74"],
  ] as const)
    await expect((await openRule(loser, field)).getByLabel("Place on the form")).toHaveValue(place);
});

test("a question that was open while somebody else published leads to nothing that nobody saw", async ({
  page,
  second,
}) => {
  test.setTimeout(150_000);
  await prepare(page, "publisher", { line: "72" });
  await prepare(second, "checker", { referralCode: "74" });
  // A value that cannot be stays on the device, which is asked about before the rest goes live.
  await (await openRule(second, "email")).getByLabel("Most characters").fill("abc");
  await goTo(second, "Changes");
  await second.getByRole("textbox", { name: "Note" }).fill("By checker");
  await publishNow(second);
  const question = second.getByRole("alertdialog", { name: "Publish without what is not in the draft?" });
  await expect(question).toBeVisible();

  await page.bringToFront();
  await publishNow(page);
  await expect(done(page)).toBeVisible({ timeout: publishMs });

  await second.bringToFront();
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Publish without them" }).click();
  await expect(moved(second)).toBeVisible({ timeout: publishMs });
  await expect(done(second)).toHaveCount(0);
  await expect(second.getByRole("textbox", { name: "Note" })).toHaveValue("By checker");
  await expect(second.getByRole("region", { name: "Kept on this device" })).toContainText("E-mail › Most characters");
  await publishNow(second);
  await question.getByRole("button", { name: "Publish without them" }).click();
  await expect(done(second)).toBeVisible({ timeout: publishMs });
  await expect((await openRule(second, "email")).getByLabel("Most characters")).toHaveValue("abc");
  await expect((await openRule(second, "line")).getByLabel("Place on the form")).toHaveValue("72");
  await expect((await openRule(second, "referralCode")).getByLabel("Place on the form")).toHaveValue("74");
  await discardDraft(second);
});
