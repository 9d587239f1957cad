import type { Page } from "@playwright/test";
import { holdSession } from "../../support/holdSession.ts";
import { expect, test } from "../../support/journey.ts";
import { runConfig } from "../../support/runConfig.ts";
import { openCentre } from "../../support/visitor.ts";

const screens = [
  {
    name: "phone",
    use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    account: "player08",
  },
  { name: "desktop", use: { viewport: { width: 1440, height: 900 } }, account: "player09" },
];
/** One dot, as PNG. */
const dot = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const picture = (name: string) => ({ name, mimeType: "image/png", buffer: Buffer.from(dot, "base64") });
const large = {
  name: "statement.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(700_000, 32)]),
};

/** An amount that no deposit before this one had: what was sent once stays with the account. */
const anAmount = () => `${100 + Math.floor(Math.random() * 800)}.${10 + Math.floor(Math.random() * 90)}`;

test.beforeAll(async ({ baseURL }) => {
  const pushed = await runConfig(baseURL, "push", "examples/pages/exampleDeposit.json", "--note", "Deposits");
  expect(pushed.text).toContain("exampleDeposit");
  expect(pushed.code).toBe(0);
});
test.afterAll(async ({ baseURL }) => {
  await runConfig(baseURL, "remove", "exampleDeposit");
});

for (const { name, use, account } of screens) {
  test.describe(`on a ${name}`, () => {
    test.use(use);

    test(
      "what a channel asks for is filled in, a proof is sent, and what was typed stays",
      { tag: "@phone" },
      async ({ page }) => {
        const { centre, files, choose, press } = await openDeposit(page, account);
        const amount = anAmount();
        await centre.getByLabel("Amount").fill(amount);
        await centre.getByLabel("Name of the payer").fill("Dara Sok");
        await choose("Voucher");
        await expect(centre.getByLabel("Code on the voucher")).toBeVisible();
        await expect(centre.getByLabel("Name of the payer")).toHaveCount(0);
        await choose("Bank transfer");
        await expect(centre.getByLabel("Name of the payer")).toHaveValue("Dara Sok");
        await expect(centre.getByLabel("Amount")).toHaveValue(amount);

        await press("I have paid");
        await expect(centre.getByRole("radiogroup", { name: "From which bank" })).toHaveAttribute(
          "aria-invalid",
          "true",
        );
        // What is wrong is shown inside the page; the head of the centre stays where it is.
        expect(await centre.evaluate((dialog) => dialog.scrollTop)).toBe(0);
        await centre.getByRole("radio", { name: "Heron Bank" }).check();
        await centre.getByLabel("Choose files").setInputFiles([picture("receipt.png"), large]);
        await expect(files().filter({ hasText: /· Sent/ })).toHaveCount(2);
        await press("I have paid");
        await expect(centre.getByText(`Bank transfer: $${amount}`)).toBeVisible();
        await expect(centre.getByText("Being looked at").first()).toBeVisible();
        await expect(files()).toHaveCount(0);
      },
    );

    test(
      "a program in a picture's clothes is not taken, and a dead line costs one part of a file",
      { tag: "@desktop" },
      async ({ page }) => {
        const { centre, files, press } = await openDeposit(page, account);
        const program = { name: "trick.png", mimeType: "image/png", buffer: Buffer.from("MZ not a picture") };
        await centre.getByLabel("Choose files").setInputFiles([program]);
        await expect(centre.getByText("trick.png is of another kind.", { exact: false })).toBeVisible();
        await expect(files()).toHaveCount(0);

        const offsets: string[] = [];
        let isDead = true;
        await page.route("**/wps/file/**", (route) => {
          const offset = new URL(route.request().url()).searchParams.get("offset") ?? "";
          offsets.push(offset);
          return isDead && offset !== "0" ? route.abort() : route.continue();
        });
        await centre.getByLabel("Choose files").setInputFiles([large]);
        await expect(files().filter({ hasText: "could not be sent" })).toHaveCount(1);
        isDead = false;
        offsets.length = 0;
        await press("Send statement.pdf again");
        await expect(files().filter({ hasText: /· Sent/ })).toHaveCount(1);
        expect(offsets).not.toContain("0");
      },
    );

    test("two presses are one deposit", { tag: "@phone" }, async ({ page }) => {
      const { centre, choose } = await openDeposit(page, account);
      await choose("Voucher");
      const amount = anAmount();
      await centre.getByLabel("Amount").fill(amount);
      await centre.getByLabel("Code on the voucher").fill("ABCD-1234");
      await centre.getByRole("button", { name: "I have paid" }).dblclick();
      await expect(centre.getByText(`Voucher: $${amount}`)).toHaveCount(1);
      await page.reload();
      await expect(centre.getByText(`Voucher: $${amount}`)).toHaveCount(1);
    });
  });
}

async function openDeposit(page: Page, account: string) {
  await holdSession(page, account);
  const centre = await openCentre(page, "personal", "exampleDeposit");
  await expect(centre.getByLabel("Amount")).toBeVisible();
  return {
    centre,
    files: () => centre.getByRole("group", { name: "Proof of payment" }).getByRole("listitem"),
    choose: (channel: string) => centre.getByRole("radio", { name: channel }).check({ force: true }),
    press: (button: string) => centre.getByRole("button", { name: button }).click(),
  };
}
