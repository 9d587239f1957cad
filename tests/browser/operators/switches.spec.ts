import { findViolations } from "../../support/findViolations.ts";
import { expect, test } from "../../support/journey.ts";
import { enterConsole, goTo } from "../../support/operator.ts";

test("[BOOT-02] [BOOT-03] an operator closes the site under somebody's hands, who goes on where they were when it opens", async ({
  page,
  context,
}) => {
  const player = await context.newPage();
  await player.goto("/register");
  const form = player.getByRole("form", { name: "Username" });
  await form.getByRole("textbox", { name: "Username" }).fill("keepme1");

  await enterConsole(page, "publisher");
  await goTo(page, "Maintenance and regions");
  const maintenance = page.getByRole("form", { name: "Maintenance" });
  const change = async () => {
    await maintenance.getByRole("button", { name: "Switch" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Switch" }).click();
  };
  await maintenance.getByRole("radio", { name: /^Closed now/ }).check();
  // An end that is over is named at its field, and nothing is closed.
  await maintenance.getByLabel("Ends on").fill("2026-01-01");
  await change();
  await expect(maintenance.getByRole("alert").first()).toContainText("Ends on");
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await maintenance.getByLabel("Ends on").fill(tomorrow);
  await maintenance.getByRole("button", { name: "Add a message" }).click();
  await maintenance.getByRole("combobox", { name: "Language" }).selectOption({ label: "English" });
  await maintenance.getByRole("textbox", { name: "Words" }).fill("New tables are set.");
  await change();
  try {
    await expect(player.getByRole("heading", { level: 1, name: "We are setting the tables" })).toBeVisible();
    await expect(player.getByText("New tables are set.")).toBeVisible();
    await expect(player.getByText("Opens again in")).toBeVisible();
    await expect(page.getByText("The site is closed now")).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    expect(await findViolations(player)).toEqual([]);
  } finally {
    await maintenance.getByRole("radio", { name: "Open", exact: true }).check();
    await change();
  }
  await expect(form.getByRole("textbox", { name: "Username" })).toHaveValue("keepme1");
  await expect(page.getByText("The site is closed now")).toHaveCount(0);
  await goTo(page, "Audit");
  await expect(page.getByRole("cell", { name: /^closed/ }).first()).toBeVisible();
});
