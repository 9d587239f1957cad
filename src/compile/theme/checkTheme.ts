import type { Diagnostic } from "#contracts/api.ts";
import type { Theme, Tokens } from "#contracts/config.ts";
import { contrastRatio } from "./contrastRatio.ts";
import { fillTokens, type FullTokens } from "./fillTokens.ts";
import { layColour, toAlpha } from "./mixColours.ts";

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
  ["on-hero", "hero-to"],
];

/** The pairs of colours that stand on each other, with the least contrast of each: 4.5 for words, 3 for shapes. */
export const colourPairs: readonly { role: Role; on: Role; least: number }[] = [
  ...words.flatMap((role) => surfaces.map((on) => ({ role, on, least: 4.5 }))),
  ...shapes.flatMap((role) => surfaces.slice(0, 3).map((on) => ({ role, on, least: 3 }))),
  ...pairs.map(([role, on]) => ({ role, on, least: 4.5 })),
];

/** The pairs of a theme that are too near each other (WCAG 2.2 AA), in both themes. Colours must be well-formed. */
export function checkTheme(theme: Theme): Diagnostic[] {
  return (["dark", "light"] as const).flatMap((side) => checkSide(side, theme[side]));
}

/** A pair of colours that stand on each other, with how far they are apart where they are nearest. */
export interface MeasuredPair {
  role: Role;
  on: Role;
  ratio: number;
  least: number;
}

/** How far the pairs of one side of a theme stand apart (WCAG 2.2). Colours must be well-formed. */
export function measurePairs(tokens: Tokens): MeasuredPair[] {
  const full = fillTokens(tokens);
  return colourPairs.map(({ role, on, least }) => {
    // Nobody knows over what a transparent colour lies, so it must be read over everything that it can lie over.
    const ratio = Math.min(
      ...seenColours(on, full).map((behind) => contrastRatio(layColour(full[role], behind), behind)),
    );
    return { role, on, ratio, least };
  });
}

function checkSide(side: string, tokens: Tokens): Diagnostic[] {
  const full = fillTokens(tokens);
  return measurePairs(tokens).flatMap(({ role, on, ratio, least }) => {
    if (ratio >= least) return [];
    // The blame goes to a colour that somebody wrote: one that was filled in follows from the others.
    const blamed = Object.hasOwn(tokens, role) ? role : on;
    const transparent = [role, on].filter((one) => toAlpha(full[one]) < 1);
    const seen = transparent.length === 0 ? "" : `, seen through ${transparent.join(" and ")}`;
    const reason = `${role} on ${on} has a contrast of ${(Math.floor(ratio * 100) / 100).toFixed(2)}${seen}; it must be ${least} or more`;
    return [{ document: "theme", pointer: `/${side}/${blamed}`, reason }];
  });
}

/** The opaque colours that a background may be seen as: itself, or what shows through it. */
function seenColours(role: Role, full: FullTokens): string[] {
  if (toAlpha(full[role]) === 1) return [full[role].slice(0, 7)];
  const behind = role === "surface-0" ? ["#000000", "#ffffff"] : backgroundsOf(role, full);
  return [...new Set(behind.map((colour) => layColour(full[role], colour)))];
}

/** What a background can lie over: the page, and for what is no surface itself any surface. */
function backgroundsOf(role: Role, full: FullTokens): string[] {
  const below: readonly Role[] = surfaces.includes(role) ? ["surface-0"] : surfaces;
  return below.flatMap((one) => seenColours(one, full));
}
