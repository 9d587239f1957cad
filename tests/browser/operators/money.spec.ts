import type { APIRequestContext, Browser, Locator, Page } from "@playwright/test";
import { findViolations } from "../../support/findViolations.ts";
import { holdSession } from "../../support/holdSession.ts";
import { expect, test } from "../../support/journey.ts";
import { operatorPassword } from "../../support/operator.ts";
import { stateIn } from "../../support/stateIn.ts";
import { openCentre } from "../../support/visitor.ts";

/** A demo player with accounts to be paid to, whom no other journey of the operators needs. */
const account = "player03";
const pin = "246810";
/** The player's pages ask so often what waits. */
const countsEveryMs = 15_000;

interface Desk {
  page: Page;
  /** A call of the console that changes something. */
  send: (path: string, data?: Record<string, unknown>) => ReturnType<APIRequestContext["post"]>;
}

/** An operator at the desk, in a window of their own. */
async function aDesk(browser: Browser, baseURL: string | undefined, operator: "publisher" | "checker"): Promise<Desk> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
    ...(baseURL !== undefined && { baseURL }),
    storageState: stateIn(baseURL, { language: "EN" }),
  });
  const data = { account: operator, password: operatorPassword(operator) };
  const answer = await context.request.post("/console/api/session", { data });
  const { value } = (await answer.json()) as { value: { csrf: string } };
  return {
    page: await context.newPage(),
    send: (path, body = {}) =>
      context.request.post(`/console/api${path}`, {
        data: body,
        headers: { "x-csrf": value.csrf, "idempotency-key": crypto.randomUUID() },
      }),
  };
}

/** Opens a withdrawal at the desk by the name that its player told. */
async function openAtDesk({ page }: Desk, reference: string): Promise<Locator> {
  await page.goto("/console/deposits");
  const row = page.getByRole("row").filter({ hasText: reference });
  await row.getByRole("button", { name: account }).click();
  const dialog = page.getByRole("dialog", { name: `Withdrawal ${reference}` });
  await expect(dialog.getByRole("list", { name: "What happened" })).toBeVisible();
  return dialog;
}

/** Confirms what a page asks before it acts. */
const confirm = (page: Page, name: string) =>
  page.getByRole("alertdialog").getByRole("button", { name, exact: true }).click();

/** Asks for a withdrawal as players do, and answers its name. */
async function withdraw(page: Page, amount: string): Promise<string> {
  const centre = await openCentre(page, "personal", "withdraw");
  const form = centre.getByRole("form", { name: "Withdraw" });
  await form.getByLabel("Amount").fill(amount);
  await form.getByRole("button", { name: "Next" }).click();
  await expect(form.getByRole("radio", { name: /Otter Bank/ })).toBeChecked();
  await form.getByRole("button", { name: "Next" }).click();
  await form.getByRole("textbox", { name: "Withdrawal password" }).fill(pin);
  await form.getByRole("button", { name: "Withdraw", exact: true }).click();
  await expect(centre.getByText("Being checked").first()).toBeVisible();
  const heading = await centre.getByText(/•••• \d{4} · [A-Z0-9]{8}$/).textContent();
  return heading?.slice(-8) ?? "";
}

// Not the withdrawal password: the example of a withdrawal, which another journey publishes, tells the same digits in its words.
test.use({ secrets: ["Demo-2026!"] });

test("[PC-06] [PC-02] what two operators pay out is told to its player on every page, who confirms that it has arrived", async ({
  page,
  browser,
  baseURL,
}) => {
  const [first, second] = [await aDesk(browser, baseURL, "publisher"), await aDesk(browser, baseURL, "checker")];
  // Above the amount that takes two: no demo player has so much.
  const entry = { account, direction: "in", amount: 600_000, reason: "For a journey" };
  const asked = await first.send("/adjustments", entry);
  const { value } = (await asked.json()) as { value: { id: string } };
  expect((await second.send(`/adjustments/${value.id}/book`)).ok()).toBe(true);

  await page.clock.install();
  await holdSession(page, account);
  const reference = await withdraw(page, "5200");

  const approving = await openAtDesk(first, reference);
  await approving.getByRole("textbox", { name: "Note for the audit" }).fill("Known for years");
  await approving.getByRole("button", { name: "Approve" }).click();
  await confirm(first.page, "Approve");
  // Whoever approved is told to leave the rest to another one, and is refused where they do not.
  await expect(approving.getByText("Another publisher pays this out")).toBeVisible();
  await expect(approving.getByRole("form", { name: "Note a pay-out" })).toHaveCount(0);
  expect(await findViolations(first.page)).toEqual([]);

  const paying = await openAtDesk(second, reference);
  const payout = paying.getByRole("form", { name: "Note a pay-out" });
  await expect(payout.getByRole("textbox", { name: "Paid" })).toHaveValue("5,199.00");
  await payout.getByRole("textbox", { name: "The bank's reference" }).fill(`JOURNEY-${reference}`);
  await payout.getByRole("button", { name: "Note a pay-out" }).click();

  // Meanwhile the player is somewhere else.
  const centre = await openCentre(page, "personal", "securityCenter");
  // The first: the example of a withdrawal may stand below it.
  const item = centre
    .getByRole("navigation")
    .getByRole("button", { name: /^Withdraw( \d+)?$/ })
    .first();
  // The demo has sent one that its player has not answered: what is read before the counts are there is no count.
  await expect(item).toHaveText(/\d$/);
  const before = Number((await item.textContent())?.replaceAll(/\D/g, ""));
  await confirm(second.page, "Note a pay-out");
  await expect(paying.getByText(`checker · JOURNEY-${reference}`)).toBeVisible();
  await page.clock.fastForward(countsEveryMs);
  await expect(item).toHaveText(new RegExp(`Withdraw\\s*${before + 1}$`));
  await item.click();
  await page.getByRole("dialog").getByRole("button", { name: reference }).click();
  await expect(page.getByText("$5,199.00 have left us and are with the bank.")).toBeVisible();
  await expect(page.getByRole("list", { name: /What happened/ }).getByText("We paid it out")).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "It has arrived" }).click();
  await confirm(page, "It has arrived");
  await expect(page.getByText("$5,199.00 have arrived.")).toBeVisible();
  await expect(item).toHaveText(new RegExp(`Withdraw\\s*${before}$`));
  await first.page.context().close();
  await second.page.context().close();
});

