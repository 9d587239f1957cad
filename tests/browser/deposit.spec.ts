import type { Page } from "@playwright/test";
import { createCanvas } from "@napi-rs/canvas";
import { expect, test } from "../support/journey.ts";
import { findViolations, wcag } from "../support/findViolations.ts";
import { logIn } from "../support/visitor.ts";

const centre = "/index?centre=personal&page=depositv2";

/** Chooses a way to pay in, and gets its form. */
async function choose(page: Page, way: string) {
  await page.goto(centre);
  const dialog = page.getByRole("dialog").last();
  await dialog.getByRole("radio", { name: way }).check({ force: true });
  await expect(dialog.getByLabel("Amount").first()).toBeVisible();
  return dialog;
}

test(
  "[PC-05] a member pays by card at the provider and finds the money in the wallet, once",
  {
    tag: "@phone",
  },
  async ({ page }) => {
    await logIn(page, "player21");
    const dialog = await choose(page, "Card");
    expect(await findViolations(page, { tags: wcag })).toEqual([]);
    // By the keyboard alone.
    await dialog.getByRole("button", { name: "$20.00" }).focus();
    await page.keyboard.press("Enter");
    await expect(dialog.getByText("$19.20")).toBeVisible();
    await dialog.getByRole("button", { name: "Go on to pay" }).focus();
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("timer").or(dialog.getByText("Left to pay")).first()).toBeVisible();
    expect(await findViolations(page, { tags: wcag })).toEqual([]);
    await dialog.getByRole("button", { name: "Pay at the provider" }).click();
    await expect(page.getByRole("heading", { name: "Sandbox payments" })).toBeVisible();
    expect(await findViolations(page, { tags: wcag })).toEqual([]);
    await page.getByRole("button", { name: "Pay twice" }).click();
    await expect(page.getByRole("status")).toContainText("credited");
    await page.getByRole("link", { name: "Back to the site" }).click();
    const back = page.getByRole("dialog").last();
    await expect(back.getByText("$19.20 are in your wallet.")).toBeVisible();
    await back.getByRole("button", { name: "All deposits" }).click();
    await expect(back.getByText("Your deposits").first()).toBeVisible();
  },
);

test(
  "[PC-05] a member pays by transfer, sends the proof, and has one order a channel; another is cancelled",
  {
    tag: "@desktop",
  },
  async ({ page }) => {
    await logIn(page, "player24");
    const dialog = await choose(page, "Bank transfer");
    await dialog.getByLabel("Amount").first().fill("1e3");
    await dialog.getByLabel(/^Name on the account/).fill("Dara Sok");
    await dialog.getByRole("button", { name: "Go on to pay" }).click();
    await expect(dialog.getByLabel("Amount").first()).toHaveAttribute("aria-invalid", "true");
    await dialog.getByLabel("Amount").first().fill("٥٠٫٥٠");
    await dialog.getByRole("button", { name: "Go on to pay" }).click();
    await expect(dialog.getByText("000 482 117 930")).toBeVisible();
    const proof = await createCanvas(60, 40).encode("png");
    await dialog
      .locator("input[type=file]")
      .first()
      .setInputFiles({ name: "proof.png", mimeType: "image/png", buffer: proof });
    await expect(dialog.getByText(/· Sent/)).toBeVisible();
    await dialog.getByRole("button", { name: "I have paid" }).click();
    await expect(dialog.getByText("We have heard of your payment")).toBeVisible();
    expect(await findViolations(page, { tags: wcag })).toEqual([]);
    await choose(page, "QR payment");
    await dialog.getByRole("button", { name: "$10.00" }).click();
    await dialog.getByRole("button", { name: "Go on to pay" }).click();
    await expect(dialog.getByRole("img", { name: "Code to pay this order by" })).toBeVisible();
    await page.goto(`${centre}&centre.id=bank`);
    await page.getByRole("dialog").last().getByRole("button", { name: "Open the order" }).click();
    await expect(page.getByText("We have heard of your payment")).toBeVisible();
    await page.goto(`${centre}&centre.id=qr`);
    await page.getByRole("dialog").last().getByRole("button", { name: "Open the order" }).click();
    await page.getByRole("button", { name: "Cancel the order" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancel the order" }).click();
    await expect(page.getByText("You cancelled this order.")).toBeVisible();
  },
);

test(
  "[PC-05] one way back leads from the deposit to the list of the centre, and a payment of too much is told of and held",
  {
    tag: "@phone",
  },
  async ({ page }) => {
    await logIn(page, "player26");
    await page.goto("/index?centre=personal");
    const list = page.getByRole("dialog").last().getByRole("navigation").getByRole("button", { name: "Deposit" });
    await list.click();
    await expect(page).toHaveURL(/centre\.id=/);
    await page.goBack();
    await expect(list).toBeVisible();
    const dialog = await choose(page, "Card");
    await expect(dialog.getByText("2.5%")).toBeVisible();
    await dialog.getByRole("button", { name: "$20.00" }).click();
    await dialog.getByRole("button", { name: "Go on to pay" }).click();
    await dialog.getByRole("button", { name: "Pay at the provider" }).click();
    await page.getByRole("button", { name: "Pay double" }).click();
    await expect(page.getByRole("status")).toContainText("held");
    await page.getByRole("link", { name: "Back to the site" }).click();
    await expect(page.getByText("$40.00 arrived instead of $20.00.")).toBeVisible();
  },
);
