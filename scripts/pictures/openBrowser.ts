import { chromium, type Browser } from "@playwright/test";
import { ensureBrowser } from "../browser/ensureBrowser.ts";

/** Opens the machine's Chromium without a window; installs one where there is none. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureBrowser(),
    args: ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-sync"],
  });
}
