import { chromium, type Browser } from "@playwright/test";
import { findBrowser } from "../../scripts/browser/findBrowser.ts";

/**
 * Real Chromium, headless. Frames are not held back to the screen's rhythm: with it, a form that needs 3 ms and one that
 * needs 12 would both be painted "after 16 ms". `paced` keeps the rhythm: without it, a page that moves never rests. Throws where
 * no browser is installed.
 */
export async function launchBrowser({ paced = false } = {}): Promise<Browser> {
  const executablePath = await findBrowser();
  if (!executablePath) throw new Error("No Chromium or Chrome was found; name one in CROUPIER_BROWSER.");
  return chromium.launch({
    executablePath,
    args: [
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      // The browser's own pages for its address bar, which it makes ready behind each window.
      "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,PreloadTopChromeWebUI,OmniboxAimServerEligibility",
      ...(paced ? [] : ["--disable-frame-rate-limit", "--disable-gpu-vsync"]),
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
    ],
  });
}
