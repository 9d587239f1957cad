import { existsSync } from "node:fs";
import { runCommand } from "../steps/runCommand.ts";
import { findBrowser, type BrowserWish } from "./findBrowser.ts";

const minutes = 60_000;

/**
 * Path of a browser for the tests, installed where none is there: Debian's own package where we may (root), else
 * Playwright's download. Throws, telling how to give one, where neither works.
 */
export async function ensureBrowser(wish: BrowserWish = {}): Promise<string> {
  const found = await findBrowser(wish);
  if (found) return found;
  const tried: string[] = [];
  for (const [way, install] of ways()) {
    console.log(`No Chromium found; installing ${way} …`);
    await install().catch((error: Error) => tried.push(`${way}: ${error.message}`));
    const installed = await findBrowser(wish);
    if (installed) return installed;
  }
  throw new Error(
    [
      "no Chromium or Chrome was found, and none could be installed.",
      ...tried.map((line) => `  tried ${line}`),
      "  Install Chromium or Google Chrome, or name one:  CROUPIER_BROWSER=/path/to/chrome npm test",
    ].join("\n"),
  );
}

function ways(): [string, () => Promise<void>][] {
  const isDebianRoot = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const debian = async () => {
    await runCommand("apt-get", ["update", "-q"], { env, timeoutMs: 3 * minutes });
    const install = ["install", "-y", "-q", "--no-install-recommends", "chromium", "chromium-headless-shell"];
    await runCommand("apt-get", install, { env, timeoutMs: 10 * minutes });
  };
  const playwright = () =>
    runCommand(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"], {
      timeoutMs: 10 * minutes,
    });
  return [
    ...(isDebianRoot ? ([["Debian's package chromium (apt-get)", debian]] satisfies [string, typeof debian][]) : []),
    ["Playwright's Chromium (playwright install chromium)", playwright],
  ];
}
