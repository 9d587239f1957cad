import { defineConfig } from "@playwright/test";
import { freePort } from "./scripts/platform/freePort.ts";
import { browserSwitches } from "./tests/support/browserSwitches.ts";

// The configuration is read in every worker too; the first to read it picks the ports, the others inherit them.
process.env["CROUPIER_TEST_URL"] ??= `http://localhost:${await freePort()}`;
process.env["CROUPIER_OPERATORS_URL"] ??= `http://localhost:${await freePort()}`;

/** Journeys that publish. */
const operators = /operators\/.*\.spec\.ts/;

/** Journeys whose course no screen changes, or that bring its sizes along: they go once, on one of both. */
const onceOnPhone =
  /(faults|mutants|login|keyboard|mobile-number|content|recovery|weight|wayBack|register|swipe|language|start-over)\.spec\.ts$/;
const onceOnDesktop =
  /(screens|fonts|foreign|faultTable|faultNews|identity|keys|reality-check|boot|hangingChunk|session|policy|days|member|slots|allGames|centres|install)\.spec\.ts$/;

/**
 * The journeys (tests/support/platformSetup.ts): one platform with a phone and a desktop in front of it, and one for the
 * operators, whose publications would change the site under the players' feet. CROUPIER_TEST_URL and
 * CROUPIER_OPERATORS_URL name platforms that run already; CROUPIER_BROWSER the browser.
 */
export default defineConfig({
  testDir: "tests/browser",
  // Below test-results, where the reports are: Playwright empties its own folder before it starts.
  outputDir: "test-results/browser",
  globalSetup: "./tests/support/platformSetup.ts",
  forbidOnly: true,
  // A busy machine may be late once; what passed only at the second try is named at the end (scripts/testing).
  retries: 1,
  workers: 2,
  // Most take a sixth of it; on a machine that does something else as well, the longest ones thrice as long.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    baseURL: process.env["CROUPIER_TEST_URL"],
    // A trace of every journey, kept in case it fails, would cost time on each.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    // No colours that move: a screenshot in the middle of a fade is a lottery.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: process.env["CROUPIER_BROWSER"] ?? "/usr/bin/chromium",
      args: browserSwitches,
    },
  },
  projects: [
    // First, since they go one after the other: what one publishes is what the next one finds.
    {
      name: "operators",
      testMatch: operators,
      workers: 1,
      // What is shown of a draft is what the platform has checked, in a thread that shares two cores with browsers.
      expect: { timeout: 20_000 },
      // Examples bring their screens along; what no screen changes goes on one of them.
      grepInvert: /on a phone .*@desktop|on a desktop .*@phone/,
      use: { baseURL: process.env["CROUPIER_OPERATORS_URL"], viewport: { width: 1440, height: 900 } },
    },
    {
      name: "phone",
      testIgnore: [operators, onceOnDesktop],
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
    },
    {
      name: "desktop",
      testIgnore: [operators, onceOnPhone],
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
