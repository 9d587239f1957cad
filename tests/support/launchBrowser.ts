import { chromium, type Browser } from "@playwright/test";
import { findBrowser } from "../../scripts/browser/findBrowser.ts";

/** Opens the browser that this machine has, without a window; for scripts and tests outside of the journeys. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error("No Chromium found; name one with CROUPIER_BROWSER");
  return chromium.launch({
    executablePath,
    args: ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-sync"],
  });
}
