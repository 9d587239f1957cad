import { test, expect } from "../support/journey.ts";
import { aName, expectLoggedIn, goodPassword } from "../support/visitor.ts";

test.describe("a registration", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/register");
  });

  test("[REG-03] [REG-05] says of every field what is wrong with it, in the words of the rules", async ({ page }) => {
    const form = page.getByRole("form", { name: "Username" });
    await form.getByRole("button", { name: "Open account" }).click();
    const summary = form.getByRole("alert");
    await expect(summary).toContainText("Username: Please fill in this field.");
    await expect(form.getByRole("textbox", { name: "Username" })).toBeFocused();
    await expect(form.getByRole("textbox", { name: "Username" })).toHaveAttribute("aria-invalid", "true");

    await form.getByRole("textbox", { name: "Username" }).fill("1ab");
    await form.getByLabel("Password", { exact: true }).fill("short");
    await form.getByLabel("Password again", { exact: true }).fill("other");
    await form.getByRole("textbox", { name: "E-mail" }).fill("nobody");
    await form.getByRole("button", { name: "Open account" }).click();
    await expect(summary).toContainText("Username: 6 - 12 letters and digits, beginning with a letter");
    await expect(summary).toContainText(/Password: 8 - \d+ characters/);
    await expect(summary).toContainText("Password again: The two entries are not the same.");
    await expect(summary).toContainText(/E-mail: An e-mail address of \d+ - \d+ characters/);

    await form.getByRole("textbox", { name: "Username" }).fill(aName());
    await expect(summary).not.toContainText("Username:");
  });

  test("[REG-13] ends logged in, at home, with a balance", async ({ page }) => {
    const form = page.getByRole("form", { name: "Username" });
    await form.getByRole("textbox", { name: "Username" }).fill(aName());
    await form.getByLabel("Password", { exact: true }).fill(goodPassword);
    await form.getByLabel("Password again", { exact: true }).fill(goodPassword);
    await form.getByRole("textbox", { name: "Full name" }).fill("Walter Example");
    await form.getByRole("checkbox", { name: /years old/ }).check();
    await form.getByRole("button", { name: "Open account" }).click();
    await expectLoggedIn(page);
    await expect(page).toHaveURL(/\/index$/);
    await expect(page.getByText("Welcome", { exact: true })).toBeVisible();
    await expect(page.getByText("Welcome back")).toHaveCount(0);
  });

  test("is done with the keyboard alone", async ({ page }) => {
    const form = page.getByRole("form", { name: "Username" });
    const type = async (label: string, text: string) => {
      // Whatever stands between two fields, Tab gets from one to the next.
      for (let presses = 0; presses < 40; presses += 1) {
        if (await form.getByLabel(label, { exact: true }).evaluate((field) => field === document.activeElement)) break;
        await page.keyboard.press("Tab");
      }
      await expect(form.getByLabel(label, { exact: true })).toBeFocused();
      await page.keyboard.type(text);
    };
    await type("Username", aName());
    await type("Password", goodPassword);
    await type("Password again", goodPassword);
    await type("Full name", "Walter Example");
    await type("I am 21 years old or older", " ");
    await page.keyboard.press("Enter");
    await expectLoggedIn(page);
  });

  test("tells that a name is taken at the field it is about", async ({ page }) => {
    const form = page.getByRole("form", { name: "Username" });
    await form.getByRole("textbox", { name: "Username" }).fill("player01");
    await form.getByLabel("Password", { exact: true }).fill(goodPassword);
    await form.getByLabel("Password again", { exact: true }).fill(goodPassword);
    await form.getByRole("textbox", { name: "Full name" }).fill("Walter Example");
    await form.getByRole("checkbox", { name: /years old/ }).check();
    await form.getByRole("button", { name: "Open account" }).click();
    await expect(form.getByText("This account name is taken.").first()).toBeVisible();
    await expect(form.getByLabel("Password", { exact: true })).toHaveValue(goodPassword);
  });

  test("[REG-10] warns of a wrong invitation code, and keeps what was typed", async ({ page }) => {
    const form = page.getByRole("form", { name: "Username" });
    await form.getByRole("textbox", { name: "Username" }).fill(aName());
    await form.getByLabel("Password", { exact: true }).fill(goodPassword);
    await form.getByLabel("Password again", { exact: true }).fill(goodPassword);
    await form.getByRole("textbox", { name: "Full name" }).fill("Walter Example");
    await form.getByRole("checkbox", { name: /years old/ }).check();
    await form.getByRole("textbox", { name: "Invitation code" }).fill("NOSUCHCODE");
    await form.getByRole("button", { name: "Open account" }).click();
    const warning = page.getByRole("alertdialog", { name: "Invitation code" });
    await expect(warning).toContainText("The invitation code is not valid");
    await warning.getByRole("button", { name: "OK" }).click();
    await expect(form.getByRole("textbox", { name: "Invitation code" })).toHaveValue("NOSUCHCODE");
  });

  test("[REG-11] takes the referral code from the address", async ({ page }) => {
    await page.goto("/register?referralCode=ABC123");
    await expect(
      page.getByRole("form", { name: "Username" }).getByRole("textbox", { name: "Referral code" }),
    ).toHaveValue("ABC123");
  });
});
