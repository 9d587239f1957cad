import arabicDeposit from "#locales/AR/deposit.json" with { type: "json" };
import arabicLimits from "#locales/AR/limits.json" with { type: "json" };
import arabicSafety from "#locales/AR/safety.json" with { type: "json" };
import arabicWithdraw from "#locales/AR/withdraw.json" with { type: "json" };
import { holdSession } from "../support/holdSession.ts";
import { expect, test } from "../support/journey.ts";
import { pressOn, reach, typeInto } from "../support/pressOn.ts";
import { demoPassword, expectLoggedIn, openCentre } from "../support/visitor.ts";

test("by the keyboard alone one logs in, writes in the chat room, and is told of a wrong password", async ({
  page,
}) => {
  test.slow();
  await page.goto("/index");
  await pressOn(page, page.getByRole("banner").getByRole("button", { name: "Log in" }));
  const login = page.getByRole("dialog", { name: "Log in" });
  await typeInto(page, login.getByRole("textbox", { name: "Username" }), "player27");
  await typeInto(page, login.getByLabel("Password", { exact: true }), demoPassword);
  await page.keyboard.press("Enter");
  await expectLoggedIn(page);

  const opener = page.getByRole("button", { name: "Open the chat room" });
  await pressOn(page, opener);
  const room = page.getByRole("dialog", { name: "Chat room" });
  const words = `By the keyboard ${Date.now()}`;
  await typeInto(page, room.getByRole("textbox", { name: "Write a message" }), words);
  await page.keyboard.press("Enter");
  await expect(room.getByRole("log").getByText(words)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(room).toHaveCount(0);
  await expect(opener).toBeFocused();

  await pressOn(
    page,
    page.getByRole("navigation", { name: "Places of the site" }).getByRole("button", { name: /^Me\b/ }),
  );
  const centre = page.getByRole("dialog", { name: "My account" });
  const change = centre.getByRole("button", { name: "Change" }).first();
  await pressOn(page, change);
  const dialog = page.getByRole("dialog", { name: "Change password" });
  await typeInto(page, dialog.getByLabel("Current password", { exact: true }), "not-the-old-one");
  await typeInto(page, dialog.getByLabel("New password", { exact: true }), "Calm-Heron-31-boat");
  await typeInto(page, dialog.getByLabel("New password again", { exact: true }), "Calm-Heron-31-boat");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toContainText("The old password is wrong.");
  // Back where one came from, a step at a time.
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(change).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(centre).toHaveCount(0);
});

test("by the keyboard alone one redeems points, sends money to the upline, and withdraws", async ({
  page,
  secrets,
}) => {
  test.slow();
  // Of the demo: the account that has others to be paid to.
  const pin = "246810";
  secrets.push(pin);
  await holdSession(page, "player03");
  await page.goto("/pointMall");
  const redeem = page.getByRole("button", { name: "Redeem" }).first();
  await pressOn(page, redeem);
  const dialog = page.getByRole("dialog");
  await typeInto(page, dialog.getByLabel(/Receiving address/), "12 Street 178, Phnom Penh");
  await typeInto(page, dialog.getByLabel(/Mobile number/).last(), "12345678");
  await typeInto(page, dialog.locator("input[type=password]"), pin);
  await page.keyboard.press("Enter");
  await expect(page.getByText(/Thank you\. Your reference is/)).toBeVisible();
  await expect(dialog).toHaveCount(0);

  const upline = await openCentre(page, "personal", "transferUpline");
  await typeInto(page, upline.getByRole("textbox", { name: "Amount" }), "1.00");
  await page.keyboard.press("Enter");
  await typeInto(page, upline.locator("input[type=password]"), pin);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Sent. It stands in your account record.")).toBeVisible();

  const withdraw = await openCentre(page, "personal", "withdraw");
  const form = withdraw.getByRole("form", { name: "Withdraw" });
  await typeInto(page, form.getByRole("textbox", { name: "Amount" }), "20");
  await page.keyboard.press("Enter");
  await expect(form.getByRole("group", { name: "Where to" })).toBeVisible();
  await pressOn(page, form.getByRole("button", { name: "Next" }));
  await typeInto(page, form.locator("input[type=password]"), pin);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your withdrawal was asked for")).toBeVisible();
});

test.describe("in Arabic", () => {
  test.use({ view: { language: "AR" } });

  test("by the keyboard alone one pays in, sets a limit, and adds an account to be paid to", async ({
    page,
    secrets,
  }) => {
    test.slow();
    secrets.push("864209");
    await holdSession(page, "player32");
    const deposit = await openCentre(page, "personal", "depositv2");
    // One choice of several is one stop; the arrows go within it, and what it brings is waited for.
    await reach(page, deposit.getByRole("radio").first());
    await page.keyboard.press("ArrowDown");
    await expect(deposit.getByRole("radio").nth(1)).toBeChecked();
    const order = deposit.getByRole("form", { name: arabicDeposit["deposit.title"] });
    await expect(order.getByRole("button", { name: /10\.00/ })).toBeVisible();
    await typeInto(page, order.getByLabel(arabicDeposit["deposit.amount"]).first(), "25");
    await page.keyboard.press("Enter");
    await expect(deposit.getByText(arabicDeposit["deposit.left"]).first()).toBeVisible();

    const limits = await openCentre(page, "personal", "playLimits");
    await pressOn(page, limits.getByRole("button", { name: arabicLimits["limits.set"] }).first());
    const limit = page.getByRole("dialog").last();
    await typeInto(page, limit.getByLabel(arabicLimits["limits.amount"]), "900");
    await page.keyboard.press("Enter");
    await expect(page.getByText(arabicLimits["limits.saved"])).toBeVisible();

    const security = await openCentre(page, "personal", "securityCenter");
    await pressOn(page, security.getByRole("button", { name: arabicSafety["safety.add"] }).first());
    const pin = page.getByRole("form", { name: arabicSafety["safety.pin.set"] });
    await typeInto(page, pin.locator("input").nth(0), demoPassword);
    await typeInto(page, pin.locator("input").nth(1), "864209");
    await typeInto(page, pin.locator("input").nth(2), "864209");
    await page.keyboard.press("Enter");
    await expect(page.getByText(arabicSafety["safety.pin.saved"])).toBeVisible();
    await expect(pin).toHaveCount(0);

    const withdraw = await openCentre(page, "personal", "withdraw");
    const opener = withdraw
      .locator("summary, [aria-expanded]")
      .filter({ hasText: arabicWithdraw["withdraw.addAccount"] });
    await pressOn(page, opener.last());
    const account = withdraw.getByRole("form", { name: arabicWithdraw["withdraw.addAccount"] });
    await reach(page, account.getByRole("combobox").first());
    await page.keyboard.press("ArrowDown");
    await typeInto(page, account.getByRole("textbox", { name: arabicWithdraw["withdraw.number"] }), "000482117931");
    await typeInto(page, account.getByRole("textbox", { name: arabicWithdraw["withdraw.holder"] }), "Dara Sok");
    await typeInto(page, account.locator("input[type=password]"), "864209");
    await page.keyboard.press("Enter");
    await expect(page.getByText(arabicWithdraw["withdraw.added"])).toBeVisible();
  });
});
