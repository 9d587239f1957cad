import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkTheme, colourPairs } from "#compile/theme/checkTheme.ts";
import { contrastRatio } from "#compile/theme/contrastRatio.ts";
import { fillTokens } from "#compile/theme/fillTokens.ts";
import { layColour } from "#compile/theme/mixColours.ts";
import type { Theme, Tokens } from "#contracts/config.ts";
import { readBundledSite } from "#tests/support/readBundledSite.ts";

const bundled = readBundledSite("ink").theme;

/** The bundled theme with other colours on its dark side. */
const withDark = (tokens: Partial<Tokens>): Theme => ({ ...bundled, dark: { ...bundled.dark, ...tokens } });

const pointersOf = (theme: Theme): string[] => [...new Set(checkTheme(theme).map(({ pointer }) => pointer))];

describe("the contrast of a theme counts transparency", () => {
  it.each([
    [
      "all texts transparent",
      { text: `${bundled.dark.text}00`, muted: `${bundled.dark.muted}00` },
      ["/dark/text", "/dark/muted"],
    ],
    ["a text of a quarter", { text: "#ffffff40" }, ["/dark/text"]],
    ["words on a button that cannot be read", { "on-accent": "#0000001a" }, ["/dark/on-accent"]],
    [
      "a page through which the browser's own colour shows",
      { "surface-0": "#00000000" },
      ["/dark/text", "/dark/muted"],
    ],
    ["a focus that is not seen", { focus: "#ffffff10" }, ["/dark/focus"]],
    ["a button through which the card shows", { accent: `${bundled.dark.accent}10` }, ["/dark/on-accent"]],
  ] as const)("refuses %s", (_, tokens, pointers) => {
    expect(pointersOf(withDark(tokens))).toEqual(expect.arrayContaining([...pointers]));
  });

  it("says what is seen through what", () => {
    const [problem] = checkTheme(withDark({ text: "#ffffff00" }));
    expect(problem).toMatchObject({ document: "theme", pointer: "/dark/text" });
    expect(problem?.reason).toBe("text on surface-0 has a contrast of 1.00, seen through text; it must be 4.5 or more");
  });

  it("refuses colours that were filled in from transparent ones as it refuses written ones", () => {
    const { secondary: _, "on-secondary": __, ...rest } = bundled.dark;
    const theme = { ...bundled, dark: { ...rest, accent: "#77777700", "on-accent": "#777777" } as Tokens };
    expect(pointersOf(theme)).toContain("/dark/on-accent");
  });

  it("takes a colour that is a little transparent and still read", () => {
    expect(pointersOf(withDark({ text: "#fffffff2", overlay: "#00000000", border: "#ffffff10" }))).toEqual([]);
  });

  it("finds every opaque pair that is too near, whatever the colours", () => {
    const colour = fc
      .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
      .map((channels) => `#${channels.map((one) => one.toString(16).padStart(2, "0")).join("")}`);
    const roles = [...new Set(colourPairs.flatMap(({ role, on }) => [role, on]))];
    fc.assert(
      fc.property(fc.record(Object.fromEntries(roles.map((role) => [role, colour]))), (tokens) => {
        const theme = withDark(tokens as Partial<Tokens>);
        const full = fillTokens(theme.dark);
        const near = colourPairs.filter(({ role, on, least }) => contrastRatio(full[role], full[on]) < least);
        expect(checkTheme(theme).filter(({ pointer }) => pointer.startsWith("/dark/"))).toHaveLength(near.length);
      }),
      { numRuns: 100 },
    );
  });

  it("lays a colour over another as a browser does", () => {
    expect(layColour("#ffffff80", "#000000")).toBe("#808080");
    expect(layColour("#ffffff00", "#123456")).toBe("#123456");
    expect(layColour("#abcdefff", "#000000")).toBe("#abcdef");
  });
});
