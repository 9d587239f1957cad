import { findViolations, wcag } from "../support/findViolations.ts";
import { test, expect } from "../support/journey.ts";
import { goodPassword } from "../support/visitor.ts";

test.describe("a form that was emptied by accident", () => {
  test("gives back everything that was typed, the number and its country too", async ({ page }) => {
    await page.goto("/register");
    await page.getByRole("tab", { name: "Mobile number" }).click();
    const form = page.getByRole("form", { name: "Mobile number" });
    const number = form.getByRole("textbox", { name: "Mobile number" });
    const country = form.getByRole("combobox", { name: "Country code" });
    await number.click();
    await page.keyboard.type("+66 81 234 5678");
    await form.getByLabel("Password", { exact: true }).fill(goodPassword);
    await form.getByRole("textbox", { name: "Full name" }).fill("Walter Example");
    await expect(country).toHaveValue("+66");

    await form.getByRole("button", { name: "Start over" }).click();
    await expect(number).toHaveValue("");
    await expect(form.getByLabel("Password", { exact: true })).toHaveValue("");
    // The country of the site is there again, which nobody typed.
    await expect(country).toHaveValue("+855");
    await expect(form.getByText("The form is empty now.")).toBeInViewport();
    await form.getByRole("button", { name: "Bring back what I typed" }).click();
    await expect(number).toHaveValue(/81 ?234 ?5678/);
    await expect(country).toHaveValue("+66");
    await expect(form.getByLabel("Password", { exact: true })).toHaveValue(goodPassword);
    await expect(form.getByRole("textbox", { name: "Full name" })).toHaveValue("Walter Example");
    await expect(form.getByText("The form is empty now.")).toHaveCount(0);
  });

  test("is put right with the keyboard alone, and is accessible while it is empty", async ({ page }) => {
    await page.goto("/register");
    const form = page.getByRole("form", { name: "Username" });
    await form.getByRole("textbox", { name: "Username" }).fill("walter77");
    await form.getByRole("button", { name: "Start over" }).focus();
    await page.keyboard.press("Enter");
    await expect(form.getByRole("textbox", { name: "Username" })).toHaveValue("");
    const violations = await findViolations(page, { include: "form", tags: wcag });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(" "))])).toEqual([]);
    await page.keyboard.press("Tab");
    await expect(form.getByRole("button", { name: "Bring back what I typed" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(form.getByRole("textbox", { name: "Username" })).toHaveValue("walter77");
    await expect(form.getByRole("button", { name: "Start over" })).toBeFocused();
  });
});
