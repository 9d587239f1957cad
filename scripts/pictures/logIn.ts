import type { Page } from "@playwright/test";
import { demoPassword } from "#server/db/seed/seedDemo.ts";

/** Logs in as an account of the demo, on a page in English. */
export async function logIn(page: Page, account: string): Promise<void> {
  await page.goto("/index");
  await page.getByRole("banner").getByRole("button", { name: "Log in" }).click();
  const dialog = page.getByRole("dialog", { name: "Log in" });
  await dialog.getByRole("textbox", { name: "Username" }).fill(account);
  await dialog.getByLabel("Password", { exact: true }).fill(demoPassword);
  await dialog.getByRole("form").getByRole("button", { name: "Log in" }).click();
  await dialog.waitFor({ state: "detached" });
}
