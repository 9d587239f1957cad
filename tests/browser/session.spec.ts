import { expect, test } from "../support/journey.ts";
import { comeLoggedIn } from "../support/holdSession.ts";
import { expectVisitor, logOut } from "../support/visitor.ts";

test("a session says in time that it ends, one press keeps it, and two tabs agree", async ({ page, context }) => {
  let idleSeconds = 100;
  const left = (seconds: number) => ({
    success: true,
    value: { idleSeconds: seconds, endSeconds: 9_000 },
    message: null,
  });
  await context.route("**/wps/session/left", (route) => route.fulfill({ json: left(idleSeconds) }));
  const asked = page.waitForResponse("**/wps/session/left");
  await comeLoggedIn(page, "player07");
  await asked;
  const other = await context.newPage();
  const askedToo = other.waitForResponse("**/wps/session/left");
  await other.goto("/index");
  await askedToo;
  await expect(other.getByRole("banner").getByRole("button", { name: "Log in" })).toHaveCount(0);

  // The rest is half gone, and nobody has used the page since.
  idleSeconds = 45;
  for (const tab of [page, other]) await tab.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  const told = page.locator(".toast").filter({ hasText: /You will be logged out in 0:4\d/ });
  await expect(told).toBeVisible();
  await expect(other.locator(".toast").filter({ hasText: "You will be logged out" })).toBeVisible();
  idleSeconds = 1_800;
  const extended = page.waitForResponse("**/wps/session/extend");
  await told.getByRole("button", { name: "Stay logged in" }).click();
  expect((await extended).status()).toBe(200);
  await expect(told).toHaveCount(0);
  await expect(other.locator(".toast").filter({ hasText: "You will be logged out" })).toHaveCount(0);

  // What is chosen in one tab is kept in the browser, and shown in the other.
  const look = () => other.evaluate(() => [document.documentElement.dataset["theme"], document.documentElement.lang]);
  await page.evaluate(() => {
    for (const [name, value] of Object.entries({ theme: "light", hisLang: "KM" })) localStorage.setItem(name, value);
  });
  await expect.poll(look).toEqual(["light", "km"]);

  // A token that is dead ends in one login dialog, in both tabs, and asks for nothing more.
  await context.route(/\/wps\/(member|v2|message|session\/left)/, (route) =>
    route.fulfill({ status: 401, json: { success: false, value: null, message: "no", code: "not_logged_in" } }),
  );
  let calls = 0;
  page.on("request", (request) => (calls += request.url().includes("/wps/") ? 1 : 0));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page.getByRole("dialog", { name: "Log in" })).toBeVisible();
  await page.getByRole("dialog", { name: "Log in" }).getByRole("button", { name: "Close" }).click();
  await expectVisitor(page);
  expect(calls).toBeLessThan(10);
});

test("whoever logs out has no session at the platform either", async ({ page }) => {
  await comeLoggedIn(page, "player12");
  const token = (await page.evaluate(() => sessionStorage.getItem("token"))) ?? "";
  const status = async () => (await page.request.get("/wps/session/left", { headers: { token } })).status();
  expect(await status()).toBe(200);
  await logOut(page);
  await expect.poll(status).toBe(401);
});

test("whoever logs out of a page that can make no calls yet has no session at the platform either", async ({
  page,
}) => {
  await comeLoggedIn(page, "player12");
  const token = (await page.evaluate(() => sessionStorage.getItem("token"))) ?? "";
  const status = async () => (await page.request.get("/wps/session/left", { headers: { token } })).status();
  expect(await status()).toBe(200);
  const loaded = Promise.withResolvers<void>();
  await page.route(/\/assets\/createClient-[^?]*\.js/, async (route) => {
    await loaded.promise;
    await route.continue();
  });
  await page.reload();
  await logOut(page);
  await expectVisitor(page);
  expect(await status()).toBe(200);
  loaded.resolve();
  await expect.poll(status).toBe(401);
});
