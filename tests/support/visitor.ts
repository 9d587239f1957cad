import { expect, type Locator, type Page } from "@playwright/test";

/** Password of the demo's accounts. */
export const demoPassword = "Demo-2026!";

/** A password that nobody guesses. */
export const goodPassword = "Quiet-Otter-77-lamp";

/** A new account name each time. */
export const aName = (): string =>
  `w${Date.now().toString(36).slice(-6)}${Math.floor(Math.random() * 1296).toString(36)}`;

/** Opens the login dialog from the header. */
export async function openLogin(page: Page): Promise<Locator> {
  await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
  const dialog = page.getByRole("dialog", { name: "Log in" });
  await expect(dialog).toBeVisible();
  return dialog;
}

/** Fills in the login form of a dialog or page, and sends it. */
export async function fillLogin(place: Locator | Page, account: string, password = demoPassword): Promise<void> {
  await place.getByRole("textbox", { name: "Username" }).fill(account);
  await place.getByLabel("Password", { exact: true }).fill(password);
}

/** Presses the button of the login form. */
export async function sendLogin(place: Locator | Page): Promise<void> {
  await place.getByRole("form", { name: "Username" }).getByRole("button", { name: "Log in" }).click();
}

/** Logs in as an account of the demo, and waits until it is. */
export async function logIn(page: Page, account: string, password = demoPassword): Promise<void> {
  await page.goto("/index");
  const dialog = await openLogin(page);
  await fillLogin(dialog, account, password);
  await sendLogin(dialog);
  await expectLoggedIn(page);
}

/** The header shows the balance of whoever is logged in. */
export async function expectLoggedIn(page: Page): Promise<void> {
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(
    page
      .getByRole("banner")
      .getByText(/^-?\$[\d,]+\.\d\d$/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
}

/** The header offers a login to whoever is not. */
export async function expectVisitor(page: Page): Promise<void> {
  await expect(page.getByRole("banner").getByRole("button", { name: "Log in" })).toBeVisible();
}

/** Logs out by the menu of whoever is logged in. */
export async function logOut(page: Page): Promise<void> {
  await page.goto("/index");
  await page.getByRole("button", { name: "Log out" }).filter({ visible: true }).first().click();
  await page.getByRole("dialog", { name: "Log out" }).getByRole("button", { name: "Log out" }).click();
  await expectVisitor(page);
}

/** Opens a page of a centre by its address. */
export async function openCentre(page: Page, centre: "personal" | "agent", key: string): Promise<Locator> {
  const address = `/index?centre=${centre}&page=${key}`;
  // A dialog that has just closed goes back in the history: where that is still under way it takes the place of this address.
  await page.goto(address).catch(() => page.goto(address));
  if (!page.url().includes(`page=${key}`)) await page.goto(address);
  const overlay = page.getByRole("dialog");
  await expect(overlay).toBeVisible();
  return overlay;
}

/** The form of the registration by an account name. */
export const registration = (page: Page): Locator => page.getByRole("form", { name: "Username" });

/** Fills in the registration, but does not send it. */
export async function fillRegistration(page: Page, name: string): Promise<void> {
  const form = registration(page);
  await form.getByRole("textbox", { name: "Username" }).fill(name);
  await form.getByLabel("Password", { exact: true }).fill(goodPassword);
  await form.getByLabel("Password again", { exact: true }).fill(goodPassword);
  await form.getByRole("textbox", { name: "Full name" }).fill("Walter Example");
  await form.getByRole("checkbox", { name: /years old/ }).check();
}
/** Sends the registration. */
export const sendRegistration = (page: Page) =>
  registration(page).getByRole("button", { name: "Open account" }).click();
