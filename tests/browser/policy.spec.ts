import { createServer } from "node:http";
import { test, expect } from "../support/journey.ts";
import { fillLogin, openLogin, sendLogin, expectLoggedIn } from "../support/visitor.ts";

// Violations are collected by the fixture, from what the browser says and sends. Nothing here runs code in the page:
// Playwright's evaluate switches eval back on while it runs, and a policy looked at that way proves nothing.

test("all pages are walked through with real presses, and the policy has nothing to say", async ({
  page,
  isMobile,
}) => {
  await page.goto("/index");
  const banner = page.getByRole("banner");
  await banner.getByRole("button", { name: "Log in" }).click();
  await page.getByRole("dialog").getByRole("tab", { name: "Text message" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await page.goto("/register");
  await page.getByRole("tab", { name: "Mobile number" }).click();
  await page.getByRole("tab", { name: "Username" }).click();
  await page.getByRole("button", { name: "Open account" }).click();
  await page.goto("/no-such-page");
  await page.goto("/login");

  await page.goto("/index");
  const dialog = await openLogin(page);
  await fillLogin(dialog, "agent01");
  await sendLogin(dialog);
  await expectLoggedIn(page);

  const notice = page.getByRole("main").getByRole("button", { name: /./ }).filter({ hasText: "Deposits by QR" });
  if (await notice.count()) {
    await notice.first().click();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).first().click();
  }
  for (const address of [
    "centre=personal&page=securityCenter",
    "centre=personal&page=transactionHistory",
    "centre=agent",
  ]) {
    await page.goto(`/index?${address}`);
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    const buttons = page
      .getByRole("dialog")
      .getByRole("button", { name: /Next page|Show more|Show as a table|Load again/ });
    for (const button of await buttons.all()) if (await button.isEnabled()) await button.click();
  }
  if (!isMobile) {
    await page.goto("/index");
    await banner.getByRole("switch", { name: "Dark theme" }).click();
  }
});

test("the policy bites: whatever it forbids is stopped and told of", async ({ page, complaints, baseURL }) => {
  const answer = await page.request.get("/index");
  const policy = answer.headers()["content-security-policy"] ?? "";
  expect(policy).toContain("require-trusted-types-for 'script'");
  // A page of the same policy that does what must not be done.
  const script = `
    const tries = {
      eval: () => eval("1"),
      function: () => new Function("return 1")(),
      timer: () => setTimeout("1", 0),
      html: () => { document.body.innerHTML = "<b>x</b>"; },
      outer: () => { document.body.firstElementChild.outerHTML = "<b>x</b>"; },
      script: () => { const s = document.createElement("script"); s.src = "/x.js"; },
      frame: () => { const f = document.createElement("iframe"); f.srcdoc = "<b>x</b>"; },
      worker: () => new Worker("/x.js"),
      policy: () => trustedTypes.createPolicy("other", {}),
      parser: () => new DOMParser().parseFromString("<b>x</b>", "text/html"),
    };
    const passed = Object.entries(tries).filter(([, work]) => { try { work(); return true; } catch { return false; } });
    document.title = "passed: " + passed.map(([name]) => name).join(" ");`;
  const server = createServer((request, response) => {
    response.setHeader("content-security-policy", policy.replace(/report-(uri|to) [^;]+;?/g, ""));
    response.setHeader("content-type", request.url === "/own.js" ? "text/javascript" : "text/html");
    response.end(
      request.url === "/own.js"
        ? script
        : `<!doctype html><title>?</title><body><p>x</p><script>document.title="inline"</script><script src="/own.js"></script>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  try {
    await page.goto(`http://localhost:${port}/`);
    await expect(page).toHaveTitle("passed: ");
    expect(complaints.violations.length).toBeGreaterThan(5);
  } finally {
    server.close();
    complaints.violations.length = 0;
    complaints.errors.length = 0;
    await page.goto(baseURL ?? "/");
  }
});
