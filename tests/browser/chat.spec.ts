import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { findViolations, wcag } from "../support/findViolations.ts";
import { stateIn } from "../support/stateIn.ts";
import { logIn } from "../support/visitor.ts";

/** Opens the room from the header. */
async function openRoom(page: Page) {
  await page.getByRole("button", { name: "Open the chat room" }).click();
  const room = page.getByRole("dialog", { name: "Chat room" });
  await expect(room.getByText(/^People here: \d+$/)).toBeVisible();
  return room;
}

test("[CHAT-01] a member and a visitor meet in the chat room, which leaves the page usable where there is room", async ({
  page,
  browser,
  baseURL,
  isMobile,
}) => {
  const hello = `<b>Hello</b> ${Date.now()}`;
  const context = await browser.newContext({ storageState: stateIn(baseURL, { language: "EN" }) });
  const member = await context.newPage();
  await logIn(member, isMobile ? "player19" : "player20");
  const theirs = await openRoom(member);
  await page.goto("/index");
  const room = await openRoom(page);
  await theirs.getByRole("textbox", { name: "Write a message" }).fill(hello);
  await member.keyboard.press("Enter");
  await expect(room.getByRole("log").getByText(hello)).toBeVisible();
  await expect(theirs.getByRole("log").getByText(hello)).toHaveCount(1);
  await expect(room.getByText("You can read along. Log in to write.")).toBeVisible();
  expect(await findViolations(page, { tags: wcag })).toEqual([]);
  if (isMobile) {
    await page.keyboard.press("Escape");
  } else {
    await page.getByRole("link", { name: "Promotions" }).first().click();
    await expect(page).toHaveURL(/\/promotions$/);
    await expect(room.getByRole("log").getByText(hello)).toBeVisible();
    await room.getByRole("button", { name: "Close" }).click();
  }
  await expect(room).toHaveCount(0);
  // Closed, the room counts on.
  await theirs.getByRole("textbox").fill(`${hello}!`);
  await member.keyboard.press("Enter");
  await expect(page.getByText("New messages in the chat room: 1")).toBeAttached();
  await context.close();
});
