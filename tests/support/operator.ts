import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, type Locator, type Page } from "@playwright/test";

/** Accounts of the console that the first start makes. */
export type OperatorName = "viewer" | "editor" | "checker" | "publisher";

/** Folder of the platform that the journey runs against. */
export const dataFolder = (): string =>
  process.env[test.info().project.name === "operators" ? "CROUPIER_OPERATORS_DATA" : "CROUPIER_TEST_DATA"] ?? ".data";

/** The password that the first start made up for an account of the console. */
export function operatorPassword(account: OperatorName): string {
  const lines = readFileSync(join(dataFolder(), "operator.txt"), "utf8").split("\n");
  const password = lines.map((line) => line.trim().split(/\s+/)).find(([name]) => name === account)?.[1];
  if (!password) throw new Error(`${account} has no password in operator.txt`);
  return password;
}

/** A browser with several pages makes each press on one that is not in front wait for two seconds. */
const toFront = (page: Page): Promise<void> => page.bringToFront();

/** Comes to the console signed in already, where signing in is not what a journey is about; waits for the overview. */
export async function enterConsole(page: Page, account: OperatorName): Promise<void> {
  await toFront(page);
  const data = { account, password: operatorPassword(account) };
  expect((await page.context().request.post("/console/api/session", { data })).ok()).toBe(true);
  await page.goto("/console");
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
}

/** Signs in to the console by its form, and waits for the overview. */
export async function signIn(page: Page, account: OperatorName): Promise<void> {
  await toFront(page);
  await page.goto("/console");
  await page.getByRole("textbox", { name: "Account" }).fill(account);
  await page.getByLabel("Password", { exact: true }).fill(operatorPassword(account));
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
}

/** What whoever is invited chooses. */
const invitedPassword = "Lanterns over 41 bridges";

/** Invites somebody into a role, at the desk of people; gives the link as it is shown once. */
export async function invite(page: Page, account: string, role: string): Promise<string> {
  await goTo(page, "People");
  await page.getByRole("textbox", { name: "Account" }).fill(account);
  await page.getByRole("combobox", { name: "Role" }).selectOption({ label: role });
  await page.getByRole("button", { name: "Make the link" }).click();
  const link = page.getByText(/\/console\/invited#/).first();
  return String(await link.textContent()).trim();
}

/** Accepts an invitation as whoever got its link, and signs in with the password that was chosen. */
export async function acceptInvitation(guest: Page, link: string, account: string): Promise<void> {
  await guest.goto(link);
  await guest.getByLabel("New password", { exact: true }).fill(invitedPassword);
  await guest.getByLabel("The same once more", { exact: true }).fill(invitedPassword);
  await guest.getByRole("button", { name: "Make my account" }).click();
  await expect(guest.getByText(`Your account is ${account}. Please sign in.`).first()).toBeVisible();
  await expect(guest.getByRole("textbox", { name: "Account" })).toHaveValue(account);
  await guest.getByLabel("Password", { exact: true }).fill(invitedPassword);
  await guest.getByRole("button", { name: "Sign in" }).click();
}

/** Goes to a page of the console by its menu. */
export async function goTo(page: Page, name: string): Promise<void> {
  await toFront(page);
  // On a phone the menu is a sheet that the header opens.
  const menu = page.getByRole("navigation", { name: "Console menu" });
  const opener = page.getByRole("banner").getByRole("button", { name: "Menu" });
  // Neither is there until the program has drawn the frame.
  await expect(menu.or(opener).filter({ visible: true }).first()).toBeVisible();
  if (!(await menu.isVisible())) await opener.click();
  await menu.filter({ visible: true }).getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
}

/** Opens the rule of a field at the desk of the registration. */
export async function openRule(page: Page, field: string): Promise<Locator> {
  await goTo(page, "Registration");
  await page.getByRole("button", { name: new RegExp(`^Rule of .*\\(${field}\\)$`) }).click();
  return page.getByRole("region", { name: /^Rule of / });
}

/** Waits until what was typed is with the platform. */
export async function waitForDraft(page: Page): Promise<void> {
  await expect(page.getByText("Draft saved")).toBeVisible({ timeout: 30_000 });
}

/** The first publication of a platform draws every page, in a thread that shares two cores with browsers. */
export const publishMs = 30_000;

/** Publishes the draft. Journeys publish faster than an operator may: what is refused for that is pressed again. */
export async function publish(page: Page, note: string): Promise<void> {
  await goTo(page, "Changes");
  await page.getByRole("textbox", { name: "Note" }).fill(note);
  const done = page.getByText("Published. Open pages follow within seconds.");
  const tooMany = page.getByText("Too many tries.", { exact: false });
  await expect(async () => {
    await page.getByRole("button", { name: "Publish now" }).click();
    await expect(done.or(tooMany).first()).toBeVisible({ timeout: publishMs });
    await expect(done).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 2 * publishMs, intervals: [2_000] });
}

/** Leaves no draft behind for the next journey: neither with the platform nor on the device. */
export async function discardDraft(page: Page): Promise<void> {
  if (page.isClosed()) return;
  await page.evaluate(async () => {
    const answer = await fetch("/console/api/session");
    if (!answer.ok) return;
    const { value } = (await answer.json()) as { value: { csrf: string } };
    await fetch("/console/api/draft", { method: "DELETE", headers: { "x-csrf": value.csrf } });
    for (const name of Object.keys(localStorage))
      if (name.startsWith("console.journal.")) localStorage.removeItem(name);
  });
}
