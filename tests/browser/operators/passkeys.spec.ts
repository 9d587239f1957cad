import { readFile } from "node:fs/promises";
import { aScreenLock } from "../../support/aScreenLock.ts";
import { findViolations } from "../../support/findViolations.ts";
import { expect, test } from "../../support/journey.ts";
import { enterConsole, goTo, signIn } from "../../support/operator.ts";

test("an operator adds a passkey, signs in with nothing typed, confirms with it, and removes it", async ({ page }) => {
  test.slow();
  await aScreenLock(page);
  await enterConsole(page, "publisher");
  await page.goto("/console/account");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const form = page.getByRole("form", { name: "Add a passkey" });
  await form.getByRole("textbox", { name: "Name" }).fill("Desk key");
  expect(await findViolations(page)).toEqual([]);
  await form.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("The passkey is added.")).toBeVisible();
  // The first one brings codes for the day it is lost, told once.
  const codes = page.getByRole("list", { name: "Your recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  expect(await findViolations(page)).toEqual([]);
  const told = (await codes.allTextContents()).map((code) => code.trim());
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a file" }).click();
  const file = await readFile(await (await saving).path(), "utf8");
  for (const code of told) expect(file).toContain(code);
  await page.getByRole("button", { name: "I have kept them" }).click();
  await expect(codes).toHaveCount(0);
  await expect(page.getByText("Recovery codes left").filter({ visible: true })).toBeVisible();
  await page.getByRole("button", { name: "Rename" }).first().click();
  const rename = page.getByRole("form", { name: "Rename" });
  await rename.getByRole("textbox", { name: "Name" }).fill("Front desk");
  await rename.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Front desk").filter({ visible: true }).first()).toBeVisible();

  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("textbox", { name: "Account" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await goTo(page, "People");
  const row = page.getByRole("row", { name: /publisher.*Administrator/ });
  await expect(row.getByRole("cell", { name: "1", exact: true }).first()).toBeVisible();

  // The first passkey is removed with what has just been shown; afterwards it opens nothing.
  await page.goto("/console/account");
  await page.getByRole("button", { name: "Remove" }).first().click();
  await page.getByRole("alertdialog", { name: "Remove this passkey?" }).getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("The passkey is removed.")).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByText(/This passkey was not accepted/)).toBeVisible();
  await signIn(page, "publisher");
});
