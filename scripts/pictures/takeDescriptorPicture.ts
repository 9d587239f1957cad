import { readFile } from "node:fs/promises";
import type { Browser } from "@playwright/test";
import { foldJson } from "./foldJson.ts";
import { takePicture } from "./takePicture.ts";

/** Puts a document beside the page it makes: as much of it as is as high as the page, long lists shortened. */
export async function takeDescriptorPicture(browser: Browser, document: string, picture: string): Promise<void> {
  const { root } = JSON.parse(await readFile(document, "utf8")) as { root: unknown };
  const shown = (await readFile(picture)).toString("base64");
  const page = await browser.newPage({ viewport: { width: 1740, height: 720 }, deviceScaleFactor: 1 });
  await page.setContent(`<!doctype html>
    <style>
      body { margin: 0; display: grid; grid-template-columns: 588px 1152px; height: 720px; overflow: hidden; background: #14161c }
      pre { margin: 0; padding: 20px; font: 12px/1.4 monospace; color: #c9cdd8; overflow: hidden; white-space: pre }
      img { width: 1152px; height: 720px }
      h1 { margin: 0 0 12px; font: inherit; color: #e0b95b }
      b { font-weight: 400; color: #8fb7ff } i { font-style: normal; color: #9fd6a5 }
    </style>
    <pre><h1>${document}</h1>${paint(foldJson(shortenLists(root), 76))}</pre><img alt="" src="data:image/png;base64,${shown}">`);
  await takePicture(page, "descriptor");
  await page.close();
}

/** Names in one colour, words in another. What comes from the document is escaped first. */
function paint(json: string): string {
  return json
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replace(/"(… \d+ more)"/g, "$1")
    .replace(/("[^"]*")(:?)/g, (_, word: string, colon: string) => (colon ? `<b>${word}</b>:` : `<i>${word}</i>`));
}

const shown = 2;

/** Leaves out all but the first items of lists that say the same sort of thing again and again; lists of nodes stay whole. */
export function shortenLists(value: unknown): unknown {
  if (Array.isArray(value)) {
    const hasNodes = value.some((item) => typeof item === "object" && item !== null && "kind" in item);
    if (hasNodes || value.length <= shown) return value.map(shortenLists);
    return [...value.slice(0, shown).map(shortenLists), `… ${value.length - shown} more`];
  }
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shortenLists(member)]));
}
