import { aScreenLock } from "../../support/aScreenLock.ts";
import { findViolations } from "../../support/findViolations.ts";
import { expect, test } from "../../support/journey.ts";
import { acceptInvitation, enterConsole, goTo, invite } from "../../support/operator.ts";

/** Leaves the platform as it was: a demo demands nothing. */
test.afterEach(async ({ page }) => {
  await page.evaluate(async () => {
    const { value } = (await (await fetch("/console/api/session")).json()) as { value: { csrf: string } };
    const send = (method: string, path: string, body?: object) =>
      fetch(`/console/api${path}`, {
        method,
        headers: { "x-csrf": value.csrf, ...(body && { "content-type": "application/json" }) },
        ...(body && { body: JSON.stringify(body) }),
      });
    await send("PUT", "/operators/rule", { demandsSecondFactor: false });
  });
  await page.goto("/console/account");
  await page.getByRole("button", { name: "Remove" }).first().click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("The passkey is removed.")).toBeVisible();
});

test("somebody who is invited into a role of which more than a password is demanded sets a passkey up, and is in", async ({
  page,
  browser,
}) => {
  test.slow();
  await aScreenLock(page);
  await enterConsole(page, "publisher");
  await goTo(page, "People");
  const rule = page.getByRole("form", { name: "Who else needs two-step login or a passkey" });
  await rule.getByRole("checkbox", { name: "Editor" }).check();
  await rule.getByRole("button", { name: "Demand it of these" }).click();
  await expect(rule.getByText("Switch on your own two-step login first.", { exact: false })).toBeVisible();
  await page.goto("/console/account");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const add = page.getByRole("form", { name: "Add a passkey" });
  await add.getByRole("textbox", { name: "Name" }).fill("Desk key");
  await add.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByRole("button", { name: "I have kept them" }).click();
  await goTo(page, "People");
  await rule.getByRole("checkbox", { name: "Editor" }).check();
  await rule.getByRole("button", { name: "Demand it of these" }).click();
  await expect(page.getByText("The rule is saved.")).toBeVisible();
  await expect(rule.getByRole("checkbox", { name: "Editor" })).toBeChecked();
  await expect(rule.getByRole("checkbox", { name: "Viewer", exact: true })).not.toBeChecked();

  const account = `guest-${Date.now() % 1_000_000}`;
  const link = await invite(page, account, "Editor");

  const context = await browser.newContext();
  const guest = await context.newPage();
  await aScreenLock(guest);
  await acceptInvitation(guest, link, account);
  // It is asked for before anything else, wherever one wants to go.
  await expect(guest.getByRole("heading", { name: "Your account", level: 1 })).toBeVisible();
  expect((await guest.request.get("/console/api/draft")).status()).toBe(403);
  expect((await findViolations(guest)).map(({ id }) => id)).toEqual([]);
  await guest.getByRole("button", { name: "Add a passkey" }).click();
  const own = guest.getByRole("form", { name: "Add a passkey" });
  await own.getByRole("textbox", { name: "Name" }).fill("My phone");
  await own.getByRole("button", { name: "Add a passkey" }).click();
  await guest.getByRole("button", { name: "I have kept them" }).click();
  await goTo(guest, "Texts");
  expect((await guest.request.get("/console/api/draft")).status()).toBe(200);
  await guest.getByRole("button", { name: "Sign out" }).click();
  await guest.getByRole("button", { name: "Use a passkey" }).click();
  await expect(guest.getByRole("heading", { name: "Texts", level: 1 })).toBeVisible();
  await context.close();
});
