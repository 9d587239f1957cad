import type { Page } from "@playwright/test";
import { holdSession } from "../support/holdSession.ts";
import { test, expect } from "../support/journey.ts";
import {
  aName,
  expectLoggedIn,
  expectVisitor,
  fillLogin,
  goodPassword,
  logIn,
  openCentre,
  openLogin,
  sendLogin,
} from "../support/visitor.ts";

// The numbers are those of the fault model (security, section 6).

/** The stream would name a revision, and once that is shown nothing is wrong with the platform any more. */
async function withoutStream(page: Page): Promise<void> {
  await page.route(/\/wps\/system\/revisions/, (route) => route.abort());
}

test("F-01 without a platform the last good site is shown, with a notice and a way to try again", async ({ page }) => {
  await page.goto("/index");
  await expectVisitor(page);
  let isBack = false;
  // Any call that comes through ends the notice; here nothing does until the platform is asked again.
  await page.route(/\/(wps|config)\//, (route) =>
    isBack && /permission|config/.test(route.request().url()) ? route.continue() : route.abort(),
  );
  await page.reload();
  await expect(page.getByRole("status").filter({ hasText: "The network failed" })).toBeVisible();
  await expectVisitor(page);
  isBack = true;
  await page.getByRole("button", { name: "Try again" }).first().click();
  await expect(page.getByRole("status").filter({ hasText: "The network failed" })).toHaveCount(0);
});

