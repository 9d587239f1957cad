import { describe, expect, it } from "vitest";
import { fillTokens } from "#compile/theme/fillTokens.ts";
import { themeCss } from "#compile/theme/themeCss.ts";
import type { Theme, Tokens } from "#contracts/config.ts";
import { readBundledSite } from "#tests/support/readBundledSite.ts";

const { theme } = readBundledSite("ink");
const colour = "#336699";
/** What a stylesheet declares, by name; of both themes the light one. */
const declared = (different: unknown, inside?: string) =>
  Object.fromEntries(
    themeCss(different as Theme, inside)
      .split(/[{};\n]/)
      .map((part) => part.split(/:(.*)/s).map((word) => word.trim()))
      .filter(([name = ""]) => name.startsWith("--")),
  ) as Record<string, string>;

describe("the stylesheet of a theme", () => {
  it("has a default for each measure that is not said, or is none", () => {
    const usual = {
      "--font-weight-heading": "700",
      "--text-m": "1rem",
      "--text-l": "1.1433rem",
      "--text-xl": "1.3667rem",
      "--text-2xl": "1.6707rem",
      "--text-3xl": "2.1355rem",
      "--text-4xl": "2.7912rem",
      "--radius-s": "8px",
      "--radius-m": "12px",
      "--radius-l": "20px",
      "--radius-pill": "999px",
      "--shadow-strength": "0.55",
      "--air": "1",
      "--motion": "160ms",
    };
    for (const nothing of [{}, null, 7, { radius: "round", font: [], shadow: 1, motionMs: "x" }])
      expect(declared(nothing)).toMatchObject(usual);
    expect(declared({})["--font-heading"]).toBe(declared({})["--font-body"]);
    expect(declared({})["--font-body"]).toContain("'Noto Sans Khmer Variable'");
  });

  it.each<[Record<string, unknown>, Record<string, string>]>([
    [
      { radius: { small: 1, medium: 2, large: 3, pill: 4 } },
      {
        "--radius-s": "1px",
        "--radius-m": "2px",
        "--radius-l": "3px",
        "--radius-pill": "4px",
      },
    ],
    [{ shadow: "none" }, { "--shadow-strength": "0" }],
    [{ shadow: "deep" }, { "--shadow-strength": "1" }],
    [{ density: "compact" }, { "--air": "0.8" }],
    [{ motionMs: 0 }, { "--motion": "0ms" }],
    [{ font: { body: "Georgia, serif" } }, { "--font-body": "Georgia, serif", "--font-heading": "Georgia, serif" }],
    [{ font: { heading: "Georgia" } }, { "--font-heading": "Georgia" }],
    [{ font: { weight: 500 } }, { "--font-weight-heading": "500" }],
    [{ font: { size: 18, scale: 1.2 } }, { "--text-m": "1.125rem", "--text-l": "1.2551rem" }],
  ])("says of %j %j", (different, words) => expect(declared(different)).toMatchObject(words));

  it("stands for the page, or for what it is for", () => {
    const lines = (inside?: string) =>
      themeCss(theme, inside)
        .split("\n")
        .map((line) => line.split("{")[0]);
    expect(lines()).toEqual([":root", ":root,[data-theme='dark']", "[data-theme='light']", ""]);
    expect(lines(".preview")).toEqual([".preview", ".preview", ".preview[data-theme='light']", ""]);
    const [, dark, light] = themeCss(theme).split("\n");
    expect([dark, light]).toEqual([
      expect.stringContaining("{color-scheme:dark;"),
      expect.stringContaining("{color-scheme:light;"),
    ]);
  });

  it("fills in colours only where those are there that they follow from, and takes none that is none", () => {
    expect(declared(theme)["--c-on-hero"]).toMatch(/^#/);
    const { accent: _, ...less } = theme.light;
    const some = declared({ light: less });
    expect([some["--c-text"], some["--c-on-hero"] === theme.light["on-hero"]]).toEqual([theme.light.text, true]);
    expect(declared({ light: { text: "red;}body{display:none" } })["--c-text"]).toBeUndefined();
  });
});

describe("colours that a brand left out", () => {
  const tokens = {
    accent: colour,
    text: "#ffffff",
    muted: "#aaaaaa",
    "surface-0": "#000000",
    "surface-1": "#111111",
    "surface-3": "#222222",
    positive: "#00ff00",
    negative: "#440000",
    warning: "#ffff00",
  } as unknown as Tokens;

  it("go with those that it named", () => {
    expect(fillTokens(tokens)).toMatchObject({
      "border-strong": "#aaaaaa",
      "on-positive": "#000000",
      "on-negative": "#ffffff",
      "on-warning": "#000000",
      info: "#ffffff",
      "hero-to": "#000000",
      "on-hero": "#ffffff",
      overlay: "#000000b8",
      "chart-1": colour,
      "chart-2": "#00ff00",
      "chart-3": "#ffff00",
      "chart-4": "#440000",
    });
  });

  it("stay what it named, and what follows goes with these", () => {
    const own = fillTokens({ ...tokens, secondary: "#ffffff", "hero-from": "#ffffff", info: "#123456" });
    expect(own).toMatchObject({
      secondary: "#ffffff",
      "on-secondary": "#000000",
      "hero-from": "#ffffff",
      "on-hero": "#000000",
      info: "#123456",
    });
  });

  it("have the accent for words where it can be read, else the colour of texts", () => {
    expect(fillTokens({ ...tokens, accent: "#ffffff" })["accent-text"]).toBe("#ffffff");
    expect(fillTokens({ ...tokens, accent: "#222222" })["accent-text"]).toBe("#ffffff");
    expect(fillTokens({ ...tokens, accent: "#eeeeee" })["accent-text"]).toBe("#eeeeee");
  });
});
