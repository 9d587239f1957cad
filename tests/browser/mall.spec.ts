import type { OperationId } from "#contracts/api.ts";
import { storageKeys } from "#stores/storageKeys.ts";
import type { Page } from "@playwright/test";
import { createVisitor } from "../../scripts/conformance/createVisitor.ts";
import { holdSession } from "../support/holdSession.ts";
import { expect, test } from "../support/journey.ts";
import { demoPassword, openCentre } from "../support/visitor.ts";

const pin = "864209";

/** Makes a call as the page's player, beside the page: to prepare what a journey begins with, and to read the books afterwards. */
async function callAs(page: Page, id: OperationId, clear?: Record<string, unknown>): Promise<unknown> {
  const url = test.info().project.use.baseURL ?? "";
  const nobody = { player: undefined, agent: undefined, origin: undefined, mayRegister: false };
  const visitor = createVisitor({ url, host: new URL(url).hostname, ...nobody });
  const token = await page.evaluate((key) => sessionStorage.getItem(key) ?? "", storageKeys.token);
  const { success, value, code } = await visitor.call(id, { token, ...(clear && { clear }) });
  if (!success) throw new Error(`${id}: ${code}`);
  return value;
}

/** Gives the page's player the withdraw password; one that a first try of the same journey has set already stays. */
async function setPin(page: Page): Promise<void> {
  const clear = { password: demoPassword, newPaymentPassword: pin, confirmPaymentPassword: pin };
  await callAs(page, "setPaymentPassword", clear).catch((error: Error) => {
    if (!error.message.includes("payment_password_is_set")) throw error;
  });
}
const pointsOf = async (page: Page) => ((await callAs(page, "getPointsBalance")) as { balance: number }).balance;
const moneyOf = async (page: Page) => ((await callAs(page, "getBalance")) as { sumBalance: number }).sumBalance;

test("a reward is redeemed by withdraw password, address and phone, and points become money @desktop", async ({
  page,
  secrets,
}) => {
  secrets.push(pin);
  await holdSession(page, "player28");
  await setPin(page);
  const [points, money] = [await pointsOf(page), await moneyOf(page)];
  await page.goto("/pointMall");
  const balance = page.getByText("Points to spend").locator("..");
  await expect(balance).toContainText(points.toLocaleString("en"));
  await page.getByRole("button", { name: "Redeem" }).first().click();
  const dialog = page.getByRole("dialog");
  const [password, mobile] = [dialog.locator("input[type=password]"), dialog.getByLabel(/Mobile number/).last()];
  await dialog.getByLabel(/Receiving address/).fill("12 Street 178, Phnom Penh");
  await mobile.fill("12345");
  await password.fill(pin);
  await dialog.getByRole("button", { name: "Redeem" }).click();
  await expect(dialog.getByText("This is no mobile number of this country.").first()).toBeVisible();
  await mobile.fill("12345678");
  await password.fill("135790");
  await dialog.getByRole("button", { name: "Redeem" }).click();
  await expect(password).toHaveAttribute("aria-invalid", "true");
  await expect(dialog.getByLabel(/Receiving address/)).toHaveValue("12 Street 178, Phnom Penh");
  await password.fill(pin);
  await dialog.getByRole("button", { name: "Redeem" }).click();
  await expect(page.getByText(/Thank you\. Your reference is/)).toBeVisible();
  await expect(balance).toContainText((points - 300).toLocaleString("en"));

  await page.getByRole("tab", { name: "Redeemed" }).click();
  await expect(page).toHaveURL(/tab=history/);
  await expect(page.getByRole("table").getByText("In process").first()).toBeVisible();

  await page.getByRole("tab", { name: "Into money" }).click();
  const amount = page.getByLabel("Points", { exact: true });
  await amount.fill("1e3");
  await page.locator("input[type=password]").fill(pin);
  await page.getByRole("button", { name: "Convert" }).click();
  await expect(amount).toHaveAttribute("aria-invalid", "true");
  await amount.fill("200");
  await page.getByRole("button", { name: "Convert" }).click();
  await expect(page.getByText("$1.00 are in your wallet.")).toBeVisible();
  expect([await pointsOf(page), await moneyOf(page)]).toEqual([points - 500, money + 100]);
});

test("rewards are claimed all at once, and a code brings a bonus @phone", async ({ page }) => {
  await holdSession(page, "player01");
  const [money, summary] = [await moneyOf(page), (await callAs(page, "getRewardSummary")) as { money: number }];
  const centre = await openCentre(page, "personal", "rewardCenter");
  const claims = centre.getByRole("button", { name: "Claim", exact: true });
  await expect(claims).toHaveCount(2);
  await centre.getByRole("button", { name: "Claim all (2)" }).click();
  await expect(page.getByText("All rewards are claimed.")).toBeVisible();
  await expect(claims).toHaveCount(0);
  expect(summary.money).toBeGreaterThan(0);
  expect(await moneyOf(page)).toBe(money + summary.money);

  await holdSession(page, "player29");
  await openCentre(page, "personal", "rewardCenter");
  const code = centre.getByLabel(/^Code/);
  await code.fill("no-such-code");
  await centre.getByRole("button", { name: "Enter the code" }).click();
  await expect(code).toHaveAttribute("aria-invalid", "true");
  await expect(code).toHaveValue("no-such-code");
  await code.fill("angkor");
  await centre.getByRole("button", { name: "Enter the code" }).click();
  await expect(centre.getByRole("row", { name: /A code worth \$3/ })).toContainText("Claimed");
  const bonus = await openCentre(page, "personal", "bonusDetails");
  await expect(bonus.getByText("$3.00").filter({ visible: true }).first()).toBeVisible();
});