test("F-01 without a platform and without a memory the bundled site is shown", async ({ page }) => {
  await page.route(/\/wps\//, (route) => route.abort());
  await page.goto("/index");
  await expectVisitor(page);
  await expect(page.getByRole("status").filter({ hasText: "The network failed" })).toBeVisible();
});

test("F-02 without a network what was typed stays, and it goes on by itself", async ({ page, context }) => {
  await page.goto("/register");
  const form = page.getByRole("form", { name: "Username" });
  await form.getByRole("textbox", { name: "Username" }).fill("typed123");
  await context.setOffline(true);
  await expect(page.getByText("You are offline.")).toBeVisible();
  await expect(form.getByRole("textbox", { name: "Username" })).toHaveValue("typed123");
  await context.setOffline(false);
  await expect(page.getByText("You are offline.")).toHaveCount(0);
  await expect(form.getByRole("textbox", { name: "Username" })).toHaveValue("typed123");
});

test("F-02 where the program cannot come, the page stays with what was typed, and goes on once there is a network", async ({
  page,
  context,
}) => {
  const { promise: gone, resolve: goOffline } = Promise.withResolvers<void>();
  await page.route(/\/assets\/program-/, (route) => gone.then(() => route.abort()));
  await page.goto("/register");
  const name = page.getByRole("form", { name: "Username" }).getByRole("textbox", { name: "Username" });
  await name.fill("typed123");
  await context.setOffline(true);
  goOffline();
  await expect(page.getByText("Part of the page could not be loaded.")).toBeVisible();
  await expect(name).toHaveValue("typed123");
  await page.unroute(/\/assets\/program-/);
  await context.setOffline(false);
  await expect(page.getByText("Part of the page could not be loaded.")).toHaveCount(0);
  await page.waitForFunction(() => performance.getEntriesByName("usable").length > 0);
  await expect(name).toHaveValue("typed123");
});

test("F-03 a busy platform is asked once more after the time it wants", async ({ page }) => {
  let asked = 0;
  await page.route(/\/wps\/system\/permission/, (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill({ status: 503, headers: { "retry-after": "1" }, body: "{}" }) : route.continue();
  });
  await page.goto("/index");
  await expectVisitor(page);
  await expect.poll(() => asked).toBe(2);
  await expect(page.getByText("Please try again")).toHaveCount(0);
});

for (const [name, body, type] of [
  ["half a JSON", '{"success": true, "value": {"maint', "application/json"],
  ["a proxy's page", "<html><h1>Bad gateway</h1></html>", "text/html"],
  ["another shape", '{"success": true, "value": 7}', "application/json"],
] as const) {
  test(`F-05 ${name} in place of the first answer leaves a page that works`, async ({ page }) => {
    await page.route(/\/wps\/system\/permission/, (route) => route.fulfill({ status: 200, contentType: type, body }));
    await withoutStream(page);
    await page.goto("/index");
    await expectVisitor(page);
    await expect(page.getByRole("status").filter({ hasText: "could not be read" })).toBeVisible();
  });
}

test("F-05 a table that cannot be read says so, and loads again", async ({ page }) => {
  await holdSession(page, "player01");
  await page.route(/\/wps\/member\/transactions/, (route) =>
    route.fulfill({ status: 200, contentType: "text/html", body: "<html>" }),
  );
  const centre = await openCentre(page, "personal", "transactionHistory");
  await expect(centre.getByRole("alert")).toContainText("could not be");
  await page.unroute(/\/wps\/member\/transactions/);
  await centre.getByRole("alert").getByRole("button", { name: "Try again" }).click();
  await expect(centre.getByText(/^\d+ of /)).toBeVisible();
});

test("[BOOT-08] F-08 a part of the program that is gone reloads the page once, then says so", async ({ page }) => {
  // Before the page comes: what it loads ahead while nobody does anything would be there already.
  await page.route(/\/assets\/create(BotCheck|SolverWorker|Encryptor)/, (route) =>
    route.fulfill({ status: 404, body: "" }),
  );
  await page.goto("/index");
  await expectVisitor(page);
  const dialog = await openLogin(page);
  await fillLogin(dialog, "player01");
  const reloaded = page.waitForEvent("domcontentloaded");
  await sendLogin(dialog);
  await reloaded;
  const again = await openLogin(page);
  await fillLogin(again, "player01");
  await sendLogin(again);
  await expect(page.getByText("Part of the page could not be loaded.")).toBeVisible();
  await page.unroute(/\/assets\//);
  await page.getByRole("button", { name: "Reload" }).click();
  await expectVisitor(page);
});

test("F-11 where storage is denied the session lives in memory", async ({ page }) => {
  await page.addInitScript(() => {
    const denied = {
      get(): never {
        throw new DOMException("denied", "SecurityError");
      },
    };
    Object.defineProperty(globalThis, "localStorage", denied);
    Object.defineProperty(globalThis, "sessionStorage", denied);
    Object.defineProperty(globalThis, "indexedDB", denied);
  });
  await page.goto("/index");
  await page.getByRole("combobox").filter({ visible: true }).first().selectOption("EN");
  const dialog = await openLogin(page);
  await fillLogin(dialog, "player01");
  await sendLogin(dialog);
  await expectLoggedIn(page);
});

test("F-14 two tabs log in and out together, and a page of another account is locked", async ({ page, context }) => {
  await page.goto("/index");
  const other = await context.newPage();
  await other.goto("/index");
  await expectVisitor(other);
  await logIn(page, "player01");
  await expect(other.getByRole("banner").getByRole("button", { name: "Log in" })).toHaveCount(0, { timeout: 1500 });

  await page.goto("/index");
  await page.getByRole("button", { name: "Log out" }).filter({ visible: true }).first().click();
  await page.getByRole("dialog", { name: "Log out" }).getByRole("button", { name: "Log out" }).click();
  await expect(other.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible({ timeout: 1500 });
});

test("F-15 a session that ended asks for a login and keeps the page", async ({ page }) => {
  await holdSession(page, "player05");
  const centre = await openCentre(page, "personal", "transactionHistory");
  await expect(centre.getByText(/^\d+ of /)).toBeVisible();
  await page.route(/\/wps\/member\/transactions/, (route) =>
    route.fulfill({ status: 401, json: { success: false, value: null, message: "no", code: "not_logged_in" } }),
  );
  await centre.getByRole("button", { name: "Show more" }).click();
  const dialog = page.getByRole("dialog", { name: "Log in" });
  await expect(dialog).toBeVisible();
  await page.unroute(/\/wps\/member\/transactions/);
  await fillLogin(dialog, "player05");
  await sendLogin(dialog);
  await expect(page).toHaveURL(/page=transactionHistory/);
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Account record" })).toBeVisible();
});

test("F-16 two quick presses send one registration", async ({ page }) => {
  await page.goto("/register");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT" && request.url().includes("/wps/member/register"))
      sent.push(request.headers()["idempotency-key"] ?? "");
  });
  const form = page.getByRole("form", { name: "Username" });
  await form.getByRole("textbox", { name: "Username" }).fill(aName());
  await form.getByLabel("Password", { exact: true }).fill(goodPassword);
  await form.getByLabel("Password again", { exact: true }).fill(goodPassword);
  await form.getByRole("textbox", { name: "Full name" }).fill("Walter Example");
  await form.getByRole("checkbox", { name: /years old/ }).check();
  await form.getByRole("button", { name: "Open account" }).dblclick();
  await expectLoggedIn(page);
  expect(sent).toHaveLength(1);
});

test("F-17 a registration whose answer is lost is sent again by the same key, and happens once", async ({ page }) => {
  await page.goto("/register");
  const keys: string[] = [];
  await page.route(/\/wps\/member\/register$/, async (route) => {
    keys.push(route.request().headers()["idempotency-key"] ?? "");
    if (keys.length > 1) return await route.continue();
    // The platform does it; the answer never arrives.
    await route.fetch();
    return await route.abort();
  });
  const form = page.getByRole("form", { name: "Username" });
  await form.getByRole("textbox", { name: "Username" }).fill(aName());
  await form.getByLabel("Password", { exact: true }).fill(goodPassword);
  await form.getByLabel("Password again", { exact: true }).fill(goodPassword);
  await form.getByRole("textbox", { name: "Full name" }).fill("Walter Example");
  await form.getByRole("checkbox", { name: /years old/ }).check();
  await form.getByRole("button", { name: "Open account" }).click();
  await expectLoggedIn(page);
  expect(new Set(keys).size).toBe(1);
  expect(keys.length).toBe(2);
});

test("F-04 a platform that hangs is given up after ten seconds, and the page works without it", async ({ page }) => {
  test.setTimeout(90_000);
  await page.route(/\/wps\/system\/permission/, () => new Promise(() => {}));
  await withoutStream(page);
  await page.goto("/index");
  await expect(page.getByRole("status").filter({ hasText: "took too long" })).toBeVisible({ timeout: 20_000 });
  await expectVisitor(page);
});

test("F-06 a stream that says nothing is opened again, and the platform is polled in the end", async ({ page }) => {
  let streams = 0;
  let asked = 0;
  await page.route(/\/wps\/system\/revisions/, () => {
    streams += 1;
    return new Promise(() => {});
  });
  await page.route(/\/wps\/system\/permission/, (route) => {
    asked += 1;
    return route.continue();
  });
  await page.clock.install();
  await page.goto("/index");
  await expectVisitor(page);
  await expect.poll(() => [streams, asked]).toEqual([1, 1]);
  // Reconnects wait a random while, and what lies between two timers takes real time: the clock goes on in steps.
  const after = (count: () => number) => async () => {
    await page.clock.runFor(10_000);
    return count();
  };
  await expect
    .poll(
      after(() => streams),
      { timeout: 20_000 },
    )
    .toBeGreaterThan(1);
  await expect
    .poll(
      after(() => asked),
      { timeout: 30_000 },
    )
    .toBeGreaterThan(1);
});

test("F-13 a device whose clock is three days ahead logs in all the same", async ({ page }) => {
  await page.clock.install({ time: Date.now() + 3 * 86_400_000 });
  await logIn(page, "player06");
});
