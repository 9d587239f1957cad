import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkTheme } from "#compile/theme/checkTheme.ts";
import { contrastRatio } from "#compile/theme/contrastRatio.ts";
import { fillTokens } from "#compile/theme/fillTokens.ts";
import { themeCss } from "#compile/theme/themeCss.ts";
import type { Theme, Tokens } from "#contracts/config.ts";

const theme = (brand: string): Theme => JSON.parse(readFileSync(`brands/${brand}/theme.json`, "utf8")) as Theme;
/** A stylesheet without what formatting may change. */
const inBrief = (css: string): string => css.replaceAll(/\s+/g, "").replaceAll("'", '"').replaceAll(";}", "}");

/** Only what a theme must have. */
const least: Tokens = {
  "surface-0": "#000000",
  "surface-1": "#101010",
  "surface-2": "#181818",
  "surface-3": "#202020",
  text: "#ffffff",
  muted: "#bbbbbb",
  border: "#333333",
  accent: "#ffcc00",
  "on-accent": "#000000",
  positive: "#66dd99",
  negative: "#ff9999",
  warning: "#ffcc66",
  focus: "#ffffff",
};

describe.each(["ink", "fresh"])("the theme of %s", (brand) => {
  it("holds the contrast of WCAG AA in the dark and in the light", () => {
    expect(checkTheme(theme(brand))).toEqual([]);
  });

  it.each(["dark", "light"] as const)("can be told apart in its %s charts", (side) => {
    const tokens = fillTokens(theme(brand)[side]);
    for (const role of ["chart-1", "chart-2", "chart-3", "chart-4"] as const) {
      expect(contrastRatio(tokens[role], tokens["surface-1"]), role).toBeGreaterThanOrEqual(3);
    }
  });
});

describe("the stylesheet of a theme", () => {
  it("sets every colour role for both themes", () => {
    const css = themeCss(theme("fresh"));
    expect(css).toContain(":root,[data-theme='dark']{color-scheme:dark;");
    expect(css).toContain("[data-theme='light']{color-scheme:light;");
    expect(css.match(/--c-on-hero:/g)).toHaveLength(2);
  });

  it("is what a page without a theme is shown with, for the default brand", () => {
    expect(inBrief(readFileSync("renderers/styles/default-theme.css", "utf8"))).toBe(inBrief(themeCss(theme("ink"))));
  });

  it("fills in what a brand leaves out", () => {
    const css = themeCss({ dark: least, light: least });
    expect(css).toContain("--c-accent-text:#ffcc00");
    expect(css).toContain("--radius-m:12px");
    expect(css).not.toContain("undefined");
  });

  it("leaves out a value that could end its declaration", () => {
    const css = themeCss({ dark: { ...least, accent: "#fff;}body{display:none" }, light: least, font: { body: "x}" } });
    expect(css).not.toContain("display");
    expect(css).not.toContain("x}");
  });
});

describe("a theme for a part of the page", () => {
  it("says nothing of the rest", () => {
    const css = themeCss(theme("ink"), ".preview");
    const selectors = [...css.matchAll(/(?:^|\})\s*([^{}]+)\{/g)].map(([, selector]) => selector);
    expect(selectors).toEqual([".preview", ".preview", ".preview[data-theme='light']"]);
  });
});
