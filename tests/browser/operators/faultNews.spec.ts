import type { Page } from "@playwright/test";
import { expect, test } from "../../support/journey.ts";
import { discardDraft, enterConsole, goTo, openRule, waitForDraft } from "../../support/operator.ts";

test.afterEach(({ page }) => discardDraft(page));

/** Edits something, and stands before its publication with a note. */
async function prepare(page: Page, note: string, edit: () => Promise<void>) {
  await enterConsole(page, "publisher");
  await edit();
  await waitForDraft(page);
  await goTo(page, "Changes");
  const box = page.getByRole("textbox", { name: "Note" });
  await box.fill(note);
  return { box, button: page.getByRole("button", { name: "Publish now" }) };
}

const changes = (page: Page) => page.getByRole("list", { name: "Changes" });

/** The name of the revision that players see. */
const liveOf = async (page: Page): Promise<string> => {
  const { value } = (await (await page.request.get("/wps/system/permission")).json()) as {
    value: { info: { site: { hash: string } } };
  };
  return value.info.site.hash;
};

test("F-07 news of revisions that come twice, late or lost, or name a broken one, leave a publication what its publisher saw", async ({
  page,
}) => {
  // Everything is asked for anew at each piece of news, which a busy machine feels.
  test.slow();
  const [broken, old] = ["0", "1"].map((digit) => `sha256-${digit.repeat(64)}`);
  const news = [
    { seq: 9001, hash: broken },
    { seq: 9001, hash: broken },
    { seq: 1, hash: old },
    { seq: 9009, hash: broken },
  ];
  let told = 0;
  await page.route(/\/wps\/system\/revisions/, (route) => {
    told += 1;
    const body = news.map((one) => `id: ${one.seq}\ndata: ${JSON.stringify({ ...one, withinMs: 0 })}\n\n`).join("");
    return route.fulfill({ contentType: "text/event-stream", body });
  });
  // What the news makes the console ask for comes in half once, and as something else once.
  let spoilt = 0;
  let isThere = false;
  await page.route(/\/console\/api\/draft(\?|$)/, async (route) => {
    const isAskedAgain = route.request().method() === "GET" && isThere;
    isThere = true;
    if (!isAskedAgain || told === 0 || spoilt >= 2) return await route.continue();
    spoilt += 1;
    const body = spoilt === 1 ? '{"success": true, "value": {"site": {"brand": ' : '{"success": true, "value": 7}';
    return await route.fulfill({ contentType: "application/json", body });
  });
  const value = String(21 + (Date.now() % 200));
  const note = `Through all news ${value}`;
  const { box, button } = await prepare(page, note, async () =>
    (await openRule(page, "wechat")).getByLabel("Most characters").fill(value),
  );
  const before = told;
  await expect.poll(() => [told > before, spoilt], { timeout: 40_000 }).toEqual([true, 2]);
  await expect(box).toHaveValue(note);
  await expect(changes(page)).toContainText("Registration › WeChat ID › Most characters");
  const was = await liveOf(page);
  await button.click();
  await expect(page.getByText("Published. Open pages follow within seconds.")).toBeVisible({ timeout: 60_000 });
  const now = await liveOf(page);
  expect(now).not.toBe(was);
  const site = (await (await page.request.get(`/config/${now}.json`)).json()) as {
    rules: { register: { wechat: { maxLength: number } } };
  };
  expect(site.rules.register.wechat.maxLength).toBe(Number(value));
  await goTo(page, "Revisions");
  await expect(page.getByText(note)).toHaveCount(1);
});

test("F-09 a revision that would be malformed is refused where it is published, with its place; what is live stays, and so do the draft and its note", async ({
  page,
  context,
}) => {
  const player = await context.newPage();
  await player.goto("/register");
  const name = player.getByRole("form", { name: "Username" }).getByRole("textbox", { name: "Username" });
  await name.fill("keepme1");
  const { box, button } = await prepare(page, "A bad idea", async () => {
    await goTo(page, "Theme");
    await page.getByRole("textbox", { name: "Dark: Text", exact: true }).fill("#101820");
  });
  const was = await liveOf(page);
  for (const time of ["once", "again"]) {
    await button.click();
    await expect(page.getByRole("alert").filter({ hasText: "/dark/text" }), time).toBeVisible();
    await expect(box, time).toHaveValue("A bad idea");
    await expect(changes(page), time).toContainText("Theme › Dark theme › Text");
  }
  expect(await liveOf(page)).toBe(was);
  await player.bringToFront();
  await expect(name).toHaveValue("keepme1");
  await player.reload();
  await expect(name).toBeVisible();
  await goTo(page, "Revisions");
  await expect(page.getByText("A bad idea")).toHaveCount(0);
});
