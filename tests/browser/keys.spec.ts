import { generateSync } from "otplib";
import type { Page } from "@playwright/test";
import { aScreenLock } from "../support/aScreenLock.ts";
import { findViolations } from "../support/findViolations.ts";
import { expect, test } from "../support/journey.ts";
import {
  demoPassword,
  expectLoggedIn,
  fillLogin,
  logIn,
  logOut,
  openCentre,
  openLogin,
  sendLogin,
} from "../support/visitor.ts";

/** A demo's player of this journey alone, on this screen: journeys go at the same time. */
const aPlayer = (phone: number) => `player${test.info().project.name === "phone" ? phone : phone + 1}`;

declare global {
  interface Window {
    /** How often passkeys were offered beside the name on this page. */
    passkeyOffers?: number;
  }
}

/** Counts the offers that a page makes beside the name of its login. */
async function countOffers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const get = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = (asked) => {
      const answer = get(asked);
      if (asked?.mediation === "conditional") window.passkeyOffers = (window.passkeyOffers ?? 0) + 1;
      return answer;
    };
  });
}

/**
 * Presses the button for passkeys while an offer waits beside the name. The device forgets what it was asked while it did not
 * answer, so the offer has to be made before it answers, and the button pressed after that.
 */
async function pressBesideOffer(page: Page, answers: (answers: boolean) => Promise<void>): Promise<void> {
  await page.evaluate(() => void (window.passkeyOffers = 0));
  const login = await openLogin(page);
  await page.waitForFunction(() => (window.passkeyOffers ?? 0) > 0);
  // Looked at while nobody picks: a form whose offer is picked at once may be gone before it is seen.
  await expect(login.getByRole("textbox", { name: "Username" })).toHaveAttribute("autocomplete", "username webauthn");
  await answers(true);
  await login.getByRole("button", { name: "Log in with a passkey" }).click();
}

test("a passkey is added with the password, named, logs in alone, and is removed", async ({ page }) => {
  test.slow();
  const answers = await aScreenLock(page);
  await countOffers(page);
  await logIn(page, aPlayer(35));
  const centre = await openCentre(page, "personal", "securityCenter");
  await centre.getByRole("button", { name: "Add a passkey" }).click();
  const form = centre.getByRole("form", { name: "Add a passkey" });
  await form.getByRole("textbox", { name: "Name" }).fill("My phone");
  await form.getByLabel("Password", { exact: true }).fill("not-the-password");
  await form.getByRole("button", { name: "Add a passkey" }).click();
  await expect(form.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(/The password is wrong/);
  expect(await findViolations(page)).toEqual([]);
  await form.getByLabel("Password", { exact: true }).fill(demoPassword);
  await form.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("The passkey is added.")).toBeVisible();
  await expect(centre.getByText("My phone").filter({ visible: true }).first()).toBeVisible();
  await centre.getByRole("button", { name: "Rename" }).first().click();
  const rename = centre.getByRole("form", { name: "Rename" });
  await rename.getByRole("textbox", { name: "Name" }).fill("Blue phone");
  await rename.getByRole("button", { name: "Save" }).click();
  await expect(centre.getByText("Blue phone").filter({ visible: true }).first()).toBeVisible();

  // Nobody picks what the browser offers beside the name; the button asks for it.
  await answers(false);
  await logOut(page);
  await pressBesideOffer(page, answers);
  await expectLoggedIn(page);

  // Now it is picked as soon as it is offered: nothing is pressed.
  await logOut(page);
  await openLogin(page);
  await expectLoggedIn(page);

  const again = await openCentre(page, "personal", "securityCenter");
  await again.getByRole("button", { name: "Remove" }).first().click();
  const question = page.getByRole("alertdialog", { name: "Remove this passkey?" });
  await question.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("The passkey is removed.")).toBeVisible();
  await expect(again.getByText("No passkey yet")).toBeVisible();
  await answers(false);
  await logOut(page);
  await pressBesideOffer(page, answers);
  await expect(page.getByText(/This passkey was not accepted/)).toBeVisible();
});

test("a login with a second step asks for a code, keeps what was typed, and takes a recovery code", async ({
  page,
  secrets,
}) => {
  test.slow();
  const account = aPlayer(37);
  await logIn(page, account);
  const centre = await openCentre(page, "personal", "securityCenter");
  await centre.getByRole("button", { name: "Switch on" }).click();
  await centre.getByLabel("Password", { exact: true }).fill(demoPassword);
  await centre.getByRole("button", { name: "Continue" }).click();
  await expect(centre.getByRole("img", { name: /Scan this/ })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const secret = (await centre.getByText(/^[A-Z2-7]{32}$/).textContent()) ?? "";
  secrets.push(secret);
  const code = (later = 0) => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + later });
  await centre.getByRole("textbox", { name: "Code from the app" }).fill(code());
  await centre.getByRole("form", { name: "Switch on" }).getByRole("button", { name: "Confirm" }).click();
  const shown = centre.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/);
  await expect(shown).toHaveCount(10);
  const codes = await shown.allTextContents();
  await centre.getByRole("button", { name: "I have kept them" }).click();

  await logOut(page);
  const login = await openLogin(page);
  await fillLogin(login, account);
  await sendLogin(login);
  const step = page.getByRole("dialog", { name: "One more step" });
  await expect(step).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await step.getByRole("textbox", { name: "Code" }).fill("000000");
  await step.getByRole("button", { name: "Log in" }).click();
  await expect(step.getByRole("textbox", { name: "Code" })).toHaveAccessibleDescription(/The code is wrong/);
  // Out of the second step leads back to the first, as it was typed.
  await step.getByRole("button", { name: "Close" }).click();
  await expect(login.getByRole("textbox", { name: "Username" })).toHaveValue(account);
  await sendLogin(login);
  // The code of the next half minute: the one of this was used to switch it on.
  await step.getByRole("textbox", { name: "Code" }).fill(code(30));
  await step.getByRole("textbox", { name: "Code" }).press("Enter");
  await expectLoggedIn(page);

  const again = await openCentre(page, "personal", "securityCenter");
  await again.getByRole("button", { name: "Switch off" }).click();
  const off = again.getByRole("form", { name: "Switch off" });
  await off.getByLabel("Password", { exact: true }).fill(demoPassword);
  await off.getByRole("textbox", { name: "Code" }).fill((codes[0] ?? "").toLowerCase());
  await off.getByRole("button", { name: "Switch off" }).click();
  await expect(page.getByText("Two-step login is off.")).toBeVisible();
});
