import { expect, test } from "../support/journey.ts";
import {
  aName,
  expectLoggedIn,
  expectVisitor,
  fillLogin,
  fillRegistration,
  openLogin,
  registration,
  sendLogin,
  sendRegistration,
} from "../support/visitor.ts";

test("F-07 F-09 news of revisions that come twice, late or lost, or name a broken one, leave registration, logout and login as they are", async ({
  page,
}) => {
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
  const asked = new Set<string>();
  await page.route(/\/config\/sha256-/, async (route) => {
    const name = route.request().url().split("/").at(-1) ?? "";
    if (!/[01]{64}/.test(name)) return await route.continue();
    asked.add(name);
    return await route.fulfill({ contentType: "application/json", body: '{"layouts": {"page/register": {"root": ' });
  });
  const heardMore = async () => {
    const before = told;
    await expect.poll(() => told, { timeout: 30_000 }).toBeGreaterThan(before);
  };
  await page.goto("/register");
  const name = aName();
  await fillRegistration(page, name);
  await heardMore();
  await expect.poll(() => asked.has(`${broken}.json`)).toBe(true);
  await expect(registration(page).getByRole("textbox", { name: "Username" })).toHaveValue(name);
  await expect(registration(page).getByRole("textbox", { name: "Full name" })).toHaveValue("Walter Example");
  await sendRegistration(page);
  await expectLoggedIn(page);
  await page.getByRole("button", { name: "Log out" }).filter({ visible: true }).first().click();
  await page.getByRole("dialog", { name: "Log out" }).getByRole("button", { name: "Log out" }).click();
  await expectVisitor(page);
  const dialog = await openLogin(page);
  await fillLogin(dialog, "player10");
  await heardMore();
  await expect(dialog.getByRole("textbox", { name: "Username" })).toHaveValue("player10");
  await sendLogin(dialog);
  await expectLoggedIn(page);
  expect(asked.has(`${old}.json`)).toBe(false);
});
