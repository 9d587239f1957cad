import { readFile } from "node:fs/promises";
import { findViolations } from "../../support/findViolations.ts";
import { expect, test } from "../../support/journey.ts";
import { discardDraft, enterConsole, goTo, waitForDraft } from "../../support/operator.ts";

test.afterEach(async ({ page }) => discardDraft(page));

interface SiteFile {
  platform: string;
  site: {
    rules: { register: Record<string, { maxLength?: number }> };
    brand: { name: string };
    texts: Record<string, Record<string, string>>;
    banners?: unknown;
  };
}

test("a site is taken out as a file, taken in part by part after a look, and taken back", async ({ page }) => {
  await enterConsole(page, "publisher");
  await goTo(page, "Between platforms");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the file" }).click();
  const text = await readFile(await (await saving).path(), "utf8");
  await expect(page.getByText(/^Revision \d+ is in the file/)).toBeVisible();

  const choose = async (name: string, content: string) =>
    page
      .getByLabel("File of another platform")
      .setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(content) });
  const alert = page.getByRole("alert");
  await choose("cut.json", text.slice(0, 5000));
  await expect(alert.filter({ hasText: "cut.json: This file cannot be read" })).toBeVisible();
  await choose("other.json", '{"a":1}');
  await expect(alert.filter({ hasText: "other.json: There is no site in this file" })).toBeVisible();
  await choose("same.json", text);
  await expect(page.getByText("The file holds what is live here already")).toBeVisible();

  const file = JSON.parse(text) as SiteFile;
  file.platform = "https://test.example";
  file.site.brand.name = "Golden Test";
  file.site.rules.register["email"] = { ...file.site.rules.register["email"], maxLength: 43 };
  delete file.site.banners;
  await choose("test.json", JSON.stringify(file));
  const review = page.getByRole("region", { name: "What test.json would change" });
  await expect(review).toBeFocused();
  await expect(review.getByText("From https://test.example")).toBeVisible();
  const parts = review.getByRole("group", { name: "Which parts are taken" });
  await expect(parts.getByRole("checkbox", { name: /^Brand/ })).not.toBeChecked();
  await expect(review.getByText("It takes away what is live here and not in the file. Places: 1")).toBeVisible();
  expect((await findViolations(page)).map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 120)}`)).toEqual([]);

  // By keys alone: what would be taken away is left out, and the brand is taken.
  await parts.getByRole("checkbox", { name: /^Banners/ }).focus();
  await page.keyboard.press("Space");
  await parts.getByRole("checkbox", { name: /^Brand/ }).focus();
  await page.keyboard.press("Space");
  await review.getByRole("button", { name: "Take into my draft (2)" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Changes", level: 1 })).toBeVisible();
  const changes = page.getByRole("list", { name: "What your draft changes" }).or(page.locator(".changes"));
  await expect(changes.getByText("Golden Test").first()).toBeVisible();

  await goTo(page, "Between platforms");
  await page.getByRole("button", { name: "Take it back" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Take it back" }).click();
  await expect(page.getByText("Your draft is as it was before.")).toBeVisible();
  await goTo(page, "Changes");
  await expect(page.getByText("Nothing to publish")).toBeVisible();
});

test("a draft and a file that have the same place ask whose value stays", async ({ page }) => {
  await enterConsole(page, "editor");
  const { site } = (await page.evaluate(
    async () => (await (await fetch("/console/api/live")).json()).value,
  )) as SiteFile;
  await goTo(page, "Brand");
  await page.getByRole("textbox", { name: "Name", exact: true }).first().fill("Of the draft");
  await waitForDraft(page);
  await goTo(page, "Between platforms");
  const content = JSON.stringify({ ...site, brand: { ...site.brand, name: "Of the file" } });
  await page
    .getByLabel("File of another platform")
    .setInputFiles({ name: "site.json", mimeType: "application/json", buffer: Buffer.from(content) });
  await page.getByRole("checkbox", { name: /^Brand/ }).check();
  await expect(page.getByText("You have a draft with changes of your own: 1.", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Take into my draft (1)" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Take into my draft (1)" }).click();
  const conflict = page.getByRole("group", { name: /Name/ });
  await conflict.getByRole("radio").nth(1).check();
  await page
    .getByRole("button", { name: "Settle" })
    .or(page.getByRole("button", { name: /settle/i }))
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Changes", level: 1 })).toBeVisible();
  await expect(page.getByText("Of the file").first()).toBeVisible();
});

test("the live site of another platform is read by its address; what fails is told beside its field", async ({
  page,
  baseURL,
}) => {
  await enterConsole(page, "publisher");
  await goTo(page, "Between platforms");
  const form = page.getByRole("form", { name: "Read it from another platform" });
  const [address, token] = [
    form.getByRole("textbox", { name: "Address" }),
    form.getByRole("textbox", { name: "Token of the other platform" }),
  ];
  const read = form.getByRole("button", { name: "Look at what is live there" });
  await read.click();
  await expect(address).toBeFocused();
  await expect(token).toHaveAccessibleDescription(/Please fill in this field\./);
  await address.fill("http://test.example.com");
  await token.fill("croupier_wrong");
  await read.click();
  await expect(address).toHaveAccessibleDescription(/Only https addresses are read\./);
  await expect(token).toHaveValue("croupier_wrong");
  // This very platform, which a demo may read: it takes no such token.
  await address.fill(String(baseURL));
  await token.press("Enter");
  await expect(token).toHaveAccessibleDescription(/does not take this token/);
  await expect(token).toBeFocused();
  expect((await findViolations(page)).map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 120)}`)).toEqual([]);
  await page.context().setOffline(true);
  await read.click();
  await expect(page.getByRole("alert").filter({ visible: true }).first()).toBeVisible();
  await expect(address).toHaveValue(String(baseURL));
  await page.context().setOffline(false);

  // A token that may read: what is live there is what is live here.
  const made = await page.request.get("/console/api/live");
  const { value } = (await made.json()) as { value: { site: { rules: { register: object } } } };
  const site = { ...value.site, rules: { register: { ...value.site.rules.register, email: { maxLength: 43 } } } };
  await page.route("**/console/api/copies/fetch", (route) =>
    route.fulfill({
      json: { success: true, message: null, value: { platform: "https://test.example", seq: 9, site, pictures: [] } },
    }),
  );
  await read.click();
  await expect(page.getByRole("region", { name: "What test.example would change" })).toBeFocused();
  // The token is forgotten, and where it was read stays for the next time.
  await expect(token).toHaveValue("");
  await expect(address).toHaveValue(String(baseURL));
});
