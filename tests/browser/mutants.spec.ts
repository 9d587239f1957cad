import { createHash } from "node:crypto";
import { isRecord } from "#json/isRecord.ts";
import type { Page } from "@playwright/test";
import { aSiteMutant, type SiteMutant } from "../support/fuzz/aSiteMutant.ts";
import { fuzzSeeds } from "../support/fuzz/fuzzSeeds.ts";
import { siteSeeds } from "../support/fuzz/siteSeeds.ts";
import { writeJson } from "../support/fuzz/writeJson.ts";
import { test, expect } from "../support/journey.ts";
import { undrawn } from "../support/undrawn.ts";

// Sites with one place changed, as a platform would publish them that has no gate. `npm run fuzz` shows three hundred of
// them; they are other ones than those that are read in Node alone.
const firstSeed = 1_000_000;
const seeds = siteSeeds();
const groups = 2;

/** Where a visitor meets what was changed. */
function pathOf({ document }: SiteMutant): string {
  const page = /^layouts\/page\/(register|login|everything|fields)$/.exec(document)?.[1];
  if (document === "rules" || document.startsWith("forms/")) return "/register";
  return `/${page ?? "index"}`;
}

/** Lets the platform name and serve the site of a mutant. */
async function serve(page: Page, current: () => { text: string; hash: string; seq: number }): Promise<void> {
  await page.route(/\/wps\/system\/revisions/, (route) => route.abort());
  await page.route(/\/config\/sha256-/, (route) =>
    route.fulfill({ contentType: "application/json", body: current().text }),
  );
  // A page that was drawn ahead is never blank, whatever the site is: here it comes with its program alone.
  await undrawn(page.context());
  const permission = await (await page.request.get("/wps/system/permission")).json();
  const { value } = permission as { value: { info: Record<string, unknown> } };
  await page.route(/\/wps\/system\/permission/, async (route) => {
    const { hash, seq } = current();
    const site = { seq, hash, href: `/config/${hash}.json` };
    await route.fulfill({ json: { success: true, message: null, value: { ...value, info: { ...value.info, site } } } });
  });
  // What the page remembers of the one before must not help it.
  await page.addInitScript(() => {
    localStorage.clear();
    sessionStorage.clear();
    localStorage.setItem("hisLang", "EN");
  });
}

/** Why a page counts as blank; undefined where there is something to read and something to press. */
async function blankness(page: Page): Promise<string | undefined> {
  const shown = async () =>
    await page.evaluate(() => {
      const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      const presses = [...document.querySelectorAll("a[href], button, input, select")].filter(isSeen).length;
      const hasFailed = document.querySelector(".boot, .start-failure") !== null;
      return { words: document.body.innerText.trim().length, presses, hasFailed };
    });
  const isThere = async () => {
    const { words, presses, hasFailed } = await shown();
    return words >= 20 && presses > 0 && !hasFailed;
  };
  return await expect
    .poll(isThere, { timeout: 8_000 })
    .toBe(true)
    .then(
      () => undefined,
      async () => JSON.stringify(await shown()),
    );
}

const numbers = fuzzSeeds(8, 300).map((seed) => (process.env["CROUPIER_FUZZ_SEED"] ? seed : firstSeed + seed));

for (let group = 0; group < groups; group += 1) {
  test(`no changed site leaves the page blank (${group + 1} of ${groups})`, async ({ page, complaints }) => {
    const own = numbers.filter((_, index) => index % groups === group);
    test.setTimeout(60_000 + own.length * 10_000);
    let shown = { text: "{}", hash: "", seq: 1_000_000 };
    await serve(page, () => shown);
    const found: string[] = [];
    for (const seed of own) {
      const mutant = aSiteMutant(seeds, seed);
      if (!mutant.isWritable || !isRecord(mutant.site)) continue;
      const text = writeJson(mutant.site);
      shown = { text, hash: `sha256-${createHash("sha256").update(text).digest("hex")}`, seq: shown.seq + 1 };
      await page.goto(pathOf(mutant));
      const blank = await blankness(page);
      const errors = complaints.errors.splice(0);
      const says = `CROUPIER_FUZZ_SEED=${seed} ${mutant.what} at ${mutant.path.join("/")}`;
      if (blank !== undefined) found.push(`${says}: blank ${blank}`);
      for (const error of errors) found.push(`${says}: threw ${error.slice(0, 300)}`);
    }
    expect(found).toEqual([]);
  });
}
