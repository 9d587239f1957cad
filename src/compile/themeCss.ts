import type { Theme, Tokens } from "#contracts/config.ts";
import { fillTokens } from "./fillTokens.ts";

/** What a declaration may hold. The schema already says so; a stylesheet must not depend on who checked before. */
const safeValue = /^[#A-Za-z0-9 ,.'"()%/_-]+$/;

const block = (selector: string, declarations: [string, string][]): string =>
  `${selector}{${declarations
    .filter(([, value]) => safeValue.test(value))
    .map(([name, value]) => `${name}:${value}`)
    .join(";")}}`;

const colours = (scheme: "dark" | "light", tokens: Tokens): [string, string][] => [
  ["color-scheme", scheme],
  ...Object.entries(fillTokens(tokens)).map(([role, colour]): [string, string] => [`--c-${role}`, colour]),
];

/** The faces the site serves itself; the last one stands in while the first is on its way. */
const ownFaces =
  "'Noto Sans Variable', 'Noto Sans Khmer Variable', 'Noto Sans Arabic Variable', 'Noto Sans Stand-in', system-ui, sans-serif";

const shadows: Record<NonNullable<Theme["shadow"]>, number> = { none: 0, soft: 0.55, deep: 1 };

function measures(theme: Theme): [string, string][] {
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
 * is a selector of elements that alone shall have them (a preview); without it the whole page has. Throws nothing.
 */
export function themeCss(theme: Theme, inside?: string): string {
  return [
    block(inside ?? ":root", measures(theme)),
    block(inside ?? ":root,[data-theme='dark']", colours("dark", theme.dark)),
    block(`${inside ?? ""}[data-theme='light']`, colours("light", theme.light)),
    "",
  ].join("\n");
}
