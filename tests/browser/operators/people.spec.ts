import { createHmac } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "../../support/journey.ts";
import { acceptInvitation, enterConsole, goTo, invite } from "../../support/operator.ts";

test("somebody is invited, chooses a password, and comes in with the role that was given", async ({
  page,
  browser,
}) => {
  const account = `guest-${Date.now() % 1_000_000}`;
  await enterConsole(page, "publisher");
  const link = await invite(page, account, "Viewer");
  const context = await browser.newContext();
  const guest = await context.newPage();
  await acceptInvitation(guest, link, account);
  await expect(guest.getByRole("heading", { name: "Overview" })).toBeVisible();
  await expect(guest.getByRole("link", { name: "People" })).toHaveCount(0);
  await context.close();
});

test("a program hears of a test with a signature that it can check, and of one that fails the list says why", async ({
  page,
}) => {
  const got: { headers: IncomingHttpHeaders; body: string }[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (part: string) => (body += part));
    request.on("end", () => {
      got.push({ headers: request.headers, body });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

  await enterConsole(page, "publisher");
  await goTo(page, "Webhooks");
  await page.getByRole("textbox", { name: "Address" }).fill("https://10.0.0.1/");
  await page.getByRole("button", { name: "Add the address" }).click();
  await expect(page.getByText("Name a host on the internet: neither this machine nor a number.").first()).toBeVisible();
  await page.getByRole("textbox", { name: "Address" }).fill(`http://${host}/hook`);
  await page.getByRole("button", { name: "Add the address" }).click();
  const secret = String(
    await page
      .getByText(/^whsec_/)
      .first()
      .textContent(),
  );
  await page.getByRole("button", { name: "I have it" }).click();
  await expect(page.getByText(/^whsec_/)).toHaveCount(0);

  const addresses = page.getByRole("table", { name: "Addresses" });
  const deliveries = page.getByRole("table", { name: "Deliveries" });
  await addresses
    .getByRole("row", { name: host })
    .getByRole("button", { name: /Send a test/ })
    .click();
  await expect.poll(() => got.length).toBe(1);
  await expect(deliveries.getByRole("row", { name: host }).getByText("Taken")).toBeVisible({ timeout: 15_000 });
  const { headers, body } = got[0] as (typeof got)[0];
  const key = Buffer.from(secret.trim().replace("whsec_", ""), "base64");
  const signed = `${String(headers["webhook-id"])}.${String(headers["webhook-timestamp"])}.${body}`;
  expect(headers["webhook-signature"]).toBe(`v1,${createHmac("sha256", key).update(signed).digest("base64")}`);

  status = 503;
  await deliveries
    .getByRole("row", { name: host })
    .getByRole("button", { name: /Send again/ })
    .click();
  await expect(deliveries.getByRole("row", { name: host }).getByText("It refused")).toBeVisible({ timeout: 15_000 });
  await addresses
    .getByRole("row", { name: host })
    .getByRole("button", { name: /^Remove/ })
    .click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(addresses.getByRole("row", { name: host })).toHaveCount(0);
  server.closeAllConnections();
  server.close();
});

test("a feature is taken from everybody by its kill switch, which leaves a revision with the reason", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await enterConsole(page, "publisher");
  await goTo(page, "Roll-out");
  const reason = `Turns players away ${Date.now()}`;
  await page.getByRole("combobox", { name: "Feature" }).selectOption("FREETRIAL3");
  await page.getByRole("textbox", { name: "Why" }).fill(reason);
  await page.getByRole("button", { name: "Switch it off for everybody" }).click();
  await expect(page.getByText("It is off for everybody.").first()).toBeVisible({ timeout: 60_000 });
  await goTo(page, "Revisions");
  const revisions = page.getByRole("table", { name: "Revisions" });
  await expect(revisions.getByText(`FREETRIAL3 off: ${reason}`)).toBeVisible();
  await revisions.getByRole("button", { name: "Go back to this" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Why do you go back?").fill("It was a journey");
  await dialog.getByRole("button", { name: "Go back to this" }).click();
  await expect(page.getByText("The earlier revision is live again.")).toBeVisible({ timeout: 60_000 });
});

test("the header says the brand's name from the first sight on, however late the draft comes", async ({ page }) => {
  const logo = page.getByRole("banner").locator(".logo:visible");
  await enterConsole(page, "publisher");
  const name = (await logo.getByText(/../).innerText()).trim();
  expect(name.length).toBeGreaterThan(1);
  // A draft that never comes.
  await page.route("**/console/api/draft", () => undefined);
  await page.reload();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(logo.getByText(name, { exact: true })).toBeVisible();
});

test("the table of operators stays in its card beside the menu, with what is done with each", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await enterConsole(page, "publisher");
  await goTo(page, "People");
  const table = page.getByRole("table", { name: "Operators" });
  await expect(table.getByRole("button", { name: "Change the role" }).first()).toBeVisible();
  const [inner, outer] = await Promise.all([table.boundingBox(), table.locator("..").boundingBox()]);
  expect((inner?.x ?? 0) + (inner?.width ?? 0)).toBeLessThanOrEqual((outer?.x ?? 0) + (outer?.width ?? 0) + 0.5);
});
