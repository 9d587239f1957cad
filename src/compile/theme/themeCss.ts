import type { Theme, Tokens } from "#contracts/config.ts";
import { fillTokens } from "./fillTokens.ts";
import { isRecord } from "#json/isRecord.ts";
import { shapeOf } from "../shapes/findShape.ts";
import { mendShape } from "../shapes/mendShape.ts";

/** What a declaration may hold. The schema already says so; what is written into a stylesheet is looked at again. */
const safeValue = /^[#A-Za-z0-9 ,.'"()%/_-]+$/;

const block = (selector: string, declarations: [string, string][]): string =>
  `${selector}{${declarations
    .filter(([, value]) => safeValue.test(value))
    .map(([name, value]) => `${name}:${value}`)
    .join(";")}}`;

const colours = (scheme: "dark" | "light", tokens: Partial<Tokens> = {}): [string, string][] => {
  const needed = shapeOf("tokens").required ?? [];
  // What is left out follows from those that must be there.
  const isWhole = needed.every((role) => Object.hasOwn(tokens, role));
  const all = Object.entries(isWhole ? fillTokens(tokens as Tokens) : tokens);
  return [["color-scheme", scheme], ...all.map(([role, colour]): [string, string] => [`--c-${role}`, colour])];
};

/** A theme of which nothing must be there. */
const anyTheme = {
  ...shapeOf("theme"),
  required: [],
  properties: {
    ...shapeOf("theme").properties,
    dark: { ...shapeOf("tokens"), required: [] },
    light: { ...shapeOf("tokens"), required: [] },
  },
};

/** What can be used of whatever is given for a theme: a stylesheet must not depend on who checked before. */
function usable(theme: unknown): Partial<Theme> {
  const mended = mendShape(anyTheme, theme, { tell: () => undefined });
  return isRecord(mended) ? mended : {};
}

/** The faces the site serves itself; the last one stands in while the first is on its way. */
const ownFaces =
  "'Noto Sans Variable', 'Noto Sans Khmer Variable', 'Noto Sans Arabic Variable', 'Noto Sans Brahmic Variable', 'Noto Sans Stand-in', system-ui, sans-serif";

const shadows: Record<NonNullable<Theme["shadow"]>, number> = { none: 0, soft: 0.55, deep: 1 };

function measures(theme: Partial<Theme>): [string, string][] {
  const { radius = {}, font = {} } = theme;
  const size = font.size ?? 16;
  const scale = font.scale ?? 1.25;
  const rem = (pixels: number): string => `${Number((pixels / 16).toFixed(4))}rem`;
  const step = (power: number): string => rem(size * scale ** power);
  const body = font.body ?? ownFaces;
  return [
    ["--font-body", body],
    ["--font-heading", font.heading ?? body],
    ["--font-weight-heading", String(font.weight ?? 700)],
    ["--text-m", rem(size)],
    ["--text-l", step(0.6)],
    ["--text-xl", step(1.4)],
    ["--text-2xl", step(2.3)],
    ["--text-3xl", step(3.4)],
    ["--text-4xl", step(4.6)],
    ["--radius-s", `${radius.small ?? 8}px`],
    ["--radius-m", `${radius.medium ?? 12}px`],
    ["--radius-l", `${radius.large ?? 20}px`],
    ["--radius-pill", `${radius.pill ?? 999}px`],
    ["--shadow-strength", String(shadows[theme.shadow ?? "soft"])],
    ["--air", theme.density === "compact" ? "0.8" : "1"],
    ["--motion", `${theme.motionMs ?? 160}ms`],
  ];
}

/**
 * The stylesheet of a theme: custom properties for both themes and for what they share; it sets nothing else. `inside`
 * is a selector of elements that alone shall have them (a preview); without it the whole page has. Throws nothing,
 * whatever the theme is: a measure that is none has its default, a colour that is none is left out.
 */
export function themeCss(theme: Theme, inside?: string): string {
  const sound = usable(theme);
  return [
    block(inside ?? ":root", measures(sound)),
    block(inside ?? ":root,[data-theme='dark']", colours("dark", sound.dark)),
    block(`${inside ?? ""}[data-theme='light']`, colours("light", sound.light)),
    "",
  ].join("\n");
}
