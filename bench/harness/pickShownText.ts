import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { places } from "./places.ts";

/** A text that stands on a page, and every key that has it: the page does not say by which it got there. */
export interface ShownText {
  keys: string[];
  text: string;
}

/** A text of the bundled Khmer, the default language, that an element of the home page shows now, and no other page. */
export async function pickShownText(page: Page): Promise<ShownText> {
  const lines = await page.evaluate(() => document.body.innerText.split("\n").map((line) => line.trim()));
  const shown = new Set(lines.filter((line) => line !== ""));
  const folder = `${places.repository}locales/KM/`;
  const texts = readdirSync(folder).flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(`${folder}${file}`, "utf8")) as Record<string, string>),
  );
  const keysOf = (text: string) => texts.filter(([, known]) => known === text).map(([key]) => key);
  const isOfHome = (text: string) => keysOf(text).every((key) => key.startsWith("home."));
  const text = texts.find(([, known]) => shown.has(known) && isOfHome(known))?.[1];
  if (text === undefined) throw new Error("No text of the Khmer dictionary stands on the page");
  return { text, keys: keysOf(text) };
}
