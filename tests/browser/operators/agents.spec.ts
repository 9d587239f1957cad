import type { Browser, Locator, Page } from "@playwright/test";
import { holdSession } from "../../support/holdSession.ts";
import { expect, test } from "../../support/journey.ts";
import { enterConsole, goTo } from "../../support/operator.ts";
import { stateIn } from "../../support/stateIn.ts";
import { openCentre } from "../../support/visitor.ts";

// What was agreed once cannot be agreed again on the same platform.
test.describe.configure({ retries: 0 });

/** Somebody directly below the agent of the demo. */
const below = "player21";

/** A browser of somebody else, with a session. */
async function another(browser: Browser, baseURL: string | undefined, account: string): Promise<Page> {
  const page = await (await browser.newContext({ storageState: stateIn(baseURL, { language: "EN" }) })).newPage();
  await holdSession(page, account);
  return page;
}

/** Presses a button, and the same word in the question that follows. */
async function sayYes(place: Locator, name: string): Promise<void> {
  await place.getByRole("button", { name, exact: true }).click();
  const question = place.page().getByRole("alertdialog");
  await question.getByRole("button", { name, exact: true }).click();
  await expect(question).toHaveCount(0);
}

/** The first row of a table with this in a cell of its own. */
const rowOf = (place: Locator, table: string, text: string): Locator =>
  place
    .getByRole("table", { name: table })
    .getByRole("row")
    .filter({ has: place.page().getByText(text, { exact: true }) })
    .first();

/** Opens a row by what stands first in it. */
const open = (row: Locator): Promise<void> => row.getByRole("button").first().click();

test("[AC-05] a contract is offered within one's own rate and accepted; a lower rate above says before it is accepted that it ends that one, and does", async ({
  page: agent,
  browser,
  baseURL,
}) => {
  test.slow();
  await holdSession(agent, "agent01");
  const centre = await openCentre(agent, "agent", "agentContracts");
  await centre.getByRole("button", { name: "Offer a contract" }).click();
  const offer = agent.getByRole("form", { name: "Offer a contract" });
  await offer.getByLabel("Paid to").fill(below);
  await offer.getByLabel("Contract", { exact: false }).selectOption({ label: "Daily wages" });
  const rate = offer.getByLabel("Rate in %");
  // The rate is judged whatever is missing beside it.
  await rate.fill("0.51");
  await expect(offer.getByText("This rate is above the most you can give.")).toBeVisible();
  await offer.getByLabel("From", { exact: true }).fill("0");
  await rate.fill("0.4");
  await expect(offer.getByText("This rate is above the most you can give.")).toHaveCount(0);
  await sayYes(offer, "Send the offer");
  await expect(agent.getByText(`The offer is with ${below}.`)).toBeVisible();

  const member = await another(browser, baseURL, below);
  const own = await openCentre(member, "personal", "downlineContracts");
  await open(rowOf(own, "My contracts", "Offered"));
  const version = member.getByRole("dialog", { name: "Contract" });
  await expect(version.getByText("0.4%").first()).toBeVisible();
  await sayYes(version, "Accept");
  await expect(member.getByText("The contract is accepted.")).toBeVisible();

  // The platform lowers what the agent gets to less than the agent gives.
  const operator = await (await browser.newContext()).newPage();
  await enterConsole(operator, "publisher");
  await goTo(operator, "Agents");
  await operator.getByRole("tab", { name: "Contracts" }).click();
  await operator.getByRole("searchbox", { name: "Agent" }).fill("agent01");
  const desk = operator.getByRole("main");
  await open(rowOf(desk, "Contracts", "Daily wages").filter({ hasText: "agent01" }));
  await operator.getByRole("button", { name: "Offer other terms" }).click();
  const terms = operator.getByRole("form", { name: "Offer a contract" });
  await terms.getByLabel("Rate in percent").fill("0.3");
  await terms.getByRole("button", { name: "Offer a contract" }).click();
  await expect(operator.getByText("The contract is offered.")).toBeVisible();

  const reopened = await openCentre(agent, "agent", "agentContracts");
  await open(rowOf(reopened, "My contracts", "Offered"));
  const lower = agent.getByRole("dialog", { name: "Contract" });
  const ending = lower.getByRole("table", { name: "Accepting this ends contracts of your downlines" });
  await expect(ending.getByRole("row").filter({ hasText: below })).toContainText("0.4%");
  // What it was and what it becomes stand side by side.
  await expect(rowOf(lower, "Tiers", "Changed")).toContainText("0.5%→0.3%");
  await expect(lower.getByRole("button", { name: "Accept", exact: true })).toHaveCount(0);
  await sayYes(lower, "Accept and end them");
  await expect(agent.getByText("The contract is accepted.")).toBeVisible();

  const inbox = await openCentre(member, "personal", "messageV2");
  await expect(inbox.getByText("A contract of yours ends").filter({ visible: true }).first()).toBeVisible();
});

test("a bill is retraced and disputed by whom it pays, and answered by an operator", async ({
  page: agent,
  browser,
}) => {
  test.slow();
  await holdSession(agent, "agent01");
  const centre = await openCentre(agent, "agent", "dailyWages");
  await open(rowOf(centre, "Daily wages", "Paid out"));
  const bill = agent.getByRole("dialog", { name: "Bill" });
  await expect(bill.getByText("It is paid and in the wallet.")).toBeVisible();
  await expect(bill.getByText(/× 0\.5%, rounded down, is/)).toBeVisible();
  await bill.getByText("Dispute", { exact: true }).first().click();
  const dispute = bill.getByRole("form", { name: "Dispute" });
  await dispute.getByLabel("Reason").fill("Two of my members are left out.");
  await dispute.getByRole("button", { name: "Dispute" }).click();
  await expect(bill.getByText("Your dispute is with the platform.").first()).toBeVisible();

  const operator = await (await browser.newContext()).newPage();
  await enterConsole(operator, "publisher");
  await goTo(operator, "Agents");
  const desk = operator.getByRole("main");
  // A backwards period is told beside it, and no sum is asked for.
  await desk.getByText("Confirm what waits", { exact: true }).click();
  const choice = desk.getByRole("form", { name: "Confirm what waits" });
  await choice.getByLabel("From", { exact: true }).fill("2026-03-12");
  await choice.getByLabel("To", { exact: true }).fill("2026-03-11");
  await choice.getByRole("button", { name: "Show the sum" }).click();
  await expect(choice.getByText("The first day is after the last one.").first()).toBeVisible();
  await expect(operator.getByRole("dialog")).toHaveCount(0);
  await desk.getByRole("combobox", { name: "Dispute" }).selectOption({ label: "Waits for an answer" });
  await open(rowOf(desk, "Bills", "Waits for an answer"));
  const shown = operator.getByRole("dialog", { name: "Bill" });
  await expect(shown.getByText("Two of my members are left out.")).toBeVisible();
  await shown.getByText("Answer the dispute", { exact: true }).first().click();
  const answer = shown.getByRole("form", { name: "Answer the dispute" });
  await answer.getByLabel("Reason").fill("They joined a day later.");
  await answer.getByRole("button", { name: "Answer the dispute" }).click();
  await expect(operator.getByText("The dispute is answered.")).toBeVisible();

  const reopened = await openCentre(agent, "agent", "dailyWages");
  await open(rowOf(reopened, "Daily wages", "Paid out"));
  await expect(agent.getByRole("dialog", { name: "Bill" }).getByText("They joined a day later.")).toBeVisible();
});
