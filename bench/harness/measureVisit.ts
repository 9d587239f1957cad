import { setTimeout as pause } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import type { Browser, Response } from "@playwright/test";
import type { BytesResult } from "./BytesResult.ts";

/** Files that are compressed already travel as they are. */
const compressed = /font|image\/(png|jpeg|webp|avif)/;

async function bytesOf(response: Response): Promise<number> {
  const body = await response.body();
  return compressed.test(response.headers()["content-type"] ?? "") ? body.length : gzipSync(body).length;
}

/**
 * Visits a path for the first time on a phone's screen and adds up what the running page fetches until it has been
 * quiet for two seconds, each body gzipped by us, so that the figure does not hang on a server's settings. The stream of
 * revisions never ends and counts as a request without a body.
 */
export async function measureVisit(browser: Browser, url: string, path: string): Promise<BytesResult> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    const responses: Response[] = [];
    let lastAt = Date.now();
    page.on("response", (response) => {
      responses.push(response);
      lastAt = Date.now();
    });
    await page.goto(`${url}${path}`, { waitUntil: "load" });
    while (Date.now() - lastAt < 2000) await pause(100);
    const kinds: Record<string, number> = {};
    const files: BytesResult["largest"] = [];
    for (const response of responses) {
      const kind = response.request().resourceType();
      const isStream = response.headers()["content-type"]?.startsWith("text/event-stream") ?? false;
      if (isStream) continue;
      const bytes = await bytesOf(response);
      kinds[kind] = (kinds[kind] ?? 0) + bytes;
      files.push({ path: new URL(response.url()).pathname.replace(/-[\w-]{8}(?=\.\w+$)/, ""), bytes });
    }
    const total = Object.values(kinds).reduce((sum, bytes) => sum + bytes, 0);
    const largest = files.toSorted((a, b) => b.bytes - a.bytes).slice(0, 8);
    return { path, requests: responses.length, total, kinds, largest };
  } finally {
    await context.close();
  }
}
