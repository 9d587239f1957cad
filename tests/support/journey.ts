import { expect, test as base, type Page } from "@playwright/test";
import { asItWasFound } from "./asItWasFound.ts";
import { scanStorage } from "./scanStorage.ts";
import { remembering, viewCookieOf, type View } from "./stateIn.ts";

/** What a page complained of while a journey went on. */
export interface Complaints {
  /** Violations of the policy, as the browser reports them. */
  violations: string[];
  /** Errors nobody caught. */
  errors: string[];
}

interface JourneyFixtures {
  /** What the browser remembers of an earlier visit. */
  view: View;
  complaints: Complaints;
  /** Texts that must be found in no storage when the journey is over. */
  secrets: string[];
  /** A platform that is published to is found as it was by whoever comes after a journey that failed. */
  restored: void;
}

/**
 * A journey in English that ends with three questions: did the policy stop anything, did anything fail unseen, and is
 * anything in the browser's storage that does not belong there (security, S-24 and S-45)?
 */
export const test = base.extend<JourneyFixtures>({
  view: [{ language: "EN" }, { option: true }],
  storageState: async ({ baseURL, view }, use) => use({ cookies: [viewCookieOf(baseURL, view)], origins: [] }),
  secrets: async ({}, use) => use(["Demo-2026!", "Quiet-Otter-77-lamp"]),
  restored: [
    async ({ playwright, baseURL }, use, info) => {
      if (info.project.name !== "operators") return use();
      const request = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
      const goBack = await asItWasFound(request);
      await use();
      if (info.status !== info.expectedStatus) await goBack();
      await request.dispose();
    },
    { auto: true, timeout: 120_000 },
  ],
  complaints: async ({}, use) => use({ violations: [], errors: [] }),
  context: async ({ context, complaints, secrets, view }, use) => {
    // As a state of storage Playwright would open a page of its own for it, in each context.
    await context.addInitScript(remembering, view);
    const watch = (page: Page) => {
      page.on("pageerror", (error) => complaints.errors.push(`${error.name}: ${error.message} ${error.stack}`));
      page.on("console", (message) => {
        if (/Content Security Policy|TrustedScript|TrustedHTML/.test(message.text()))
          complaints.violations.push(message.text());
      });
      page.on("request", (request) => {
        if (new URL(request.url()).pathname === "/csp-report") complaints.violations.push(request.postData() ?? "");
      });
    };
    context.pages().forEach(watch);
    context.on("page", watch);
    await use(context);
    expect(complaints).toEqual({ violations: [], errors: [] });
    for (const page of context.pages()) expect(await scanStorage(page, secrets)).toEqual([]);
  },
});

export { expect } from "@playwright/test";
