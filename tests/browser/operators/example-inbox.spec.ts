import type { Locator, Page } from "@playwright/test";
import { findViolations } from "../../support/findViolations.ts";
import { holdSession } from "../../support/holdSession.ts";
import { expect, test } from "../../support/journey.ts";
import { runConfig } from "../../support/runConfig.ts";
import { openCentre } from "../../support/visitor.ts";

const screens = [
  { name: "phone", use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }, from: 13 },
  { name: "desktop", use: { viewport: { width: 1440, height: 900 } }, from: 18 },
];
const calls = "**/wps/example/inbox";

test.beforeAll(async ({ baseURL }) => {
  const pushed = await runConfig(baseURL, "push", "examples/pages/exampleInbox.json", "--note", "An inbox");
  expect(pushed.text).toContain("exampleInbox");
  expect(pushed.code).toBe(0);
});
test.afterAll(async ({ baseURL }) => {
  await runConfig(baseURL, "remove", "exampleInbox");
});

for (const { name, use, from } of screens) {
  test.describe(`on a ${name}`, () => {
    test.use(use);
    // What is deleted stays deleted: each journey, and each try of it, has an inbox of its own.
    const open = async (page: Page, number: number) => {
      await holdSession(page, `player${from + number + 10 * test.info().retry}`);
      return anInbox(page, await openCentre(page, "personal", "exampleInbox"));
    };

    test(
      "messages are chosen, deleted at once, and brought back to where they were",
      { tag: "@phone" },
      async ({ page }) => {
        const { centre, titles, choose, chosen, press, undo } = await open(page, 0);
        await expect(centre.getByText("20 of 60")).toBeVisible();
        const before = await titles();
        expect(before.slice(0, 3)).toEqual(["Bonus 60 is waiting", "Payment 59 has arrived", "New games, list 58"]);
        await choose(before[1]);
        await choose(before[3]);
        await expect(chosen()).toHaveText("2 chosen");
        await press("Delete");
        await expect(page.getByText("2 messages were deleted")).toBeVisible();
        await expect(page.getByRole("dialog")).toHaveCount(1);
        await expect(centre.getByText("20 of 58")).toBeVisible();
        expect(await titles()).toEqual([
          ...before.filter((_, place) => place !== 1 && place !== 3),
          ...(await titles()).slice(-2),
        ]);
        await expect(chosen()).toBeEmpty();

        await undo().dblclick();
        await expect(page.getByText("2 messages are back")).toBeVisible();
        await expect(centre.getByText("20 of 60")).toBeVisible();
        expect(await titles()).toEqual(before);
        await expect(undo()).toHaveCount(0);

        // All that is loaded, and what must be kept stays and says why.
        await centre.getByLabel("Choose all on this page").check();
        await expect(chosen()).toHaveText("20 chosen");
        await press("Delete");
        await expect(page.getByText("17 messages were deleted")).toBeVisible();
        await expect(centre.getByText("3 messages were not deleted")).toBeVisible();
        await expect(
          centre.getByText(/^New device, check 56: about the safety of your account, kept until/),
        ).toBeVisible();
        await expect(centre.getByText("20 of 43")).toBeVisible();
        await undo().click();
        await expect(centre.getByText("20 of 60")).toBeVisible();
        expect(await titles()).toEqual(before);
        await centre.getByRole("button", { name: "All right" }).click();
        await expect(centre.getByText("3 messages were not deleted")).toHaveCount(0);

        // One that must be kept is refused with the reason, and stays chosen.
        await choose("New device, check 56");
        await press("Delete");
        await expect(page.getByText("Messages about the safety of your account are kept for 90 days.")).toBeVisible();
        await expect(chosen()).toHaveText("1 chosen");
      },
    );

    test(
      "what is chosen outlives a reload of the list, and goes with what is gone",
      { tag: "@desktop" },
      async ({ page }) => {
        const { centre, row, choose, chosen, undo } = await open(page, 1);
        await choose("Bonus 60 is waiting");
        await choose("New games, list 58");
        await choose("Payment 41 has arrived");
        await row("Free rounds, code F57").getByRole("button", { name: "Delete" }).click();
        await expect(centre.getByText("20 of 59")).toBeVisible();
        await expect(chosen()).toHaveText("3 chosen");
        await row("New games, list 58").getByRole("button", { name: "Delete" }).click();
        await expect(centre.getByText("20 of 58")).toBeVisible();
        await expect(chosen()).toHaveText("2 chosen");
        await expect(undo()).toHaveCount(2);
        await undo().last().click();
        await expect(row("New games, list 58")).toBeVisible();
        await expect(row("New games, list 58").getByRole("checkbox")).not.toBeChecked();
        await expect(chosen()).toHaveText("2 chosen");
        await centre.getByRole("button", { name: /more/i }).click();
        await expect(centre.getByText("40 of 59")).toBeVisible();
        await expect(chosen()).toHaveText("2 chosen");
        await centre.getByLabel("Kind").selectOption({ label: "Offer" });
        await expect(centre.getByText(/of 19$/)).toBeVisible();
        await expect(chosen()).toBeEmpty();
      },
    );

    test("a press opens a message and marks it read; filters find it", { tag: "@phone" }, async ({ page }) => {
      const { centre, row, titles } = await open(page, 2);
      await centre.getByLabel("State").selectOption({ label: "Unread" });
      await expect(page).toHaveURL(/read=false/);
      await centre.getByLabel("Find a message").fill("payment");
      await expect(row("New games, list 58")).toHaveCount(0);
      await row("Payment 59 has arrived").getByRole("button", { name: "Payment 59 has arrived" }).click();
      const message = page.getByRole("dialog", { name: "Payment 59 has arrived" });
      await expect(message.getByText("The amount is in your balance.", { exact: false })).toBeVisible();
      await message.getByRole("button", { name: "Close" }).last().click();
      // It is not unread any more.
      await expect(row("Payment 59 has arrived")).toHaveCount(0);
      await centre.getByLabel("State").selectOption({ label: "All" });
      await expect(row("Payment 59 has arrived").getByText("Read", { exact: true })).toBeVisible();
      expect(await titles()).toHaveLength(10);
      await page.reload();
      await expect(centre.getByLabel("Find a message")).toHaveValue("payment");
      await centre.getByLabel("Find a message").fill("no such message");
      await expect(centre.getByText("No messages here")).toBeVisible();
    });

    test("without a network nothing is lost, and it is tried again", { tag: "@desktop" }, async ({ page }) => {
      const { centre, choose, chosen, press, undo, titles } = await open(page, 3);
      const before = await titles();
      const sent: string[] = [];
      let isDead = true;
      await page.route(calls, (route) => {
        if (route.request().method() !== "POST") return route.continue();
        sent.push(route.request().postData() ?? "");
        return isDead ? route.abort() : route.continue();
      });
      await choose("Bonus 60 is waiting");
      await choose("Payment 59 has arrived");
      await press("Delete");
      await expect(page.getByText("The network failed.", { exact: false })).toBeVisible();
      await expect(chosen()).toHaveText("2 chosen");
      expect(await titles()).toEqual(before);
      isDead = false;
      await press("Delete");
      await expect(page.getByText("2 messages were deleted")).toBeVisible();
      isDead = true;
      await undo().click();
      await expect(page.getByText("The network failed.", { exact: false })).toBeVisible();
      await expect(undo()).toBeVisible();
      isDead = false;
      await undo().click();
      await expect(centre.getByText("20 of 60")).toBeVisible();
      expect(await titles()).toEqual(before);
      expect(sent.filter((body) => body.includes("restored")).length).toBeGreaterThan(0);
    });

    test("the keyboard alone gets through, and axe finds nothing", async ({ page }) => {
      const { centre, row, chosen, undo } = await open(page, 4);
      const box = row("Bonus 60 is waiting").getByRole("checkbox");
      await box.focus();
      await page.keyboard.press("Space");
      await expect(chosen()).toHaveText("1 chosen");
      await centre.getByRole("button", { name: "Mark as read" }).focus();
      await page.keyboard.press("Enter");
      await expect(page.getByText("1 message was marked as read")).toBeVisible();
      await expect(centre.getByLabel("Choose all on this page")).toBeFocused();
      await expect(undo()).toBeVisible();
      const violations = await findViolations(page);
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      // From here back to the message at the end of the dialog, which waits for that.
      await expect(async () => {
        await page.keyboard.press("Shift+Tab");
        await expect(undo()).toBeFocused({ timeout: 50 });
      }).toPass({ timeout: 20_000, intervals: [20] });
      await page.keyboard.press("Enter");
      await expect(undo()).toHaveCount(0);
      await expect(row("Bonus 60 is waiting").getByText("Unread")).toBeVisible();

      await box.focus();
      await page.keyboard.press("Space");
      await centre.getByRole("button", { name: "Delete" }).first().focus();
      await page.keyboard.press("Enter");
      await expect(centre.getByText("20 of 59")).toBeVisible();
      await page.keyboard.press("Control+z");
      await expect(page.getByText("1 message is back")).toBeVisible();
      await row("Bonus 60 is waiting").getByRole("button", { name: "Bonus 60 is waiting" }).focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("dialog", { name: "Bonus 60 is waiting" })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(row("Bonus 60 is waiting").getByRole("button", { name: "Bonus 60 is waiting" })).toBeFocused();
    });
  });
}

/** The list in a centre, and what is done with it. */
function anInbox(page: Page, centre: Locator) {
  const row = (title: string) =>
    centre.getByRole("row").filter({ has: page.getByRole("rowheader", { name: title, exact: true }) });
  const batch = centre.locator(".table__batch");
  return {
    centre,
    row,
    choose: (title = "") => row(title).getByRole("checkbox").check(),
    chosen: () => batch.locator(".table__chosen"),
    press: (label: string) => batch.getByRole("button", { name: label }).click(),
    undo: () => page.getByRole("button", { name: "Undo" }),
    async titles() {
      await expect(centre.getByRole("rowheader").first()).toBeVisible();
      return centre.getByRole("rowheader").allTextContents();
    },
  };
}
