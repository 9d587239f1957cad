import { test, expect } from "../support/journey.ts";
import { undrawn } from "../support/undrawn.ts";
import {
  aName,
  demoPassword,
  expectLoggedIn,
  expectVisitor,
  fillLogin,
  goodPassword,
  logIn,
  logOut,
  openLogin,
  sendLogin,
} from "../support/visitor.ts";

test("[LOGIN-11] a player logs in, sees the balance, logs out and logs in again", async ({ page }) => {
  await logIn(page, "player01");
  await expect(page).toHaveURL(/\/index$/);
  await logOut(page);
  await logIn(page, "player01");
});

test("a session survives a reload, and is gone after a logout", async ({ page }) => {
  await logIn(page, "player01");
  await page.reload();
  await expectLoggedIn(page);
  await logOut(page);
  await page.reload();
  await expectVisitor(page);
});

test("[LOGIN-06] whoever is remembered comes back with one press, and is forgotten with one", async ({ page }) => {
  await page.goto("/index");
  const dialog = await openLogin(page);
  await fillLogin(dialog, "player03");
  await dialog.getByRole("checkbox", { name: "Stay logged in for one day" }).check();
  await sendLogin(dialog);
  await expectLoggedIn(page);

  // A new window of this browser: the session is gone with the tab, the remembered account is not.
  const later = await page.context().newPage();
  await page.close();
  await later.goto("/index");
  const again = await openLogin(later);
  await expect(again.getByText("player03")).toBeVisible();
  await again.getByRole("button", { name: "Continue" }).click();
  await expectLoggedIn(later);
  const cookies = await later.context().cookies();
  expect(cookies.find(({ name }) => name.endsWith("rm"))).toMatchObject({ httpOnly: true, sameSite: "Strict" });
});

