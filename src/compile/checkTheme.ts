import type { Theme, Tokens } from "#contracts/config.ts";
import type { Problem } from "#contracts/entities.ts";
import { contrastRatio } from "./contrastRatio.ts";
import { fillTokens, type FullTokens } from "./fillTokens.ts";

type Role = keyof FullTokens;

const surfaces: readonly Role[] = ["surface-0", "surface-1", "surface-2", "surface-3"];

/** Roles that are read as text on any surface: WCAG 2.2 AA, 1.4.3. */
const words: readonly Role[] = ["text", "muted", "accent-text", "positive", "negative", "warning", "info"];
/** Roles that must be seen as shapes on any surface but the pressed one: WCAG 2.2 AA, 1.4.11. */
const shapes: readonly Role[] = ["focus", "border-strong"];
/** Text on a colour that is its own background. */
const pairs: readonly (readonly [Role, Role])[] = [
  ["on-accent", "accent"],
  ["on-accent", "accent-strong"],
  ["text", "accent-soft"],
  ["on-secondary", "secondary"],
  ["on-positive", "positive"],
  ["on-negative", "negative"],
  ["on-warning", "warning"],
  ["on-hero", "hero-from"],
];

/** The pairs of colours that stand on each other, with the least contrast of each: 4.5 for words, 3 for shapes. */
export const colourPairs: readonly { role: Role; on: Role; least: number }[] = [
  ...words.flatMap((role) => surfaces.map((on) => ({ role, on, least: 4.5 }))),
  ...shapes.flatMap((role) => surfaces.slice(0, 3).map((on) => ({ role, on, least: 3 }))),
  ...pairs.map(([role, on]) => ({ role, on, least: 4.5 })),
];

/** The pairs of a theme that are too near each other (WCAG 2.2 AA), in both themes. Colours must be well-formed. */
export function checkTheme(theme: Theme): Problem[] {
  return (["dark", "light"] as const).flatMap((side) => checkSide(side, theme[side]));
}

function checkSide(side: string, tokens: Tokens): Problem[] {
  const full = fillTokens(tokens);
  return colourPairs.flatMap(({ role, on, least }) => {
    const ratio = contrastRatio(opaque(full[role]), opaque(full[on]));
    if (ratio >= least) return [];
    // The blame goes to a colour that somebody wrote: one that was filled in follows from the others.
    const blamed = Object.hasOwn(tokens, role) ? role : on;
    const reason = `${role} on ${on} has a contrast of ${(Math.floor(ratio * 100) / 100).toFixed(2)}; it must be ${least} or more`;
    return [{ document: "theme", pointer: `/${side}/${blamed}`, reason }];
  });
}

function opaque(colour: string): string {
  return colour.slice(0, 7);
}