test("[PC-06] a withdrawal is rejected with a reason that its player reads while the money comes back, and the audit has", async ({
  page,
  browser,
  baseURL,
}) => {
  const desk = await aDesk(browser, baseURL, "publisher");
  await holdSession(page, account);
  const reference = await withdraw(page, "20");
  const dialog = await openAtDesk(desk, reference);
  await dialog.getByText("Give back into the wallet").first().click();
  const form = dialog.getByRole("form", { name: "Give back into the wallet" });
  const button = form.getByRole("button", { name: "Give back into the wallet" });
  await button.click();
  await expect(form.getByRole("textbox", { name: "Reason" })).toHaveAttribute("aria-invalid", "true");
  const reason = `The name is not that of the account (${reference})`;
  await form.getByRole("textbox", { name: "Reason" }).fill(reason);
  await button.click();
  await expect(page.getByText(`The money is back in your wallet. Our answer: ${reason}`)).toBeVisible();
  await desk.page.goto("/console/audit");
  await expect(desk.page.getByRole("row").filter({ hasText: reason })).toContainText("publisher");
  await desk.page.context().close();
});

test("[PC-06] what one operator asks for or decides appears at the other's desk, an entry is refused for a reason only, and the keyboard keeps its place", async ({
  browser,
  baseURL,
}) => {
  const [first, second] = [await aDesk(browser, baseURL, "publisher"), await aDesk(browser, baseURL, "checker")];
  for (const { page } of [first, second]) {
    await page.goto("/console/deposits");
    await expect(page.getByRole("table", { name: "Queue" })).toBeVisible();
  }
  // An amount of its own: other journeys leave entries too.
  const amount = 100_000 + Math.floor(Math.random() * 900_000);
  const written = `$${(amount / 100).toLocaleString("en", { minimumFractionDigits: 2 })}`;
  const entry = { account, direction: "in", amount, reason: "For a journey" };
  expect((await first.send("/adjustments", entry)).ok()).toBe(true);
  const row = ({ page }: Desk) => page.getByRole("row").filter({ hasText: written });
  await expect(row(first)).toBeVisible({ timeout: 15_000 });
  await expect(row(second)).toBeVisible({ timeout: 15_000 });
  // Whoever stands at a row that somebody else decides on stays at the list.
  await row(first).getByRole("button").first().focus();

  await row(second).getByRole("button").first().focus();
  await second.page.keyboard.press("Enter");
  const dialog = second.page.getByRole("dialog", { name: "Entry by hand" });
  const reason = dialog.getByRole("textbox", { name: "Reason for refusing" });
  const refuse = dialog.getByRole("button", { name: "Refuse" });
  await refuse.focus();
  await second.page.keyboard.press("Enter");
  await expect(reason).toHaveAttribute("aria-invalid", "true");
  await expect(reason).toBeFocused();
  expect(await findViolations(second.page)).toEqual([]);
  await second.page.keyboard.type("Nobody knows of it");
  await second.page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(row(second)).toHaveCount(0);
  await expect(second.page.getByRole("group", { name: "Queue" })).toBeFocused();

  await expect(row(first)).toHaveCount(0, { timeout: 15_000 });
  await expect(first.page.getByRole("group", { name: "Queue" })).toBeFocused();
  await first.page.getByRole("tab", { name: "Entries by hand" }).click();
  await row(first).getByRole("button").first().click();
  await expect(first.page.getByRole("dialog").getByText("Nobody knows of it")).toBeVisible();
  await first.page.context().close();
  await second.page.context().close();
});
