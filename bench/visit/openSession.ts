import type { Browser } from "@playwright/test";
import { phone, type Session } from "./openVisit.ts";

/** What a session of a player of the demo leaves behind, and what its balance is, as the platform says it. */
export interface OpenedSession extends Session {
  /** The answer of the call for the balance. */
  answer: string;
}

/** The call that says the balance. */
export const balanceCall = "/wps/v2/wallets/balance";

/** Logs a player of the demo in, as a person does. Throws where no balance comes. */
export async function openSession(browser: Browser, origin: string): Promise<OpenedSession> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/login`, { waitUntil: "load" });
    await page.locator('input[name="username"]:visible').fill("player01");
    await page.locator('input[name="password"]:visible').fill("Demo-2026!");
    const [balance] = await Promise.all([
      page.waitForResponse((response) => new URL(response.url()).pathname === balanceCall),
      page.locator('button[type="submit"]:visible').first().click(),
    ]);
    const answer = await balance.text();
    await page.waitForURL((url) => url.pathname === "/index");
    const storage = await page.evaluate(() => ({ ...sessionStorage }) as Record<string, string>);
    const cookies = (await context.cookies()).filter(({ name }) => name !== "view");
    return { storage, cookies: cookies.map(({ name, value }) => ({ name, value })), answer };
  } finally {
    await context.close();
  }
}
