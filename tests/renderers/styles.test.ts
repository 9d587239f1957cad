import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { listFiles } from "#tests/support/listFiles.ts";

const files = listFiles().filter((path) => path.startsWith("renderers/"));
const sheets = files.filter((path) => path.endsWith(".css"));

/** Properties and values that know left and right, and so would not follow the direction of the text. */
const physical =
  /(?:^|[\s;{])(?:(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right)|left|right|border-(?:top|bottom)-(?:left|right)-radius)\s*:|text-align:\s*(?:left|right)|float:\s*(?:left|right)/;

describe("the list of winners", () => {
  it("[HOME-06] moves up by half a pixel, sixty times a second", () => {
    const css = readFileSync("renderers/blocks/Ticker.css", "utf8");
    const row = Number(/--ticker-row: ([\d.]+)rem/.exec(css)?.[1]) * 16;
    const seconds = Number(/ticker-block calc\(var\(--ticker-items\) \* ([\d.]+)s\) linear infinite/.exec(css)?.[1]);
    expect(row / seconds / 60).toBeCloseTo(0.5, 2);
  });
});

describe.each(sheets)("%s", (path) => {
  const css = readFileSync(path, "utf8");

  it("follows the direction of the text", () => {
    expect(css.split("\n").filter((line) => physical.test(line))).toEqual([]);
  });

  it("loads nothing from another host, and no file but those that come with it", () => {
    expect(css).not.toMatch(/https?:/);
    const named = [...css.matchAll(/url\(\s*["']?([^"')]*)/g)].map(([, url]) => url as string);
    expect(named.filter((url) => !/^\.\.?\//.test(url) || !existsSync(join(dirname(path), url)))).toEqual([]);
  });

  it("uses custom properties that somebody sets", () => {
    const everything = sheets.map((sheet) => readFileSync(sheet, "utf8")).join("\n");
    const code = files
      .filter((file) => file.endsWith(".ts") || file.endsWith(".tsx"))
      .map((file) => readFileSync(file, "utf8"))
      .join("\n");
    const used = [...css.matchAll(/var\((--[a-z0-9-]+)\)/g)].map(([, name]) => name as string);
    const unset = [...new Set(used)].filter((name) => !everything.includes(`${name}:`) && !code.includes(`"${name}"`));
    expect(unset).toEqual([]);
  });
});