test("[SESS-02] a platform that only knows the plain login remembers sealed, and forgets at logout", async ({
  page,
  context,
}) => {
  await undrawn(context);
  await context.route(/\/wps\/system\/permission/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { value: { info: { site?: unknown; settings: { rememberMe: string } } } };
    delete body.value.info.site;
    body.value.info.settings.rememberMe = "sealed";
    await route.fulfill({ response, json: body });
  });
  // It publishes no revisions either; the stream would name one, with the settings of the demo's brand.
  await context.route(/\/wps\/system\/revisions/, (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto("/index");
  const dialog = await openLogin(page);
  await fillLogin(dialog, "player08");
  await dialog.getByRole("checkbox", { name: "Stay logged in for one day" }).check();
  await sendLogin(dialog);
  await expectLoggedIn(page);
  const sealed = (await context.cookies()).find(({ name }) => name === "player08");
  expect(sealed).toMatchObject({ sameSite: "Strict" });
  expect(decodeURIComponent(sealed?.value ?? "")).not.toContain(demoPassword);

  const later = await context.newPage();
  await page.close();
  await later.goto("/index");
  const again = await openLogin(later);
  await expect(again.getByText("player08")).toBeVisible();
  await again.getByRole("button", { name: "Continue" }).click();
  await expectLoggedIn(later);
  await logOut(later);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("player08");
});

test("[LOGIN-08] [LOGIN-02] a wrong password is answered in the form, and after some of them a captcha is asked for", async ({
  page,
}) => {
  await page.goto("/index");
  const dialog = await openLogin(page);
  const nobody = aName();
  const captcha = dialog.getByRole("textbox", { name: "Characters in the picture" });
  const form = dialog.getByRole("form", { name: "Username" });
  await expect(form.getByRole("checkbox", { name: "Stay logged in for one day" })).not.toBeChecked();
  await expect(form.getByRole("button", { name: "Forgot password?" })).toBeVisible();
  for (let tries = 0; tries < 3; tries += 1) {
    await expect(captcha).toHaveCount(0);
    await fillLogin(dialog, nobody, "wrong-password-1");
    await sendLogin(dialog);
    await expect(dialog.getByRole("alert")).toContainText("Wrong account or password.");
    await expect(dialog.getByRole("textbox", { name: "Username" })).toHaveValue(nobody);
  }
  await expect(captcha).toBeVisible();
  await expect(dialog.locator("img[src^='data:image/png']")).toBeVisible();
  await captcha.fill("0");
  await sendLogin(dialog);
  await expect(dialog.getByRole("alert")).toContainText("Please type the characters");
  await expect(captcha).toHaveAccessibleDescription(/Please type the characters/);
  await expect(captcha).toHaveAttribute("aria-invalid", "true");
  await expect(captcha).toBeFocused();
});

test("whoever answers the captcha is let in", async ({ page }) => {
  const name = aName();
  await page.goto("/register");
  const form = page.getByRole("form", { name: "Username" });
  await form.getByRole("textbox", { name: "Username" }).fill(name);
  await form.getByLabel("Password", { exact: true }).fill(goodPassword);
  await form.getByLabel("Password again", { exact: true }).fill(goodPassword);
  await form.getByRole("textbox", { name: "Full name" }).fill("Walter Example");
  await form.getByRole("checkbox", { name: /years old/ }).check();
  await form.getByRole("button", { name: "Open account" }).click();
  await expectLoggedIn(page);
  await logOut(page);

  const dialog = await openLogin(page);
  for (let tries = 0; tries < 3; tries += 1) {
    await fillLogin(dialog, name, "wrong-password-1");
    await sendLogin(dialog);
    await expect(dialog.getByRole("alert")).toContainText("Wrong account or password.");
  }
  // Who cannot see the picture lets the device work, and types nothing.
  await dialog.getByRole("button", { name: "I cannot see the picture: let this device prove itself" }).click();
  await expect(dialog.getByRole("status").getByText("Done. There is nothing to type here.")).toBeVisible({
    timeout: 60_000,
  });
  await fillLogin(dialog, name, goodPassword);
  await sendLogin(dialog);
  await expectLoggedIn(page);
});

test("[LOGIN-07] a password that must be changed is changed first, whatever else is tried", async ({
  page,
  secrets,
}) => {
  secrets.push("123456");
  await page.goto("/index");
  const dialog = await openLogin(page);
  await fillLogin(dialog, "player02", "123456");
  await sendLogin(dialog);
  const change = page.getByRole("dialog", { name: "Change password" });
  await expect(change).toContainText("Your password must be changed before you go on.");
  await expect(change.getByLabel("Current password", { exact: true })).toHaveCount(0);

  await change.getByRole("button", { name: "Close" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Choose a password" }).click();
  await expect(change).toBeVisible();
  for (const _ of ["a press", "another"]) {
    await page.goBack();
    await page.getByRole("alertdialog").getByRole("button", { name: "Choose a password" }).click();
    await expect(change).toBeVisible();
  }
  await page.reload();
  await expect(change).toBeVisible();
  await expect(change.getByLabel("Current password", { exact: true })).toBeVisible();
  await change.getByRole("button", { name: "Close" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Log out" }).click();
  await expectVisitor(page);
});

test("[LOGIN-10] a free game needs no account, and is told what it lacks", async ({ page }) => {
  await page.goto("/index");
  const dialog = await openLogin(page);
  await dialog.getByRole("button", { name: "Free play" }).click();
  await expectLoggedIn(page);
  // A centre is told of by its address as by a press.
  await page.goto("/index?centre=personal");
  const lack = page.getByRole("dialog", { name: "Free play" });
  await expect(lack).toContainText("This needs a real account.");
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await lack.getByRole("button", { name: "Close" }).first().click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("banner").getByText("Play money")).toBeVisible();

  await page.getByRole("button", { name: "Account record", exact: true }).filter({ visible: true }).first().click();
  await expect(lack).toContainText("This needs a real account.");
  await lack.getByRole("button", { name: "Open an account" }).click();
  await expect(page).toHaveURL(/\/register$/);
  await expect(page.getByRole("form", { name: "Username" })).toBeVisible();
});

test("[LOGIN-12] a page that needs a login leads on to what was wanted", async ({ page }) => {
  await page.goto("/index?centre=personal&page=transactionHistory");
  const dialog = page.getByRole("dialog", { name: "Log in" });
  await fillLogin(dialog, "player01", demoPassword);
  await sendLogin(dialog);
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Account record" })).toBeVisible();
});
