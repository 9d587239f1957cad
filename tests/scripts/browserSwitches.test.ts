import { chromium } from "@playwright/test";
import { expect, it } from "vitest";
import { browserSwitches, playwrightsFeatures } from "../support/browserSwitches.ts";

it("takes nothing away that Playwright switches off, since the browser reads the last list only", async () => {
  // Node is no browser: the failure tells what it was started with.
  const started = await chromium.launch({ executablePath: process.execPath }).catch((error: Error) => error.message);
  const own = / --disable-features=(\S+)/.exec(String(started))?.[1]?.split(",");
  expect(own).toEqual(playwrightsFeatures);
  expect(browserSwitches.at(-1)).toMatch(new RegExp(`^--disable-features=${own?.join(",")},`));
});
