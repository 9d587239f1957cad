import type { Locator, Page } from "@playwright/test";
import { test, expect } from "../support/journey.ts";
import { readCode } from "../support/readCode.ts";
import { expectLoggedIn, expectVisitor, goodPassword, openLogin } from "../support/visitor.ts";

/** A number nobody has; every run takes another range, since ranges are limited. */
const aNumber = (): string =>
  `${10 + Math.floor(Math.random() * 89)}${Math.floor(Math.random() * 1e6)
    .toString()
    .padStart(6, "0")}`;

const countryOf = (form: Locator) => form.getByRole("combobox", { name: "Country code" });
const numberIn = (form: Locator) => form.getByRole("textbox", { name: "Mobile number" });

/** The form of the registration by mobile number, as somebody finds it who comes for the first time. */
async function openForm(page: Page): Promise<Locator> {
  await page.goto("/register");
  await page.getByRole("tab", { name: "Mobile number" }).click();
  return page.getByRole("form", { name: "Mobile number" });
}

test("[REG-06] [LOGIN-03] [LOGIN-09] a mobile number registers with a code, and logs in with one", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const number = aNumber();
  await page.clock.install();
  const form = await openForm(page);
  const send = form.getByRole("button", { name: "Get code" });

  // The code is only asked for once there is a number to send it to.
  await send.click();
  await expect(numberIn(form)).toHaveAttribute("aria-invalid", "true");
  await expect(numberIn(form)).toBeFocused();
  // The country of the site is there already: a number is all that somebody types.
  await expect(countryOf(form)).toHaveValue("+855");
  await page.keyboard.type(`0${number.slice(0, 2)} ${number.slice(2)}`);
  await send.click();
  await expect(form.getByRole("button", { name: /Again in \d+ s/ })).toBeVisible();
  const code = await readCode(baseURL ?? "", number);
  await form.getByRole("textbox", { name: "Code from the message" }).fill(code);
  await form.getByLabel("Password", { exact: true }).fill(goodPassword);
  await form.getByLabel("Password again", { exact: true }).fill(goodPassword);
  await form.getByRole("textbox", { name: "Full name" }).fill("Walter Example");
  await form.getByRole("checkbox", { name: /years old/ }).check();
  await form.getByRole("button", { name: "Open account" }).click();
  await expectLoggedIn(page);

  await page.goto("/index");
  await page.getByRole("button", { name: "Log out" }).filter({ visible: true }).first().click();
  await page.getByRole("dialog", { name: "Log out" }).getByRole("button", { name: "Log out" }).click();
  await expectVisitor(page);
  const dialog = await openLogin(page);
  await dialog.getByRole("tab", { name: "Text message" }).click();
  const login = dialog.getByRole("form", { name: "Text message" });
  await expect(countryOf(login)).toHaveValue("+855");
  await login.getByRole("textbox", { name: "Mobile number" }).fill(number);
  await login.getByRole("button", { name: "Get code" }).click();
  // The platform sends one code a minute to a number; what it says is shown.
  await expect(login.getByRole("button", { name: /Again in/ }).or(page.getByText(/Too many tries/))).toBeVisible();
});

test("[REG-06] another country is found by typing, and who mistyped the number does not wait", async ({
  page,
  isMobile,
}) => {
  const form = await openForm(page);
  // It comes with the platform's list of countries; whoever asks for a code before that is told so, and asks again.
  await expect(countryOf(form)).toHaveValue("+855");
  await numberIn(form).fill(aNumber());
  await form.getByRole("button", { name: "Get code" }).click();
  await expect(form.getByRole("button", { name: /Again in \d+ s/ })).toBeVisible();

  await countryOf(form).click();
  await page.keyboard.type("thai");
  const found = page.getByRole("option", { name: /Thailand/ });
  await expect(found).toBeInViewport();
  // A phone's keyboard covers the lower half: what is found is seen above it.
  if (isMobile) expect((await found.boundingBox())?.y).toBeLessThan(844 / 2 - 40);
  await found.click();
  await expect(countryOf(form)).toHaveValue("+66");
  await expect(numberIn(form)).toBeFocused();
  const another = form.getByRole("button", { name: "Get code" });
  await expect(another).toBeEnabled();
  await numberIn(form).fill(`8${aNumber()}`);
  await another.click();
  await expect(form.getByRole("button", { name: /Again in \d+ s/ })).toBeVisible();
});

test("[REG-06] the keyboard alone chooses a country and asks for a code", async ({ page }) => {
  const form = await openForm(page);
  await page.getByRole("tab", { name: "Mobile number" }).focus();
  await page.keyboard.press("Tab");
  await expect(countryOf(form)).toBeFocused();
  await page.keyboard.type("viet");
  // The list of countries comes from the platform.
  await expect(page.getByRole("option", { name: /Vietnam/ })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(countryOf(form)).toHaveValue("+84");
  await expect(numberIn(form)).toBeFocused();
  await page.keyboard.type(`9${aNumber()}`);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(form.getByRole("button", { name: "Get code" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(form.getByRole("button", { name: /Again in \d+ s/ })).toBeFocused();
});

for (const [language, direction] of [
  ["KM", "ltr"],
  ["AR", "rtl"],
] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ view: { language } });

    test("[REG-06] a code comes for the number alone, which runs from left to right", async ({ page, baseURL }) => {
      const number = aNumber();
      await page.goto("/register");
      await expect(page.locator("html")).toHaveAttribute("dir", direction);
      await page.getByRole("tab").nth(1).click();
      const visible = (name: string) => page.locator(`input[name=${name}]`).filter({ visible: true });
      await expect(visible("countryDialingCode")).toHaveValue("+855");
      await visible("mobileNum").click();
      await page.keyboard.type(`${number.slice(0, 2)} ${number.slice(2)}`);
      // The country stands before the number, as people write it.
      const [country, typed] = await Promise.all([
        visible("countryDialingCode").boundingBox(),
        visible("mobileNum").boundingBox(),
      ]);
      expect(country?.x).toBeLessThan(typed?.x ?? 0);
      const send = page.locator(".input-row", { has: visible("verificationCode") }).getByRole("button");
      await send.click();
      await expect(send).toHaveText(/\d{2,3}/);
      expect(await readCode(baseURL ?? "", number)).toMatch(/^\d{6}$/);
    });
  });
}