test("a mission is claimed once, and the way back from the leaderboard leads to the missions @phone", async ({
  page,
}) => {
  await holdSession(page, "player30");
  const money = await moneyOf(page);
  const centre = await openCentre(page, "personal", "missionLeaderboard");
  const mission = centre.getByRole("listitem").filter({ hasText: "Pay in $50 this week" });
  await mission.getByRole("button", { name: "Claim" }).click();
  await expect(page.getByText("$1.50 are in your wallet.")).toBeVisible();
  await expect(mission.getByRole("button", { name: "Claim" })).toHaveCount(0);
  expect(await moneyOf(page)).toBe(money + 150);
  await centre.getByRole("tab", { name: "Leaderboard" }).click();
  await expect(centre.getByText("Your place").first()).toBeVisible();
  await page.goBack();
  await expect(centre.getByRole("tab", { name: "Missions" })).toHaveAttribute("aria-selected", "true");
});

test("friends are invited by a link and its code, stand in a tree, and bring their reward @desktop", async ({
  page,
}) => {
  await holdSession(page, "player01");
  const invite = await openCentre(page, "personal", "referral");
  await expect(invite.getByText(/referralCode=/)).toBeVisible();
  await expect(invite.getByRole("img", { name: "Code of your link" })).toBeVisible();
  await invite.getByRole("tab", { name: "Tree" }).click();
  await expect(page).toHaveURL(/tab=tree/);
  const tree = invite.getByRole("list", { name: "Tree" });
  await tree.getByRole("button", { name: /pl•••05/ }).click();
  await expect(tree.getByRole("list").getByRole("listitem")).toHaveCount(2);
  const claim = invite.getByRole("button", { name: "Claim $15.00" });
  const money = await moneyOf(page);
  await claim.click();
  await expect(page.getByText("$15.00 are in your wallet.")).toBeVisible();
  await expect(claim).toHaveCount(0);
  expect(await moneyOf(page)).toBe(money + 1_500);
});

test("promotions are filtered by type, and the way back brings the filter again @desktop", async ({ page }) => {
  await page.goto("/promotions");
  await page.getByRole("radio", { name: "Cashback" }).check({ force: true });
  await expect(page).toHaveURL(/type=cashback/);
  const details = page.getByRole("button", { name: "Details and terms" });
  await expect(details).toHaveCount(1);
  await details.click();
  await expect(page).toHaveURL(/promoDetail/);
  await expect(page.getByText("Terms").first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/type=cashback/);
  await expect(details).toHaveCount(1);
});

test("a ticket of a raffle is taken, and anybody can look at how another was drawn @phone", async ({ page }) => {
  await holdSession(page, "player39");
  await page.goto("/activities");
  const take = page.getByRole("button", { name: "Take a ticket" });
  await take.first().click();
  await expect(page.getByText(/You take part with ticket \d+\./)).toBeVisible();
  await expect(take).toHaveCount(0);
  await page.getByRole("button", { name: "Check the draw" }).first().click();
  await expect(page.getByText("Hash of the seed").first()).toBeVisible();
  await expect(page.getByRole("table", { name: "Tickets" })).toBeVisible();
});

test("money is sent to the upline by the withdraw password, after a look at what is left @phone", async ({
  page,
  secrets,
}) => {
  secrets.push(pin);
  await holdSession(page, "player39");
  await setPin(page);
  const money = await moneyOf(page);
  const centre = await openCentre(page, "personal", "transferUpline");
  const amount = centre.getByRole("textbox", { name: "Amount" });
  await amount.fill("-1");
  await centre.getByRole("button", { name: "Next" }).click();
  await expect(amount).toHaveAttribute("aria-invalid", "true");
  await amount.fill("1.00");
  // The message goes as the amount is good, and what stands below moves up: a press in that moment would miss.
  await expect(amount).not.toHaveAttribute("aria-invalid", "true");
  await centre.getByRole("button", { name: "Next" }).click();
  await expect(centre.getByText("Left in your wallet")).toBeVisible();
  const password = centre.locator("input[type=password]");
  await password.fill("135790");
  await centre.getByRole("button", { name: "Send" }).click();
  await expect(password).toHaveAttribute("aria-invalid", "true");
  await password.fill(pin);
  await centre.getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("Sent. It stands in your account record.")).toBeVisible();
  expect(await moneyOf(page)).toBe(money - 100);
});
