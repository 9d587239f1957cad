import { test, expect } from "../support/journey.ts";
import { expectVisitor } from "../support/visitor.ts";

const closed = (rest: object) => ({
  success: true,
  message: null,
  value: {
    maintenance: false,
    regionRestriction: false,
    info: { location: { ip: "203.0.113.7", country: "KH" } },
    ...rest,
  },
});

test("[BOOT-01] [BOOT-05] the permission call is the first, names the page's host, and everything else waits for it", async ({
  page,
}) => {
  const asked: string[] = [];
  let answered = false;
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith("/wps") && !pathname.startsWith("/config/")) return;
    asked.push(pathname + search);
    if (asked.length > 1) expect(answered).toBe(true);
  });
  await page.route(/\/wps\/system\/permission/, async (route) => {
    const response = await route.fetch();
    answered = true;
    await route.fulfill({ response });
  });
  await page.goto("/index");
  await expectVisitor(page);
  // The page stands before its program asks for anything.
  await expect.poll(() => asked[0]).toMatch(/^\/wps\/system\/permission\?host=localhost$/);
  await expect.poll(() => asked).toContain("/wps/system/countries");
});

test("[BOOT-02] [BOOT-03] a site under maintenance is one page, opens by itself, and wins over the region", async ({
  page,
}) => {
  await page.route(/\/wps\/system\/permission/, (route) =>
    route.fulfill({ json: closed({ maintenance: true, regionRestriction: true }) }),
  );
  await page.clock.install();
  await page.goto("/index");
  await expect(page.getByRole("heading", { level: 1, name: "We are setting the tables" })).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByText("203.0.113.7")).toHaveCount(0);
  await page.unroute(/\/wps\/system\/permission/);
  await page.clock.runFor(16_000);
  await expectVisitor(page);
});

test("[BOOT-04] a visitor from a place that is not served reads so, with the address seen", async ({ page }) => {
  await page.route(/\/wps\/system\/permission/, (route) =>
    route.fulfill({ json: closed({ regionRestriction: true }) }),
  );
  await page.goto("/index");
  await expect(page.getByText("203.0.113.7")).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCount(0);
});

test("a platform that publishes no revisions gets the bundled site, with its own flags and rules", async ({ page }) => {
  await page.route(/\/wps\/system\/permission/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { value: { info: { site?: unknown; register: Record<string, unknown> } } };
    delete body.value.info.site;
    body.value.info.register["line"] = {
      enabled: true,
      required: true,
      minLength: 2,
      maxLength: 5,
      acceptedPattern: "*",
      patternId: 0,
    };
    await route.fulfill({ response, json: body });
  });
  await page.route(/\/(config|wps\/system\/revisions)/, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto("/register");
  const form = page.getByRole("form", { name: "Username" });
  await form.getByRole("textbox", { name: "LINE ID" }).fill("x");
  await form.getByRole("button", { name: "Open account" }).click();
  await expect(form.getByRole("alert")).toContainText("LINE ID: 2 - 5 characters of any kind");
});

test("[ROUTE-09] a brand that wants a login first sends visitors to /login, and back to where they were going", async ({
  page,
}) => {
  await page.route(/\/wps\/system\/permission/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as {
      value: { info: { site?: unknown; settings: { loginedToHomePage: boolean } } };
    };
    delete body.value.info.site;
    body.value.info.settings.loginedToHomePage = true;
    await route.fulfill({ response, json: body });
  });
  // A platform that publishes no revisions announces none.
  await page.route(/\/wps\/system\/revisions/, (route) => route.abort());
  await page.goto("/index?ref=1");
  await expect(page).toHaveURL(/\/login$/);
  const form = page.getByRole("form", { name: "Username" });
  await form.getByRole("textbox", { name: "Username" }).fill("player01");
  await form.getByLabel("Password", { exact: true }).fill("Demo-2026!");
  await form.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL(/\/index\?ref=1$/);
});
