// @vitest-environment node
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listFiles } from "../support/listFiles.ts";

/** Selectors that ask of the whole page, or of every element whose followers depend on it, whether something is in it. */
const asksAll = [
  /(?:html|body|:root)[^\s,{]*:has\(/,
  /:is\([^)]*(?:html|body|:root)[^)]*\):has\(/,
  /(?:^|[\s,(>~+])\*?:has\([^{,]*\)\)? [~+]/m,
];
const isAskingAll = (css: string): boolean => asksAll.some((selector) => selector.test(css));
const withoutComments = (css: string): string => css.replaceAll(/\/\*[^]*?\*\//g, "");

describe("a style sheet", () => {
  it("has no change anywhere work the style of the whole page out again", () => {
    const sheets = listFiles().filter((path) => path.endsWith(".css"));
    expect(sheets.length).toBeGreaterThan(100);
    expect(sheets.filter((path) => isAskingAll(withoutComments(readFileSync(path, "utf8"))))).toEqual([]);
  });

  it("would be found out", () => {
    for (const selector of [
      "html:has(dialog[open]) {}",
      'html[lang="km"]:has(a) .menu {}',
      ":is(body, .page):has(.list-more) {}",
      ":is(.data, .page) :is(.arriving, :has(.arriving)) ~ * {}",
      ".row > :has(> .logo) ~ * {}",
    ])
      expect(isAskingAll(selector), selector).toBe(true);
    expect(isAskingAll(":is(.arriving, [class]:has(.arriving)) ~ * {}")).toBe(false);
    expect(isAskingAll(".row > :has(.figure[data-long]) {}")).toBe(false);
  });
});
