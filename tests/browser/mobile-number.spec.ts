import type { Locator } from "@playwright/test";
import { test, expect } from "../support/journey.ts";
import { readCode } from "../support/readCode.ts";
import { expectLoggedIn, expectVisitor, goodPassword, openLogin } from "../support/visitor.ts";

/** A number nobody has; every run takes another range, since ranges are limited. */
const aNumber = (): string =>
  `${10 + Math.floor(Math.random() * 89)}${Math.floor(Math.random() * 1e6)
    .toString()
    .padStart(6, "0")}`;

/** Chooses the dialling code of Cambodia, whatever the picker shows first. */
async function chooseCountry(form: Locator): Promise<void> {
  const picker = form.getByRole("combobox", { name: "Country code" });
  await picker.click();
  await picker.fill("855");
  await form.page().getByRole("option", { name: /855/ }).first().click();
}

test("[REG-01] [REG-06] [LOGIN-03] [LOGIN-09] a mobile number registers with a code, and logs in with one", async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const number = aNumber();
  await page.clock.install();
  await page.goto("/register");
  await page.getByRole("tab", { name: "Mobile number" }).click();
  const form = page.getByRole("form", { name: "Mobile number" });
  const send = form.getByRole("button", { name: "Get code" });

  // The code is only asked for once there is a number to send it to.
  await send.click();
  await expect(form.getByRole("textbox", { name: "Mobile number" })).toHaveAttribute("aria-invalid", "true");
  await chooseCountry(form);
  await form.getByRole("textbox", { name: "Mobile number" }).fill(number);
  await send.click();
  await expect(form.getByRole("button", { name: /Again in \d+ s/ })).toBeVisible();
  const code = await readCode(baseURL ?? "", number);
  await form.getByRole("textbox", { name: "Code from the message" }).fill(code);
  await form.getByLabel("Password", { exact: true }).fill(goodPassword);
  await form.getByLabel("Password again", { exact: true }).fill(goodPassword);
  await form.getByRole("textbox", { name: "Full name" }).fill("Walter Example");
  await form.getByRole("button", { name: "Open account" }).click();
  await expectLoggedIn(page);

  await page.goto("/index");
  await page.getByRole("button", { name: "Log out" }).filter({ visible: true }).first().click();
  await page.getByRole("dialog", { name: "Log out" }).getByRole("button", { name: "Log out" }).click();
  await expectVisitor(page);
  const dialog = await openLogin(page);
  await dialog.getByRole("tab", { name: "Text message" }).click();
  const login = dialog.getByRole("form", { name: "Text message" });
  await chooseCountry(login);
  await login.getByRole("textbox", { name: "Mobile number" }).fill(number);
  await login.getByRole("button", { name: "Get code" }).click();
  // The platform sends one code a minute to a number; what it says is shown.
  await expect(login.getByRole("button", { name: /Again in/ }).or(page.getByText(/Too many tries/))).toBeVisible();
});
