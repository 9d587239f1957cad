import type { Locator, Page } from "@playwright/test";
import { findViolations, wcag } from "../support/findViolations.ts";
import { test, expect } from "../support/journey.ts";
import { readCode } from "../support/readCode.ts";
import { readLink } from "../support/readLink.ts";
import { expectLoggedIn, expectVisitor, fillLogin, openLogin, sendLogin } from "../support/visitor.ts";

/** A password that nobody had: who sets the one that there is would be refused. */
const aPassword = () => `Quiet-Otter-${Math.floor(Math.random() * 1e6)}-lamp`;

/** A demo's player of this journey alone, on this screen: journeys go at the same time. */
const aPlayer = (phone: number) => {
  const number = test.info().project.name === "phone" ? phone : phone + 1;
  const account = `player${number}`;
  return { account, email: `${account}@mail.example`, mobileNum: `10${100_003 + number}` };
};

/** From the login dialog to the one for a forgotten password, which takes its place. */
async function openForgot(page: Page): Promise<Locator> {
  const login = page.getByRole("dialog", { name: "Log in" });
  await login.getByRole("button", { name: "Forgot password?" }).click();
  await expect(login).toHaveCount(0);
  return page.getByRole("dialog", { name: "Forgot password" });
}

test("[PASS-02] who forgot a password is mailed a link, sets another by it, and logs in", async ({
  page,
  baseURL,
  secrets,
}) => {
  const { account, email } = aPlayer(31);
  const password = aPassword();
  secrets.push(password);
  await page.goto("/index");
  const login = await openLogin(page);
  await login.getByRole("textbox", { name: "Username" }).fill(account);
  const forgot = await openForgot(page);

  // What was typed at the login is there; going to the other way and back loses nothing.
  const [name, address] = ["Username", "E-mail"].map((label) => forgot.getByRole("textbox", { name: label }));
  await expect(name!).toHaveValue(account);
  const send = forgot.getByRole("button", { name: "Send the e-mail" });
  const sent = page.waitForRequest(/\/wps\/member\/password\/email$/);
  for (const [field, wrong, words] of [
    [name!, "", "Please fill in this field."],
    [name!, "7seven", "letters and digits, beginning with a letter"],
    [address!, "", "Please fill in this field."],
    [address!, "no address", "e-mail"],
  ] as const) {
    await name!.fill(account);
    await address!.fill(email);
    await field.fill(wrong);
    await send.click();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(new RegExp(words, "i"));
  }
  await address!.fill(email);
  await forgot.getByRole("tab", { name: "Mobile number" }).click();
  await forgot.getByRole("tab", { name: "E-mail" }).click();
  await expect(address!).toHaveValue(email);

  await send.click();
  const request = await sent;
  expect(request.headers()["content-type"]).toBe("application/x-www-form-urlencoded");
  expect(Object.fromEntries(new URLSearchParams(request.postData() ?? ""))).toMatchObject({ username: account, email });
  await expect(page.getByRole("status").getByText("Password sent, please check.")).toBeVisible();
  await expect(forgot.getByText("The link works for 30 minutes.")).toBeVisible();

  const link = await readLink(baseURL ?? "", email);
  await page.goto(link);
  const form = page.getByRole("form", { name: "Choose a new password" });
  await form.getByLabel("New password", { exact: true }).fill(password);
  await form.getByLabel("New password again", { exact: true }).fill(`${password}x`);
  await form.getByRole("button", { name: "Save the new password" }).click();
  await expect(form.getByLabel("New password again", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await form.getByLabel("New password again", { exact: true }).fill(password);
  await form.getByRole("button", { name: "Save the new password" }).dblclick();
  // The message goes by itself, which a slow machine may see before the next page is there.
  await expect(page.getByText(`The new password of ${account} is set.`)).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await fillLogin(page.getByRole("main"), account, password);
  await sendLogin(page.getByRole("main"));
  await expectLoggedIn(page);

  // The link was used: whoever finds it in the mailbox opens nothing with it, and loses no session.
  await page.goto(link);
  await page.reload();
  await form.getByLabel("New password", { exact: true }).fill(`${password}y`);
  await form.getByLabel("New password again", { exact: true }).fill(`${password}y`);
  await form.getByRole("button", { name: "Save the new password" }).click();
  await expect(form.getByRole("alert")).toContainText("This link has been used or is too old.");
  await page.goto("/index");
  await expectLoggedIn(page);
});

test("[PASS-03] who forgot a password sets another by a code to the phone, and is logged in", async ({
  page,
  baseURL,
  secrets,
}) => {
  const { account, mobileNum } = aPlayer(33);
  const password = aPassword();
  secrets.push(password);
  await page.goto("/index");
  await openLogin(page);
  const forgot = await openForgot(page);
  await forgot.getByRole("tab", { name: "Mobile number" }).click();
  const [number, code] = ["Mobile number", "Code from the message"].map((label) =>
    forgot.getByRole("textbox", { name: label }),
  );
  const typed = forgot.getByLabel("New password", { exact: true });
  const submit = forgot.getByRole("button", { name: "Set password and log in" });

  await submit.click();
  for (const field of [number!, code!, typed]) await expect(field).toHaveAttribute("aria-invalid", "true");
  await number!.fill("12");
  await forgot.getByRole("button", { name: "Get code" }).click();
  await expect(number!).toBeFocused();
  await number!.fill(mobileNum);
  await forgot.getByRole("button", { name: "Get code" }).click();
  await expect(forgot.getByRole("button", { name: /Again in \d+ s/ })).toHaveAttribute("aria-disabled", "true");
  const right = await readCode(baseURL ?? "", mobileNum);

  // A wrong code and a password against the rule are told at their fields; the code lives on.
  await code!.fill(right === "111111" ? "222222" : "111111");
  await typed.fill(password);
  await submit.click();
  await expect(code!).toHaveAccessibleDescription(/The code is wrong or too old/);
  await code!.fill(right);
  await typed.fill("short");
  await submit.click();
  await expect(typed).toHaveAttribute("aria-invalid", "true");
  await typed.fill(password);
  const asked = page.waitForRequest(/\/wps\/member\/password\/verification$/);
  await submit.click();
  expect(Object.keys((await asked).postDataJSON() as object)).toEqual(["payload"]);
  await expectLoggedIn(page);
  await expect(page).toHaveURL(/\/index$/);

  await page.evaluate(() => sessionStorage.clear());
  await page.goto("/login");
  await expectVisitor(page);
  await fillLogin(page.getByRole("main"), account, password);
  await sendLogin(page.getByRole("main"));
  await expectLoggedIn(page);
});

test("a new password is set by the keyboard alone, on pages that everybody can use", async ({
  page,
  baseURL,
  secrets,
}) => {
  const { account, email } = aPlayer(35);
  const password = aPassword();
  secrets.push(password);
  await page.goto("/index");
  await page.getByRole("banner").getByRole("button", { name: "Log in" }).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog", { name: "Log in" }).getByRole("button", { name: "Forgot password?" }).focus();
  await page.keyboard.press("Enter");
  const forgot = page.getByRole("dialog", { name: "Forgot password" });
  await expect(forgot.locator(":focus")).toBeVisible();
  // The keyboard stays within, both ways around.
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let time = 0; time < 12; time += 1) {
      await page.keyboard.press(key);
      // Past the last control a browser's own bar has its turn; the page behind never has.
      expect(await page.evaluate(() => document.activeElement?.matches("body, dialog, dialog *"))).toBe(true);
    }
  }
  await forgot.getByRole("tab", { name: "E-mail" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(forgot.getByRole("textbox", { name: "Mobile number" })).toBeVisible();
  expect(await findViolations(page, { tags: wcag })).toEqual([]);
  await page.keyboard.press("ArrowLeft");
  await forgot.getByRole("textbox", { name: "Username" }).focus();
  await page.keyboard.type(account);
  await page.keyboard.press("Tab");
  await page.keyboard.type(email);
  await page.keyboard.press("Enter");
  await expect(forgot.getByText("The link works for 30 minutes.")).toBeVisible();
  expect(await findViolations(page, { tags: wcag })).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await page.goto(await readLink(baseURL ?? "", email));
  const form = page.getByRole("form", { name: "Choose a new password" });
  const field = form.getByLabel("New password", { exact: true });
  await field.focus();
  await page.keyboard.type(password);
  await form.getByLabel("New password again", { exact: true }).focus();
  await page.keyboard.type(`${password}x`);
  await page.keyboard.press("Enter");
  await expect(form.getByLabel("New password again", { exact: true })).toHaveAttribute("aria-invalid", "true");
  expect(await findViolations(page, { tags: wcag })).toEqual([]);
  await form.getByLabel("New password again", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/login$/);
});

test("a new password is set though the network was away, and of two tabs with one link by one", async ({
  page,
  context,
  baseURL,
  secrets,
}) => {
  const { account, email, mobileNum } = aPlayer(37);
  const [first, second] = [aPassword(), `${aPassword()}-2`];
  secrets.push(first, second);
  await page.goto("/index");
  await openLogin(page);
  const forgot = await openForgot(page);
  const [name, address] = ["Username", "E-mail"].map((label) => forgot.getByRole("textbox", { name: label }));
  await name!.fill(account);
  await address!.fill(email);
  // Answers are lost on both ways out: what was typed stays, and says so.
  await page.route(/\/wps\/member\/password\/email$/, (route) => route.abort());
  const send = forgot.getByRole("button", { name: "Send the e-mail" });
  await send.click();
  await expect(forgot.getByRole("alert")).toBeVisible();
  await expect(address!).toHaveValue(email);
  await page.unroute(/\/wps\/member\/password\/email$/);
  await forgot.getByRole("tab", { name: "Mobile number" }).click();
  await page.route(/\/wps\/verification\/sms\/forgot$/, (route) => route.abort());
  await forgot.getByRole("textbox", { name: "Mobile number" }).fill(mobileNum);
  await forgot.getByRole("button", { name: "Get code" }).click();
  const code = forgot.getByRole("textbox", { name: "Code from the message" });
  await expect(code).toHaveAttribute("aria-invalid", "true");
  await expect(forgot.getByRole("button", { name: "Get code" })).not.toHaveAttribute("aria-disabled", "true");
  await page.unroute(/\/wps\/verification\/sms\/forgot$/);
  await forgot.getByRole("tab", { name: "E-mail" }).click();
  await send.click();
  await expect(forgot.getByText("The link works for 30 minutes.")).toBeVisible();

  const link = await readLink(baseURL ?? "", email);
  const other = await context.newPage();
  const fill = async (tab: Page, password: string) => {
    const form = tab.getByRole("form", { name: "Choose a new password" });
    await form.getByLabel("New password", { exact: true }).fill(password);
    await form.getByLabel("New password again", { exact: true }).fill(password);
    return form;
  };
  for (const tab of [page, other]) await tab.goto(link);
  // The answer is lost after the platform did it: what the link said is over, and the new password holds.
  await page.route(/\/wps\/member\/password\/reset$/, async (route) => {
    await route.fetch();
    await route.abort();
  });
  const form = await fill(page, first);
  await form.getByRole("button", { name: "Save the new password" }).click();
  await expect(form.getByRole("alert")).toBeVisible();
  await expect(form.getByLabel("New password", { exact: true })).toHaveValue(first);
  await page.unroute(/\/wps\/member\/password\/reset$/);
  const late = await fill(other, second);
  await late.getByRole("button", { name: "Save the new password" }).click();
  await expect(late.getByRole("alert")).toContainText("This link has been used or is too old.");
  await other.close();
  await form.getByRole("button", { name: "Save the new password" }).click();
  await expect(form.getByRole("alert")).toContainText("This link has been used or is too old.");
  await page.goto("/login");
  await fillLogin(page.getByRole("main"), account, first);
  await sendLogin(page.getByRole("main"));
  await expectLoggedIn(page);
});
