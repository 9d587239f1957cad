import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";

/** Chromium without windows: all that a test sees, for a sixth less work. Debian has it as a package of its own. */
const windowless = "/usr/bin/chromium-headless-shell";

/** Places where systems keep Chromium, Chrome and Edge. */
const usualPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/usr/bin/microsoft-edge",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe`,
];

/** What a browser is wanted for. */
export interface BrowserWish {
  /** One without windows comes before all others. */
  windowless?: boolean;
}

/**
 * Path of a browser of the Chromium family that runs here, or nothing. CROUPIER_BROWSER comes first and must work when
 * given; then what the system has; then Playwright's own download.
 */
export async function findBrowser(wish: BrowserWish = {}): Promise<string | undefined> {
  const given = process.env["CROUPIER_BROWSER"] ?? process.env["PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH"];
  if (given) {
    if (await runs(given)) return given;
    throw new Error(`CROUPIER_BROWSER names ${given}, which is not a browser that runs here`);
  }
  const places = [...(wish.windowless ? [windowless] : []), ...usualPlaces, chromium.executablePath()];
  for (const path of places) if (await runs(path)) return path;
  return undefined;
}

async function runs(path: string): Promise<boolean> {
  if (!existsSync(path)) return false;
  // On Windows `--version` opens a window; a file that is there must do.
  if (process.platform === "win32") return true;
  return promisify(execFile)(path, ["--version"], { timeout: 30_000 }).then(
    () => true,
    () => false,
  );
}
